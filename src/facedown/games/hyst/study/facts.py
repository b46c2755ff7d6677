"""Notes a game of H.Y.S.T., and answers the small questions that the charts ask of it."""

import msgspec

from facedown.study.facts import MatchFacts

FOUND, BY_DIE, BY_CARD = "taken", "die", "ultimate_thief"  # how the diamond is got


class Take(msgspec.Struct, frozen=True):
    """Notes that somebody gets the diamond: from the floor, by the die, or by Ultimate Thief (H-414)."""

    seat: int
    turn: int  # of all players together, from 1
    how: str
    space: str


class Catch(msgspec.Struct, frozen=True):
    seat: int
    turn: int
    by: str  # camera or laser
    card: str  # that was being resolved; nothing for a step by the die
    active: int  # whose turn it was
    dropped: bool  # the diamond


class Steal(msgspec.Struct, frozen=True):
    """Notes a roll to steal (H-427)."""

    seat: int
    chance: float
    success: bool


class Heist(msgspec.Struct, frozen=True):
    """Notes a game from the deal to its end; lists of lists and of numbers are by seat."""

    museum: str  # layout code
    index: float  # H-217, and what it is made of, by starting space
    level: str
    steps: list[int]
    watched: list[int]
    first: int  # seat
    starts: list[str]
    winner: int  # -1: nobody
    result: str
    exit: str  # of an escape
    last_step: str  # of an escape: die or on_the_move
    away: int  # of an escape: steps from where the diamond was got last to that exit, walls only; -1 without
    nearest: int  # and to the nearest exit
    turns: int
    takes: list[Take]
    at_first_take: list[list[str]]  # hands; empty if nobody ever took it
    catches: list[Catch]
    steals: list[Steal]
    dealt: list[list[str]]
    drawn: list[list[str]]  # later on
    played: list[dict[str, int]]
    replaced: list[int]  # hands put away
    least_smoke: int  # left in the pile at any time
    least_lasers: int
    reshuffles: int
    barricades: int

    @property
    def players(self) -> int:
        return len(self.starts)

    @property
    def changes(self) -> int:
        """How often the diamond went to somebody else."""
        return sum(a.seat != b.seat for a, b in zip(self.takes, self.takes[1:], strict=False))

    def wins(self, seat: int) -> float:
        """Says what share of the win a seat has; a game without a winner is shared."""
        return 1 / self.players if self.winner < 0 else float(self.winner == seat)

    def order(self, seat: int) -> int:
        """Tells the place in the turn order, from 1."""
        return (seat - self.first) % self.players + 1

    def way(self, seat: int) -> int:
        """Gives the steps from where a seat started to the diamond."""
        return self.steps[int(self.starts[seat][1]) - 1]

    def seen_on_way(self, seat: int) -> int:
        """Counts the fewest watched spaces on any such way."""
        return self.watched[int(self.starts[seat][1]) - 1]


Heists = MatchFacts[Heist]
