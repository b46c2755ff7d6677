"""Answers requests about the people somebody has played with."""

from litestar import Response, post

from facedown.server.commands.seating import NotAdmitted, chair_of, own_chair
from facedown.server.http.answers import (
    MOST_BODY,
    Asked,
    answer,
    bearer,
    client_group,
    problem,
    profile_of,
    read,
    tables_of,
)
from facedown.server.messages.friends import AskPeople, ChangePerson, InviteFriend
from facedown.server.messages.my_games import MOST_MINE
from facedown.server.people.friends import is_person
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.tables import Tables
from facedown.words.server import say as words


@post("/api/people", request_max_body_size=MOST_BODY)
async def people(request: Asked) -> Response[bytes]:
    """Lists those at the tables of the seats that the tokens open, and of the profile of who asks."""
    wanted: AskPeople = await read(request, AskPeople)
    tables: Tables = request.app.state.tables
    seats = await tables.my_games.seats_of(wanted.seats)
    if profile := await profile_of(request):
        mine = [(one.table, one.chair) for one in await tables.profiles.tables(profile) if one.chair >= 0]
        seats += [seat for seat in mine if seat not in seats][:MOST_MINE]
    return answer(request, await tables.friends.of(seats))


async def _met(request: Asked, table: str, other: int) -> tuple[Table, int] | None:
    """Finds the table where two people have met, and the chair there of who asks."""
    found = await tables_of(request).open(table)
    if found is None:
        return None
    chair = chair_of(found.row, bearer(request))
    if chair is None:
        chair = own_chair(found.row, await profile_of(request))
    if chair is None or chair < 0 or chair == other or not is_person(found.row, other):
        return None
    return found, chair


@post("/api/people/change", request_max_body_size=MOST_BODY)
async def change_person(request: Asked) -> Response[bytes]:
    wanted: ChangePerson = await read(request, ChangePerson)
    met = await _met(request, wanted.table, wanted.other)
    if met is None:
        return problem(request, 404, words("request.no_person"))
    tables, (table, chair) = tables_of(request), met
    if wanted.declined:
        to = await tables.friends.invited_to(table.id, wanted.other, chair)
        if to and (found := await tables.open(to)) is not None:
            await tables.admission.release(found, table.row.seats[chair])
    await tables.friends.change(table.id, chair, wanted)
    return answer(request, {})


@post("/api/people/invite", request_max_body_size=MOST_BODY)
async def invite_friend(request: Asked) -> Response[bytes]:
    """Keeps a chair of one's new table for somebody. The answer does not say whether they get a notification."""
    wanted: InviteFriend = await read(request, InviteFriend)
    if not request.app.state.new_tables.take(client_group(request)):
        return problem(request, 429, words("request.many"))
    tables = tables_of(request)
    met, to = await _met(request, wanted.table, wanted.other), await tables.open(wanted.to)
    if met is None or to is None:
        return problem(request, 404, words("request.no_person"))
    table, chair = met
    host = chair_of(to.row, wanted.token)
    if host is None:
        host = own_chair(to.row, await profile_of(request))
    try:
        await tables.admission.keep_for(to, host, wanted.chair, table.row.seats[wanted.other])
    except (NotAdmitted, Refusal) as refused:
        return problem(request, 409, refused.reason)
    await tables.friends.invite((table.id, chair), wanted.other, to.id)
    return answer(request, {}, 201)


FRIEND_ROUTES = [people, change_person, invite_friend]
