"""Writes and reads the words of a position of Nusubito: pawns, Coins, what a turn shows, what is remembered."""

from facedown.engine.bits import id_of, number_of
from facedown.engine.position_words import Codec, columns, number, pair, settings, word
from facedown.games.nusubito.rules.actions import N_SLOTS
from facedown.games.nusubito.rules.pieces import (
    CELL_NAMES,
    LETTERS,
    N_CELLS,
    N_COURT,
    RODS,
    TEMPLE,
    TEMPLE_NAMES,
    temple_names,
)
from facedown.games.nusubito.rules.state import (
    COIN,
    DART,
    LAND_LEAVING,
    MARK_ROW,
    MARK_TEMPLE,
    ROD,
    S_DOWN,
    S_ROD,
    S_SACRIFICE,
    slot_text,
)
from facedown.games.nusubito.rules.traces import (
    TAKEN_BY_DAY,
    TAKEN_BY_NIGHT,
    sacrifice_in,
    taken_by_day,
    taken_by_night,
)
from facedown.games.nusubito.text.notation import read, write
from facedown.games.nusubito.text.published import marker_text

ENDS = (  # in the order of the results, from 1 on
    "treasure_found", "treasure_missed", "thief_caught", "capture_missed", "thief_conceded", "thief_trapped",
    "resigned_by_thief", "resigned_by_mist", "drawn",
)  # fmt: skip
BASES = ("start", "last_coin", "no_coin")
PAWNS = {
    f"{letter}{'d' * down}{'*' * used}": (level, down, used)
    for level, letter in enumerate(LETTERS)
    for down in (0, 1)
    for used in (0, 1)
}
SLOTS = [slot_text(slot) for slot in range(1, N_SLOTS + 1)]
SPECIALS = {"dart": (DART, 0)}
SPECIALS |= {f"rod:{name}": (ROD + rod, 0) for rod, name in enumerate(RODS)}
SPECIALS |= {f"coin:{name}": (COIN, 1 + k) for k, name in enumerate(SLOTS)}
FALLEN = {CELL_NAMES[cell]: (cell, cell) for cell in range(N_CELLS)}
FALLEN |= {
    f"{CELL_NAMES[cell]}>{CELL_NAMES[to]}": (cell, to) for cell in range(N_COURT, N_CELLS) for to in range(N_COURT)
}
PUBLIC_STEPS = [*range(S_SACRIFICE, S_ROD + len(RODS)), *range(S_DOWN, S_DOWN + N_CELLS)]

TEMPLE_NAME = word(TEMPLE_NAMES, "a temple such as C3")
PLACE = word(TEMPLE_NAMES, "a temple such as C3", first=1)
RESULT = columns(word(ENDS, first=1), PLACE, PLACE)
PAWN = pair(word(CELL_NAMES, "a cell such as B2"), ":", word(PAWNS, "H, B or S, then d or * where it applies"))
COIN_FACE = pair(word(SLOTS, "a slot such as 1.1L", first=1), "=", TEMPLE_NAME, "Coins such as 1.1L=A3")
MARKER = word({marker_text(k): k for k in range(MARK_ROW, MARK_TEMPLE + 9)}, "row:3, col:E or temple:E3")
SPECIAL = word(SPECIALS, "dart, rod:3 or coin:1.1L")
FELL = word(FALLEN, "cells, and A1>B1 for a Seeker that was thrown")
STEP = word({str(step): step for step in PUBLIC_STEPS}, "the numbers of public steps")
LAST = Codec(lambda last: write(0, last - 1), lambda text: 1 + read(text)[1], "a move")
ACTION = LAST.kept(lambda number: 1 + id_of(number - 1), lambda last: 1 + number_of(last - 1))
STAGE = word(("leaving", "arriving", "close"), first=LAND_LEAVING)
STAGED = settings(
    {
        "at": TEMPLE_NAME,
        "points": number(0, 3),
        "leaps": number(0, 3),
        "stage": STAGE,
        "aim": PLACE,
        "sacrificed": PLACE,
    }
)


# What is remembered of a turn: places in the row of slots, and which ends go with which start.


def _write_trace(trace: tuple[int, list[int]]) -> str:
    trail, reach = trace
    found = ["sacrifice"] * sacrifice_in(trail)
    for key, taken in (("taken", taken_by_day(trail)), ("night", taken_by_night(trail))):
        if taken:
            found.append(f"{key}={'+'.join(str(k + 1) for k in range(9) if taken >> k & 1)}")
    found += [f"{TEMPLE_NAMES[start]}>{','.join(temple_names(ends))}" for start, ends in enumerate(reach) if ends]
    return " ".join(found)


def _read_trace(text: str) -> tuple[int, list[int]]:
    trail, reach = 0, [0] * 9
    for part in text.split():
        start, sign, ends = part.partition(">")
        key, _, places = part.partition("=")
        if part == "sacrifice":
            trail |= 1
        elif sign:
            reach[TEMPLE[start]] = sum(1 << temple for temple in {TEMPLE[end] for end in ends.split(",")})
        else:
            taken = sum(1 << place for place in {"123456789".index(number) for number in places.split("+")})
            trail |= taken << {"taken": TAKEN_BY_DAY, "night": TAKEN_BY_NIGHT}[key]
    return trail, reach


TRACE = Codec(_write_trace, _read_trace, "sacrifice, taken=1, night=1+2 and C3>A3,E3 where they apply")
