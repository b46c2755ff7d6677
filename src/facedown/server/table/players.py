"""Answers who plays for whom at a table, who is connected, and who decides now."""

from facedown.engine.game import ANY_OF_TEAM, CAPTAIN, Game
from facedown.engine.options import Options
from facedown.server.store import TableRow
from facedown.server.table.changes import TableCache
from facedown.server.table.game_log import ServerLog
from facedown.server.table.listeners import Listener


class TablePlayers:
    """Holds the chairs of a table, with the people and bots on them. `Table` adds what changes them."""

    row: TableRow
    game_log: ServerLog | None

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.teams = options.teams()
        self.listeners: list[Listener] = []
        self.presence = 0  # rises when someone comes or goes
        self.others: dict[str, set[int]] = {}  # server -> chairs that are connected there
        self._chairs = {seat: [k for k, team in enumerate(self.teams) if team == seat] for seat in self.teams}
        self._cache = TableCache()
        self._cached_for: tuple[TableRow | None, int] = (None, 0)

    def cache(self) -> TableCache:
        """Returns what is cached, cleared when the row or the set of connected players has changed."""
        if self._cached_for[0] is not self.row or self._cached_for[1] != self.presence:
            self._cache, self._cached_for = TableCache(), (self.row, self.presence)
        return self._cache

    def seat_of(self, chair: int) -> int:
        """Gives the seat of the rules that a chair plays for; the same for those who watch."""
        return self.teams[chair] if chair >= 0 else chair

    def chairs_of(self, seat: int) -> list[int]:
        return self._chairs.get(seat, [])

    def people(self) -> list[int]:
        """Lists the seats that people play for."""
        if (cache := self.cache()).people is None:
            chairs = [chair for chair, row in enumerate(self.row.seats) if row.kind == "person"]
            cache.people = sorted({self.seat_of(chair) for chair in chairs})
        return cache.people

    def stand_ins(self, rev: int) -> dict[int, str]:
        """Tells for which seats of one person each a bot played when the table had a rev, and of which level."""
        alone = ((seat, self.row.seats[chairs[0]]) for seat, chairs in self._chairs.items() if len(chairs) == 1)
        return {seat: level for seat, row in alone if row.stints and (level := row.stand_in_at(rev))}

    def captain(self, seat: int) -> int:
        """Gives the first who is there, people before bots; the first of all if nobody is."""

        def rank(chair: int) -> tuple[bool, bool, int]:
            is_bot = bool(self.row.seats[chair].bot)
            return (not (is_bot or self.connected(chair)), is_bot, chair)

        return min(self.chairs_of(seat), key=rank)

    def answers(self, chair: int) -> bool:
        """May this chair decide for its seat now?"""
        return chair >= 0 and not self.racing and self.speaks(chair)

    def speaks(self, chair: int) -> bool:
        """Does this chair decide for its seat? Bots do only where a team has no people who play themselves."""
        if self.game_log is None:
            return False
        if self.game.table.who_decides is None:  # nobody shares a seat
            return True
        seat = self.seat_of(chair)
        team = [other for other in self.chairs_of(seat) if not self.row.seats[other].bot]
        if team and chair not in team:
            return False
        turn = self.game.table.who_decides(self.options, self.game_log.public, seat)
        if len(team) < 2 or turn == ANY_OF_TEAM:
            return chair in (team or [self.captain(seat)])
        chosen = self.captain(seat) if turn == CAPTAIN else team[(turn - 1) % len(team)]
        return chair == (chosen if self.connected(chosen) else self.captain(seat))

    @property
    def racing(self) -> bool:
        """Is a live race on? Then hands decide, and not choices."""
        race, game_log = self.game.rules.race, self.game_log
        return race is not None and self.row.phase == "running" and game_log is not None and bool(race(game_log.public))

    def practice(self, chair: int) -> bool:
        """Says whether this is practice among bots: hints are given, and what was seen can be undone."""
        return self.against_bots(chair) and not self.row.rated and not self.row.deal

    def against_bots(self, chair: int) -> bool:
        """Are all others bots?"""
        found = (cache := self.cache()).against_bots.get(chair)
        if found is None:
            found = all(row.kind == "bot" for k, row in enumerate(self.row.seats) if k != chair)
            cache.against_bots[chair] = found
        return found

    def has_bots(self) -> bool:
        """Does a bot play for any chair now?"""
        if (cache := self.cache()).has_bots is None:
            cache.has_bots = any(row.bot for row in self.row.seats)
        return cache.has_bots

    def absent(self) -> list[int]:
        """Lists the chairs of people who play themselves and are not here."""
        if (cache := self.cache()).absent is None:
            rows = enumerate(self.row.seats)
            own = [chair for chair, row in rows if row.kind == "person" and not (row.stand_in or row.left)]
            cache.absent = [chair for chair in own if not self.connected(chair)]
        return cache.absent

    def not_here(self) -> list[int]:
        """Lists the chairs of people who have given them up, or are not here."""
        if (cache := self.cache()).not_here is None:
            people = [chair for chair, row in enumerate(self.row.seats) if row.kind == "person"]
            cache.not_here = [chair for chair in people if self.row.seats[chair].left or not self.connected(chair)]
        return cache.not_here

    def connected(self, chair: int) -> bool:
        """Lists the chairs connected to this server or to another one."""
        here = any(listener.chair == chair for listener in self.listeners)
        return here or any(chair in chairs for chairs in self.others.values())

    def chairs_here(self) -> set[int]:
        return {listener.chair for listener in self.listeners}

    def bots_to_act(self) -> dict[int, str]:
        """Lists the seats that a bot decides for now, and how strong it is."""
        if self.row.phase != "running" or self.game_log is None or not self.has_bots() or self.racing:
            return {}
        speakers = {seat: self.row.seats[self.captain(seat)] for seat in self.game_log.acting()}
        return {
            seat: row.bot
            for seat, row in speakers.items()
            if all(self.row.seats[chair].bot for chair in self.chairs_of(seat))
        }
