"""Folds the log of one game into its state: for the table server, the terminal, the arena and "my games" alike.

The log is the game. It runs on the plain twin, so it needs no compiler and is ready at once. Besides actions it may
have rows that change it: `undo` cuts it to a length, `take_back` takes one action out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress
from typing import Any, Literal, NamedTuple, TypeVar

from facedown.engine import chance
from facedown.engine.dice import Dice
from facedown.engine.errors import EngineError
from facedown.engine.game import CHANCE, NOBODY_ACTS, Game, seats_in
from facedown.engine.options import Options

T = TypeVar("T")
Kind = Literal["act", "undo", "take_back"]


class Entry(NamedTuple):
    """Holds one action of the log; its index is its sequence number."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """Holds actions that may be carried out, with the chance that follows, and the state after each."""

    entries: list[Entry] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)  # none in the middle of a deal, where nobody looks

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    @property
    def state(self) -> Any:
        """The state that all of them lead to."""
        return self.states[-1]


class Viewer:
    """Sees a game with the eyes of one seat, or of a spectator."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.seat = seat
        self.game = game
        self.seen = redacted(game, state, seat)

    def notice(self, state: Any) -> Any | None:
        """Sees the present state; returns the record seen before if it has changed, and nothing otherwise."""
        before, now = self.seen, redacted(self.game, state, self.seat)
        if now == before:
            return None
        self.seen = now
        return before


class Place(NamedTuple):
    """Marks a place in the log from which the state need not be folded again."""

    length: int
    state: bytes
    chances: chance.Counts
    rows: int = 0  # so many rows were stored then, where rows are stored


class GameLog:
    """Holds the actions of a game and the state that they lead to."""

    def __init__(
        self, game: Game, options: Options, seed: bytes, shared: bool = False, first: Any | None = None
    ) -> None:
        """Begins an empty log; `first` is the state at which it begins, if that is not the beginning of the game."""
        self.game = game
        self.options = options
        self.dice = Dice(seed, shared)
        self.entries: list[Entry] = []
        self.state: Any = game.rules.setup(options) if first is None else first
        self.applied = 0  # actions carried out since this object was made
        self._chances: chance.Counts = {}
        self._places = [Place(0, self.state.to_bytes(), {})]
        self._dealing = None if chance.by_name(game, self.dice) else game.rules.dealing

    @property
    def over(self) -> bool:
        return int(self.game.rules.actors(self.state)) == NOBODY_ACTS

    def acting(self) -> list[int]:
        """Gives the seats that may act now; none when chance acts or the game is over."""
        return seats_in(self.game.rules.actors(self.state))

    def seen(self, viewer: int) -> Any:
        """Says what a seat (or SPECTATOR) may know, as a record."""
        return redacted(self.game, self.state, viewer)

    def returns(self) -> list[float]:
        out = [0.0] * self.options.players
        self.game.rules.returns(self.state, out)
        return out

    def next_chance(self) -> int:
        """Rolls the dice for the next chance action."""
        outcomes = choices(self.game, self.state, CHANCE)
        return chance.said(self.game, self.dice, self.state, self._chances, outcomes)

    def follow(self, *first: Entry) -> Outcome:
        """Finds what actions that are known to be legal (or none) lead to, with all chance that follows them. Nothing
        changes by it."""
        game, state, chances = self.game, self.state, dict(self._chances)
        made = Outcome()
        for entry in first:
            state = state.copy()
            game.rules.apply(state, entry.seat, entry.action)
            made.entries.append(entry)
            made.states.append(state)
        in_deal = False  # nobody looks at this state: the next card is dealt right into it
        while game.rules.actors(state) == CHANCE:
            outcome = chance.said(game, self.dice, state, chances, choices(game, state, CHANCE))
            chance.count(game, self.dice, state, chances)
            if not in_deal:
                state = state.copy()
            game.rules.apply(state, CHANCE, outcome)
            in_deal = self._is_in_deal(CHANCE, state)
            made.entries.append(Entry(CHANCE, outcome))
            made.states.append(None if in_deal else state)
        return made

    def _is_in_deal(self, seat: int, state: Any) -> bool:
        """Has an action led into the middle of a deal, where nobody need look?"""
        return self._dealing is not None and seat == CHANCE and self._dealing(state)

    # --- changes ------------------------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        """Carries out an action that is known to be legal."""
        self._add(entry)
        self.game.rules.apply(self.state, entry.seat, entry.action)
        self.applied += 1

    def _add(self, entry: Entry) -> None:
        if entry.seat == CHANCE:
            chance.count(self.game, self.dice, self.state, self._chances)
        self.entries.append(entry)

    def undo(self, length: int) -> None:
        """Goes back to the first `length` actions of the log; the dice stay the same."""
        if not 0 <= length <= len(self.entries):
            raise EngineError(f"the log has {len(self.entries)} actions; cannot go back to {length}")
        self.rewind("undo", length)

    def rewind(self, kind: Kind, place: int) -> None:
        """Folds a row that changes the log: an undo to a length, or one entry that is taken back."""
        self._places = [known for known in self._places if known.length <= place]
        entries = changed(self.entries, kind, place)
        self.state, self._chances = self._folded(entries)
        self.entries = entries

    # --- other states -------------------------------------------------------------------------------------------------

    def state_at(self, length: int) -> Any:
        """Gives the state after so many entries."""
        return self._folded(self.entries[:length])[0]

    def _folded(self, entries: Sequence[Entry]) -> tuple[Any, chance.Counts]:
        """Gives the state after some entries, folded from the last place that they share with the log."""
        start, state, chances = self._known_before(self._shared(entries))
        for entry in entries[start:]:
            if entry.seat == CHANCE:
                chance.count(self.game, self.dice, state, chances)
            self.game.rules.apply(state, entry.seat, entry.action)
            self.applied += 1
        return state, chances

    def _shared(self, entries: Sequence[Entry]) -> int:
        """Counts how many entries two logs begin with alike."""
        if entries == self.entries[: len(entries)]:
            return len(entries)
        pairs = enumerate(zip(entries, self.entries, strict=False))
        return next((k for k, (one, other) in pairs if one != other), len(self.entries))

    def _place_before(self, length: int) -> Place:
        return next(place for place in reversed(self._places) if place.length <= length)

    def _known_before(self, length: int) -> tuple[int, Any, chance.Counts]:
        """Gives the last state that need not be folded, not beyond a length of the log."""
        place = self._place_before(length)
        return place.length, self.game.rules.state.from_bytes(place.state), dict(place.chances)


def changed(rows: Sequence[T], kind: Kind, place: int) -> list[T]:
    """Lists what stays of a log: `undo` cuts it to a length, `take_back` takes out what lies at a place."""
    return [*rows[:place]] if kind == "undo" else [*rows[:place], *rows[place + 1 :]]


def shares(players: int, loser: int) -> list[float]:
    """Computes the shares of a game that one has lost and nobody else: the others share the win."""
    return [0.0 if seat == loser else 1 / (players - 1) for seat in range(players)]


def redacted(game: Game, state: Any, viewer: int) -> Any:
    seen = game.rules.state()
    game.rules.redact(state, viewer, seen)
    return seen


def choices(game: Game, state: Any, seat: int) -> list[int]:
    """Lists the legal action ids in rising order."""
    mask = [0] * game.rules.words
    game.rules.legal(state, seat, mask)
    return bits_of(mask)


def bits_of(mask: Sequence[int]) -> list[int]:
    found: list[int] = []
    for word, bits in enumerate(mask):
        if bits:
            digits = f"{int(bits):b}"[::-1].encode().translate(_DIGITS)  # faster than taking bits out one by one
            found += compress(_ids(word), digits)
    return found


_DIGITS = bytes.maketrans(b"01", b"\0\1")


@cache
def _ids(word: int) -> list[int]:
    return list(range(64 * word, 64 * word + 64))
