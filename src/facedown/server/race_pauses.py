"""When a live race rests: both teams want it, a team's people are all away, or nobody is there."""

from facedown.engine.game import SPECTATOR
from facedown.games.myst.live.race import LiveRace
from facedown.server.table import Table

AWAY_MS = 60_000  # an automatic pause, once for each team
BACK_MS = 3_000  # countdown after a pause


def is_apart(table: Table) -> bool:
    """Does somebody race by way of another server? Hands and pauses are known to one server alone. Whoever has come
    here from a server that was killed may still be noted there."""
    here = {SPECTATOR, *table.chairs_here()}
    return any(chairs - here for chairs in table.others.values())


class Pauses:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._used = [False, False]  # a team's automatic pause

    def begin(self, race: LiveRace) -> None:
        """A race, or the same again after something went wrong: what teams have used stays used."""
        self._race = race
        self._wants = [False, False]
        self._away_from: list[float | None] = [None, None]  # since when a team's people are all away
        self.resumes_at: float | None = None

    def wanted_by(self) -> list[int]:
        return [team for team in range(2) if self._wants[team]]

    def want(self, team: int, on: bool, now: float) -> None:
        self._wants[team] = on
        self.agree(now)

    def presence(self, now: float) -> None:
        """Somebody came or went."""
        for chair, person in self._race.people.items():
            here = person.bot or self._table.connected(chair)
            if here and person.lost_at is not None:
                self._race.back(chair)
            elif not here and person.lost_at is None:
                self._race.lost(chair, now)
        for team in range(2):
            away = self._all_away(team)
            if away and self._away_from[team] is None and not self._used[team]:
                self._away_from[team] = now
                self._used[team] = True
            elif not away:
                self._away_from[team] = None
        self.agree(now)

    def left(self, now: float) -> float:
        """Until an automatic pause ends."""
        waits = [AWAY_MS - (now - since) for since in self._away_from if since is not None]
        return max(0.0, *waits) if waits else 0.0

    def resumes_in(self, now: float) -> float:
        return max(0.0, self.resumes_at - now) if self.resumes_at else 0.0

    def agree(self, now: float) -> None:
        """A pause is on while both teams want one (bots agree; not with somebody at another server, who would go on),
        while one team's people are all away (for a minute at most), or while nobody is there at all: bots do not race
        each other for nobody."""
        people = self._race.people.values()
        bots = [all(person.bot for person in people if person.team == team) for team in range(2)]
        agreed = all(self._wants[team] or bots[team] for team in range(2)) and any(self._wants)
        if (agreed and not is_apart(self._table)) or self.left(now) > 0 or not self._anybody():
            self.resumes_at = None
            if not self._race.paused:
                self._race.pause(now)
        elif self._race.paused and self.resumes_at is None:
            self.resumes_at = now + BACK_MS
            self._wants = [False, False]

    def look(self, now: float) -> bool:
        """Let a race go on whose pause is over; True if there is something new to tell."""
        if self.resumes_at is not None and now >= self.resumes_at:
            self.resumes_at = None
            self._race.resume(now)
        if self._race.paused and any(self._away_from) and self.left(now) == 0:
            self._away_from = [None, None]
            self.agree(now)
            return True
        return False

    def _all_away(self, team: int) -> bool:
        people = [person for person in self._race.people.values() if person.team == team and not person.bot]
        return bool(people) and all(person.lost_at is not None for person in people)

    def _anybody(self) -> bool:
        return any(not person.bot and person.lost_at is None for person in self._race.people.values())
