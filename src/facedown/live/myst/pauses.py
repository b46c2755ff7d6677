"""Decides when a live race rests: both teams want it, a team's people are all away, or nobody is there."""

from facedown.engine.game import SPECTATOR
from facedown.games.myst.live.race import LiveRace
from facedown.live.myst.race_times import written_times
from facedown.server.table.table import Table

AWAY_MS = 60_000  # an automatic pause, once for each team
BACK_MS = 3_000  # countdown after a pause


def is_apart(table: Table) -> bool:
    """Does somebody race by way of another server? Hands and pauses are known to one server alone. A racer who has come
    here from a server that was killed may still be noted there."""
    here = {SPECTATOR, *table.chairs_here()}
    return any(chairs - here for chairs in table.others.values())


def has_people(table: Table) -> bool:
    """Is anybody of those who race connected to this server?"""
    return any(chair >= 0 for chair in table.chairs_here())


class Pauses:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._used = [False, False]  # a team's automatic pause

    def begin(self, race: LiveRace) -> None:
        """Begins a new race, or one that goes on after a restart or after something went wrong. What teams have used
        stays used; but a server's absence is not theirs: until they have come back they are waited for all the same."""
        self._race = race
        self._wants = [False, False]
        self._away_from: list[float | None] = [None, None]  # since when a team's people are all away
        self._parted = [self._table.row.live is not None] * 2  # by the server, not by themselves
        self.resumes_at: float | None = None

    @property
    def used(self) -> list[bool]:
        """Has each team had its automatic pause?"""
        return list(self._used)

    def part(self) -> None:
        """Notes which teams are all away because their server has died: they are so by its doing."""
        self._parted = [self._all_away(team) for team in range(2)]

    def take_over(self, used: list[bool]) -> None:
        """Takes over what another server, or this one before its restart, has written down."""
        self._used = [mine or theirs for mine, theirs in zip(self._used, used, strict=True)]

    def wanted_by(self) -> list[int]:
        return [team for team in range(2) if self._wants[team]]

    def want(self, team: int, on: bool, now: float) -> None:
        self._wants[team] = on
        self.agree(now)

    def presence(self, now: float) -> None:
        """Notes that somebody came or went."""
        for chair, person in self._race.people.items():
            here = person.bot or self._table.connected(chair)
            if here and person.lost_at is not None:
                self._race.back(chair)
            elif not here and person.lost_at is None:
                self._race.lost(chair, now)
        self._wait_for_absent(now)
        self.agree(now)

    def _wait_for_absent(self, now: float) -> None:
        """Begins the pause of a team whose people are all away. It is not used up where the server was away itself, nor
        while nobody of the other team is there to be kept waiting."""
        for team in range(2):
            if not self._all_away(team):
                self._away_from[team], self._parted[team] = None, False
            elif self._away_from[team] is None and self._anybody() and (self._parted[team] or not self._used[team]):
                self._away_from[team] = now
                self._used[team] |= not self._parted[team]
                self._parted[team] = False

    def ends_at(self) -> float:
        """Says when an automatic pause ends; 0: there is none."""
        return max((since + AWAY_MS for since in self._away_from if since is not None), default=0.0)

    def left(self, now: float) -> float:
        """Counts the seconds until an automatic pause ends."""
        return max(0.0, self.ends_at() - now)

    def resumes_in(self, now: float) -> float:
        return max(0.0, self.resumes_at - now) if self.resumes_at else 0.0

    def agree(self, now: float) -> None:
        """Decides about pauses: one is on while both teams want one (bots agree; not with somebody at another server,
        who would go on), while one team's people are all away (for a minute at most), or while nobody is there at all:
        bots do not race each other for nobody. Where all people are at another server, its pauses count."""
        people = self._race.people.values()
        bots = [all(person.bot for person in people if person.team == team) for team in range(2)]
        agreed = all(self._wants[team] or bots[team] for team in range(2)) and any(self._wants)
        paused = (agreed and not is_apart(self._table)) or self._is_paused_elsewhere()
        if paused or self.left(now) > 0 or not self._anybody():
            self.resumes_at = None
            if not self._race.paused:
                self._race.pause(now)
        elif self._race.paused and self.resumes_at is None:
            self.resumes_at = now + (BACK_MS if has_people(self._table) else 0)
            self._wants = [False, False]

    def look(self, now: float) -> bool:
        """Lets a race go on whose pause is over; True if there is something new to tell."""
        if self.resumes_at is not None and now >= self.resumes_at:
            self.resumes_at = None
            self._race.resume(now)
        if self._race.paused and any(self._away_from) and self.left(now) == 0:
            self._away_from = [None, None]
            self._wait_for_absent(now)
            self.agree(now)
            return True
        return False

    def _is_paused_elsewhere(self) -> bool:
        kept = written_times(self._table)
        return kept is not None and not kept.running and not has_people(self._table) and is_apart(self._table)

    def _all_away(self, team: int) -> bool:
        people = [person for person in self._race.people.values() if person.team == team and not person.bot]
        return bool(people) and all(person.lost_at is not None for person in people)

    def _anybody(self) -> bool:
        return any(not person.bot and person.lost_at is None for person in self._race.people.values())
