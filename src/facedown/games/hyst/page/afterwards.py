"""Tells after the game who got and lost the diamond, and how; each attempt's worth; narrow escapes."""

from collections.abc import Sequence

import msgspec

from facedown.engine.play import Entry
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import CARDS, S1
from facedown.games.hyst.rules.reach import FAR, roll_chance, safe_paths, safe_steps
from facedown.games.hyst.rules.reading import steal_chance
from facedown.games.hyst.rules.rules import apply
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import TURN_START, State
from facedown.games.hyst.text.events import events
from facedown.games.hyst.text.happenings import (
    Caught,
    GameOver,
    Moved,
    Played,
    Rolled,
    StealTried,
    Stolen,
    Taken,
    TurnStarts,
)


class Held(msgspec.Struct, frozen=True):
    """Tells of a hold on the diamond: from getting it to losing it, or to the end."""

    seat: int
    got: str  # taken, die, ultimate_thief
    space: str
    turn: int
    lost: str  # camera, laser, stolen, escaped, end
    until: int  # turn


class Attempt(msgspec.Struct, frozen=True):
    """Tells of a roll to steal, and what it was worth."""

    seat: int
    holder: int
    turn: int
    chance: float
    success: bool


class Escape(msgspec.Struct, frozen=True):
    """Says at the start of a holder's turn how near the way out was, and the nearest rival."""

    seat: int
    turn: int
    steps: int  # to the nearest open exit; 99: no safe way
    chance: float  # that the roll is enough
    rival: int  # steps of the nearest rival
    out: bool  # did it work in this turn


class SeatTold(msgspec.Struct, frozen=True):
    seat: int
    turns: int
    rolled: int  # sum of the movement dice
    steps: int  # taken by the die
    caught: int
    caught_others: int  # by own cards
    takes: int
    cards: dict[str, int]  # played, by type


class GameTold(msgspec.Struct, frozen=True):
    winner: int
    result: str
    exit: str
    turns: int
    holders: list[Held]
    steals: list[Attempt]
    runs: list[Escape]
    seats: list[SeatTold]


class _Story:
    """Collects the story while the game is gone through again."""

    def __init__(self, players: int) -> None:
        self.held: list[Held] = []
        self.holding: tuple[int, str, str, int] | None = None
        self.steals: list[Attempt] = []
        self.runs: list[Escape] = []
        self.counts = [
            dict.fromkeys(("turns", "rolled", "steps", "caught", "caught_others", "takes"), 0) for _ in range(players)
        ]
        self.cards: list[dict[str, int]] = [{} for _ in range(players)]
        self.end = GameOver(-1, "", "", [], "", 0)

    def gets(self, seat: int, how: str, space: str, turn: int) -> None:
        self.counts[seat]["takes"] += 1
        self.holding = seat, how, space, turn

    def loses(self, how: str, turn: int) -> None:
        if self.holding:
            self.held.append(Held(*self.holding, how, turn))
        self.holding = None


def afterwards(options: HystOptions, log: Sequence[Entry]) -> list[GameTold]:
    state = setup(options)
    story = _Story(options.players)
    for entry in log:
        before = state.copy()
        apply(state, entry.seat, entry.action)
        for event in events(before, state, -2):
            _tell(story, before, state, event)
    seats = [
        SeatTold(
            seat=seat, cards=dict(sorted(story.cards[seat].items(), key=lambda item: CARDS.index(item[0]))), **counts
        )
        for seat, counts in enumerate(story.counts)
    ]
    end = story.end
    return [GameTold(end.winner, end.result, end.exit, state.turns, story.held, story.steals, story.runs, seats)]


def _tell(story: _Story, before: State, after: State, event: msgspec.Struct) -> None:
    turn = before.turns + 1
    match event:
        case TurnStarts():
            story.counts[event.seat]["turns"] += 1
            _run_begins(story, after, event.seat)
        case Rolled():
            story.counts[event.seat]["rolled"] += event.result
        case Moved() if event.by == "die" and len(event.path) > 1:
            story.counts[event.seat]["steps"] += 1
        case Played():
            story.cards[event.seat][event.card] = story.cards[event.seat].get(event.card, 0) + 1
        case StealTried():
            story.steals.append(Attempt(event.seat, event.holder, turn, steal_chance(before), event.success))
        case Taken():
            story.gets(event.seat, "taken", event.space, turn)
        case Stolen():
            story.loses("stolen", turn)
            story.gets(event.seat, event.by, "", turn)
        case Caught():
            story.counts[event.seat]["caught"] += 1
            if event.seat != before.active:
                story.counts[before.active]["caught_others"] += 1
            if event.dropped:
                story.loses(event.by, turn)
        case GameOver():
            story.end = event
            story.loses("escaped" if event.exit else "end", turn)
            if event.exit and story.runs and story.runs[-1].turn == turn:
                story.runs[-1] = msgspec.structs.replace(story.runs[-1], out=True)


def _run_begins(story: _Story, s: State, seat: int) -> None:
    if s.holder != seat or s.phase != TURN_START:
        return
    at = s.pawns[seat]
    ways = safe_paths(s, at, True, FAR)
    needed = min((len(path) for space, path in ways.items() if space >= S1), default=FAR)
    rival = min(safe_steps(s, s.pawns[p], at, False) for p in range(s.players) if p != seat)
    story.runs.append(Escape(seat, s.turns + 1, needed, round(roll_chance(s, needed), 4), rival, False))
