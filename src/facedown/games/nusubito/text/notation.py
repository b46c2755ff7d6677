"""Writes and reads the notation of Nusubito (N-402): action ids as text, and back."""

import re

from facedown.engine.bits import id_of, number_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
from facedown.games.nusubito.rules.actions import (
    A_BOLSTER,
    A_CAPTURE,
    A_CLIMB,
    A_COIN,
    A_CONCEDE,
    A_DART,
    A_END,
    A_GLIDE,
    A_HEAL,
    A_LAND,
    A_LAY,
    A_LEAP,
    A_MOVE,
    A_RAISE,
    A_RAISE_HIGH,
    A_RESIGN,
    A_REVEAL,
    A_ROD,
    A_SACRIFICE,
    A_SHOOT,
    A_SPAWN,
    A_SPAWN_HIGH,
    A_TREASURE,
    A_UNBOLSTER,
    A_UPGRADE,
    MOST_DAYS,
    O_HIDE,
    O_ROLE,
    PAIR_OF,
    PAIRS,
)
from facedown.games.nusubito.rules.pieces import CELL, CELL_NAMES, N_COURT, N_TEMPLES, RODS, TEMPLE, TEMPLE_NAMES, TRIOS
from facedown.games.nusubito.rules.state import slot_text
from facedown.games.nusubito.rules.words import say

FIRST = {
    "leap": A_LEAP, "shoot": A_SHOOT, "sacrifice": A_SACRIFICE, "land": A_LAND, "unbolster": A_UNBOLSTER, "rod": A_ROD,
    "dart": A_DART, "lay": A_LAY, "treasure": A_TREASURE, "concede": A_CONCEDE, "end": A_END, "coin": A_COIN,
    "capture": A_CAPTURE, "spawn": A_SPAWN, "raise": A_RAISE, "reveal": A_REVEAL, "move": A_MOVE, "climb": A_CLIMB,
    "glide": A_GLIDE, "heal": A_HEAL, "upgrade": A_UPGRADE, "bolster": A_BOLSTER, "resign": A_RESIGN,
}  # fmt: skip
HIGH = {"spawn": A_SPAWN_HIGH, "raise": A_RAISE_HIGH}  # the same on temples, behind all others
OF_TEMPLES = {"leap", "shoot", "sacrifice", "unbolster", "capture"}
OF_CELLS = {"land", "spawn", "raise"}
MOVES = {"move", "climb", "glide"}  # all written as `move:<from>-<to>`
AXES = ("row", "col")


def split(action: int) -> tuple[str, int]:
    """Splits an action id into its verb, and its number among the actions of that verb; of OF_CELLS a cell."""
    number = number_of(action)
    if number >= A_SPAWN_HIGH:
        verb = "spawn" if number < A_RAISE_HIGH else "raise"
        return verb, N_COURT + number - HIGH[verb]
    verb = max((v for v in FIRST if FIRST[v] <= number), key=FIRST.__getitem__)
    return verb, number - FIRST[verb]


def parts(action: int) -> tuple[str, list[str]]:
    """Splits an action id into its verb as written, and the names in it."""
    verb, rest = split(action)
    if verb in OF_TEMPLES:
        return verb, [TEMPLE_NAMES[rest]]
    if verb in OF_CELLS:
        return verb, [CELL_NAMES[rest]]
    if verb == "rod":
        return verb, [RODS[rest]]
    if verb == "coin":
        return verb, [slot_text(1 + rest)]
    if verb == "reveal":
        return verb, [AXES[rest]]
    if verb in MOVES:
        wide = N_COURT if verb == "move" else N_TEMPLES
        start = rest // wide + (N_COURT if verb == "glide" else 0)
        return "move", [CELL_NAMES[start], CELL_NAMES[rest % wide + (0 if verb == "move" else N_COURT)]]
    if verb == "heal":
        return verb, [CELL_NAMES[rest % N_COURT], CELL_NAMES[rest // N_COURT]]
    if verb == "upgrade":
        cells = [CELL_NAMES[cell] for cell in TRIOS[rest // 3]]
        return verb, [*cells, cells[rest % 3]]
    if verb == "bolster":
        cell, temple = PAIRS[rest // 10]
        source = [TEMPLE_NAMES[rest % 10 - 1]] if rest % 10 else []
        return verb, [CELL_NAMES[cell], TEMPLE_NAMES[temple], *source]
    return verb, []


def write(seat: int, action: int) -> str:
    if seat == CHANCE:
        return f"thief:{action - O_ROLE}" if action >= O_ROLE else f"hide:{TEMPLE_NAMES[action - O_HIDE]}"
    verb, names = parts(action)
    if verb == "move":
        return f"move:{names[0]}-{names[1]}"
    if verb == "heal":
        return f"heal:{names[0]}>{names[1]}"
    if verb == "upgrade":
        return f"upgrade:{'+'.join(names[:3])}@{names[3]}"
    if verb == "bolster":
        return f"bolster:{names[0]}>{names[1]}" + (f"<{names[2]}" if len(names) > 2 else "")
    return f"{verb}:{names[0]}" if names else verb


def read(text: str) -> tuple[bool, int]:
    verb, _, rest = text.strip().partition(":")
    try:
        if verb == "thief":
            return True, O_ROLE + ("0", "1").index(rest)
        if verb == "hide":
            return True, O_HIDE + TEMPLE[rest]
        return False, id_of(_number(verb, rest))
    except (ValueError, IndexError, KeyError):
        raise UnreadableMove(say("typed.no_move", text=text)) from None


def _number(verb: str, rest: str) -> int:
    first = FIRST[verb]
    if verb in OF_TEMPLES:
        return first + TEMPLE[rest]
    if verb in HIGH and rest in TEMPLE:
        return HIGH[verb] + TEMPLE[rest]
    if verb in OF_CELLS:
        return first + _court(rest)
    if verb == "rod":
        return first + RODS.index(rest)
    if verb == "coin":
        return first + _slot(rest)
    if verb == "reveal":
        return first + AXES.index(rest)
    if verb == "move":
        start, _, to = rest.partition("-")
        return _move(CELL[start], CELL[to])
    if verb == "heal":
        healer, _, target = rest.partition(">")
        return first + N_COURT * CELL[target] + _court(healer)
    if verb == "upgrade":
        cells, _, chosen = rest.partition("@")
        trio = tuple(CELL[name] for name in cells.split("+"))
        return first + 3 * TRIOS.index(trio) + trio.index(CELL[chosen])
    if verb == "bolster":
        cell, _, target = rest.partition(">")
        temple, sign, source = target.partition("<")
        pair = PAIR_OF[N_TEMPLES * _court(cell) + TEMPLE[temple]]
        if pair < 0:
            raise ValueError
        return first + 10 * pair + (1 + TEMPLE[source] if sign else 0)
    return first + ("",).index(rest)


def _court(name: str) -> int:
    cell = CELL[name]
    if cell >= N_COURT:
        raise ValueError
    return cell


def _slot(text: str) -> int:
    found = re.fullmatch(r"([1-9]\d?)\.([123])([SL])", text)
    if not found or int(found[1]) > MOST_DAYS:
        raise ValueError
    return 6 * (int(found[1]) - 1) + 2 * (int(found[2]) - 1) + "SL".index(found[3])


def _move(start: int, to: int) -> int:
    if start < N_COURT and to < N_COURT:
        return A_MOVE + N_COURT * start + to
    if start < N_COURT:
        return A_CLIMB + N_TEMPLES * start + to - N_COURT
    if to < N_COURT:
        raise ValueError
    return A_GLIDE + N_TEMPLES * (start - N_COURT) + to - N_COURT
