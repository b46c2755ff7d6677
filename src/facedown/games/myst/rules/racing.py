"""Drives the race in three ways over one placement rule: live, simulated (M-72) and alternate (M-74, M-75).

For the rules a live race is a race of the two teams: the one whose placement comes first lays. The server decides
which it is, with trays and claims; see docs/decisions/0011-a-race-before-the-log.md.
"""

from facedown.engine.rule import rule
from facedown.games.myst.rules.pieces import MOST_HANDS
from facedown.games.myst.rules.placing import allowed_cells, is_asked_for_book, place, show_book
from facedown.games.myst.rules.search import MICROSECONDS, can_look, focused, sum_of_rates
from facedown.games.myst.rules.state import (
    ALTERNATE,
    ANY,
    CUT_OFF,
    INTENT,
    LAYING,
    LIVE,
    RACE,
    SIMULATED,
    State,
    laid,
    open_cells,
)
from facedown.games.myst.rules.walking import end_race

SECOND = 1_000_000


@rule
def start_race(s: State) -> None:
    s.who = s.young
    next_step(s)


@rule
def next_step(s: State) -> None:
    """Decides what comes after a placement."""
    if not open_cells(s):
        end_race(s)  # M-52
    elif s.driver == SIMULATED:
        start_step(s)
    else:
        s.phase = RACE
        if s.driver == ALTERNATE:
            skip_cut_off(s)


@rule
def skip_cut_off(s: State) -> None:
    """Passes over a team that has nothing to decide (M-75)."""
    if not allowed_cells(s, s.who) and not is_asked_for_book(s, s.who):
        s.who = 1 - s.who


@rule
def race_actors(s: State) -> int:
    """Finds the teams that can do something in a live race."""
    found = 0
    for team in range(2):
        if allowed_cells(s, team) or (is_asked_for_book(s, team) and not s.waited[team]):
            found |= 1 << team
    return found


@rule
def lay_piece(s: State, team: int, cell: int) -> None:
    """Lays a piece in a live or alternate race."""
    place(s, team, cell)
    if s.driver == ALTERNATE:
        s.who = 1 - team
    next_step(s)


@rule
def play_book(s: State, team: int) -> None:
    """Plays a Book in the race (M-49)."""
    show_book(s, team)
    s.pending[team] = 1
    if s.phase == CUT_OFF:
        ask_books(s, team + 1)


@rule
def wait(s: State, team: int) -> None:
    if s.phase == CUT_OFF:
        ask_books(s, team + 1)
    elif s.driver == LIVE:
        s.waited[team] = 1
    else:
        s.who = 1 - team
        skip_cut_off(s)


@rule
def out_of_time(s: State) -> None:
    """Goes on in turns with the rest of a live race (M-65)."""
    s.driver = ALTERNATE
    s.who = s.young
    if laid(s, 0) != laid(s, 1):
        s.who = 0 if laid(s, 0) < laid(s, 1) else 1
    skip_cut_off(s)


# --- The simulated race -----------------------------------------------------------------------------------------------


@rule
def start_step(s: State) -> None:
    for hand in range(2 * MOST_HANDS):
        s.intents[hand] = 0
    ask_books(s, 0)


@rule
def ask_books(s: State, first: int) -> None:
    """Asks for Books by step 1 of M-72, from a team on."""
    for team in range(first, 2):
        if is_asked_for_book(s, team):
            s.phase = CUT_OFF
            s.who = team
            return
    if not can_look(s, 0) and not can_look(s, 1):
        uncover_next(s)
    ask_intents(s, 0)


@rule
def ask_intents(s: State, first: int) -> None:
    """Asks for intents by step 2 of M-72, from a hand on; then chance says who was quickest."""
    for hand in range(first, 2 * MOST_HANDS):
        if intents_left(s, hand):
            s.phase = INTENT
            s.who = hand // MOST_HANDS
            s.asked = hand
            return
    s.asked = 0
    s.phase = LAYING


@rule
def intents_left(s: State, hand: int) -> int:
    """Finds cells that a hand may still look for: none that a hand before it looks for already."""
    team = hand // MOST_HANDS
    k = hand % MOST_HANDS
    if k >= s.hand_count[team]:
        return 0
    return can_look(s, team) & ~focused(s, team, k)


@rule
def choose_intent(s: State, intent: int) -> None:
    s.intents[s.asked] = intent
    ask_intents(s, s.asked + 1)


@rule
def focus_on(cell: int) -> int:
    """Gives the intent to find one cell's piece."""
    return ANY + 1 + cell


@rule
def found(s: State, hand: int, cell: int) -> None:
    """Lays the piece that a hand has found (steps 3 and 4 of M-72)."""
    s.time += MICROSECONDS // sum_of_rates(s)
    s.layer = 1 + hand
    uncover(s)
    place(s, hand // MOST_HANDS, cell)
    for other in range(2 * MOST_HANDS):
        s.intents[other] = 0
    next_step(s)


@rule
def uncover(s: State) -> None:
    """Opens trays when the other team's head start is over (M-O.15)."""
    for team in range(2):
        if s.time >= SECOND * s.head_start[1 - team]:
            s.closed &= ~(1 << team)


@rule
def uncover_next(s: State) -> None:
    """Moves time on to the nearest end of a head start, as nobody can lay."""
    wait_until = -1
    for team in range(2):
        if s.closed >> team & 1:
            end = SECOND * s.head_start[1 - team]
            if wait_until < 0 or end < wait_until:
                wait_until = end
    s.time = max(s.time, wait_until)
    uncover(s)
