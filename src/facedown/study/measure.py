"""Says what the arena asks of a game: when a round is over, what to note, which charts to draw.

The arena itself knows no game. A game that has something worth measuring has a measure, named in its entry of the
catalogue; a game without one is measured by its results alone (`PlainMeasure`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from facedown.study.charts import Chart, KeyFigure

if TYPE_CHECKING:
    from facedown.study.results import Results


class Measure(Protocol):
    @property
    def fact(self) -> type[msgspec.Struct]:
        """What is noted of one round; it goes into the data file by its field names."""
        ...

    @property
    def score_word(self) -> str:
        """What a seat's score is called on an axis; nothing where one wins or loses and nothing is counted."""
        ...

    def round_ended(self, state: Any) -> bool:
        """Has a round just ended in this position (the truth, on the plain twin)?"""
        ...

    def read(self, state: Any, actions: Sequence[tuple[int, int]]) -> msgspec.Struct:
        """Gives the facts of the round that has just ended; `actions` are those of the round, as (seat, action)."""
        ...

    def scores(self, state: Any, returns: Sequence[float]) -> list[float]:
        """Gives the score of each seat at the end of the game."""
        ...

    def round_scores(self, fact: Any) -> Sequence[float]:
        """Says what a round brought each seat; empty where rounds bring nothing."""
        ...

    def key_figures(self, results: "Results") -> list[KeyFigure]: ...

    def charts(self, results: "Results") -> list[Chart]: ...


class NoFacts(msgspec.Struct, frozen=True):
    pass


class PlainMeasure:
    """Measures a game without a measure of its own: results and nothing else."""

    fact: type[msgspec.Struct] = NoFacts
    score_word: str = "result"

    def round_ended(self, state: Any) -> bool:
        return False

    def read(self, state: Any, actions: Sequence[tuple[int, int]]) -> msgspec.Struct:
        return NoFacts()

    def scores(self, state: Any, returns: Sequence[float]) -> list[float]:
        return [float(r) for r in returns]

    def round_scores(self, fact: Any) -> Sequence[float]:
        return ()

    def key_figures(self, results: "Results") -> list[KeyFigure]:
        return []

    def charts(self, results: "Results") -> list[Chart]:
        return []
