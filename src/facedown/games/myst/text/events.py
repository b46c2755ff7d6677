"""Tells what a viewer saw happen between two of its redacted records, one action apart."""

from facedown.games.myst.rules.cells import reach
from facedown.games.myst.rules.pieces import CELL_NAMES, LANDMARK_AT, LANDMARKS, MOST_HANDS, cards_in
from facedown.games.myst.rules.scoring import total_points, winner
from facedown.games.myst.rules.state import (
    ACT,
    ALTERNATE,
    COVERED,
    DEAL,
    JUMP,
    KEY_PICK,
    KEY_SET,
    LIVE,
    OVER,
    POST,
    PRE,
    RACE,
    SPIN,
    TURNS_SPIN,
    YOUNGEST,
    State,
    open_cells,
)
from facedown.games.myst.text.happenings import (
    Acts,
    Covers,
    Dealt,
    Event,
    FirstTeam,
    GameEnds,
    Jumps,
    KeyPicked,
    KeySet,
    OutOfTime,
    RaceBook,
    Spins,
    TurnEnds,
    TurnsSpun,
    Waits,
    WalkBegins,
    WalkBook,
    Walks,
)


def events(before: State, after: State, seat: int) -> list[Event]:
    if before == after:
        return []
    if after.resigned:
        return [_end(after)]
    found = _opening(before, after, seat) if before.phase in {DEAL, YOUNGEST, KEY_PICK} else []
    found += _laid(before, after)
    if before.phase == RACE and not found:
        found += _race_words(before, after)
    if before.phase < KEY_PICK or before.phase >= PRE or after.phase >= PRE or after.phase == SPIN:
        found += _walk(before, after)
    return found


def _opening(before: State, after: State, seat: int) -> list[Event]:
    if before.phase == DEAL:
        return [Dealt(cards_in(after.hands[seat]) if seat >= 0 else [])] if after.phase != DEAL else []
    if before.phase == YOUNGEST:
        return [FirstTeam(after.young)]
    team = (3 & ~before.picked if after.phase != KEY_PICK else before.picked ^ after.picked).bit_length() - 1
    pick = after.pick[team] or (after.first_key[team] if team == after.young else 0)
    return [KeyPicked(team, LANDMARKS[pick - 1] if team == seat and pick else "")]


def _laid(before: State, after: State) -> list[Event]:
    """Finds a piece that was laid, or a Book that was played in the race."""
    for team in range(2):
        new = after.cells[team] & ~before.cells[team]
        if new:
            cell = new.bit_length() - 1
            if before.phase in {KEY_PICK, KEY_SET}:
                return [KeySet(team, LANDMARKS[LANDMARK_AT[cell]], CELL_NAMES[cell])]
            hand = after.layer - MOST_HANDS * team if after.layer else 0
            by_book = bool(before.pending[team])
            return [Covers(team, CELL_NAMES[cell], open_cells(after).bit_count(), by_book, hand)]
        if after.pending[team] and not before.pending[team]:
            return [RaceBook(team)]
    return []


def _race_words(before: State, after: State) -> list[Event]:
    if before.driver == LIVE and after.driver == ALTERNATE:
        return [OutOfTime(after.who)]
    for team in range(2):
        if after.waited[team] and not before.waited[team]:
            return [Waits(team)]
    return [Waits(before.who)] if before.driver == ALTERNATE and after.who != before.who else []


def _walk(before: State, after: State) -> list[Event]:
    found: list[Event] = []
    team = before.who
    if before.phase == TURNS_SPIN:
        found.append(TurnsSpun(after.turns, after.turns_sector))
    elif before.phase == SPIN:
        found.append(Spins(after.who, after.spin, after.sector))
    elif before.phase == ACT:
        landmark = LANDMARK_AT[before.pawns[team]]
        top = after.top[landmark]
        key_action = "leave" if top == before.top[landmark] else "lay" if top == COVERED else "remove"
        found.append(Acts(team, key_action, LANDMARKS[landmark]))
    elif before.phase in {PRE, POST} and after.played != before.played:
        found.append(WalkBook(team))
    elif before.phase in {PRE, JUMP}:
        found += _move(before, after, team)
    if after.round and not before.round:
        found.append(WalkBegins(after.leader, after.turns))
    ended = after.phase in {SPIN, OVER} and before.phase in {PRE, ACT, JUMP, POST}
    if ended:
        found.append(TurnEnds(team))
    if after.phase == OVER:
        found.append(_end(after))
    return found


def _move(before: State, after: State, team: int) -> list[Event]:
    start, to = before.pawns[team], after.pawns[team]
    if before.phase == JUMP:
        return [Jumps(team, CELL_NAMES[start], CELL_NAMES[to])]
    if before.pass_by and start == to:
        return [Walks(team, CELL_NAMES[start], CELL_NAMES[to], 0)] if not before.steps else []
    return [Walks(team, CELL_NAMES[start], CELL_NAMES[to], _steps(before, team, to))]


def _steps(before: State, team: int, to: int) -> int:
    """Counts the fewest steps of a walk."""
    other = before.pawns[1 - team]
    if to == other:
        return 1  # stepped onto, to be passed
    steps = 0
    while not reach(before.pawns[team], steps, other, before.through, before.diagonal) >> to & 1:
        steps += 1
    return steps


def _end(after: State) -> GameEnds:
    return GameEnds([total_points(after, team) for team in range(2)], winner(after), after.resigned - 1)
