"""Says how the games of a match ended."""

import msgspec

from facedown.games.shy_monsters.rules.endings import hero_won, master_of, returns
from facedown.games.shy_monsters.rules.pieces import CELLS, MONSTERS
from facedown.games.shy_monsters.rules.state import RESULTS, State

Place = tuple[int, int]


class Result(msgspec.Struct, frozen=True):
    """Says how a game of the match ended."""

    game: int
    master: int
    hero: int
    result: str  # hero_escaped, hero_killed, hero_trapped, resigned
    winner: int
    cleared: int
    killer: str
    grave: Place | None


def winners(seen: State) -> list[int]:
    out = [0.0, 0.0]
    returns(seen, out)
    return [seat for seat in range(2) if out[seat] == max(out)]


def result_of(seen: State, game: int) -> Result:
    dm = master_of(seen, game)
    killer = seen.killer[game]
    return Result(
        game=game + 1,
        master=dm,
        hero=1 - dm,
        result=RESULTS[seen.result[game]],
        winner=1 - dm if hero_won(seen, game) else dm,
        cleared=seen.cleared[game],
        killer=MONSTERS[killer - 1] if killer else "",
        grave=CELLS[seen.grave[game]] if killer else None,
    )
