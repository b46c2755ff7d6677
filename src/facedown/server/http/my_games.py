"""Answers the request for a person's games."""

from litestar import Response, post

from facedown.server.http.answers import MOST_BODY, Asked, answer, profile_of, read
from facedown.server.messages.my_games import MOST_MINE, AskMine
from facedown.server.tables import Tables


@post("/api/mine", request_max_body_size=MOST_BODY)
async def my_games(request: Asked) -> Response[bytes]:
    """Answers what the seats know that the tokens open, and those of the profile of who asks.

    Nothing is said about other tables, not even whether they exist.
    """
    wanted: AskMine = await read(request, AskMine)
    tables: Tables = request.app.state.tables
    games = await tables.my_games.of_tokens(wanted.seats)
    if profile := await profile_of(request):
        known = {(game.table, game.chair) for game in games}
        seats = [(one.table, one.chair) for one in await tables.profiles.tables(profile) if one.chair >= 0]
        games += await tables.my_games.of_chairs([seat for seat in seats if seat not in known][:MOST_MINE])
    return answer(request, games)


MINE_ROUTES = [my_games]
