"""Why a move is not allowed, told from the seat's own sight (N-504)."""

from facedown.engine.bits import number_of
from facedown.games.nusubito.rules.actions import N_ACTIONS
from facedown.games.nusubito.rules.finish import leap_points, price, special_possible
from facedown.games.nusubito.rules.mist import in_pool, stream
from facedown.games.nusubito.rules.pieces import (
    BESIDE,
    CELL,
    IN_LINE,
    LEAP_OVER,
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

Reason = tuple[str, str]
NO_MOVE = ("there is no such move", "N-402")
NO_WAY_ON = ("after that the turn could not be completed", "N-412")
VERBS = {
    T_DAY: ("leap", "shoot", "dart", "rod", "coin", "sacrifice", "lay", "treasure"),
    T_NIGHT: ("dart", "rod", "coin", "unbolster", "end", "reveal"),
    M_DAY: ("move", "heal", "upgrade", "bolster", "capture", "end"),
    M_NIGHT: ("spawn", "raise", "end"),
}
CLAUSES = {T_DAY: "N-410", T_NIGHT: "N-425", M_DAY: "N-419", M_NIGHT: "N-428"}


def why_not(seen: State, seat: int, action: int) -> Reason:
    """Reason and clause."""
    if action < 0 or action & 63 == 63 or number_of(action) >= N_ACTIONS:
        return NO_MOVE
    verb, names = parts(action)
    if verb == "resign":
        return "giving up is not a move of a turn", "N-430"
    if seen.phase == T_DAY and (reason := _wrong_stage(seen)):
        return reason
    asked = VERBS[seen.phase]
    if verb not in asked:
        return f"now one of these is asked for: {', '.join(asked)}", CLAUSES[seen.phase]
    if seen.phase == T_DAY:
        return _thief_by_day(seen, verb, names)
    if seen.phase == T_NIGHT:
        return _thief_by_night(seen, verb)
    return _mist_by_day(seen, verb, names) if seen.phase == M_DAY else _mist_by_night(seen, verb, names)


def _wrong_stage(seen: State) -> Reason | None:
    if seen.stage in {LAND_LEAVING, LAND_ARRIVING}:
        return "first choose an empty link cell of this temple for the Seeker", "N-411"
    if seen.stage == CLOSE:
        return "the Coin is laid: end the turn, or claim the treasure", "N-413"
    if seen.stage == STUCK:
        return "you have no legal turn: claim the treasure here, or give in", "N-414"
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
            return "a sacrifice does not go with a special action", "N-405"
        if seen.sacrificed:
            return "one Coin is sacrificed already", "N-410"
        held = seen.hand >> TEMPLE[names[0]] & 1
        return NO_WAY_ON if held else ("that Coin is not in your hand", "N-410")
    if verb == "treasure":
        return "the treasure is claimed before the first leap, or after the Coin is laid", "N-410"
    return _lay(seen)


def _leap(seen: State, to: int) -> Reason:
    leaps = {LEAP_TO[LEAPS * seen.at + k]: LEAP_OVER[LEAPS * seen.at + k] for k in range(LEAPS)}
    if to not in leaps:
        return "that is not a neighbouring temple", "N-404"
    points = leap_points(seen.bolsters, seen.at, to)
    if points > 3:
        return "there is no leap between two bolstered temples", "N-404"
    most = 3 if seen.sacrificed else 1 if seen.special else 2
    if seen.points + points > most:
        return f"that leap takes {points}, and {most - seen.points} of your {most} points are left", "N-405"
    standing = seen.seekers & ~seen.down
    cells = (N_COURT + seen.at, leaps[to], N_COURT + to)
    darts = sum(price(seen.builders & ~seen.down, standing, cell) for cell in cells)
    if darts > seen.darts:
        return f"that leap costs {darts} Darts, and you have {seen.darts}", "N-406"
    return NO_WAY_ON


def _shoot(seen: State, temple: int) -> Reason:
    if not (seen.seekers & ~seen.down) >> (N_COURT + temple) & 1:
        return "no upright Seeker stands there", "N-410"
    if not IN_LINE[seen.at] >> temple & 1:
        return "that temple is not in your row or column, or it is your own", "N-410"
    return ("a shot takes two Darts", "N-410") if seen.darts < 2 else NO_WAY_ON


def _special(seen: State, verb: str, names: list[str]) -> Reason:
    if seen.special:
        return "a turn has one special action", "N-405"
    if seen.sacrificed:
        return "a special action does not go with a sacrifice", "N-405"
    if not special_possible(seen):
        return "a special action goes with one leap of one point, and no more", "N-405"
    if verb == "dart" and pool(seen) == 0:
        return "the pool is empty", "N-410"
    if verb == "rod" and not RODS_OF[seen.at] >> RODS.index(names[0]) & 1:
        return "that Rod is not of your row or column", "N-410"
    if verb == "coin" and names[0] not in map(slot_text, filter(None, seen.slot)):
        return "no Coin lies there", "N-410"
    return NO_WAY_ON


def _lay(seen: State) -> Reason:
    if not seen.leaps:
        return "first leap to another temple", "N-410"
    if seen.at == seen.start:
        return "a turn does not end where it began", "N-410"
    if not seen.hand >> seen.at & 1:
        return "the Coin of this temple cannot be played: it is not in your hand", "N-410"
    return "after a sacrifice all three points must be used here", "N-701"


def _thief_by_night(seen: State, verb: str) -> Reason:
    if verb == "end":
        return "after two points a row or a column is named", "N-425"
    reasons = {
        "dart": "the pool is empty",
        "rod": "that Rod is not of your row or column",
        "coin": "no Coin that you may take lies there",
        "unbolster": "there is no Bolster",
        "reveal": "a row or a column is named after two points only",
    }
    return reasons[verb], "N-425"


def _mist_by_day(seen: State, verb: str, names: list[str]) -> Reason:
    if verb == "capture":
        if seen.capture_costs and not seen.left and _is_up(seen, seen.seekers, CELL[names[0]]):
            return "no actions are left", "N-701"
        return "no upright Seeker stands there", "N-419"
    if not seen.left:
        return "no actions are left", "N-419"
    if verb == "upgrade":
        return _upgrade(seen, names)
    acting = CELL[names[0]]
    if not upright(seen) >> acting & 1:
        return f"no upright pawn stands on {names[0]}", "N-419"
    if seen.used >> acting & 1:
        return f"the pawn on {names[0]} has acted in this turn", "N-419"
    if verb == "heal":
        return _heal(seen, acting, CELL[names[1]])
    return _bolster(seen, acting, names) if verb == "bolster" else _move(seen, acting, CELL[names[1]])


def _is_up(seen: State, pawns: int, cell: int) -> bool:
    return bool((pawns & ~seen.down) >> cell & 1)


def _move(seen: State, cell: int, to: int) -> Reason:
    if (seen.healers | seen.builders | seen.seekers) >> to & 1:
        return "a pawn is there", "N-207"
    if to >= N_COURT and (seen.healers | seen.builders) >> cell & 1:
        return "only Seekers climb temples", "N-207"
    if to >= N_COURT and seen.bolsters >> (to - N_COURT) & 1:
        return "no Seeker enters a bolstered temple", "N-419"
    if seen.builders >> cell & 1:
        return "a Builder moves by a corner, inside the courtyard", "N-419"
    if seen.seekers >> cell & 1 and cell < N_COURT:
        return "a Seeker in the courtyard moves one step", "N-419"
    near = stream(seen, cell) | 1 << cell
    reached = any(NEAR[c] >> to & 1 for c in range(25) if near >> c & 1)
    if reached and seen.stream_end and seen.healers >> cell & 1:
        return "at this table a Healer leaves its stream where the stream ends", "N-831"
    return ("that cannot be" if reached else "that is not beside this pawn or its stream"), "N-420"


def _heal(seen: State, healer: int, target: int) -> Reason:
    if not seen.healers >> healer & 1:
        return "only a Healer is given up for healing", "N-419"
    if not seen.down >> target & 1:
        return "no pawn lies there", "N-419"
    return "no upright Healer is beside the one that lies", "N-419"


def _upgrade(seen: State, names: list[str]) -> Reason:
    cells = [CELL[name] for name in names[:3]]
    ready = upright(seen) & ~seen.used
    for level, pawns in enumerate((seen.healers, seen.builders)):
        if all((pawns & ready) >> cell & 1 for cell in cells):
            if not in_pool(seen, level + 1):
                return "no pawn of the next level is left", "N-419"
            if not level and not all(_touches(cells, cell, NEAR) for cell in cells):
                return "three Healers must hang together by edges", "N-419"
            return ("three Builders must hang together by corners" + " in a line" * seen.straight), "N-419"
    return "an upgrade takes three upright pawns of one level that have not acted", "N-419"


def _touches(cells: list[int], cell: int, near: tuple[int, ...]) -> bool:
    return any(near[cell] >> other & 1 for other in cells)


def _bolster(seen: State, builder: int, names: list[str]) -> Reason:
    if not seen.builders >> builder & 1:
        return "only a Builder bolsters", "N-419"
    temple = TEMPLE[names[1]]
    if not (TOUCHING if seen.bolster_any else BESIDE)[builder] >> temple & 1:
        return "that temple is not beside the Builder", "N-419"
    if seen.bolsters >> temple & 1 or (seen.healers | seen.builders | seen.seekers) >> (N_COURT + temple) & 1:
        return "a Bolster or a pawn is there", "N-207"
    if seen.bolsters.bit_count() < seen.bolster_count:
        return "a Bolster is in stock: none is moved", "N-819"
    return "no Bolster is in stock: say from which temple one is moved", "N-419"


def _mist_by_night(seen: State, verb: str, names: list[str]) -> Reason:
    cell = CELL[names[0]]
    if verb == "spawn" and cell >= N_COURT and not seen.spawn_high:
        return "a Healer appears in the courtyard", "N-841"
    if verb == "spawn" and cell >= N_COURT and seen.bolsters >> (cell - N_COURT) & 1:
        return "a Bolster is there", "N-207"
    if verb == "spawn":
        taken = (seen.healers | seen.builders | seen.seekers) >> cell & 1
        return ("a pawn is there" if taken else "no Healer is left"), "N-428"
    if not upright(seen) >> cell & 1:
        return "no upright pawn stands there", "N-428"
    if seen.seekers >> cell & 1:
        return "a Seeker is of the highest level", "N-428"
    if seen.builders >> cell & 1 and seen.left < 2:
        return "raising a Builder takes two points", "N-428"
    return "no pawn of the next level is left", "N-428"
