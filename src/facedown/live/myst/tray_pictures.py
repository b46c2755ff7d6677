"""Draws the pictures of the trays of a live race, in a thread of their own while the countdown runs."""

import secrets
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from facedown.games.myst.live.race import LiveRace
from facedown.games.myst.live.sheet import TraySheet, draw, tiles_of
from facedown.games.myst.rules.pieces import TEAMS
from facedown.server.table.table import Table

NOISE_BITS = 128
# One race is drawn after the other: many that start together must not keep the server from its tables.
_drawers = ThreadPoolExecutor(1, "tray")


class RaceSheets:
    def __init__(self, table: Table, race: LiveRace) -> None:
        """Draws for teams with people; the pictures of both are ready at the same moment."""
        self._options: Any = table.options
        self._tiles = [tiles_of(tray.lying()) for tray in race.trays]
        people = {person.team for person in race.people.values() if not person.bot}
        drawn = _drawers.submit(self._draw, sorted(people))
        self._drawn = dict.fromkeys(people, drawn)

    def of(self, team: int) -> "Future[dict[int, TraySheet]]":
        """Gives the sheets of one team or of both, by team, once drawn. A team of bots may have become people."""
        if team not in self._drawn:
            self._drawn[team] = _drawers.submit(self._draw, [team])
        return self._drawn[team]

    def cancel(self) -> None:
        """Stops where nobody waits for them any more."""
        for drawn in self._drawn.values():
            drawn.cancel()

    def _draw(self, teams: list[int]) -> dict[int, TraySheet]:
        chosen = self._options
        return {
            team: draw(self._tiles[team], TEAMS[team], chosen.cut_seed, chosen.art_seed, secrets.randbits(NOISE_BITS))
            for team in teams
        }
