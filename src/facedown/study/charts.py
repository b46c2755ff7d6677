"""What a chart shows, as data: made by the arena and by each game's measure, drawn by `draw`, told by `report`."""

from collections.abc import Sequence
from dataclasses import dataclass

from facedown.study.stats import Estimate


@dataclass(frozen=True)
class Series:
    """One estimate for each row of a panel."""

    name: str
    estimates: Sequence[Estimate]


@dataclass(frozen=True)
class Dots:
    """Rows with a dot and its interval for each series."""

    rows: Sequence[str]
    series: Sequence[Series]
    axis: str
    rows_word: str  # what the rows are
    title: str = ""
    percent: bool = False
    fair: Sequence[float] | float | None = None  # a mark to compare with: one for all rows, or one each
    fair_word: str = ""


@dataclass(frozen=True)
class Bars:
    """A bar with its interval for each category; upright where the categories are numbers."""

    rows: Sequence[str]
    estimates: Sequence[Estimate]
    axis: str
    rows_word: str
    title: str = ""
    percent: bool = True
    upright: bool = False
    fair: float | None = None
    fair_word: str = ""


@dataclass(frozen=True)
class Spread:
    """How the values of each series are distributed: one strip each, on one scale."""

    names: Sequence[str]
    values: Sequence[Sequence[float]]
    axis: str
    means: Sequence[Estimate]  # of the same values
    rows_word: str
    title: str = ""


Panel = Dots | Bars | Spread


@dataclass(frozen=True)
class Chart:
    key: str  # name of its file
    question: str  # its title
    panels: Sequence[Panel]
    sample: str  # what it was counted on
    answer: str = ""  # what the figures say, in a sentence
    note: str = ""  # how to read it


@dataclass(frozen=True)
class KeyFigure:
    """One number worth knowing, with its interval."""

    name: str
    estimate: Estimate
    percent: bool = False
    digits: int = 2


def plural(n: int, word: str) -> str:
    return f"{n:,} {word}{'' if n == 1 else 's'}"


def number(value: float, percent: bool, digits: int = 1) -> str:
    """A figure as it is printed everywhere."""
    rounded = round(100 * value if percent else value, digits) + 0.0  # no minus before a nought
    return f"{rounded:.{digits}f}{' %' if percent else ''}"


def interval(estimate: Estimate, percent: bool, digits: int = 1) -> str:
    if not estimate.known:
        return "unknown (one deal set)" if estimate.count else "-"
    low, high = number(estimate.low, percent, digits), number(estimate.high, percent, digits)
    return f"{low.removesuffix(' %')} to {high}"
