"""Lists the best players of a game: people with profiles who want to be named, and bots to compare.

Nobody is in the list unless they ask for it. What it tells of a person is the profile's name and the rating; neither a
table nor anything that would open one.
"""

from functools import partial
from typing import Any

from litestar import Response, get

from facedown.catalog import GAMES, find_game
from facedown.server.http.answers import Asked, answer, problem, profile_of
from facedown.server.messages.profiles import BestPlayer, BestPlayers
from facedown.server.people.rating_pools import pools_of
from facedown.server.people.ratings import bots_of, give, shown
from facedown.server.store import Store
from facedown.server.store import ratings as kept
from facedown.words.server import say as words

MOST = 50  # of a pool
LEAST_GAMES = 5  # before that a rating says little


async def best_of(store: Store, game: str, profile: str = "") -> list[BestPlayers]:
    """Lists every pool of a game, strongest first; `profile` is who asks."""
    found = []
    for pool in pools_of(find_game(game)):
        rows = await store.read(partial(kept.strongest, pool=pool, least=LEAST_GAMES, most=MOST))
        people = [
            BestPlayer(name, shown(row.mu), give(row.sigma), row.games, row.won, row.profile == profile)
            for name, row in rows
        ]
        found.append(BestPlayers(game, pool.partition(":")[2], people, bots_of({pool})))
    return found


@get("/api/best/{game:str}")
async def best_players(request: Asked) -> Response[bytes]:
    game = str(request.path_params["game"])
    if game not in GAMES:
        return problem(request, 404, words("request.no_game", game=game[:30]))
    return answer(request, await best_of(request.app.state.tables.store, game, await profile_of(request)))


BEST_ROUTES: list[Any] = [best_players]
