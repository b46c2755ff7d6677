"""Describes a balance question: its words, the matches that it needs, and how its answer is read from them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from facedown.study.charts import Chart
from facedown.study.results import Results

SAME, WEAKER = "same", "weaker"  # the level that was asked for, and the one below it


@dataclass(frozen=True)
class Run:
    """Describes a match: options beside the usual ones, and who sits where (the last takes all further seats)."""

    settings: tuple[str, ...] = ()
    line_up: tuple[str, ...] = (SAME,)

    @property
    def name(self) -> str:
        words = [setting.replace("=", " ") for setting in self.settings]
        if WEAKER in self.line_up:
            words.append("one against weaker bots")
        return ", ".join(words) or "usual rules"


def ruled(*settings: str) -> Run:
    """Makes a match with other options."""
    return Run(settings)


USUAL = Run()


def varied(*variants: str) -> tuple[Run, ...]:
    """Lists the usual rules, and each variant beside them; the options of one variant are parted by blanks."""
    return (USUAL, *(ruled(*variant.split()) for variant in variants))


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


class Question:
    """Says what a designer asks; without `asks` games between bots cannot answer it."""

    def __init__(self, clause: str, words: str, *asks: Ask, rest: str = "") -> None:
        self.clause = clause
        self.words = words
        self.asks = asks
        self.rest = rest  # what bots cannot tell, and why
        self.runs = tuple(dict.fromkeys(run for ask in asks for run in ask.runs))

    def answers(self, found: Found) -> list[Answer]:
        return [ask.answer(found) for ask in self.asks]


@dataclass(frozen=True)
class Catalogue:
    """Lists all questions of a game."""

    game: str
    questions: Sequence[Question]
    base: tuple[str, ...] = ()  # options without which games of bots might not end
