"""All charts of a match of Shy Monsters."""

from facedown.games.shy_monsters.study.builds import entrance, knowledge, neighbours, outlines, pairs
from facedown.games.shy_monsters.study.walks import Walks, decisions, escapes, killers, match, skills, storeys
from facedown.study.charts import Chart, plural
from facedown.study.results import Results


def charts(results: Results) -> list[Chart]:
    if not results.rounds:
        return []
    walks: Walks = [(r.game.deal, r.fact) for r in results.rounds]
    sample = f"{plural(len(walks), 'storey')} in {plural(len(results.games), 'game')}"
    made = [
        escapes(results, sample),
        storeys(results, sample),
        pairs(walks, sample),
        killers(walks, sample),
        skills(walks, sample),
        decisions(walks, sample),
        neighbours(walks, sample),
        outlines(walks, sample),
        entrance(walks, sample),
        knowledge(walks, sample),
    ]
    if any(fact.game == 2 for _, fact in walks):
        made.append(match(results))
    return [chart for chart in made if chart.panels]
