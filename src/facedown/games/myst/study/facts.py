"""What is noted of a game of MYST, and the small questions that the charts ask of it. Lists of two are by team."""

from collections.abc import Sequence

import msgspec

RACE, WALK = "race", "walk"


class KeyAction(msgspec.Struct, frozen=True):
    """A Key Piece that was laid on top, or taken off (M-84)."""

    team: int
    verb: str  # lay or remove
    landmark: str
    round: int
    by_book: bool  # reached by a jump


class BookPlay(msgspec.Struct, frozen=True):
    team: int
    when: str  # race or walk
    left: int  # in the race: open cells; in the walk: own turns after this one
    swing: float  # points of lead that its jump won, with open hands; 0 in the race


class Outing(msgspec.Struct, frozen=True):
    """A game from the deal to the count."""

    driver: str
    young: int  # the first team
    starts: list[str]  # landmark of the first Key Piece
    clash: bool  # both had picked the same one
    dealt: list[list[str]]
    pieces: list[int]
    bases: list[int]  # by landmark: who laid its Key Piece in the race
    cut_off: list[int]  # open cells when the team was first cut off; -1: never
    seconds: float  # virtual time of a simulated race
    race_lead: float  # Blue's lead with open hands when the race was over
    leader: int  # moves first in each round
    turns: int
    stays: list[int]  # turns that ended where they began
    parked: list[int]  # .. and did so on a Key cell
    steps: list[int]
    key_actions: list[KeyAction]
    books: list[BookPlay]
    last_lead: float  # Blue's lead before the last turn of all
    switches: list[int]
    values: list[int]
    bonuses: list[int]
    winner: int  # -1: a draw

    def total(self, team: int) -> int:
        return self.switches[team] + self.values[team] + self.bonuses[team]

    @property
    def margin(self) -> int:
        """Of Blue."""
        return self.total(0) - self.total(1)

    @property
    def foreign(self) -> int:
        """Landmarks that end in the hands of those who did not lay them."""
        changed = [key_action.landmark for key_action in self.key_actions]
        return sum(changed.count(landmark) == 1 for landmark in set(changed))

    def wins(self, team: int) -> float:
        """A draw is shared."""
        return 0.5 if self.winner < 0 else float(self.winner == team)

    def count(self, verb: str) -> int:
        return sum(key_action.verb == verb for key_action in self.key_actions)

    def books_of(self, team: int) -> int:
        return sum(card.startswith("book") for card in self.dealt[team])

    def hand_sum(self, team: int) -> int:
        """Values of all cards that were dealt to a team."""
        return sum(int(card.partition("-")[2]) for card in self.dealt[team] if not card.startswith("book"))


Outings = Sequence[tuple[int, Outing]]  # (deal set, what is noted)
Rows = list[tuple[int, float]]
