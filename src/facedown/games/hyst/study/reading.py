"""Reads a game of H.Y.S.T. by playing it again, with all hands open."""

from collections import Counter
from collections.abc import Sequence

from facedown.engine.bits import number_of
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.games.hyst.rules.actions import O_CARD, O_FIRST
from facedown.games.hyst.rules.codes import write_code
from facedown.games.hyst.rules.layouts import facts
from facedown.games.hyst.rules.pieces import CARDS, S1, SPACE, SPACE_NAMES, card_ids
from facedown.games.hyst.rules.reach import FAR, neighbours
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.rules import apply
from facedown.games.hyst.rules.setup import options_of, setup
from facedown.games.hyst.rules.state import DEALING, DRAW, ESCAPED, SUDDEN_TAKE, State
from facedown.games.hyst.study.facts import FOUND, Catch, Heist, Steal, Take
from facedown.games.hyst.text.events import events
from facedown.games.hyst.text.happenings import (
    Caught,
    Entered,
    Event,
    GameOver,
    HandReplaced,
    Moved,
    Played,
    StealTried,
    Stolen,
    Taken,
)


def read_heist(state: State, actions: Sequence[tuple[int, int]]) -> Heist:
    """Reads the facts of a game that is over; `actions` are all of it, as (seat, action)."""
    reader = _Reader(as_laid(state))
    for seat, action in actions:
        if not (seat == CHANCE and number_of(action) < O_FIRST):  # the museum lies already
            reader.step(seat, action)
    return reader.told()


def as_laid(state: State) -> State:
    """Builds the position in which the museum of a game has just been laid, before the deal."""
    return setup(options_of(state))


class _Reader:
    def __init__(self, state: State) -> None:
        seats = range(state.players)
        self.s = state
        self.starts = [""] * state.players
        self.takes: list[Take] = []
        self.at_first_take: list[list[str]] = []
        self.catches: list[Catch] = []
        self.steals: list[Steal] = []
        self.dealt: list[list[str]] = [[] for _ in seats]
        self.drawn: list[list[str]] = [[] for _ in seats]
        self.played: list[Counter[str]] = [Counter() for _ in seats]
        self.replaced = [0] * state.players
        self.least_smoke = state.smoke_left
        self.least_lasers = state.lasers_left
        self.last_step = ""
        self.end = GameOver(-1, "", "", [], "", 0)

    def step(self, seat: int, action: int) -> None:
        s = self.s
        before = s.copy()
        apply(s, seat, action)
        if before.phase == DRAW:
            cards = self.dealt if before.why_draw == DEALING else self.drawn
            cards[before.who].append(CARDS[number_of(action) - O_CARD])
        for event in events(before, s, SPECTATOR):
            self.note(before, event)
        self.least_smoke = min(self.least_smoke, s.smoke_left)
        self.least_lasers = min(self.least_lasers, s.lasers_left)

    def note(self, before: State, event: Event) -> None:
        match event:
            case Entered(again=False):
                self.starts[event.seat] = event.start
            case Played():
                self.played[event.seat][event.card] += 1
            case HandReplaced():
                self.replaced[event.seat] += 1
            case Moved():
                self.last_step = event.by
            case StealTried():
                self.steals.append(Steal(event.seat, steal_chance(before), event.success))
            case Taken():
                self.takes_it(event.seat, FOUND, event.space)
            case Stolen():
                self.takes_it(event.seat, event.by, SPACE_NAMES[before.pawns[event.seat]])
            case Caught():
                card = CARDS[before.card - 1] if before.card else ""
                turn = before.turns + 1
                self.catches.append(Catch(event.seat, turn, event.by, card, before.active, bool(event.dropped)))
            case GameOver():
                self.end = event

    def takes_it(self, seat: int, how: str, space: str) -> None:
        if not self.takes:
            self.at_first_take = [card_ids(hand) for hand in self.s.hands[: self.s.players]]
        self.takes.append(Take(seat, self.s.turns + 1, how, space))

    def told(self) -> Heist:
        s, end = self.s, self.end
        tiles = tuple(zip(s.tile, s.turn, strict=True))
        museum = facts(tiles)
        ways = _exits_from(s, SPACE[self.takes[-1].space]) if end.exit else {}
        return Heist(
            museum=write_code(tiles),
            index=museum.index,
            level=museum.level,
            steps=[corner.steps for corner in museum.corners],
            watched=[corner.watched for corner in museum.corners],
            first=s.first,
            starts=self.starts,
            winner=end.winner,
            result=end.result,
            exit=end.exit,
            last_step=self.last_step if end.exit else "",
            away=ways.get(end.exit, -1),
            nearest=min(ways.values(), default=-1),
            turns=s.turns + (s.result in {ESCAPED, SUDDEN_TAKE}),  # with the one in which it ended
            takes=self.takes,
            at_first_take=self.at_first_take,
            catches=self.catches,
            steals=self.steals,
            dealt=self.dealt,
            drawn=self.drawn,
            played=[dict(cards) for cards in self.played],
            replaced=self.replaced,
            least_smoke=self.least_smoke,
            least_lasers=self.least_lasers,
            reshuffles=s.reshuffles,
            barricades=s.blocked.bit_count(),
        )


def _exits_from(s: State, space: int) -> dict[str, int]:
    """Counts the steps to each starting space over open edges, whatever guards them."""
    steps = {space: 0}
    edge = [space]
    while edge:
        following = []
        for here in edge:
            for to in neighbours(s, here) if here < S1 else ():
                if to not in steps:
                    steps[to] = steps[here] + 1
                    following.append(to)
        edge = following
    return {SPACE_NAMES[S1 + k]: steps.get(S1 + k, FAR) for k in range(4)}
