"""Describes what a chart shows, as data: made by the arena and games' measures, drawn by `draw`, put into `report`."""

from collections.abc import Sequence
from dataclasses import dataclass

from facedown.study.stats import Estimate


@dataclass(frozen=True)
class Series:
    """Holds one estimate for each row of a panel."""

    name: str
    estimates: Sequence[Estimate]


@dataclass(frozen=True)
class Dots:
    """Describes rows with a dot and its interval for each series."""

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
    """Describes a bar with its interval for each category; upright where the categories are numbers."""

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
    """Shows how the values of each series are distributed: one strip each, on one scale."""

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
    sample: str = ""  # what it was counted on; all facts of the match if not said
    answer: str = ""  # what the figures say, in a sentence
    note: str = ""  # how to read it


@dataclass(frozen=True)
class KeyFigure:
    """Holds one number worth knowing, with its interval."""

    name: str
    estimate: Estimate
    percent: bool = False
    digits: int = 2


def estimates_of(panel: Panel) -> Sequence[Estimate]:
    """Lists all that a panel shows."""
    if isinstance(panel, Dots):
        return [e for series in panel.series for e in series.estimates]
    return panel.estimates if isinstance(panel, Bars) else panel.means


def plural(n: int, word: str) -> str:
    return f"{n:,} {word}{'' if n == 1 else 's'}"


def number(value: float, percent: bool, digits: int = 1) -> str:
    """Writes a figure as it is printed everywhere."""
    rounded = round(100 * value if percent else value, digits) + 0.0  # no minus before a nought
    return f"{rounded:.{digits}f}{' %' if percent else ''}"


def interval(estimate: Estimate, percent: bool, digits: int = 1) -> str:
    if not estimate.known:
        return "unknown (one deal set)" if estimate.count else "-"
    low, high = number(estimate.low, percent, digits), number(estimate.high, percent, digits)
    return f"{low.removesuffix(' %')} to {high}"
