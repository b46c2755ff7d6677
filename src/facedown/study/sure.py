"""Says how sure an answer is, in words that a person without statistics can use."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from facedown.study.charts import Bars, Chart, Dots, Panel, Spread, estimates_of, number
from facedown.study.stats import TINY, Estimate

FIRM, FAIR = 0.03, 0.08  # half of an interval
MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class Difference:
    """Compares two runs as independent (with the same seeds they are not quite: this is the careful side)."""

    value: float
    reach: float  # half of its 95 % interval; NaN where one of them has none

    @property
    def clear(self) -> bool:
        return abs(self.value) > self.reach

    def games_to_tell(self, games: int) -> int | None:
        """Counts how many games would make it clear, if it is as large as it looks."""
        if not self.value or math.isnan(self.reach):
            return None
        needed = math.ceil(games * (self.reach / abs(self.value)) ** 2)
        return needed if needed <= MOST_GAMES else None


def difference(one: Estimate, other: Estimate) -> Difference:
    """Compares two. Of intervals that are not symmetric the sides towards each other count (Newcombe)."""
    low, high = sorted((one, other), key=lambda e: e.value)
    return Difference(other.value - one.value, math.hypot(high.value - high.low, low.high - low.value))


def rounded_up(games: int) -> str:
    """Rounds up to two digits: such a guess cannot bear more."""
    scale = 10 ** max(0, len(str(games)) - 2)
    return f"{-(-games // scale) * scale:,}"


def sure_of_charts(charts: Sequence[Chart]) -> str:
    """Judges by how wide the intervals are that a person sees; differences, by whether they have a sign."""
    shown = [(e, panel) for chart in charts for panel in chart.panels for e in estimates_of(panel) if e.known]
    if not charts:
        return "Not at all."
    if not shown:
        return "Not at all: one deal set has no intervals."
    gaps = [e for e, panel in shown if _compares_with_none(panel)]
    widths = [_width(e, panel) for e, panel in shown if not _compares_with_none(panel)]
    told = [_by_width(widths)] if widths else []
    if gaps:
        clear = sum(e.side(0) != 0 for e in gaps)
        told.append(f"{clear} of {len(gaps)} differences are clear, the others may be none at all.")
    return f"{' '.join(told)} Counted in {max(e.sets for e, _ in shown):,} deal sets."


def _by_width(widths: Sequence[float]) -> str:
    middle = sorted(widths)[len(widths) // 2]
    word = "Firm" if middle <= FIRM else "Fair" if middle <= FAIR else "A hint only; more games would tell more"
    which = "The interval" if len(widths) == 1 else f"The middle one of {len(widths)} intervals"
    return f"{word}. {which} reaches {number(middle, True)} to each side."


def _width(e: Estimate, panel: Panel) -> float:
    """Measures the interval of a share in full, that of a mean as a part of it."""
    half = (e.high - e.low) / 2
    is_share = not isinstance(panel, Spread) and panel.percent
    return half if is_share else half / max(abs(e.value), half, TINY)


def _compares_with_none(panel: Panel) -> bool:
    """Are these differences, with a mark at nought?"""
    return isinstance(panel, Dots | Bars) and panel.fair == 0.0
