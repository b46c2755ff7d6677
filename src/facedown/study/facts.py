"""Holds a match's facts, each beside its deal set: what a game measures and draws is made of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Generic, TypeVar

from facedown.study.charts import Bars, Chart, KeyFigure, Panel, Spread, interval, number, plural
from facedown.study.measure import PlainMeasure
from facedown.study.results import Results, mean_of, share_of
from facedown.study.stats import Estimate

FEWEST = 5  # facts, before a row is shown

T = TypeVar("T")
U = TypeVar("U")


class Facts(Generic[T]):
    """Holds facts with their deal sets; gives parts of them, and shares and means over them."""

    def __init__(self, rows: Iterable[tuple[int, T]]) -> None:
        self._rows = list(rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[T]:
        return (fact for _, fact in self._rows)

    def __getitem__(self, k: int) -> T:
        return self._rows[k][1]

    def where(self, holds: Callable[[T], object]) -> "Facts[T]":
        return Facts((deal, fact) for deal, fact in self._rows if holds(fact))

    def each(self, several: Callable[[T], Iterable[U]]) -> "Facts[U]":
        """Takes any number of smaller facts out of each."""
        return Facts((deal, one) for deal, fact in self._rows for one in several(fact))

    def share(self, of: Callable[[T], float] = float) -> Estimate:  # type: ignore[assignment]
        """Estimates the mean of what lies between 0 and 1, or how often something holds."""
        return share_of([(deal, float(of(fact))) for deal, fact in self._rows])

    def mean(self, of: Callable[[T], float] = float) -> Estimate:  # type: ignore[assignment]
        return mean_of([(deal, float(of(fact))) for deal, fact in self._rows])

    def shares(self, words: Mapping[str, Callable[[T], float]]) -> dict[str, Estimate]:
        """Estimates how often each of several things holds."""
        return {word: self.share(of) for word, of in words.items()}

    def by(self, of: Callable[[T], U], words: Mapping[str, U]) -> "dict[str, Facts[T]]":
        """Sorts the facts by a value of theirs; each value has its word."""
        return {word: self._with(of, value) for word, value in words.items()}

    def shares_by(self, of: Callable[[T], U], words: Mapping[str, U]) -> dict[str, Estimate]:
        """Estimates how often each value comes up."""
        return {word: self._share_with(of, value) for word, value in words.items()}

    def _with(self, of: Callable[[T], U], value: U) -> "Facts[T]":
        return self.where(lambda fact: of(fact) == value)

    def _share_with(self, of: Callable[[T], U], value: U) -> Estimate:
        return self.share(lambda fact: of(fact) == value)

    def parts(
        self, words: Mapping[str, Callable[[T], object]], what: str = "", fewest: int = FEWEST
    ) -> "dict[str, Facts[T]]":
        """Sorts the facts by what holds for them. `what` they are stands with its number below the name of a part;
        parts that are too small are left out."""
        made = {word: self.where(holds) for word, holds in words.items()}
        return {counted(word, len(part), what): part for word, part in made.items() if len(part) >= fewest}

    def how_often(
        self, of: Callable[[T], int], axis: str, word: str, most: int = 999, title: str = "how often"
    ) -> Bars:
        """Shows how often each number came up; `most` and more are one."""
        seen = [of(fact) for fact in self]
        least, last = min(seen), max(seen)
        numbers = range(min(least, most), min(last, most) + 1)
        rows = {f"{k}+" if last > most and k == most else str(k): k for k in numbers}
        shares = self.shares_by(lambda fact: min(of(fact), most), rows)
        return Bars(list(shares), list(shares.values()), axis, word, title, upright=True)


class MatchFacts(Facts[T]):
    """Holds all facts of a match, one for each of its rounds, and its results."""

    def __init__(self, results: Results, one: str = "game") -> None:
        super().__init__((r.game.deal, r.fact) for r in results.rounds)
        self.results = results
        self._one = one

    @cached_property
    def sample(self) -> str:
        games = plural(len(self.results.games), "game")
        return plural(len(self), "game") if self._one == "game" else f"{plural(len(self), self._one)} in {games}"

    def of_bots(self) -> Facts[tuple[list[str], T]]:
        """Pairs each fact with the bots at the seats."""
        return Facts((r.game.deal, (r.bots, r.fact)) for r in self.results.rounds)

    def by_roles(self, first: Callable[[T], int]) -> dict[tuple[str, str], Facts[T]]:
        """Sorts the games of two roles by which bot had which; `first` tells the seat of the first role."""
        names = self.results.plan.names()
        found: dict[tuple[str, str], list[tuple[int, T]]] = {(one, other): [] for one in names for other in names}
        for r in self.results.rounds:
            seat = first(r.fact)
            found[r.bots[seat], r.bots[1 - seat]].append((r.game.deal, r.fact))
        return {who: Facts(rows) for who, rows in found.items() if rows}


class FactMeasure(PlainMeasure, Generic[T]):
    """Measures by facts: its figures and charts are made of the facts of the rounds."""

    one: str = "game"  # what a fact is noted of
    charted: Sequence[Callable[[MatchFacts[T]], Chart]] = ()
    score_word: str = ""  # one wins or loses

    def figures(self, facts: MatchFacts[T]) -> list[KeyFigure]:
        raise NotImplementedError

    def key_figures(self, results: Results) -> list[KeyFigure]:
        return self.figures(MatchFacts(results, self.one))

    def charts(self, results: Results) -> list[Chart]:
        """Makes all charts. In a short match nothing may be seen often enough for some panels, or a whole chart."""
        if not results.rounds:
            return []
        facts: MatchFacts[T] = MatchFacts(results, self.one)
        made = [make(facts) for make in self.charted]
        shown = [
            replace(
                chart, panels=[panel for panel in chart.panels if _has_rows(panel)], sample=chart.sample or facts.sample
            )
            for chart in made
        ]
        return [chart for chart in shown if chart.panels]


def _has_rows(panel: Panel) -> bool:
    return bool(panel.names if isinstance(panel, Spread) else panel.rows)


def counted(row: str, number: int, what: str) -> str:
    """Writes the name of a row, with what it was counted on below."""
    return f"{row}\n{plural(number, what)}" if what else row


def bars(
    found: Mapping[str, Estimate], axis: str, word: str, title: str = "", fair: float | None = None, fair_word: str = ""
) -> Bars:
    """Shows a share for each that was observed at all."""
    seen = {row: e for row, e in found.items() if e.count}
    return Bars(list(seen), list(seen.values()), axis, word, title, fair=fair, fair_word=fair_word)


def enough(parts: Mapping[str, Facts[T]], what: str, of: Callable[[T], float]) -> dict[str, Estimate]:
    """Estimates a share in each part that is large enough; `what` its facts are is counted in its row."""
    return {counted(row, len(part), what): part.share(of) for row, part in parts.items() if len(part) >= FEWEST}


def mean_bars(found: Mapping[str, Estimate], axis: str, word: str, title: str = "") -> Bars:
    """Shows a mean for each."""
    return Bars(list(found), list(found.values()), axis, word, title, percent=False)


def share_figure(name: str, share: Estimate) -> KeyFigure:
    return KeyFigure(name, share, percent=True)


def share_told(e: Estimate) -> str:
    """Writes a share with its interval."""
    return f"{number(e.value, True)} ({interval(e, True)})"


def beside(e: Estimate, fair: float) -> str:
    """Says whether a share is clearly more or less than a fair one."""
    return {1: "more than", -1: "less than", 0: "not clearly more or less than"}[e.side(fair)]


def most(found: Mapping[str, Estimate]) -> str:
    """Finds the row with the highest value; what was never observed does not count."""
    seen = {row: e.value for row, e in found.items() if e.count}
    return max(seen, key=lambda row: seen[row], default="")


def extremes(found: Mapping[str, Estimate]) -> tuple[tuple[float, str], tuple[float, str]]:
    """Finds the lowest and the highest value, with their rows."""
    seen = [(e.value, row) for row, e in found.items() if e.count]
    return min(seen), max(seen)
