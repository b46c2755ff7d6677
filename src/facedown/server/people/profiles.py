"""Keeps profiles of people who want one: no e-mail and no password, but a recovery code, passkeys and sessions."""

import logging

from sqlalchemy import Connection

from facedown.catalog import GAMES
from facedown.engine.game import SPECTATOR
from facedown.server.common.steady_clock import now
from facedown.server.common.tokens import digest, new_table_id, new_token
from facedown.server.messages.profiles import ChangeProfile, MyTable, SignedIn
from facedown.server.people.recovery_codes import Misread, new_code, read_code
from facedown.server.store import Store, TableRow, searches
from facedown.server.store import profiles as kept
from facedown.server.store import ratings as rated
from facedown.server.store.profiles import ProfileRow
from facedown.server.table.refusals import Refusal, tidy_name
from facedown.words import said_of
from facedown.words.server import say as words

log = logging.getLogger("facedown.profiles")

MOST_SESSIONS = 30  # of one profile: devices, browsers
MOST_TABLES = 200
A_DAY = 86_400.0


class Wrong(Exception):
    """Says that what was sent opens no profile, or cannot be done; and why."""


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, name: str) -> SignedIn:
        row = ProfileRow(new_table_id(), _tidy(name), True, now())
        code = new_code()
        await self._store.write(lambda connection: kept.insert_profile(connection, row, _code_hash(code)))
        log.info("profile made")
        return SignedIn(await self.open_session(row.id), row.name, code)

    async def sign_in(self, text: str) -> SignedIn:
        try:
            code = _code_hash(read_code(text))
        except Misread as slip:
            raise Wrong(said_of(slip)) from None
        row = await self._store.read(lambda connection: kept.by_code(connection, code))
        if row is None:
            raise Wrong(words("request.code_wrong"))
        return SignedIn(await self.open_session(row.id), row.name)

    async def open_session(self, profile: str) -> str:
        session, at = new_token(), now()
        key = _session_hash(session)
        await self._store.write(lambda connection: kept.insert_session(connection, key, profile, at, MOST_SESSIONS))
        return session

    async def of(self, session: str | None) -> ProfileRow | None:
        """Says whose session this is."""
        if not session:
            return None
        key, at = _session_hash(session), now()
        row = await self._store.read(lambda connection: kept.by_session(connection, key))
        if row and at - await self._store.read(lambda connection: kept.session_used(connection, key)) > A_DAY:
            await self._store.write(lambda connection: kept.use_session(connection, key, at))
        return row

    async def id_of(self, session: str | None) -> str:
        row = await self.of(session)
        return row.id if row else ""

    async def change(self, row: ProfileRow, wanted: ChangeProfile) -> None:
        name = row.name if wanted.name is None else _tidy(wanted.name)
        shown = row.shown if wanted.shown is None else wanted.shown
        listed = row.listed if wanted.listed is None else wanted.listed
        values = {"name": name, "shown": shown, "listed": listed}
        await self._store.write(lambda connection: kept.change(connection, row.id, **values))

    async def new_code(self, row: ProfileRow, session: str) -> SignedIn:
        """Makes a new code: the old one is worth nothing from now on, and all other devices are signed out."""
        code, key = new_code(), _session_hash(session)

        def work(connection: Connection) -> None:
            kept.change(connection, row.id, code=_code_hash(code))
            kept.end_other_sessions(connection, row.id, key)

        await self._store.write(work)
        return SignedIn(session, row.name, code)

    async def sign_out(self, session: str) -> None:
        key = _session_hash(session)
        await self._store.write(lambda connection: kept.end_session(connection, key))

    async def delete(self, row: ProfileRow) -> None:
        def work(connection: Connection) -> None:
            rated.forget(connection, row.id)
            searches.forget_person(connection, row.id)
            kept.delete(connection, row.id)

        await self._store.write(work)
        log.info("profile deleted")

    async def tables(self, profile: str) -> list[MyTable]:
        """Lists all seats of a person, the newest first."""
        found = await self._store.read(lambda connection: kept.tables_of(connection, profile, MOST_TABLES))
        return [_my_table(row, at, profile) for row, at in found if row.game in GAMES and not _is_gone(row, profile)]


def chair_of_profile(row: TableRow, profile: str) -> int | None:
    """Finds the chair that a person's profile sits on."""
    if not profile:
        return None
    return next((chair for chair, seat in enumerate(row.seats) if seat.profile == profile), None)


def _is_gone(row: TableRow, profile: str) -> bool:
    chair = chair_of_profile(row, profile)
    return chair is not None and row.seats[chair].gone


def _my_table(row: TableRow, at: float, profile: str) -> MyTable:
    chair = chair_of_profile(row, profile)
    chair = SPECTATOR if chair is None else chair
    game = GAMES[row.game]
    seat = game.options.of(**row.options).teams()[chair]
    others = [other.name for k, other in enumerate(row.seats) if k != chair and other.name]
    return MyTable(row.id, row.game, game.title, row.phase, chair, seat, others, at)


def _tidy(name: str) -> str:
    try:
        return tidy_name(name)
    except Refusal as refusal:
        raise Wrong(refusal.reason) from None


def _code_hash(code: str) -> str:
    return digest("code " + code.replace("-", ""))


def _session_hash(session: str) -> str:
    return digest("session " + session)
