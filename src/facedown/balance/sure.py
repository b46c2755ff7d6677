"""How sure an answer is, in words that a person without statistics can use."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from facedown.arena.charts import Bars, Chart, Dots, number
from facedown.arena.stats import Estimate

FIRM, FAIR = 0.03, 0.08  # half of an interval: of a share in full, of a mean as a part of it
MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class Difference:
    """Between two runs, taken as independent (with the same seeds they are not quite: this is the careful side)."""

    value: float
    reach: float  # half of its 95 % interval; NaN where one of them has none

    @property
    def clear(self) -> bool:
        return abs(self.value) > self.reach

    def games_to_tell(self, games: int) -> int | None:
        """How many games would make it clear, if it is as large as it looks."""
        if not self.value or math.isnan(self.reach):
            return None
        needed = math.ceil(games * (self.reach / abs(self.value)) ** 2)
        return needed if needed <= MOST_GAMES else None


def difference(one: Estimate, other: Estimate) -> Difference:
    return Difference(other.value - one.value, math.hypot(half(one), half(other)))


def half(e: Estimate) -> float:
    return (e.high - e.low) / 2


def rounded_up(games: int) -> str:
    """Two digits are more than such a guess can bear."""
    scale = 10 ** max(0, len(str(games)) - 2)
    return f"{-(-games // scale) * scale:,}"


def sure_of_charts(charts: Sequence[Chart]) -> str:
    """By how wide the intervals are that a person sees."""
    widths = [_width(e, percent) for chart in charts for e, percent in _shown(chart) if e.known]
    sets = max((e.sets for chart in charts for e, _ in _shown(chart)), default=0)
    if not widths:
        return "Not at all: one deal set has no intervals."
    middle = sorted(widths)[len(widths) // 2]
    word = "Firm" if middle <= FIRM else "Fair" if middle <= FAIR else "A hint only; more games would tell more"
    which = "The interval" if len(widths) == 1 else f"The middle one of {len(widths)} intervals"
    return f"{word}. {which} reaches {number(middle, True)} to each side, from {sets:,} deal sets."


def _width(e: Estimate, percent: bool) -> float:
    return half(e) if percent else half(e) / max(abs(e.value), half(e), 1e-9)


def _shown(chart: Chart) -> list[tuple[Estimate, bool]]:
    found = []
    for panel in chart.panels:
        if isinstance(panel, Dots):
            found += [(e, panel.percent) for series in panel.series for e in series.estimates]
        elif isinstance(panel, Bars):
            found += [(e, panel.percent) for e in panel.estimates]
        else:
            found += [(e, False) for e in panel.means]
    return [(e, percent) for e, percent in found if e.count]
