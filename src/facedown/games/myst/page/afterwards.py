"""Tells after the game who covered what when, where points came from, what turned it, a walk not taken."""

from collections.abc import Sequence

import msgspec

from facedown.engine.game import SPECTATOR
from facedown.engine.play import Entry
from facedown.games.myst.page.hindsight import best_walk, lead, walked_worth
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL_NAMES
from facedown.games.myst.rules.rules import apply
from facedown.games.myst.rules.scoring import bonus_points, switch_points, total_points, value_points, winner
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import OVER, POST, PRE, SPIN, State, laid
from facedown.games.myst.text.events import events
from facedown.games.myst.text.happenings import Acts, Covers, Event, KeySet, RaceBook, WalkBook, Walks
from facedown.games.myst.text.telling import tell
from facedown.words import Message

TURNING_POINTS = 3
WORTH_TELLING = 1.0  # points


class Placement(msgspec.Struct, frozen=True):
    """Tells of a piece that was laid, first Key Pieces included."""

    number: int  # from 1
    entry: int  # of the log: the table knows when it was, and who did it
    team: int
    cell: str
    by_book: bool
    hand: int  # in a simulated race, from 1; else 0


class Turning(msgspec.Struct, frozen=True):
    """Marks a moment that changed the lead much. With open hands: nobody could know."""

    entry: int
    text: Message
    before: float  # Blue's lead; what nobody controls yet counts half for each
    after: float
    turned: bool  # another team was ahead then


class Missed(msgspec.Struct, frozen=True):
    """Tells in hindsight the walk that would have been better by the most points, with all hands open."""

    entry: int
    team: int
    round: int
    spin: int
    start: str
    walked: str
    better: str
    key_action: str  # lay, remove or nothing
    points: float  # on average over the next spin of the others


class TeamTold(msgspec.Struct, frozen=True):
    pieces: int
    switches: int
    values: int
    bonuses: int
    total: int
    books: int  # played
    steps: int  # walked
    laid: int  # Key Pieces on top
    removed: int


class GameTold(msgspec.Struct, frozen=True):
    winner: int  # -1: a draw
    placements: list[Placement]
    teams: list[TeamTold]
    turning: list[Turning]  # at most three, in their order
    missed: Missed | None


class _Story:
    """Collects the story while the game is gone through again."""

    def __init__(self) -> None:
        self.placements: list[Placement] = []
        self.turning: list[Turning] = []
        self.missed: Missed | None = None
        self.counts = [dict.fromkeys(("books", "steps", "laid", "removed"), 0) for _ in range(2)]
        self.walk: tuple[int, State] | None = None  # its entry, and the position before it

    def happened(self, entry: int, event: Event) -> None:
        match event:
            case KeySet(team, _, cell):
                self.lays(entry, team, cell, False, 0)
            case Covers(team, cell, _, by_book, hand):
                self.lays(entry, team, cell, by_book, hand)
            case RaceBook(team) | WalkBook(team):
                self.counts[team]["books"] += 1
            case Walks(team, _, _, steps):
                self.counts[team]["steps"] += steps
            case Acts(team, "lay"):
                self.counts[team]["laid"] += 1
            case Acts(team, "remove"):
                self.counts[team]["removed"] += 1

    def lays(self, entry: int, team: int, cell: str, by_book: bool, hand: int) -> None:
        self.placements.append(Placement(len(self.placements) + 1, entry, team, cell, by_book, hand))

    def changed(self, entry: int, before: float, after: float, told: list[Event]) -> None:
        if before != after:
            key_action = next(event for event in told if isinstance(event, KeySet | Covers | Acts))
            self.turning.append(Turning(entry, tell(key_action), before, after, before * after < 0))

    def walked(self, entry: int, before: State, after: State) -> None:
        """Notes a walk, which is compared with what is done at its end."""
        if before.phase == PRE and after.played == before.played:
            self.walk = entry, before
        if self.walk and after.phase in {POST, SPIN, OVER}:
            self.compare(*self.walk, after)
            self.walk = None

    def compare(self, entry: int, before: State, after: State) -> None:
        team, to = before.who, after.pawns[before.who]
        best = best_walk(before)
        there = before.copy()
        there.pawns, there.top = after.pawns, after.top
        points = round(best.worth - walked_worth(there, team), 1)
        if best.cell != to and points >= max(WORTH_TELLING, self.missed.points if self.missed else 0.0):
            start, went, better = (CELL_NAMES[cell] for cell in (before.pawns[team], to, best.cell))
            self.missed = Missed(entry, team, before.round, before.spin, start, went, better, best.key_action, points)


def afterwards(options: MystOptions, log: Sequence[Entry]) -> list[GameTold]:
    state = setup(options)
    story = _Story()
    for number, entry in enumerate(log):
        before = state.copy()
        apply(state, entry.seat, entry.action)
        told = events(before, state, SPECTATOR)
        for event in told:
            story.happened(number, event)
        if before.cells != state.cells or before.top != state.top:
            story.changed(number, lead(before), lead(state), told)
        if not state.pass_by and not state.resigned:
            story.walked(number, before, state)
    largest = sorted(story.turning, key=lambda moment: -abs(moment.after - moment.before))[:TURNING_POINTS]
    return [
        GameTold(
            winner=winner(state),
            placements=story.placements,
            teams=[_team(state, team, story.counts[team]) for team in range(2)],
            turning=sorted(largest, key=lambda moment: moment.entry),
            missed=story.missed,
        )
    ]


def _team(s: State, team: int, counts: dict[str, int]) -> TeamTold:
    return TeamTold(
        pieces=laid(s, team),
        switches=switch_points(s, team),
        values=value_points(s, team),
        bonuses=bonus_points(s, team),
        total=total_points(s, team),
        **counts,
    )
