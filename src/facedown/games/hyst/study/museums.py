"""Draws charts of the museums: does the difficulty index predict how games go, which plans make them long?"""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import numpy as np

from facedown.games.hyst.rules.codes import parse_code
from facedown.games.hyst.rules.data import TILES
from facedown.games.hyst.study.facts import Heist, Heists
from facedown.study.charts import Chart, Panel, number, plural
from facedown.study.facts import Facts, mean_bars, most

BOUNDS = (12.0, 14.0, 16.0, 17.5, 20.0)  # of the index; 14 and 17.5 part easy, medium and hard
FEWEST_MUSEUMS = 5
LENGTH = "turns of all players together"


def prediction(heists: Heists) -> Chart:
    """Shows whether the index predicts how a game goes (H-1212)."""
    museums = {fact.museum for fact in heists}
    panels: list[Panel] = []
    answer = ""
    if len(museums) >= FEWEST_MUSEUMS:
        groups = heists.parts({_said(*ends): partial(_lies_in, *ends) for ends in pairwise((0, *BOUNDS, 1000))}, "game")
        length = {row: part.mean(lambda fact: fact.turns) for row, part in groups.items()}
        caught = {row: part.mean(lambda fact: len(fact.catches)) for row, part in groups.items()}
        panels = [
            mean_bars(length, LENGTH, "index", "length"),
            mean_bars(caught, "catches in a game", "index", "catches"),
        ]
        turns = [fact.turns for fact in heists]
        index = [fact.index for fact in heists]
        told = [
            ("the index", index),
            ("steps to the diamond", [sum(fact.steps) / 4 for fact in heists]),
            ("watched spaces on the way", [sum(fact.watched) / 4 for fact in heists]),
        ]
        words = [f"{correlation(values, turns):.2f} with {word}" for word, values in told]
        answer = (
            f"Correlation of the number of turns: {', '.join(words)}; of the catches with the index: "
            f"{correlation(index, [len(fact.catches) for fact in heists]):.2f}."
        )
    return Chart(
        "museums",
        "Does the index predict how a game goes?",
        panels,
        f"{heists.sample} in {plural(len(museums), 'museum')}",
        answer,
        note="To compare prepared museums play a run with --option layout=... for each, and give all files to --from.",
    )


def _said(low: float, high: float) -> str:
    return f"below {high:g}" if not low else f"{low:g} or more" if high == 1000 else f"{low:g} to {high:g}"


def _lies_in(low: float, high: float, fact: Heist) -> bool:
    return low <= fact.index < high


def _is_in(museums: set[str], fact: Heist) -> bool:
    return fact.museum in museums


def correlation(a: Sequence[float], b: Sequence[float]) -> float:
    if len(set(a)) < 2 or len(set(b)) < 2:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def plans_in_use(heists: Heists) -> Chart:
    """Shows games in museums with each floor plan (H-1211)."""
    numbers = {fact.museum: {number for number, _ in parse_code(fact.museum)} for fact in heists}
    panels: list[Panel] = []
    answer = ""
    groups: dict[str, Facts[Heist]] = {}
    if len(numbers) >= FEWEST_MUSEUMS:
        tiles = sorted(set.union(*numbers.values()))
        using = {tile: {museum for museum, used in numbers.items() if tile in used} for tile in tiles}
        groups = heists.parts({f"{tile} {TILES[tile].name}": partial(_is_in, using[tile]) for tile in tiles}, "game")
    if groups:
        length = {row: part.mean(lambda fact: fact.turns) for row, part in groups.items()}
        index = {row: part.mean(lambda fact: fact.index) for row, part in groups.items()}
        panels = [
            mean_bars(length, LENGTH, "floor plan", "length"),
            mean_bars(index, "difficulty index", "floor plan", "index"),
        ]
        hard = most(index)
        answer = f"Museums with {hard.split(chr(10))[0]} have the highest index, {number(index[hard].value, False)}."
    return Chart("floor-plans", "Which floor plans make museums hard?", panels, answer=answer)
