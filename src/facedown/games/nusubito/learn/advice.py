"""One line of reasons for a hint, told from the asking seat's own sight only."""

from facedown.games.nusubito.rules.finish import price
from facedown.games.nusubito.rules.pieces import (
    BESIDE,
    CELL,
    LEAP_OVER,
    LEAP_TO,
    LEAPS,
    N_COURT,
    NEAR,
    RODS,
    TEMPLE,
)
from facedown.games.nusubito.rules.state import MARK_TEMPLE, T_DAY, State, upright
from facedown.games.nusubito.text.notation import parts
from facedown.games.nusubito.text.published import colour, level_at


def advise(seen: State, seat: int, action: int) -> str:
    """Why a move may be good; nothing where there is nothing plain to say."""
    verb, names = parts(action)
    if seat == seen.thief:
        return _for_thief(seen, verb, names)
    return _for_mist(seen, verb, names)


def _for_thief(seen: State, verb: str, names: list[str]) -> str:
    if verb == "treasure":
        return _claim(seen)
    if verb == "leap":
        return _leap(seen, TEMPLE[names[0]])
    if verb == "rod":
        rod = RODS.index(names[0])
        known = [colour(seen, r, own=True) for r in (range(3) if rod < 3 else range(3, 6))]
        if "green" in known:
            return ""
        return (
            "it settles this axis for certain" if known.count("red") == 1 else "one look in three finds the green one"
        )
    if verb == "dart":
        return "two Darts keep every single pawn passable" if seen.darts < 2 else ""
    if verb == "coin":
        held = seen.hand.bit_count()
        return f"only {held} Coins are in your hand" if held <= 4 else ""
    if verb == "reveal" or (verb == "end" and seen.phase != T_DAY):
        return "nothing more is betrayed" if verb == "end" else ""
    if verb == "shoot":
        return "it stands in your way no longer, and cannot capture until it is healed"
    return ""


def _claim(seen: State) -> str:
    rods = [colour(seen, rod, own=True) for rod in (seen.at // 3, 3 + seen.at % 3)]
    if rods == ["green", "green"]:
        return "both Rods are green: it is here"
    if "red" in rods:
        return ""
    return "one Rod is green: one chance in two or three" if "green" in rods else ""


def _leap(seen: State, to: int) -> str:
    over = next(LEAP_OVER[LEAPS * seen.at + k] for k in range(LEAPS) if LEAP_TO[LEAPS * seen.at + k] == to)
    standing, up = seen.seekers & ~seen.down, upright(seen)
    darts = sum(price(seen.builders & ~seen.down, standing, cell) for cell in (N_COURT + seen.at, over, N_COURT + to))
    if not up >> over & 1 and not darts:
        return "it leaves no trace"
    if not darts:
        return "it is free, but the Healer that falls betrays the way"
    return ""


def _for_mist(seen: State, verb: str, names: list[str]) -> str:
    if verb == "capture":
        shown = seen.marker - MARK_TEMPLE
        return "he was seen there" if shown >= 0 and TEMPLE[names[0]] == shown else ""
    if verb == "move":
        start, to = CELL[names[0]], CELL[names[1]]
        level = level_at(seen, start)
        if to >= N_COURT:
            return "a Seeker on a temple can capture, and bars it"
        if level == 0 and BESIDE[to]:
            return "a tripwire: if it falls, this way was used"
        if level == 1 and BESIDE[to]:
            return "it taxes this way by a Dart"
        return ""
    if verb == "heal":
        return "a Seeker is back at work" if seen.seekers >> CELL[names[1]] & 1 else ""
    if verb == "upgrade":
        cell = CELL[names[3]]
        return "the new pawn bars a way between two temples" if BESIDE[cell] else ""
    if verb == "bolster":
        return "leaving or entering it takes both points of a turn"
    if verb == "spawn":
        near = NEAR[CELL[names[0]]] & upright(seen)
        return "it joins a stream" if near else ""
    return ""
