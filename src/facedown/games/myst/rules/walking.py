"""Plays the Exploration Phase (M-77 .. M-87): rounds, walks, jumps, Key Pieces laid on top and taken off."""

from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import around, reach
from facedown.games.myst.rules.pieces import KEY_CELLS, LANDMARK_AT, N_BOOKS, SPACES, TURNS
from facedown.games.myst.rules.placing import show_book
from facedown.games.myst.rules.state import (
    ACT,
    BARE,
    COVERED,
    FEWEST,
    JUMP,
    OVER,
    POST,
    PRE,
    SETTLED,
    SPIN,
    TIE,
    TIE_OTHER,
    TIE_RANDOM,
    TURNS_SPIN,
    YOUNGEST_FIRST,
    State,
    books_out,
    has_book,
    laid,
)


@rule
def end_race(s: State) -> None:
    """Ends the race: the board is full; a Book that is still pending is lost (M-50)."""
    s.pending[0] = 0
    s.pending[1] = 0
    if s.fixed_turns:
        s.turns = s.fixed_turns
        choose_leader(s)
    else:
        s.phase = TURNS_SPIN


@rule
def spin_turns(s: State, sector: int) -> None:
    """Takes the number of turns that was spun (M-77)."""
    s.turns_sector = sector
    s.turns = TURNS[sector]
    choose_leader(s)


@rule
def choose_leader(s: State) -> None:
    """Chooses who moves first in every round (M-78, M-O.20, M-O.21)."""
    if s.first_mover == YOUNGEST_FIRST:
        start_walk(s, s.young)
    elif laid(s, 0) != laid(s, 1):
        fewer = 0 if laid(s, 0) < laid(s, 1) else 1
        start_walk(s, fewer if s.first_mover == FEWEST else 1 - fewer)
    elif s.tie_mover == TIE_RANDOM:
        s.phase = TIE
    else:
        start_walk(s, 1 - s.young if s.tie_mover == TIE_OTHER else s.young)


@rule
def start_walk(s: State, leader: int) -> None:
    s.leader = leader
    for team in range(2):
        s.pawns[team] = KEY_CELLS[s.first_key[team] - 1]
    s.round = 1
    start_turn(s, leader)


@rule
def start_turn(s: State, team: int) -> None:
    s.who = team
    s.spin = 0
    s.steps = 0
    s.moved = 0
    s.jumped = 0
    s.phase = SPIN


@rule
def spin_spaces(s: State, sector: int) -> None:
    """Takes the number of steps that was spun (M-80)."""
    s.sector = sector
    s.spin = SPACES[sector]
    s.phase = PRE


@rule
def walks(s: State, team: int) -> int:
    """Finds the cells to walk to (M-81)."""
    return reach(s.pawns[team], s.spin, s.pawns[1 - team], s.through, s.diagonal)


@rule
def next_steps(s: State, team: int) -> int:
    """Finds the cells for the next step, where Key Pieces are reached by walking over them (M-112)."""
    left = s.spin - s.steps
    if left <= 0:
        return 0
    near = around(1 << s.pawns[team], s.diagonal) & ~(1 << s.pawns[team])
    return near if s.through and left > 1 else near & ~(1 << s.pawns[1 - team])


@rule
def may_book(s: State, team: int) -> bool:
    return has_book(s, team) and not (s.one_book and s.jumped)


@rule
def key_choice(s: State, team: int, landmark: int) -> int:
    """Says what a team may do on a Key cell (M-84): 1 lay its Key Piece on top, 2 take the other one off, 0 nothing."""
    if s.base[landmark] == 1 + team:
        return 2 if s.top[landmark] == COVERED else 0
    return 1 if s.top[landmark] == BARE else 0


@rule
def can_act(s: State, team: int) -> bool:
    """Is there a Key Piece to lay or to take off where the pawn stands (M-84)?"""
    at = s.pawns[team]
    landmark = LANDMARK_AT[at]
    if landmark < 0 or at == s.pawns[1 - team]:
        return False
    return key_choice(s, team, landmark) != 0


@rule
def walk(s: State, team: int, cell: int) -> None:
    """Moves a team's pawn to a cell (M-82)."""
    stayed = cell == s.pawns[team]
    s.pawns[team] = cell
    s.moved = 1
    arrive(s, team, not stayed or s.stay_reaches == 1)


@rule
def step(s: State, team: int, cell: int) -> None:
    s.pawns[team] = cell
    s.steps += 1
    arrive(s, team, True)


@rule
def stop(s: State, team: int) -> None:
    s.moved = 1
    arrive(s, team, s.steps == 0 and s.stay_reaches == 1)


@rule
def jump(s: State, team: int, cell: int) -> None:
    s.pawns[team] = cell
    arrive(s, team, True)


@rule
def arrive(s: State, team: int, reached: bool) -> None:
    if reached and can_act(s, team):
        s.phase = ACT
    else:
        go_on(s)


@rule
def act(s: State, team: int) -> None:
    """Lays the team's Key Piece on top, or takes the other one off (M-84)."""
    landmark = LANDMARK_AT[s.pawns[team]]
    s.top[landmark] = SETTLED if s.base[landmark] == 1 + team else COVERED
    go_on(s)


@rule
def go_on(s: State) -> None:
    """Goes on after an arrival: to the walk if it is still to come, or to the end of the turn (M-86)."""
    if not s.moved:
        s.phase = PRE
    elif books_out(s) < N_BOOKS:
        s.phase = POST
    else:
        end_turn(s)


@rule
def open_book(s: State, team: int) -> None:
    """Plays a Book in the walk: the pawn jumps next (M-83)."""
    show_book(s, team)
    s.jumped += 1
    s.phase = JUMP


@rule
def end_turn(s: State) -> None:
    """Ends a turn: the other team moves, a round begins, or the game is over (M-79, M-87)."""
    if s.who == s.leader:
        start_turn(s, 1 - s.leader)
    elif s.round < s.turns:
        s.round += 1
        start_turn(s, s.leader)
    else:
        s.phase = OVER
