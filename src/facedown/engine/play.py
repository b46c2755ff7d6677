"""Plays a game for people and bots at one machine: reads and checks moves, lets chance act, tells watchers.

The log and its state are `GameLog`'s. Everything a person, a bot or a page learns comes from `seen`.
"""

from contextlib import suppress
from typing import Any

import msgspec

from facedown.engine.dice import commitment, new_seed
from facedown.engine.errors import AmbiguousMove, IllegalMove, NotYourTurn, UnreadableMove
from facedown.engine.game import CHANCE, CLOCK, NOBODY_ACTS, Game
from facedown.engine.game_log import Entry, GameLog, Kind, Viewer, bits_of, choices, redacted, shares
from facedown.engine.options import Options
from facedown.words.server import say

__all__ = ["Entry", "Play", "Watcher", "bits_of", "choices", "redacted", "shares"]


class Watcher(Viewer):
    """Collects what one viewer sees happen."""

    def __init__(self, game: Game, state: Any, viewer: int) -> None:
        super().__init__(game, state, viewer)
        self.events: list[msgspec.Struct] = []

    def look(self, state: Any) -> None:
        if (before := self.notice(state)) is not None:
            self.events += self.game.text.events(before, self.seen, self.seat)

    def take(self) -> list[msgspec.Struct]:
        """Gives the events since the last call."""
        events, self.events = self.events, []
        return events


class Play(GameLog):
    def __init__(self, game: Game, options: Options, seed: bytes | None = None, shared: bool = False) -> None:
        super().__init__(game, options, seed if seed is not None else new_seed(), shared)
        self.watchers: list[Watcher] = []
        self.forfeit = -1  # the seat that lost because its time had run out, where the rules cannot say so

    @property
    def log(self) -> list[Entry]:
        return self.entries

    @log.setter
    def log(self, entries: list[Entry]) -> None:
        self.entries = entries

    @property
    def commitment(self) -> str:
        return commitment(self.dice.seed)

    @property
    def over(self) -> bool:
        return self.forfeit >= 0 or int(self.game.rules.actors(self.state)) == NOBODY_ACTS

    def actors(self) -> list[int]:
        """Gives the seats that may act now (none when chance acts or the game is over)."""
        return [] if self.forfeit >= 0 else self.acting()

    def watch(self, viewer: int) -> Watcher:
        watcher = Watcher(self.game, self.state, viewer)
        self.watchers.append(watcher)
        return watcher

    def legal(self, seat: int) -> list[int]:
        """Gives the action ids that a seat may choose from; empty when it may not act."""
        return choices(self.game, self.state, seat) if seat in self.actors() else []

    def read(self, seat: int, text: str) -> int:
        """Finds the legal action that a person meant; raises a MoveError that says what is wrong."""
        offered = self.legal(seat)
        found = self.game.text.moves.guess(text, offered)
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousMove(text, [self.game.text.moves.write(seat, action) for action in found])
        is_chance, action = self._read_in_full(seat, text, offered)
        if is_chance:
            raise UnreadableMove(say("move.of_chance", text=text))
        self.check(seat, action)
        return action

    def _read_in_full(self, seat: int, text: str, offered: list[int]) -> tuple[bool, int]:
        """Reads the notation, also without its first word: who types `b7` where b7 is forbidden wants to know why."""
        moves = self.game.text.moves
        try:
            return moves.read(text)
        except UnreadableMove:
            rest = ":".join(text.lower().split())
            for verb in sorted({moves.write(seat, action).partition(":")[0] for action in offered}):
                with suppress(UnreadableMove):
                    return moves.read(f"{verb}:{rest}")
            raise

    def check(self, seat: int, action: int) -> None:
        """Raises NotYourTurn or IllegalMove unless the seat may do this now."""
        if self.over:
            raise NotYourTurn(say("refused.over"))
        if action == self.game.rules.resign and 0 <= seat < self.options.players:
            return
        if seat == CLOCK:
            bell = self.game.table.bell
            if bell is None or action != bell.action or not bell.may_ring(self.state):
                raise IllegalMove(say("move.no_bell"), "")
            return
        acting = self.actors()
        if seat not in acting:
            raise NotYourTurn(
                say("move.not_to_act", seat=seat, count=len(acting), seats=[str(other) for other in acting])
            )
        if action not in choices(self.game, self.state, seat):
            reason, clause = self.game.text.moves.why_not(self.seen(seat), seat, action)
            raise IllegalMove(reason, clause)

    def act(self, seat: int, action: int) -> None:
        """Checks and carries out a seat's action, and then all chance that follows."""
        self.check(seat, action)
        self.append(Entry(seat, action))
        self.roll()

    def roll(self) -> None:
        """Lets chance act as long as it is its turn."""
        while self.game.rules.actors(self.state) == CHANCE:
            self.append(Entry(CHANCE, self.next_chance()))

    def append(self, entry: Entry) -> None:
        """Carries out an action that is known to be legal."""
        super().append(entry)
        for watcher in self.watchers:
            watcher.look(self.state)

    def rewind(self, kind: Kind, place: int) -> None:
        """Goes back; watchers see the earlier state and get no events."""
        super().rewind(kind, place)
        for watcher in self.watchers:
            watcher.notice(self.state)

    def returns(self) -> list[float]:
        return shares(self.options.players, self.forfeit) if self.forfeit >= 0 else super().returns()
