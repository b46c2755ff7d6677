"""Finds the measure of each game."""

from facedown.catalog import entry_of, find_game
from facedown.entry import part
from facedown.study.measure import Measure, PlainMeasure


def measure_of(game: str) -> Measure:
    module = entry_of(find_game(game)).measure
    measure: Measure = part(module, "MEASURE") if module else PlainMeasure()
    return measure
