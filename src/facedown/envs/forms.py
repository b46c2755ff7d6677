"""Hides the two forms of a game's rules behind one face: the plain twin, there at once, or compiled code.

Generic rules (see kernels) get their containers from a form and are called through it. Both forms give the same
results; the compiled one waits for the compiler when a game is used for the first time on a machine.
"""

from functools import cache
from typing import Any, Protocol

import numpy as np

from facedown.engine.compiler import compiler
from facedown.engine.game import Game
from facedown.engine.rule import JIT, native
from facedown.envs.kernels import filled


class Form(Protocol):
    """Promises containers of a form, and how a generic rule is called on them."""

    def records(self, *states: Any) -> Any: ...
    def ints(self, count: int) -> Any: ...
    def numbers(self, container: Any) -> list[int]: ...
    def copied(self, container: Any) -> Any: ...
    def twin(self, records: Any) -> Any: ...
    def raw(self, records: Any) -> bytes: ...
    def call(self, f: Any, *args: Any) -> Any: ...


class Plain:
    def __init__(self, game: Game) -> None:
        self.game = game
        self._filled: dict[Any, Any] = {}

    def records(self, *states: Any) -> list[Any]:
        return [state.copy() for state in states]

    def ints(self, count: int) -> list[int]:
        return [0] * count

    def numbers(self, container: Any) -> list[int]:
        found: list[int] = container
        return found

    def copied(self, container: Any) -> list[Any]:
        return [one if isinstance(one, int) else one.copy() for one in container]

    def twin(self, records: Any) -> Any:
        """Gives the first record, as an ordinary object."""
        return records[0].copy()

    def raw(self, records: Any) -> bytes:
        """Gives the bytes of the first record."""
        found: bytes = records[0].to_bytes()
        return found

    def call(self, f: Any, *args: Any) -> Any:
        rule = self._filled.get(f) or self._filled.setdefault(f, filled(self.game, f))
        return rule(*args)


class Compiled:
    def __init__(self, game: Game) -> None:
        self.game = game
        self._entries: dict[Any, Any] = {}

    def records(self, *states: Any) -> Any:
        return np.concatenate([state.to_array() for state in states])

    def ints(self, count: int) -> Any:
        return np.zeros(count, np.int64)

    def numbers(self, container: Any) -> list[int]:
        """Gives Python's own numbers: NumPy's are slow to work with one by one."""
        found: list[int] = container.tolist()
        return found

    def copied(self, container: Any) -> Any:
        return container.copy()

    def twin(self, records: Any) -> Any:
        return self.game.rules.state.from_bytes(self.raw(records))

    def raw(self, records: Any) -> bytes:
        found: bytes = records[:1].tobytes()
        return found

    def call(self, f: Any, *args: Any) -> Any:
        """Calls by the bare compiled entry, which skips the choice by type: a rule is always called with the same
        types."""
        entry = self._entries.get(f)
        if entry is None:
            dispatcher = native(filled(self.game, f))
            signature = tuple(compiler().typeof(arg) for arg in args)
            dispatcher.compile(signature)
            entry = self._entries[f] = dispatcher.overloads[signature].entry_point
        return entry(*args)


@cache
def form_of(game: Game, compiled: bool | None = None) -> Form:
    """Makes the compiled form where there is a compiler, unless told otherwise."""
    return Compiled(game) if (JIT if compiled is None else compiled) else Plain(game)
