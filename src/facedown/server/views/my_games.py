"""Lists a person's games across tables, each from what that seat sees, without opening the table.

Only the state is folded, from the last snapshot on, and only for tables that have changed since they were last asked
about; fifty tables that rest cost one question to the database.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal, NamedTuple

from facedown.catalog import GAMES
from facedown.engine.game import seats_in
from facedown.engine.game_log import Entry, GameLog, Viewer, shares
from facedown.server.commands.seating import chair_of
from facedown.server.common.steady_clock import now
from facedown.server.messages.my_games import MyGame, MyPlayer, MySeat
from facedown.server.store import SeatRow, Store, TableRow
from facedown.server.store.my_games import Glance, Recent, glances, recent
from facedown.server.table.snapshots import saved_state
from facedown.server.table.table import Table

MOST_KEPT = 2_000  # seats of which it is remembered what they saw


_Key = tuple[str, int, int]  # table, seat of the rules, number that rises with every change of the table


class _Seen(NamedTuple):
    """Holds the part of a seat's view that the list shows."""

    acting: list[int]  # seats of the rules
    since: float  # when that last changed, in seconds since 1970; 0: not known
    returns: list[float]
    score: list[float]  # of each seat; none where the game has none, or was broken off


class MyGames:
    def __init__(self, store: Store, tables: dict[str, Table]) -> None:
        self._store = store
        self._tables = tables
        self._folding = asyncio.Semaphore(2)  # tables in play go on meanwhile
        self._seen: OrderedDict[_Key, _Seen] = OrderedDict()

    async def of_tokens(self, wanted: Sequence[MySeat]) -> list[MyGame]:
        """Tells of those seats that a token opens."""
        found = await self._glances([seat.table for seat in wanted])
        return await self._look(_opened(wanted, found), found)

    async def seats_of(self, wanted: Sequence[MySeat]) -> list[tuple[str, int]]:
        """Lists those seats that a token opens: table and chair."""
        return _opened(wanted, await self._glances([seat.table for seat in wanted]))

    async def of_chairs(self, seats: Sequence[tuple[str, int]]) -> list[MyGame]:
        """Tells of seats that are known to be a person's own, whatever that is known from."""
        return await self._look(seats, await self._glances([table for table, _ in seats]))

    async def _glances(self, tables: Sequence[str]) -> dict[str, Glance]:
        return await self._store.read(lambda connection: glances(connection, tables)) if tables else {}

    async def _look(self, seats: Sequence[tuple[str, int]], found: dict[str, Glance]) -> list[MyGame]:
        known = [(found[id], chair) for id, chair in seats if id in found and _is_open(found[id].table, chair)]
        keys = [_key(glance, chair) for glance, chair in known]
        missing = {
            key: glance.table
            for key, (glance, _) in zip(keys, known, strict=True)
            if key not in self._seen and glance.table.phase != "gathering"
        }
        if missing:
            async with self._folding:
                logs = await self._store.read(lambda connection: {key: recent(connection, key[0]) for key in missing})
                self._seen |= await asyncio.to_thread(
                    lambda: {key: _fold(row, logs[key], key[1]) for key, row in missing.items()}
                )
        told = [
            self._told(glance.table, chair, self._seen.get(key))
            for key, (glance, chair) in zip(keys, known, strict=True)
        ]
        while len(self._seen) > MOST_KEPT:
            self._seen.popitem(last=False)
        return told

    def _told(self, row: TableRow, chair: int, seen: _Seen | None) -> MyGame:
        game, teams = GAMES[row.game], _teams(row)
        players = [_player(chair, sitter) for chair, sitter in enumerate(row.seats)]
        score = seen.score if seen and row.phase == "over" else []
        acting = seen.acting if seen and row.phase == "running" else []
        shares = seen.returns if seen and row.phase == "over" else []
        won = [team for team, share in enumerate(shares) if share > 0]
        mates = [other for other, team in enumerate(teams) if team == teams[chair]]
        return MyGame(
            table=row.id,
            game=row.game,
            title=game.title,
            phase=row.phase,
            chair=chair,
            others=[one for one in players if one.seat != chair and one.name],
            my_turn=teams[chair] in acting and not row.seats[chair].stand_in,
            waits_for=[one for one in players if one.seat not in mates and teams[one.seat] in acting],
            since=max(0.0, now() - seen.since) if seen and seen.since else None,
            left=self._left(row.id, teams[chair]),
            won=[one for one in players if teams[one.seat] in won],
            i_won=teams[chair] in won,
            score=score[teams[chair]] if score else None,
            scores=[score[teams[one.seat]] for one in players if score and one.seat != chair and one.name],
            rematch=row.rematch,
        )

    def _left(self, table: str, seat: int) -> float | None:
        """Counts what is left of a clock; tables whose clock runs are in memory."""
        found = self._tables.get(table)
        left = found.clock_left(seat, seat) if found is not None and found.row.phase == "running" else None
        return left.left if left is not None and left.runs_in is not None else None


def _opened(wanted: Sequence[MySeat], found: dict[str, Glance]) -> list[tuple[str, int]]:
    seats = []
    for seat in wanted:
        if (glance := found.get(seat.table)) is not None:
            chairs = [chair_of(glance.table, token) for token in seat.tokens]
            seats += [(seat.table, chair) for chair in chairs if chair is not None and chair >= 0][:1]
    return seats


def _is_open(row: TableRow, chair: int) -> bool:
    """Is this neither a seat that its person has given up for good, nor a table of other rules?"""
    return not row.seats[chair].gone and row.game in GAMES and GAMES[row.game].rules_version == row.rules


def _player(chair: int, sitter: SeatRow) -> MyPlayer:
    kind: Literal["person", "bot"] = "bot" if sitter.kind == "bot" else "person"
    return MyPlayer(chair, kind, sitter.name, sitter.level, sitter.stand_in)


def _teams(row: TableRow) -> list[int]:
    """Finds the seat of the rules that each chair plays for."""
    return list(GAMES[row.game].options.of(**row.options).teams())


def _key(glance: Glance, chair: int) -> _Key:
    return glance.table.id, _teams(glance.table)[chair], glance.number


def _fold(row: TableRow, recent: Recent, seat: int) -> _Seen:
    """Finds the present state, and when this seat last saw something change: the same whatever it did not see."""
    game = GAMES[row.game]
    options = game.options.of(**row.options)
    start, first, since = 0, None, 0.0
    if recent.snapshot is not None:
        saved, since = saved_state(recent.snapshot.data, seat)
        start, first = recent.snapshot.length, game.rules.state.from_bytes(saved)
    log = GameLog(game, options, bytes.fromhex(row.seed), bool(row.deal), first)
    viewer = Viewer(game, log.state, seat)
    for line in recent.rows:
        if line.kind == "act":
            log.append(Entry(line.seat, line.action))
        else:  # a snapshot of more than is left is no longer in force
            log.rewind(line.kind, max(0, line.action - start))
        if viewer.notice(log.state) is not None:
            since = line.at
    returns = [0.0] * options.players
    if row.phase == "over":
        returns = log.returns() if row.forfeit < 0 or log.over else shares(options.players, row.forfeit)
    score = game.table.score(log.state) if game.table.score and log.over else None
    return _Seen(seats_in(game.rules.actors(viewer.seen)), since, returns, list(score or []))
