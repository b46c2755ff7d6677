"""Tables in the middle of a game: its moves and its dice are written down before anybody opens it."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from facedown.catalog import GAMES
from facedown.engine.dice import seed_from
from facedown.engine.game import CHANCE, Game, seats_in
from facedown.engine.play import Play
from facedown.server.common.tokens import digest, new_table_id, new_token
from facedown.server.store import LogRow, SeatRow
from tests.e2e.site import Site
from tests.server.written import write


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
    seats = [SeatRow("person", f"Thief {seat + 1}", key=digest(key)) for seat, key in enumerate(keys)]
    table = _write(site, game, chosen, rows, seats, seed_from(moves), "running")
    return [f"/t/{table}#s={key}" for key in keys]


def kept(site: Site, play: Play, names: Sequence[str] = ()) -> str:
    """The id of a table at which a whole game was played; a name such as `Regular 2` is a bot's."""
    called = names or [f"Player {k + 1}" for k in range(len(play.options.teams()))]
    levels = {name: name.split()[0].lower() for name in called if name.split()[0] in {"Random", "Novice", "Regular"}}
    seats = [
        SeatRow("bot" if name in levels else "person", name, levels.get(name, ""), key=digest(new_token()))
        for name in called
    ]
    rows = [LogRow(number, "act", entry.seat, entry.action, 1) for number, entry in enumerate(play.log)]
    return _write(site, play.game, play.options, rows, seats, play.dice.seed, "over")


def nearly_over(site: Site, play: Play) -> str:
    """A whole game but for its last decision: the path to the seat that makes it."""
    last = [k for k, entry in enumerate(play.log) if entry.seat != CHANCE][-1]
    keys = [new_token() for _ in play.options.teams()]
    seats = [SeatRow("person", f"Player {k + 1}", key=digest(key)) for k, key in enumerate(keys)]
    rows = [LogRow(number, "act", entry.seat, entry.action, 1) for number, entry in enumerate(play.log[:last])]
    table = _write(site, play.game, play.options, rows, seats, play.dice.seed, "running")
    return f"/t/{table}#s={keys[play.log[last].seat]}"


def _write(
    site: Site, game: Game, options: Any, rows: list[LogRow], seats: list[SeatRow], seed: bytes, phase: str
) -> str:
    table, watch = new_table_id(), new_token()
    written = write(site.database, game, options, rows, table=table, seats=seats, watch=watch, seed=seed, phase=phase)
    with ThreadPoolExecutor(1) as aside:  # Playwright runs a loop of its own in this thread
        aside.submit(lambda: asyncio.run(written)).result(120)
    return table
