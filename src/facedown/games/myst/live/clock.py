"""Counts the time of a live race (M-54, M-64, M-65): its clock stands still in pauses, and survives restarts.

Times that come in are milliseconds of the server's clock. The race's own time is told as `clock(now)`; what is kept in
the store is `elapsed(now)`, which means the same on every server.
"""

from facedown.games.myst.rules.options import MystOptions


class RaceClock:
    def __init__(self, options: MystOptions, countdown: float, now: float) -> None:
        self._handicaps = [1000.0 * options.head_start_s[1 - team] for team in range(2)]  # M-O.15
        self._limit = 1000.0 * options.race_time_limit_s  # 0: none
        self._stood = 0.0  # how long the race has been paused
        self._paused_at: float | None = None
        self._opens = [now + countdown + handicap for handicap in self._handicaps]

    def set_elapsed(self, elapsed: float, now: float) -> None:
        """Goes on from so many milliseconds after claims were open to the first team; less than 0: before that."""
        earlier = elapsed - self.elapsed(now)
        self._opens = [opens - earlier for opens in self._opens]

    def elapsed(self, now: float) -> float:
        """Counts the milliseconds since claims were open to the first team, without pauses; less than 0 before that."""
        return self.clock(now) - min(self._opens)

    def clock(self, now: float) -> float:
        """Tells the race's own time."""
        return (now if self._paused_at is None else self._paused_at) - self._stood

    def pause(self, now: float) -> None:
        if self._paused_at is None:
            self._paused_at = now

    def resume(self, now: float) -> None:
        if self._paused_at is not None:
            self._stood += now - self._paused_at
            self._paused_at = None

    @property
    def paused(self) -> bool:
        return self._paused_at is not None

    def paused_for(self, now: float) -> float:
        """Counts the milliseconds that the present pause has lasted."""
        return 0.0 if self._paused_at is None else now - self._paused_at

    def opens_at(self, team: int) -> float:
        """Tells the race's time at which a team's tray is uncovered."""
        return self._opens[team]

    def opens_in(self, team: int, now: float) -> float:
        """Counts the milliseconds until a team's tray is uncovered; 0: it is."""
        return max(0.0, self._opens[team] - self.clock(now))

    def is_open(self, team: int, clock: float) -> bool:
        """Says whether a team may act at this time of the race."""
        return self._paused_at is None and clock >= self._opens[team] and not self._is_late(clock)

    def since_start(self, now: float) -> float:
        """Counts the milliseconds that the race has been on, for the team that began first."""
        return max(0.0, self.elapsed(now))

    def is_out_of_time(self, now: float) -> bool:
        """Has the time limit passed since claims were open (M-65)? Then the CLOCK acts, and this race is over."""
        return self._is_late(self.clock(now))

    def _is_late(self, clock: float) -> bool:
        return self._limit > 0 and clock - min(self._opens) >= self._limit
