"""Draws charts with matplotlib, into PNG. Every series has its own marker or hatch beside its colour."""

import io
import math
import textwrap
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patheffects import withStroke
from matplotlib.ticker import FuncFormatter, MaxNLocator
from PIL import Image

from facedown.study.charts import Bars, Chart, Dots, Panel, Spread, estimates_of, interval, number
from facedown.study.stats import Estimate

INK, PAPER = "#1b1a1f", "#fcf8f0"
RED, BLUE, YELLOW, GREEN = "#d8342b", "#2f6fde", "#e8b10e", "#2f9a57"
SOFT = "#5d574e"  # for what is said beside the figures
COLOURS = (RED, BLUE, YELLOW, GREEN, "#7a5ea8", INK)
MARKERS = ("*", "o", "^", "s", "D", "P")  # star, disc, triangle, square as on the cards
HATCHES = ("", "///", "...", "\\\\\\", "xxx", "++")
WIDTH, NARROW = 9.0, 3.8  # inches; of a page, and of a phone, where panels stand below each other
DPI = 144
STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.unicode_minus": False,
    "hatch.linewidth": 0.7,
}


def png(chart: Chart, narrow: bool = False) -> bytes:
    with rc_context(cast(Any, STYLE)):
        return png_of(figure(chart, narrow))


def png_of(figure: Figure) -> bytes:
    raw, out = io.BytesIO(), io.BytesIO()
    with rc_context(cast(Any, STYLE)):
        figure.savefig(raw, format="png", dpi=DPI)
    # few colours are used: a palette makes the file a third of the size, and nobody sees a difference
    Image.open(raw).convert("RGB").quantize(96, Image.Quantize.FASTOCTREE).save(out, "PNG")
    return out.getvalue()


def figure(chart: Chart, narrow: bool = False) -> Figure:
    """Draws the chart as a matplotlib figure: question on top, panels, sample below."""
    heights = [_height(panel, narrow) for panel in chart.panels]
    across = 1 if narrow else len(chart.panels) if len(chart.panels) < 3 else 2
    down = math.ceil(len(heights) / across)
    rows = [max(heights[row * across : (row + 1) * across]) for row in range(down)]
    title = textwrap.wrap(chart.question, 36 if narrow else 74)
    footer = textwrap.wrap(_footer(chart), 56 if narrow else 200)
    size = (NARROW, sum(rows) + 0.55 + 0.2 * (len(title) + len(footer))) if narrow else (WIDTH, sum(rows) + 0.95)
    made = Figure(figsize=size, layout=ConstrainedLayoutEngine(w_pad=0.05 if narrow else 0.12, h_pad=0.09))
    made.suptitle("\n".join(title), x=0.012, ha="left", fontsize=12 if narrow else 15, fontweight="bold")
    made.supxlabel("\n".join(footer), x=0.012, ha="left", fontsize=8.5, color=SOFT)
    grid = made.add_gridspec(down, across, height_ratios=rows)
    for k, panel in enumerate(chart.panels):
        part = made.add_subfigure(grid[k // across, k % across])
        part.set_facecolor(PAPER)
        axes = _DRAW[type(panel)](part, panel, narrow)
        axes.set_xlabel("\n".join(textwrap.wrap(axes.get_xlabel(), 36 if narrow else 80 // across - 4)))
        if (
            (across > 1 or narrow)
            and isinstance(panel, Dots | Bars)
            and not (isinstance(panel, Bars) and panel.upright)
        ):
            axes.xaxis.set_major_locator(MaxNLocator(3))  # long names of rows leave little room
    return made


def _footer(chart: Chart) -> str:
    sets = max(e.sets for panel in chart.panels for e in estimates_of(panel))
    if sets < 2:
        return f"Counted on {chart.sample}; one deal set gives no interval."
    mark = "Grey band: 95 % interval of the mean" if isinstance(chart.panels[0], Spread) else "Whiskers: 95 % intervals"
    return f"{mark}, from {sets} deal sets. Counted on {chart.sample}."


def _height(panel: Panel, narrow: bool) -> float:
    match panel:
        case Dots():
            legend = 0.3 * (len(panel.series) > 1) + 0.2 * narrow * len(panel.series)
            return 1.2 + len(panel.rows) * max(0.34 + 0.2 * len(panel.series), _tallest(panel.rows, narrow)) + legend
        case Bars():
            return 3.4 if panel.upright else 1.3 + max(0.46, _tallest(panel.rows, narrow)) * len(panel.rows)
        case Spread():
            return 0.7 + (1.45 if narrow else 1.25) * len(panel.names)


def _named(rows: Sequence[str], narrow: bool) -> list[str]:
    """Lists names of rows, which take no more than a third of a narrow picture."""
    if not narrow:
        return list(rows)
    return ["\n".join(line for part in row.split("\n") for line in _wrapped(part, 16)) for row in rows]


def _wrapped(text: str, most: int) -> list[str]:
    """Wraps a text; long names of options part after a low line."""
    words = [word.replace("_", "_ ") if len(word) > most else word for word in text.split(" ")]
    return [line.replace("_ ", "_") for line in textwrap.wrap(" ".join(words), most)]


def _tallest(rows: Sequence[str], narrow: bool) -> float:
    """Computes the inches that the name of a row needs."""
    return 0.17 * max(1 + name.count("\n") for name in _named(rows, narrow)) + 0.08


def _dots(part: SubFigure, panel: Dots, narrow: bool) -> Axes:
    axes = part.subplots()
    where = np.arange(len(panel.rows), dtype=float)
    many = len(panel.series)
    for k, series in enumerate(panel.series):
        at = where + (k - (many - 1) / 2) * (0.68 / many)
        values, reach = _values(series.estimates)
        _whiskers(axes, values, at, xerr=reach)
        axes.plot(
            values, at, MARKERS[k], color=COLOURS[k], mec=INK, mew=0.8, ms=13 if MARKERS[k] == "*" else 9,
            label=series.name, zorder=4, clip_on=False,
        )  # fmt: skip
        for y, estimate, right in zip(at, series.estimates, values + reach[1], strict=True):
            if isinstance(panel.fair, Sequence):  # the marks of the rows are in the way
                text = number(estimate.value, panel.percent)
                text += "" if narrow else f"\n({interval(estimate, panel.percent)})"
                axes.text(1.01, y, text, transform=axes.get_yaxis_transform(), va="center", fontsize=9)
            else:
                _say_value(axes, estimate, right, y, panel.percent)
    axes.set_yticks(where, _named(panel.rows, narrow))
    axes.set_ylim(len(panel.rows) - 0.45, -0.55)
    axes.set_ylabel(panel.rows_word)
    axes.margins(x=0.18)
    if isinstance(panel.fair, float):
        _fair_line(axes, panel.fair, panel.fair_word)
    elif panel.fair is not None:
        for y, fair in zip(where, panel.fair, strict=True):
            axes.plot([fair, fair], [y - 0.3, y + 0.3], color=INK, ls=(0, (4, 2)), lw=1.6, zorder=2)
            text = f"{panel.fair_word} {number(fair, panel.percent)}"
            _say(axes, text, (fair, y - 0.3), (0, 3), ha="center", va="bottom", color=SOFT)
        axes.set_ylim(len(panel.rows) - 0.45, -0.8)
    if panel.percent:
        axes.set_xlim(left=-0.015)  # room for a dot at nought, not for shares below it
    if many > 1:
        axes.legend(
            loc="lower left", bbox_to_anchor=(-0.02, 1.0), ncols=1 if narrow else many, frameon=False, fontsize=8.5,
            borderaxespad=0.2, handletextpad=0.3, columnspacing=1.0,
        )  # fmt: skip
    _dress(axes, panel.axis, panel.percent)
    if panel.title:
        axes.set_title(panel.title, fontsize=11, loc="left", pad=8 + (16 * (many if narrow else 1) if many > 1 else 0))
    return axes


def _bars(part: SubFigure, panel: Bars, narrow: bool) -> Axes:
    axes = part.subplots()
    where = np.arange(len(panel.rows), dtype=float)
    values, reach = _values(panel.estimates)
    look: dict[str, Any] = {"color": BLUE, "alpha": 0.75, "edgecolor": INK, "linewidth": 0.8, "zorder": 2}
    if panel.upright or values.any():
        reach[:, values == 0] = 0  # what never came up: its wide interval would drown the others
    top = max(0.02, panel.fair or 0.0, *(values + reach[1]))
    if panel.upright:
        axes.bar(where, values, 0.72, **look)
        _whiskers(axes, where, values, yerr=reach)
        axes.set_xticks(where, panel.rows)
        axes.set_xlabel(panel.rows_word)
        axes.set_ylim(0, 1.08 * top)
        axes.yaxis.set_major_locator(MaxNLocator(6))
        axes.yaxis.set_major_formatter(_formatter(panel.percent))
        axes.set_ylabel(panel.axis)
        axes.grid(axis="y", color=INK, alpha=0.12, zorder=0)
    else:
        axes.barh(where, values, 0.62, **look)
        _whiskers(axes, values, where, xerr=reach)
        for k, estimate in enumerate(panel.estimates):
            _say_value(axes, estimate, values[k] + reach[1, k], where[k], panel.percent)
        axes.set_yticks(where, _named(panel.rows, narrow))
        axes.set_ylim(len(panel.rows) - 0.45, -0.55)
        axes.set_ylabel(panel.rows_word)
        axes.set_xlim(0, 1.2 * top)
        if panel.fair is not None:
            _fair_line(axes, panel.fair, panel.fair_word)
        _dress(axes, panel.axis, panel.percent)
    if panel.title:
        axes.set_title(panel.title, fontsize=11, loc="left", pad=8)
    return axes


def _fair_line(axes: Axes, fair: float, word: str) -> None:
    """Draws a line through all rows, named in a strip of its own above the first."""
    axes.axvline(fair, color=INK, ls=(0, (4, 3)), lw=1.1, zorder=2.5)
    bottom, _ = axes.get_ylim()
    axes.set_ylim(bottom, -0.95)
    _say(axes, word, (fair, -0.7), (4, 0), va="center", color=SOFT)


def _say_value(axes: Axes, estimate: Estimate, right: float, y: float, percent: bool) -> None:
    """Writes a value at the end of its whisker."""
    if estimate.count:
        _say(axes, number(estimate.value, percent), (right, y), (7, 0), va="center")


def _say(axes: Axes, text: str, at: tuple[float, float], off: tuple[float, float], **look: Any) -> None:
    """Writes small text that stays readable on top of lines."""
    halo = [withStroke(linewidth=4, foreground=PAPER)]
    axes.annotate(text, at, off, textcoords="offset points", fontsize=8.5, zorder=5, path_effects=halo, **look)


def _spread(part: SubFigure, panel: Spread, narrow: bool) -> Axes:
    strips = part.subplots(len(panel.names), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
    everything = [x for values in panel.values for x in values]
    edges = _edges(min(everything), max(everything))
    for k, axes in enumerate(strips):
        values = panel.values[k]
        colour = COLOURS[k]
        axes.hist(
            values, edges, weights=np.full(len(values), 1 / len(values)), color=colour, alpha=0.7, edgecolor=INK,
            linewidth=0.6, hatch=HATCHES[k], zorder=2,
        )  # fmt: skip
        mean = panel.means[k]
        low, middle, high = np.percentile(values, [10, 50, 90])
        axes.axvline(mean.value, color=INK, lw=1.6, zorder=3)
        if mean.known:
            axes.axvspan(mean.low, mean.high, color=INK, alpha=0.18, zorder=1)
        reach = f" ({mean.low:.1f} to {mean.high:.1f})" if mean.known else ""
        text = f"{panel.names[k]}: mean {mean.value:.1f}{reach}, median {middle:.0f}, 80 % in {low:.0f} to {high:.0f}"
        axes.set_title(
            "\n".join(textwrap.wrap(text, 46)) if narrow else text, fontsize=9 if narrow else 9.5, loc="left"
        )
        axes.yaxis.set_major_formatter(_formatter(True))
        axes.yaxis.set_major_locator(MaxNLocator(4))
        axes.grid(axis="y", color=INK, alpha=0.12, zorder=0)
        axes.set_axisbelow(True)
    part.supylabel("share of results", fontsize=10)
    last: Axes = strips[-1]
    last.set_xlabel(panel.axis)
    return last


def _edges(low: float, high: float) -> Any:
    """Lists the edges of bars of a round width, about 25 of them."""
    rough = max((high - low) / 25, 1e-9)
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= rough)
    start = math.floor(low / step)
    return np.arange(start, math.floor(high / step) + 2) * step


def _values(estimates: Sequence[Estimate]) -> tuple[Any, Any]:
    """Lists values, and how far the whiskers reach to both sides (nowhere, where unknown)."""
    values = np.array([e.value for e in estimates])
    reach = np.array([[e.value - e.low for e in estimates], [e.high - e.value for e in estimates]])
    return values, np.clip(np.nan_to_num(reach), 0, None)


def _whiskers(axes: Axes, x: Any, y: Any, **reach: Any) -> None:
    axes.errorbar(x, y, fmt="none", ecolor=INK, elinewidth=1.3, capsize=3.5, capthick=1.3, zorder=3, **reach)


def _dress(axes: Axes, label: str, percent: bool) -> None:
    axes.set_xlabel(label)
    axes.xaxis.set_major_locator(_Shares(6) if percent else MaxNLocator(6))
    axes.xaxis.set_major_formatter(_formatter(percent))
    axes.grid(axis="x", color=INK, alpha=0.12, zorder=0)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)


class _Shares(MaxNLocator):
    """Puts no mark above 100 %, though there is room for a figure beside the longest bar."""

    def tick_values(self, vmin: float, vmax: float) -> Any:
        return [at for at in super().tick_values(vmin, vmax) if at < 1.001]


def _formatter(percent: bool) -> FuncFormatter:
    return FuncFormatter(lambda x, _: f"{100 * x:g} %" if percent else f"{x:g}")


_DRAW: dict[type, Any] = {Dots: _dots, Bars: _bars, Spread: _spread}
