"""The plot of a training: win shares against the bots over time, as PNG and as an HTML file that needs nothing else."""

import base64
from collections.abc import Sequence
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol, cast

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from facedown.arena.draw import COLOURS, DPI, INK, MARKERS, SOFT, STYLE, WIDTH
from facedown.arena.report import page, table
from facedown.study.stats import Estimate


class Mark(Protocol):
    """A checkpoint against a bot (see evaluate)."""

    @property
    def bot(self) -> str: ...
    @property
    def minutes(self) -> float: ...
    @property
    def decisions(self) -> int: ...
    @property
    def both(self) -> Estimate: ...
    @property
    def by_seat(self) -> tuple[Estimate, ...]: ...


def draw(folder: Path, title: str, marks: Sequence[Mark]) -> None:
    """Draws progress.png and writes progress.html."""
    picture = png(title, marks)
    (folder / "progress.png").write_bytes(picture)
    (folder / "progress.html").write_text(html(title, marks, picture), encoding="utf-8")


def png(title: str, marks: Sequence[Mark]) -> bytes:
    out = BytesIO()
    with rc_context(cast(Any, STYLE)):
        figure(title, marks).savefig(out, format="png", dpi=DPI)
    return out.getvalue()


def figure(title: str, marks: Sequence[Mark]) -> Figure:
    made = Figure(figsize=(WIDTH, 5.0), layout="constrained")
    made.suptitle(f"{title}: learned by self-play", x=0.012, ha="left", fontsize=15, fontweight="bold")
    made.supxlabel(_footer(marks), x=0.012, ha="left", fontsize=8.5, color=SOFT)
    axes = made.subplots()
    for k, bot in enumerate(bots_of(marks)):
        mine = [mark for mark in marks if mark.bot == bot]
        shares = [mark.both for mark in mine]
        reach = [[e.value - e.low for e in shares], [e.high - e.value for e in shares]]
        axes.errorbar(
            [mark.minutes for mark in mine], [e.value for e in shares], reach, color=COLOURS[k], marker=MARKERS[k],
            markeredgecolor=INK, markersize=8, linewidth=1.6, ecolor=INK, elinewidth=1.0, capsize=3,
            label=f"against {bot}",
        )  # fmt: skip
    axes.axhline(0.5, color=INK, ls=(0, (4, 3)), lw=1.1, zorder=1)
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_ylabel("share of the win, both seats alike")
    axes.set_xlabel("minutes of training")
    axes.grid(axis="y", color=INK, alpha=0.12)
    axes.legend(frameon=False, loc="lower right")
    return made


def html(title: str, marks: Sequence[Mark], picture: bytes) -> str:
    data = base64.b64encode(picture).decode()
    alt = "Win shares against the bots over minutes of training. The tables below have the same figures."
    tables = "".join(f"<h3>Against {escape(bot)}</h3>{_table(bot, marks)}" for bot in bots_of(marks))
    body = (
        f"<header><h1>{escape(title)}: learned by self-play</h1></header>"
        f"<section><img alt='{alt}' src='data:image/png;base64,{data}'>"
        f"<p class='note'>{escape(_footer(marks))}</p></section>"
        f"<section><h2>The figures</h2>{tables}</section>"
    )
    return page(f"{title}: learned by self-play", body)


def bots_of(marks: Sequence[Mark]) -> list[str]:
    return list(dict.fromkeys(mark.bot for mark in marks))


def _table(bot: str, marks: Sequence[Mark]) -> str:
    head = ["minutes", "decisions", "both seats", "first seat", "second seat"]
    rows = [
        [f"{mark.minutes:.1f}", f"{mark.decisions:,}", *(_cell(e) for e in (mark.both, *mark.by_seat))]
        for mark in marks
        if mark.bot == bot
    ]
    return table(head, rows)


def _cell(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"


def _footer(marks: Sequence[Mark]) -> str:
    return f"Whiskers: 95 % intervals. {marks[0].both.sets} deals against each bot, each played from both seats."
