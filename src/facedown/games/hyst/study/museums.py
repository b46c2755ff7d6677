"""Charts of the museums: does the difficulty index predict how games go, and which floor plans make them long?"""

from collections.abc import Sequence

import numpy as np

from facedown.games.hyst.rules.codes import parse_code
from facedown.games.hyst.rules.data import TILES
from facedown.games.hyst.study.facts import Heist, Heists
from facedown.study.charts import Bars, Chart, Panel, number, plural
from facedown.study.parts import FEWEST, counted
from facedown.study.results import mean_of
from facedown.study.stats import Estimate

BOUNDS = (12.0, 14.0, 16.0, 17.5, 20.0)  # of the index; 14 and 17.5 part easy, medium and hard
FEWEST_MUSEUMS = 5


def prediction(heists: Heists, sample: str) -> Chart:
    """H-1212."""
    museums = {fact.museum for _, fact in heists}
    panels: list[Panel] = []
    answer = ""
    if len(museums) >= FEWEST_MUSEUMS:
        groups: dict[str, list[tuple[int, Heist]]] = {}
        for k in range(len(BOUNDS) + 1):
            low = BOUNDS[k - 1] if k else 0.0
            high = BOUNDS[k] if k < len(BOUNDS) else 1000.0
            part = [(deal, fact) for deal, fact in heists if low <= fact.index < high]
            if len(part) >= FEWEST:
                word = f"below {high:g}" if not k else f"{low:g} or more" if high == 1000 else f"{low:g} to {high:g}"
                groups[counted(word, len(part), "game")] = part
        length = {row: mean_of([(d, float(f.turns)) for d, f in part]) for row, part in groups.items()}
        caught = {row: mean_of([(d, float(len(f.catches))) for d, f in part]) for row, part in groups.items()}
        panels = [
            _means(length, "turns of all players together", "index", "length"),
            _means(caught, "catches in a game", "index", "catches"),
        ]
        turns = [fact.turns for _, fact in heists]
        told = [
            ("the index", [fact.index for _, fact in heists]),
            ("steps to the diamond", [sum(fact.steps) / 4 for _, fact in heists]),
            ("watched spaces on the way", [sum(fact.watched) / 4 for _, fact in heists]),
        ]
        words = [f"{correlation(values, turns):.2f} with {word}" for word, values in told]
        answer = (
            f"Correlation of the number of turns: {', '.join(words)}; of the catches with the index: "
            f"{correlation(told[0][1], [len(fact.catches) for _, fact in heists]):.2f}."
        )
    return Chart(
        "museums",
        "Does the index predict how a game goes?",
        panels,
        f"{sample} in {plural(len(museums), 'museum')}",
        answer,
        note="To compare prepared museums play a run with --option layout=... for each, and give all files to --from.",
    )


def correlation(a: Sequence[float], b: Sequence[float]) -> float:
    if len(set(a)) < 2 or len(set(b)) < 2:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def plans_in_use(heists: Heists, sample: str) -> Chart:
    """H-1211: games in museums with each floor plan."""
    museums = {fact.museum for _, fact in heists}
    panels: list[Panel] = []
    answer = ""
    length, index = {}, {}
    if len(museums) >= FEWEST_MUSEUMS:
        numbers = {code: {number for number, _ in parse_code(code)} for code in museums}
        for tile in sorted(set.union(*numbers.values())):
            part = [(deal, fact) for deal, fact in heists if tile in numbers[fact.museum]]
            if len(part) >= FEWEST:
                row = counted(f"{tile} {TILES[tile].name}", len(part), "game")
                length[row] = mean_of([(deal, float(fact.turns)) for deal, fact in part])
                index[row] = mean_of([(deal, fact.index) for deal, fact in part])
    if length:
        panels = [
            _means(length, "turns of all players together", "floor plan", "length"),
            _means(index, "difficulty index", "floor plan", "index"),
        ]
        hard = max(index, key=lambda row: index[row].value)
        answer = f"Museums with {hard.split(chr(10))[0]} have the highest index, {number(index[hard].value, False)}."
    return Chart("floor-plans", "Which floor plans make museums hard?", panels, sample, answer)


def _means(found: dict[str, Estimate], axis: str, word: str, title: str) -> Bars:
    return Bars(list(found), list(found.values()), axis, word, title, percent=False)
