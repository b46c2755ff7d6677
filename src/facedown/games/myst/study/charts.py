"""All charts of a match of MYST."""

from collections.abc import Callable
from dataclasses import replace

from facedown.games.myst.study.cards import books, luck, sources
from facedown.games.myst.study.facts import Outings
from facedown.games.myst.study.race import cut_off, first_team, landmarks, pieces, race_time, starts
from facedown.games.myst.study.walk import comebacks, key_actions, last_word, staying
from facedown.study.charts import Chart, Panel, Spread, plural
from facedown.study.results import Results

MADE: tuple[Callable[[Outings, str], Chart], ...] = (
    sources,
    last_word,
    first_team,
    starts,
    pieces,
    luck,
    comebacks,
    cut_off,
    race_time,
    landmarks,
    key_actions,
    books,
    staying,
)


def charts(results: Results) -> list[Chart]:
    if not results.rounds:
        return []
    outings: Outings = [(r.game.deal, r.fact) for r in results.rounds]
    made = [make(outings, plural(len(outings), "game")) for make in MADE]
    shown = [replace(chart, panels=[panel for panel in chart.panels if _has_rows(panel)]) for chart in made]
    return [chart for chart in shown if chart.panels]


def _has_rows(panel: Panel) -> bool:
    """In a short match nothing may be seen often enough."""
    return bool(panel.names if isinstance(panel, Spread) else panel.rows)
