"""All charts of a match of Nusubito."""

from facedown.games.nusubito.study.doing import mist_actions, nights, pools, stocks, thief_turns
from facedown.games.nusubito.study.facts import Hunts
from facedown.games.nusubito.study.knowing import captures, chances, claims, hiding, rods
from facedown.games.nusubito.study.results import days, endings, first_day, length, match, roles, treasure
from facedown.study.charts import Chart, plural
from facedown.study.results import Results


def charts(results: Results) -> list[Chart]:
    if not results.rounds:
        return []
    hunts: Hunts = [(r.game.deal, r.fact) for r in results.rounds]
    sample = plural(len(hunts), "game")
    made = [
        roles(results, sample),
        endings(results, hunts, sample),
        length(hunts, sample),
        days(hunts, sample),
        first_day(hunts, sample),
        rods(hunts, sample),
        hiding(hunts, sample),
        claims(hunts, sample),
        captures(hunts, sample),
        chances(hunts, sample),
        thief_turns(hunts, sample),
        stocks(hunts, sample),
        nights(hunts, sample),
        mist_actions(hunts, sample),
        pools(hunts, sample),
        treasure(hunts, sample),
    ]
    if any(fact.game == 2 for _, fact in hunts):
        made.append(match(results))
    return [chart for chart in made if chart.panels]
