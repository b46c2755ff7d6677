"""A person's own games, in one request."""

from litestar import Response, post

from facedown.server.api import MOST_BODY, Asked, answer, read
from facedown.server.hall import Hall
from facedown.server.mine_messages import AskMine


@post("/api/mine", request_max_body_size=MOST_BODY)
async def my_games(request: Asked) -> Response[bytes]:
    """What the seats know that the tokens open; nothing is said about other tables, not even whether they exist."""
    wanted: AskMine = await read(request, AskMine)
    hall: Hall = request.app.state.hall
    return answer(request, await hall.mine.of_tokens(wanted.seats))


MINE_ROUTES = [my_games]
