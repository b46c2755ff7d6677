"""Notes a game of MYST, and answers the small questions that the charts ask of it. Lists of two are by team."""

import msgspec

from facedown.study.facts import MatchFacts

RACE, WALK = "race", "walk"


class KeyAction(msgspec.Struct, frozen=True):
    """Notes a Key Piece that was laid on top, or taken off (M-84)."""

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
    """Notes a game from the deal to the count."""

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
        """The margin of Blue."""
        return self.total(0) - self.total(1)

    @property
    def foreign(self) -> int:
        """The landmarks that end in the hands of those who did not lay them."""
        changed = [key_action.landmark for key_action in self.key_actions]
        return sum(changed.count(landmark) == 1 for landmark in set(changed))

    def wins(self, team: int) -> float:
        """Says what share of the win a team has; a draw is shared."""
        return 0.5 if self.winner < 0 else float(self.winner == team)

    @property
    def points(self) -> int:
        """The points of both teams."""
        return self.total(0) + self.total(1)

    @property
    def ahead(self) -> int:
        """The team that laid more pieces."""
        return 0 if self.pieces[0] > self.pieces[1] else 1

    @property
    def leader_wins(self) -> float:
        """Does the team win that had more points after the race?"""
        return self.wins(0 if self.race_lead > 0 else 1)

    def count(self, verb: str) -> int:
        return sum(key_action.verb == verb for key_action in self.key_actions)

    def books_of(self, team: int) -> int:
        return sum(card.startswith("book") for card in self.dealt[team])

    def hand_sum(self, team: int) -> int:
        """Adds up values of all cards that were dealt to a team."""
        return sum(int(card.partition("-")[2]) for card in self.dealt[team] if not card.startswith("book"))


Outings = MatchFacts[Outing]
