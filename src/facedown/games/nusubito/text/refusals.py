"""Says why a move is not allowed, from the seat's own sight (N-504)."""

from facedown.engine.bits import number_of
from facedown.games.nusubito.rules.actions import N_ACTIONS
from facedown.games.nusubito.rules.finish import leap_points, leap_price, points_allowed, special_possible
from facedown.games.nusubito.rules.mist import RAISING, in_pool, stream
from facedown.games.nusubito.rules.pieces import (
    BESIDE,
    CELL,
    IN_LINE,
    LEAP_TO,
    LEAPS,
    N_COURT,
    NEAR,
    RODS,
    RODS_OF,
    TEMPLE,
    TOUCHING,
)
from facedown.games.nusubito.rules.state import (
    CLOSE,
    LAND_ARRIVING,
    LAND_LEAVING,
    M_DAY,
    M_NIGHT,
    STUCK,
    T_DAY,
    T_NIGHT,
    State,
    pool,
    slot_text,
    upright,
)
from facedown.games.nusubito.text.notation import parts
from facedown.games.nusubito.text.words import say
from facedown.words import Message
from facedown.words.message import Value

Reason = tuple[Message, str]
VERBS = {
    T_DAY: ("leap", "shoot", "dart", "rod", "coin", "sacrifice", "lay", "treasure"),
    T_NIGHT: ("dart", "rod", "coin", "unbolster", "end", "reveal"),
    M_DAY: ("move", "heal", "upgrade", "bolster", "capture", "end"),
    M_NIGHT: ("spawn", "raise", "end"),
}
CLAUSES = {T_DAY: "N-410", T_NIGHT: "N-425", M_DAY: "N-419", M_NIGHT: "N-428"}


def _no(code: str, clause: str, **values: Value) -> Reason:
    return say(f"refused.{code}", **values), clause


NO_MOVE = _no("no_move", "N-402")
NO_WAY_ON = _no("no_way_on", "N-412")


def why_not(seen: State, seat: int, action: int) -> Reason:
    """Gives reason and clause."""
    if action < 0 or action & 63 == 63 or number_of(action) >= N_ACTIONS:
        return NO_MOVE
    verb, names = parts(action)
    if verb == "resign":
        return _no("resign", "N-430")
    if seen.phase == T_DAY and (reason := _wrong_stage(seen)):
        return reason
    asked = VERBS[seen.phase]
    if verb not in asked:
        return _no("asked", CLAUSES[seen.phase], verbs=[say(f"verb.{one}") for one in asked])
    if seen.phase == T_DAY:
        return _thief_by_day(seen, verb, names)
    if seen.phase == T_NIGHT:
        return _thief_by_night(seen, verb)
    return _mist_by_day(seen, verb, names) if seen.phase == M_DAY else _mist_by_night(seen, verb, names)


def _wrong_stage(seen: State) -> Reason | None:
    if seen.stage in {LAND_LEAVING, LAND_ARRIVING}:
        return _no("stage.land", "N-411")
    if seen.stage == CLOSE:
        return _no("stage.close", "N-413")
    if seen.stage == STUCK:
        return _no("stage.stuck", "N-414")
    return None


def _thief_by_day(seen: State, verb: str, names: list[str]) -> Reason:
    if verb == "leap":
        return _leap(seen, TEMPLE[names[0]])
    if verb == "shoot":
        return _shoot(seen, TEMPLE[names[0]])
    if verb in {"dart", "rod", "coin"}:
        return _special(seen, verb, names)
    if verb == "sacrifice":
        if seen.special:
            return _no("sacrifice.special", "N-405")
        if seen.sacrificed:
            return _no("sacrifice.twice", "N-410")
        held = seen.hand >> TEMPLE[names[0]] & 1
        return NO_WAY_ON if held else _no("sacrifice.held", "N-410")
    if verb == "treasure":
        return _no("treasure", "N-410")
    return _lay(seen)


def _leap(seen: State, to: int) -> Reason:
    leaps = {LEAP_TO[LEAPS * seen.at + k]: k for k in range(LEAPS)}
    if to not in leaps:
        return _no("leap.far", "N-404")
    points = leap_points(seen.bolsters, seen.at, to)
    if points > 3:
        return _no("leap.bolsters", "N-404")
    most = points_allowed(seen)
    if seen.points + points > most:
        return _no("leap.points", "N-405", points=points, left=most - seen.points, most=most)
    darts = leap_price(seen.builders & ~seen.down, seen.seekers & ~seen.down, seen.at, leaps[to])
    if darts > seen.darts:
        return _no("leap.darts", "N-406", darts=darts, held=seen.darts)
    return NO_WAY_ON


def _shoot(seen: State, temple: int) -> Reason:
    if not (seen.seekers & ~seen.down) >> (N_COURT + temple) & 1:
        return _no("seeker", "N-410")
    if not IN_LINE[seen.at] >> temple & 1:
        return _no("shoot.line", "N-410")
    return _no("shoot.darts", "N-410") if seen.darts < 2 else NO_WAY_ON


def _special(seen: State, verb: str, names: list[str]) -> Reason:
    if seen.special:
        return _no("special.twice", "N-405")
    if seen.sacrificed:
        return _no("special.sacrifice", "N-405")
    if not special_possible(seen):
        return _no("special.leap", "N-405")
    if verb == "dart" and pool(seen) == 0:
        return _no("pool", "N-410")
    if verb == "rod" and not RODS_OF[seen.at] >> RODS.index(names[0]) & 1:
        return _no("rod", "N-410")
    if verb == "coin" and names[0] not in map(slot_text, filter(None, seen.slot)):
        return _no("coin", "N-410")
    return NO_WAY_ON


def _lay(seen: State) -> Reason:
    if not seen.leaps:
        return _no("lay.leap", "N-410")
    if seen.at == seen.start:
        return _no("lay.start", "N-410")
    if not seen.hand >> seen.at & 1:
        return _no("lay.held", "N-410")
    return _no("lay.points", "N-701")


def _thief_by_night(seen: State, verb: str) -> Reason:
    if verb == "end":
        return _no("night.end", "N-425")
    codes = {
        "dart": "pool",
        "rod": "rod",
        "coin": "night.coin",
        "unbolster": "night.unbolster",
        "reveal": "night.reveal",
    }
    return _no(codes[verb], "N-425")


def _mist_by_day(seen: State, verb: str, names: list[str]) -> Reason:
    if verb == "capture":
        if seen.capture_costs and not seen.left and _is_up(seen, seen.seekers, CELL[names[0]]):
            return _no("actions", "N-701")
        return _no("seeker", "N-419")
    if not seen.left:
        return _no("actions", "N-419")
    if verb == "upgrade":
        return _upgrade(seen, names)
    if not names:
        return _no("no_way_on", "N-419")
    acting = CELL[names[0]]
    if not upright(seen) >> acting & 1:
        return _no("lies", "N-419", cell=names[0])
    if seen.used >> acting & 1:
        return _no("used", "N-419", cell=names[0])
    if verb == "heal":
        return _heal(seen, acting, CELL[names[1]])
    return _bolster(seen, acting, names) if verb == "bolster" else _move(seen, acting, CELL[names[1]])


def _is_up(seen: State, pawns: int, cell: int) -> bool:
    return bool((pawns & ~seen.down) >> cell & 1)


def _move(seen: State, cell: int, to: int) -> Reason:
    if (seen.healers | seen.builders | seen.seekers) >> to & 1:
        return _no("pawn", "N-207")
    if to >= N_COURT and (seen.healers | seen.builders) >> cell & 1:
        return _no("move.climb", "N-207")
    if to >= N_COURT and seen.bolsters >> (to - N_COURT) & 1:
        return _no("move.bolster", "N-419")
    if seen.builders >> cell & 1:
        return _no("move.builder", "N-419")
    if seen.seekers >> cell & 1 and cell < N_COURT:
        return _no("move.seeker", "N-419")
    near = stream(seen, cell) | 1 << cell
    reached = any(NEAR[c] >> to & 1 for c in range(25) if near >> c & 1)
    if reached and seen.stream_end and seen.healers >> cell & 1:
        return _no("move.stream_end", "N-831")
    return _no("move.never" if reached else "move.far", "N-420")


def _heal(seen: State, healer: int, target: int) -> Reason:
    if not seen.healers >> healer & 1:
        return _no("heal.healer", "N-419")
    if not seen.down >> target & 1:
        return _no("heal.none", "N-419")
    return _no("heal.beside", "N-419")


def _upgrade(seen: State, names: list[str]) -> Reason:
    cells = [CELL[name] for name in names[:3]]
    ready = upright(seen) & ~seen.used
    for level, pawns in enumerate((seen.healers, seen.builders)):
        if all((pawns & ready) >> cell & 1 for cell in cells):
            if not in_pool(seen, level + 1):
                return _no("level", "N-419")
            if not level and not all(_touches(cells, cell, NEAR) for cell in cells):
                return _no("upgrade.healers", "N-419")
            return _no("upgrade.builders", "N-419", straight=int(seen.straight))
    return _no("upgrade", "N-419")


def _touches(cells: list[int], cell: int, near: tuple[int, ...]) -> bool:
    return any(near[cell] >> other & 1 for other in cells)


def _bolster(seen: State, builder: int, names: list[str]) -> Reason:
    if not seen.builders >> builder & 1:
        return _no("bolster.builder", "N-419")
    temple = TEMPLE[names[1]]
    if not (TOUCHING if seen.bolster_any else BESIDE)[builder] >> temple & 1:
        return _no("bolster.far", "N-419")
    if seen.bolsters >> temple & 1 or (seen.healers | seen.builders | seen.seekers) >> (N_COURT + temple) & 1:
        return _no("bolster.taken", "N-207")
    if seen.bolsters.bit_count() < seen.bolster_count:
        return _no("bolster.stock", "N-819")
    return _no("bolster.source", "N-419")


def _mist_by_night(seen: State, verb: str, names: list[str]) -> Reason:
    cell = CELL[names[0]]
    if verb == "spawn" and cell >= N_COURT and not seen.spawn_high:
        return _no("spawn.courtyard", "N-841")
    if verb == "spawn" and cell >= N_COURT and seen.bolsters >> (cell - N_COURT) & 1:
        return _no("spawn.bolster", "N-207")
    if verb == "spawn":
        taken = (seen.healers | seen.builders | seen.seekers) >> cell & 1
        return _no("pawn" if taken else "spawn.none", "N-428")
    if not upright(seen) >> cell & 1:
        return _no("raise.lies", "N-428")
    if seen.seekers >> cell & 1:
        return _no("raise.seeker", "N-428")
    if seen.builders >> cell & 1 and seen.left < RAISING[1]:
        return _no("raise.points", "N-428")
    return _no("level", "N-428")
