"""A person's own games, in one request."""

from litestar import Response, post

from facedown.server.api import MOST_BODY, Asked, answer, profile_of, read
from facedown.server.hall import Hall
from facedown.server.mine_messages import MOST_MINE, AskMine


@post("/api/mine", request_max_body_size=MOST_BODY)
async def my_games(request: Asked) -> Response[bytes]:
    """What the seats know that the tokens open, and those of the profile of who asks; nothing is said about other
    tables, not even whether they exist."""
    wanted: AskMine = await read(request, AskMine)
    hall: Hall = request.app.state.hall
    games = await hall.mine.of_tokens(wanted.seats)
    if profile := await profile_of(request):
        known = {(game.table, game.chair) for game in games}
        seats = [(one.table, one.chair) for one in await hall.profiles.tables(profile) if one.chair >= 0]
        games += await hall.mine.of_chairs([seat for seat in seats if seat not in known][:MOST_MINE])
    return answer(request, games)


MINE_ROUTES = [my_games]
