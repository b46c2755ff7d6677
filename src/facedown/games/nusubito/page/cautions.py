"""Says what a page tells before a choice is made: why a button does not work, what deserves a question."""

import msgspec

from facedown.games.nusubito.rules.finish import special_possible
from facedown.games.nusubito.rules.mist import in_pool, stream
from facedown.games.nusubito.rules.pieces import COURT, DIAGONAL_COURT, N_CELLS, N_COURT, names
from facedown.games.nusubito.rules.state import T_DAY, WALK, State, coins_on_table, pool, upright
from facedown.games.nusubito.text.refusals import VERBS

SPECIAL = ("dart", "rod", "coin")


class Cautions(msgspec.Struct, frozen=True):
    why: dict[str, str]  # for verbs that are not among the choices: a code of what keeps them back, or the verb itself
    dead_ends: list[str]  # upright Healers where a Builder could never move (N-1019)
    carriers: list[str]  # pawns of streams that carry a Seeker on a temple (N-1020),
    unreplaced: list[str]  # and Seekers behind which no Healer would stay


def cautions(seen: State) -> Cautions:
    up = upright(seen)
    on_temples = [cell for cell in range(N_COURT, N_CELLS) if (seen.seekers & up) >> cell & 1]
    carriers = 0
    for cell in on_temples:
        carriers |= stream(seen, cell)
    dead_ends = sum(1 << cell for cell in range(N_COURT) if not DIAGONAL_COURT[cell])
    return Cautions(
        why={verb: _why(seen, verb) for verb in VERBS.get(seen.phase, ())},
        dead_ends=names(seen.healers & up & dead_ends),
        carriers=names(carriers),
        unreplaced=[] if in_pool(seen, 0) else names(seen.seekers & up & COURT),
    )


def _why(seen: State, verb: str) -> str:
    if seen.phase == T_DAY and seen.stage == WALK and verb in {*SPECIAL, "sacrifice"}:
        if seen.special:
            return "special"
        if seen.sacrificed:
            return "sacrificed"
        if verb in SPECIAL and not special_possible(seen):
            return "leap"
    empty = {
        "dart": ("pool", pool(seen) == 0),
        "shoot": ("darts", seen.darts < 2),
        "coin": ("coins", coins_on_table(seen) == 0),
        "bolster": ("builder", seen.builders == 0),
    }
    code, is_empty = empty.get(verb, ("", False))
    return code if is_empty else verb
