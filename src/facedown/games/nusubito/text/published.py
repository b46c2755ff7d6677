"""Tells the two public events of the Thief: what a turn of his shows to everybody (N-418, N-426)."""

import msgspec

from facedown.engine.bits import id_of
from facedown.games.nusubito.rules.pieces import CELL_NAMES, N_CELLS, N_COURT, READING, RODS, TEMPLE_NAMES
from facedown.games.nusubito.rules.state import (
    COIN,
    DART,
    MARK_COLUMN,
    MARK_ROW,
    MARK_TEMPLE,
    ROD,
    S_COIN,
    S_DART,
    S_DOWN,
    S_ROD,
    S_SACRIFICE,
    T_DAY,
    State,
    coins_on_table,
    slot_now,
    slot_text,
)
from facedown.games.nusubito.text.notation import write


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class Fallen(msgspec.Struct, frozen=True):
    """Describes a pawn that was knocked down; `to` differs from `from` only for a Seeker that was thrown."""

    level: int
    start: str = msgspec.field(name="from")
    to: str


class ThiefDay(Event, frozen=True, tag="thief_day", omit_defaults=True):
    thief: int
    day: int
    round: int
    special: str | None  # dart, rod:X or coin:<slot>
    sacrifice: bool
    downed: list[Fallen]
    darts_spent: int
    darts: int
    dart_pool: int
    hand_count: int
    steps: list[str] | None = None  # in their order, with thief_publication "sequence"
    laid: bool = True  # a Location Coin; not if the treasure was claimed before (N-431)


class ThiefNight(Event, frozen=True, tag="thief_night"):
    thief: int
    day: int
    actions: list[str]  # sorted, with thief_publication "sequence" in their order
    ap: int
    reveal: str | None  # row:3, col:E or temple:E3
    darts: int
    dart_pool: int
    hand_count: int


def day_event(seen: State) -> ThiefDay:
    """Tells of a turn just published, or of the Thief's staged turn as it would be if it ended now."""
    staged = seen.phase == T_DAY
    sacrifice = bool(seen.sacrificed) if staged else slot_now(seen, 0) in seen.slot
    downed = fallen(seen)
    on_table = coins_on_table(seen)
    if staged:
        on_table += 1 + sacrifice - bool(seen.taken)
    return ThiefDay(
        thief=seen.thief,
        day=seen.day,
        round=seen.round,
        special=special_text(seen),
        sacrifice=sacrifice,
        downed=downed,
        darts_spent=sum(pawn.level for pawn in downed),  # N-206: the price is the level
        darts=seen.darts,
        dart_pool=seen.darts_total - seen.darts,
        hand_count=9 - on_table,
        steps=[step_text(seen, step, downed) for step in seen.steps[: seen.steps_count]] if seen.sequence else None,
        laid=staged or slot_now(seen, 1) in seen.slot,
    )


def night_event(seen: State) -> ThiefNight:
    actions = [write(seen.thief, id_of(action - 1)) for action in seen.night_actions if action]
    return ThiefNight(
        thief=seen.thief,
        day=seen.day,
        actions=actions if seen.sequence else sorted(actions),
        ap=len(actions),
        reveal=marker_text(seen.marker) or None,
        darts=seen.darts,
        dart_pool=seen.darts_total - seen.darts,
        hand_count=9 - coins_on_table(seen),
    )


def fallen(seen: State) -> list[Fallen]:
    """Lists all pawns struck in the turn, in the order of reading."""
    found = []
    for cell in sorted((c for c in range(N_CELLS) if seen.fell >> c & 1), key=READING.__getitem__):
        thrown = seen.thrown[cell - N_COURT] if cell >= N_COURT else 0
        to = thrown - 1 if thrown else cell
        found.append(Fallen(level_at(seen, to), CELL_NAMES[cell], CELL_NAMES[to]))
    return found


def level_at(seen: State, cell: int) -> int:
    """Finds the level of the pawn on a cell; -1 if there is none."""
    for level, pawns in enumerate((seen.healers, seen.builders, seen.seekers)):
        if pawns >> cell & 1:
            return level
    return -1


def special_text(seen: State) -> str | None:
    if seen.special == DART:
        return "dart"
    if seen.special == COIN:
        return f"coin:{slot_text(seen.taken)}"
    return f"rod:{RODS[seen.special - ROD]}" if seen.special else None


def step_text(seen: State, step: int, downed: list[Fallen]) -> str:
    if step >= S_DOWN:
        name = CELL_NAMES[step - S_DOWN]
        pawn = next(pawn for pawn in downed if pawn.start == name)
        return f"down:{pawn.level}:{pawn.start}:{pawn.to}"
    if step >= S_ROD:
        return f"rod:{RODS[step - S_ROD]}"
    return {S_SACRIFICE: "sacrifice", S_DART: "dart", S_COIN: f"coin:{slot_text(max(seen.taken, 1))}"}[step]


def colour(seen: State, rod: int, own: bool) -> str:
    """Says the colour of a Rod as the viewer knows it; `own`: he is the Thief, who has seen what he looked at."""
    green = seen.row if rod < 3 else seen.column
    if green:
        return "green" if green == 1 + rod % 3 else "red"
    return "red" if own and seen.looked >> rod & 1 else ""


def marker_text(marker: int) -> str:
    if marker >= MARK_TEMPLE:
        return f"temple:{TEMPLE_NAMES[marker - MARK_TEMPLE]}"
    if marker >= MARK_COLUMN:
        return f"col:{RODS[3 + marker - MARK_COLUMN]}"
    return f"row:{RODS[marker - MARK_ROW]}" if marker else ""
