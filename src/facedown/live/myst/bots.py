"""Moves one hand for each chair that a bot plays for in a live race, when its time has come."""

import random
import secrets
from collections.abc import Callable
from typing import Any

from facedown.bots.myst.racing import chooser
from facedown.games.myst.live.race import LiveRace, Verdict
from facedown.games.myst.live.racer import Act, Racer
from facedown.server.table.table import Table


class BotHands:
    def __init__(self, table: Table, race: LiveRace) -> None:
        self._table = table
        self._race = race
        self._racers = {chair: self._racer(chair) for chair, person in race.people.items() if person.bot}

    def _racer(self, chair: int) -> Racer:
        options: Any = self._table.options
        return Racer(
            chair,
            self._table.seat_of(chair),
            options.bot_race_skill,
            options.bot_pace,
            chooser(self._table.row.seats[chair].bot, options.bot_race_skill),
            random.Random(secrets.randbits(64)),
        )

    def change(self, chair: int) -> None:
        """Notes that a bot has come for somebody, or somebody has come back."""
        self._racers.pop(chair, None)
        if self._race.people[chair].bot:
            self._racers[chair] = self._racer(chair)

    def wakes_in(self, now: float) -> list[float]:
        """Counts the milliseconds until each of them acts."""
        clock = self._race.clock(now)
        return [due - clock for racer in self._racers.values() if (due := racer.due()) is not None]

    def act(self, now: float, does: Callable[[int, Act], None]) -> None:
        """Lets those act whose time has come; another server may lend them its hands."""
        if self._race.paused or not self._table.is_ours():
            return
        clock = self._race.clock(now)
        for racer in self._racers.values():
            due = racer.due()
            if due is not None and due <= clock:
                for act in racer.act(self._race, self._seen(racer.team), clock):
                    does(racer.person, act)

    def answered(self, verdict: Verdict, now: float) -> None:
        """Answers their claims, and all of them see what was laid."""
        clock, claim = self._race.clock(now), verdict.claim
        if (own := self._racers.get(claim.person)) is not None:
            own.answered(verdict, clock)
        if verdict.accepted and self._table.racing:
            for racer in self._racers.values():
                racer.placed(self._seen(racer.team), clock, claim.person if claim.handle else None)

    def _seen(self, team: int) -> Any:
        assert self._table.game_log is not None
        return self._table.game_log.seen(team)
