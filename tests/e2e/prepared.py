"""Tables in the middle of a game: its moves and its dice are written down before anybody opens it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from facedown.catalog import GAMES
from facedown.engine.dice import commitment, seed_from
from facedown.engine.game import CHANCE, seats_in
from facedown.engine.play import Play
from facedown.server.common.settings import Settings
from facedown.server.common.tokens import digest, new_table_id, new_token
from facedown.server.store import Change, LogRow, SeatRow, TableRow
from facedown.server.store.sql import SqlStore
from tests.e2e.site import Site


def prepared(site: Site, game_name: str, moves: str, **options: Any) -> list[str]:
    """Paths to the seats of a table of people at which these moves were made; those of chance are among them."""
    game = GAMES[game_name]
    chosen = game.options.of(**options)
    state, rows = game.rules.setup(chosen), list[LogRow]()
    for number, text in enumerate(moves.split()):
        is_chance, action = game.text.moves.read(text)
        seat = CHANCE if is_chance else seats_in(game.rules.actors(state))[0]
        rows.append(LogRow(number, "act", seat, action, 1))
        game.rules.apply(state, seat, action)
    keys = [new_token() for _ in range(chosen.players)]
    seed = seed_from(moves)
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        rules=game.rules_version,
        options=msgspec.to_builtins(chosen),
        seed=seed.hex(),
        commitment=commitment(seed),
        listed=False,
        watch=digest(new_token()),
        seats=[SeatRow("person", f"Thief {seat + 1}", key=digest(key)) for seat, key in enumerate(keys)],
    )

    _write(site, row, Change(table=msgspec.structs.replace(row, phase="running", rev=1), rows=rows))
    return [f"/t/{row.id}#s={key}" for key in keys]


def kept(site: Site, play: Play) -> str:
    """The id of a table at which a whole game was played."""
    options = play.options
    row = TableRow(
        id=new_table_id(),
        game=play.game.name,
        rules=play.game.rules_version,
        options=msgspec.to_builtins(options),
        seed=play.dice.seed.hex(),
        commitment=play.commitment,
        listed=False,
        watch=digest(new_token()),
        seats=[SeatRow("person", f"Player {k + 1}", key=digest(new_token())) for k in range(len(options.teams()))],
    )
    rows = [LogRow(number, "act", entry.seat, entry.action, 1) for number, entry in enumerate(play.log)]
    _write(site, row, Change(table=msgspec.structs.replace(row, phase="over", rev=1), rows=rows))
    return row.id


def _write(site: Site, row: TableRow, change: Change) -> None:
    async def write() -> None:
        store = await SqlStore.open(Settings(database=site.database).database_url)
        await store.create(row)
        await store.commit(row.id, change)
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright runs a loop of its own in this thread
        aside.submit(lambda: asyncio.run(write())).result(120)
