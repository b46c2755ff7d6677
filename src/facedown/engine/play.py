"""A game in progress: the truth, the log that led to it, and each seat's sight of it.

Runs on the plain twin, so it needs no compiler and is ready at once. The log is the game: the state is a fold over
it. Everything a person, a bot or a page learns comes from `seen`.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import compress
from typing import Any, NamedTuple

import msgspec

from facedown.engine import chance
from facedown.engine.dice import Dice, commitment, new_seed
from facedown.engine.errors import AmbiguousMove, EngineError, IllegalMove, NotYourTurn, UnreadableMove
from facedown.engine.game import CHANCE, CLOCK, NOBODY_ACTS, Game, seats_in
from facedown.engine.options import Options


class Entry(NamedTuple):
    """One action of the log; its index is its sequence number."""

    seat: int
    action: int


class Watcher:
    """One viewer of a game: collects what that viewer sees happen."""

    def __init__(self, game: Game, state: Any, viewer: int) -> None:
        self.viewer = viewer
        self.events: list[msgspec.Struct] = []
        self._game = game
        self._seen = redacted(game, state, viewer)

    def look(self, state: Any) -> None:
        now = redacted(self._game, state, self.viewer)
        self.events += self._game.events(self._seen, now, self.viewer)
        self._seen = now

    def rewind(self, state: Any) -> None:
        """After an undo: see the earlier state, tell no events."""
        self._seen = redacted(self._game, state, self.viewer)

    def take(self) -> list[msgspec.Struct]:
        """The events since the last call."""
        events, self.events = self.events, []
        return events


class Play:
    def __init__(self, game: Game, options: Options, seed: bytes | None = None, shared: bool = False) -> None:
        self.game = game
        self.options = options
        self.dice = Dice(seed if seed is not None else new_seed(), shared)
        self.log: list[Entry] = []
        self.watchers: list[Watcher] = []
        self.state: Any = game.setup(options)
        self.forfeit = -1  # the seat that lost because its time had run out, where the rules cannot say so
        self._chances: chance.Counts = {}

    @property
    def commitment(self) -> str:
        return commitment(self.dice.seed)

    @property
    def over(self) -> bool:
        return self.forfeit >= 0 or int(self.game.actors(self.state)) == NOBODY_ACTS

    def actors(self) -> list[int]:
        """The seats that may act now (none when chance acts or the game is over)."""
        return [] if self.forfeit >= 0 else seats_in(self.game.actors(self.state))

    def watch(self, viewer: int) -> Watcher:
        watcher = Watcher(self.game, self.state, viewer)
        self.watchers.append(watcher)
        return watcher

    def seen(self, viewer: int) -> Any:
        """What a seat (or SPECTATOR) may know, as a record."""
        return redacted(self.game, self.state, viewer)

    def legal(self, seat: int) -> list[int]:
        """The action ids that a seat may choose from; empty when it may not act."""
        return choices(self.game, self.state, seat) if seat in self.actors() else []

    def read(self, seat: int, text: str) -> int:
        """What a person typed -> the legal action meant; raises a MoveError that says what is wrong."""
        offered = self.legal(seat)
        found = self.game.moves.guess(text, offered)
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousMove(text, [self.game.moves.write(seat, action) for action in found])
        is_chance, action = self._read_in_full(seat, text, offered)
        if is_chance:
            raise UnreadableMove(f"'{text}' is a move of chance, not of a player")
        self.check(seat, action)
        return action

    def _read_in_full(self, seat: int, text: str, offered: list[int]) -> tuple[bool, int]:
        """The notation, also without its first word: who types `b7` where b7 is forbidden wants to know why."""
        moves = self.game.moves
        try:
            return moves.read(text)
        except UnreadableMove:
            rest = ":".join(text.lower().split())
            for verb in sorted({moves.write(seat, action).partition(":")[0] for action in offered}):
                with suppress(UnreadableMove):
                    return moves.read(f"{verb}:{rest}")
            raise

    def check(self, seat: int, action: int) -> None:
        """Raise NotYourTurn or IllegalMove unless the seat may do this now."""
        if self.over:
            raise NotYourTurn("the game is over")
        if action == self.game.resign and 0 <= seat < self.options.players:
            return
        if seat == CLOCK:
            bell = self.game.bell
            if bell is None or action != bell.action or not bell.may_ring(self.state):
                raise IllegalMove("no clock can ring here", "")
            return
        acting = self.actors()
        if seat not in acting:
            who = " and ".join(map(str, acting)) or "nobody (chance acts)"
            raise NotYourTurn(f"seat {seat} is not to act now; to act: {who}")
        if action not in choices(self.game, self.state, seat):
            reason, clause = self.game.moves.why_not(self.seen(seat), seat, action)
            raise IllegalMove(reason, clause)

    def act(self, seat: int, action: int) -> None:
        """A seat's action, checked, and then all chance that follows."""
        self.check(seat, action)
        self.append(Entry(seat, action))
        self.roll()

    def roll(self) -> None:
        """Let chance act as long as it is its turn."""
        while self.game.actors(self.state) == CHANCE:
            self.append(Entry(CHANCE, self.next_chance()))

    def next_chance(self) -> int:
        """What the dice say for the next chance action."""
        outcomes = choices(self.game, self.state, CHANCE)
        return chance.said(self.game, self.dice, self.state, self._chances, outcomes)

    def append(self, entry: Entry) -> None:
        """Carry out an action that is known to be legal."""
        if entry.seat == CHANCE:
            chance.count(self.game, self.dice, self.state, self._chances)
        self.game.apply(self.state, entry.seat, entry.action)
        self.log.append(entry)
        for watcher in self.watchers:
            watcher.look(self.state)

    def undo(self, length: int) -> None:
        """Go back to the first `length` actions of the log; the dice stay the same."""
        if not 0 <= length <= len(self.log):
            raise EngineError(f"the log has {len(self.log)} actions; cannot go back to {length}")
        kept = self.log[:length]
        self.log = []
        self._chances = {}
        self.state = self.game.setup(self.options)
        watchers, self.watchers = self.watchers, []
        for entry in kept:
            self.append(entry)
        for watcher in watchers:
            watcher.rewind(self.state)
        self.watchers = watchers

    def returns(self) -> list[float]:
        if self.forfeit >= 0:
            return shares(self.options.players, self.forfeit)
        out = [0.0] * self.options.players
        self.game.returns(self.state, out)
        return out


def shares(players: int, loser: int) -> list[float]:
    """Of a game that one has lost and nobody else: the others share the win."""
    return [0.0 if seat == loser else 1 / (players - 1) for seat in range(players)]


def redacted(game: Game, state: Any, viewer: int) -> Any:
    seen = game.state()
    game.redact(state, viewer, seen)
    return seen


def choices(game: Game, state: Any, seat: int) -> list[int]:
    """Legal action ids in rising order."""
    mask = [0] * game.words
    game.legal(state, seat, mask)
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
