"""What a balance question is: its words, the matches that it needs, and how its answer is read from them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from facedown.study.charts import Chart
from facedown.study.results import Results

SAME, WEAKER = "same", "weaker"  # the level that was asked for, and the one below it


@dataclass(frozen=True)
class Run:
    """A match: options beside the usual ones, and who sits where (the last one named takes all further seats)."""

    settings: tuple[str, ...] = ()
    line_up: tuple[str, ...] = (SAME,)

    @property
    def name(self) -> str:
        words = [setting.replace("=", " ") for setting in self.settings]
        if WEAKER in self.line_up:
            words.append("one against weaker bots")
        return ", ".join(words) or "usual rules"


def ruled(*settings: str) -> Run:
    """A match with other options."""
    return Run(settings)


USUAL = Run()
Found = Mapping[Run, Results]


@dataclass(frozen=True)
class Answer:
    says: str  # in a sentence or two, with its figures
    sure: str  # how sure that is
    charts: Sequence[Chart] = ()


class Ask(Protocol):
    @property
    def runs(self) -> Sequence[Run]: ...

    def answer(self, found: Found) -> Answer: ...


@dataclass(frozen=True)
class Question:
    clause: str
    words: str
    asks: Sequence[Ask] = ()  # none: games between bots cannot answer it
    rest: str = ""  # what they cannot tell, and why
    runs: Sequence[Run] = field(init=False)

    def __post_init__(self) -> None:
        runs = dict.fromkeys(run for ask in self.asks for run in ask.runs)
        object.__setattr__(self, "runs", tuple(runs))

    def answers(self, found: Found) -> list[Answer]:
        return [ask.answer(found) for ask in self.asks]


@dataclass(frozen=True)
class Catalogue:
    """All questions of a game."""

    game: str
    questions: Sequence[Question]
    base: tuple[str, ...] = ()  # options without which games of bots might not end
