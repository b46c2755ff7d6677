"""All charts of a match of H.Y.S.T."""

from collections.abc import Callable
from dataclasses import replace

from facedown.games.hyst.study.cards import dealt_cards, held_cards, played_cards, replaced_hands
from facedown.games.hyst.study.chase import catches, leader, piles, steals, takes
from facedown.games.hyst.study.course import endings, exits, last_steps, length, starts, turn_order
from facedown.games.hyst.study.facts import Heists
from facedown.games.hyst.study.museums import plans_in_use, prediction
from facedown.study.charts import Chart, Panel, Spread, plural
from facedown.study.results import Results

MADE: tuple[Callable[[Heists, str], Chart], ...] = (
    length,
    turn_order,
    starts,
    endings,
    exits,
    last_steps,
    takes,
    leader,
    catches,
    steals,
    dealt_cards,
    held_cards,
    played_cards,
    replaced_hands,
    piles,
    prediction,
    plans_in_use,
)


def charts(results: Results) -> list[Chart]:
    if not results.rounds:
        return []
    heists: Heists = [(r.game.deal, r.fact) for r in results.rounds]
    made = [make(heists, plural(len(heists), "game")) for make in MADE]
    shown = [replace(chart, panels=[panel for panel in chart.panels if _has_rows(panel)]) for chart in made]
    return [chart for chart in shown if chart.panels]


def _has_rows(panel: Panel) -> bool:
    """In a short match nothing may be seen often enough."""
    return bool(panel.names if isinstance(panel, Spread) else panel.rows)
