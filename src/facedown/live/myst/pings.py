"""Measures the lines of those who race (M-57): each socket is sent a number now and then, and sends it back."""

import secrets

from facedown.games.myst.live.race import LiveRace
from facedown.live.myst import messages as say
from facedown.server.table.table import Table


class Pings:
    def __init__(self, table: Table, race: LiveRace) -> None:
        self._table = table
        self._race = race
        self._sent: dict[int, tuple[int, float]] = {}  # socket -> number, when

    def send(self, now: float) -> None:
        """Sends one to every socket of those who race. A client that has not answered the one before has missed it."""
        cap = float(getattr(self._table.options, "lag_cap_ms", 0))
        here = [listener for listener in self._table.listeners if listener.chair >= 0]
        sockets = {id(listener) for listener in here}
        for person in self._race.people.values():
            person.line.keep(sockets)
        self._sent = {}
        for listener in here:
            rtt = self._race.rtt(listener.chair, id(listener))
            number = secrets.randbelow(1 << 30)
            self._sent[id(listener)] = (number, now)
            listener.tell(say.RacePing(number, rtt, min(rtt / 2, cap)))

    def ponged(self, chair: int, socket: int, number: int, now: float) -> None:
        sent = self._sent.pop(socket, None)
        if sent is not None and sent[0] == number:
            self._race.people[chair].line.measured(now - sent[1], now, socket)
