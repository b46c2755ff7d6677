"""Gives one line of reasons for a hint, from the asking seat's sight only."""

from facedown.games.nusubito.rules.finish import leap_price
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
from facedown.games.nusubito.text.words import say
from facedown.words import Message


def advise(seen: State, seat: int, action: int) -> Message | None:
    """Says why a move may be good; nothing where there is nothing plain to say."""
    verb, names = parts(action)
    if seat == seen.thief:
        return _for_thief(seen, verb, names)
    return _for_mist(seen, verb, names)


def _for_thief(seen: State, verb: str, names: list[str]) -> Message | None:
    if verb == "treasure":
        return _claim(seen)
    if verb == "leap":
        return _leap(seen, TEMPLE[names[0]])
    if verb == "rod":
        rod = RODS.index(names[0])
        known = [colour(seen, r, own=True) for r in (range(3) if rod < 3 else range(3, 6))]
        if "green" in known:
            return None
        return say("advice.rod.settles" if known.count("red") == 1 else "advice.rod")
    if verb == "dart":
        return say("advice.dart") if seen.darts < 2 else None
    if verb == "coin":
        held = seen.hand.bit_count()
        return say("advice.coin", count=held) if held <= 4 else None
    if verb == "reveal" or (verb == "end" and seen.phase != T_DAY):
        return say("advice.end") if verb == "end" else None
    if verb == "shoot":
        return say("advice.shoot")
    return None


def _claim(seen: State) -> Message | None:
    rods = [colour(seen, rod, own=True) for rod in (seen.at // 3, 3 + seen.at % 3)]
    if rods == ["green", "green"]:
        return say("advice.treasure.sure")
    if "red" in rods:
        return None
    return say("advice.treasure.half") if "green" in rods else None


def _leap(seen: State, to: int) -> Message | None:
    k = next(k for k in range(LEAPS) if LEAP_TO[LEAPS * seen.at + k] == to)
    darts = leap_price(seen.builders & ~seen.down, seen.seekers & ~seen.down, seen.at, k)
    if not upright(seen) >> LEAP_OVER[LEAPS * seen.at + k] & 1 and not darts:
        return say("advice.leap.silent")
    if not darts:
        return say("advice.leap.healer")
    return None


def _for_mist(seen: State, verb: str, names: list[str]) -> Message | None:
    if verb == "capture":
        shown = seen.marker - MARK_TEMPLE
        return say("advice.capture") if shown >= 0 and TEMPLE[names[0]] == shown else None
    if verb == "move":
        start, to = CELL[names[0]], CELL[names[1]]
        level = level_at(seen, start)
        if to >= N_COURT:
            return say("advice.climb")
        if level == 0 and BESIDE[to]:
            return say("advice.move.healer")
        if level == 1 and BESIDE[to]:
            return say("advice.move.builder")
        return None
    if verb == "heal":
        return say("advice.heal") if seen.seekers >> CELL[names[1]] & 1 else None
    if verb == "upgrade":
        cell = CELL[names[3]]
        return say("advice.upgrade") if BESIDE[cell] else None
    if verb == "bolster":
        return say("advice.bolster")
    if verb == "spawn":
        near = NEAR[CELL[names[0]]] & upright(seen)
        return say("advice.spawn") if near else None
    return None
