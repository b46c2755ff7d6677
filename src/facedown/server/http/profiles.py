"""Answers requests about profiles: making one, signing in and out, passkeys, ratings, and deleting it."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Response, delete, get, post

from facedown.server.common.rate_limits import Bucket
from facedown.server.http.answers import MOST_BODY, Asked, answer, client_group, problem, read, session_of, tables_of
from facedown.server.http.origins import same_origin
from facedown.server.http.rejected import Rejected
from facedown.server.messages.profiles import (
    ChangeProfile,
    NewProfile,
    Passkey,
    PasskeyAnswer,
    Profile,
    SignedIn,
    SignIn,
)
from facedown.server.people.profiles import Wrong
from facedown.server.people.ratings import bots_of
from facedown.server.store.profiles import ProfileRow
from facedown.words import said_of
from facedown.words.server import say as words

MOST_CREDENTIAL = 16_384


async def _me(request: Asked) -> ProfileRow:
    row = await tables_of(request).profiles.of(session_of(request))
    if row is None:
        raise Rejected(401, words("request.signed_out"))
    return row


def _wrong_codes(request: Asked) -> Bucket:
    """Finds the bucket of the address; an empty one lets nobody try."""
    bucket: Bucket = request.app.state.wrong_codes.of(client_group(request))
    if bucket.empty:
        raise Rejected(429, words("request.wrong_tries"))
    return bucket


def _place(request: Asked) -> tuple[str, str]:
    """Finds the (host name, origin) that a passkey belongs to: those of the page that asks, which must be ours."""
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    if not origin or not same_origin(origin, host, ()):
        raise Rejected(403, words("request.passkey_page"))
    return urlsplit(origin).hostname or "", origin


@post("/api/profiles", request_max_body_size=MOST_BODY)
async def make_profile(request: Asked) -> Response[bytes]:
    wanted: NewProfile = await read(request, NewProfile)
    if not request.app.state.new_profiles.take(client_group(request)):
        return problem(request, 429, words("request.many_profiles"))
    try:
        return answer(request, await tables_of(request).profiles.make(wanted.name), 201)
    except Wrong as wrong:
        return problem(request, 400, said_of(wrong))


@post("/api/profiles/sign-in", request_max_body_size=MOST_BODY)
async def sign_in(request: Asked) -> Response[bytes]:
    wanted: SignIn = await read(request, SignIn)
    bucket = _wrong_codes(request)
    try:
        return answer(request, await tables_of(request).profiles.sign_in(wanted.code))
    except Wrong as wrong:
        bucket.take()
        return problem(request, 403, said_of(wrong))


@post("/api/profiles/sign-out")
async def sign_out(request: Asked) -> Response[bytes]:
    await tables_of(request).profiles.sign_out(session_of(request))
    return answer(request, {})


@get("/api/profiles/me")
async def my_profile(request: Asked) -> Response[bytes]:
    return await _profile(request, await _me(request))


async def _profile(request: Asked, row: ProfileRow) -> Response[bytes]:
    tables = tables_of(request)
    ratings = await tables.ratings.of(row.id)
    keys = [Passkey(key.id, key.name, key.made) for key in await tables.passkeys.of(row.id)]
    bots = bots_of({f"{rating.game}:{rating.role}".removesuffix(":") for rating in ratings})
    return answer(request, Profile(row.name, row.shown, row.made, keys, ratings, bots, row.listed))


@post("/api/profiles/me", request_max_body_size=MOST_BODY)
async def change_profile(request: Asked) -> Response[bytes]:
    wanted: ChangeProfile = await read(request, ChangeProfile)
    try:
        await tables_of(request).profiles.change(await _me(request), wanted)
    except Wrong as wrong:
        return problem(request, 400, said_of(wrong))
    return await _profile(request, await _me(request))


@delete("/api/profiles/me", status_code=200)
async def delete_profile(request: Asked) -> Response[bytes]:
    await tables_of(request).profiles.delete(await _me(request))
    return answer(request, {})


@post("/api/profiles/me/code")
async def new_code(request: Asked) -> Response[bytes]:
    return answer(request, await tables_of(request).profiles.new_code(await _me(request), session_of(request)))


@get("/api/profiles/me/tables")
async def my_tables(request: Asked) -> Response[bytes]:
    return answer(request, await tables_of(request).profiles.tables((await _me(request)).id))


@post("/api/passkeys/new")
async def ask_passkey(request: Asked) -> Response[bytes]:
    host, _ = _place(request)
    try:
        return answer(request, await tables_of(request).passkeys.ask_new(await _me(request), host))
    except Wrong as wrong:
        return problem(request, 409, said_of(wrong))


@post("/api/passkeys", request_max_body_size=MOST_CREDENTIAL)
async def add_passkey(request: Asked) -> Response[bytes]:
    wanted: PasskeyAnswer = await read(request, PasskeyAnswer)
    me = await _me(request)
    try:
        await tables_of(request).passkeys.add(me, wanted, *_place(request))
    except Wrong as wrong:
        return problem(request, 400, said_of(wrong))
    return await _profile(request, me)


@delete("/api/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(request: Asked) -> Response[bytes]:
    me = await _me(request)
    try:
        await tables_of(request).passkeys.remove(me.id, str(request.path_params["passkey"])[:64])
    except Wrong as wrong:
        return problem(request, 404, said_of(wrong))
    return await _profile(request, me)


@post("/api/passkeys/sign-in/new")
async def ask_sign_in(request: Asked) -> Response[bytes]:
    host, _ = _place(request)
    return answer(request, await tables_of(request).passkeys.ask_who(host))


@post("/api/passkeys/sign-in", request_max_body_size=MOST_CREDENTIAL)
async def passkey_sign_in(request: Asked) -> Response[bytes]:
    wanted: PasskeyAnswer = await read(request, PasskeyAnswer)
    bucket = _wrong_codes(request)
    tables = tables_of(request)
    try:
        profile = await tables.passkeys.who(wanted, *_place(request))
    except Wrong as wrong:
        bucket.take()
        return problem(request, 403, said_of(wrong))
    session = await tables.profiles.open_session(profile)
    row = await tables.profiles.of(session)
    return answer(request, SignedIn(session, row.name if row else ""))


PROFILE_ROUTES: list[Any] = [
    make_profile,
    sign_in,
    sign_out,
    my_profile,
    change_profile,
    delete_profile,
    new_code,
    my_tables,
    ask_passkey,
    add_passkey,
    remove_passkey,
    ask_sign_in,
    passkey_sign_in,
]
