"""Which game is measured by what: the one list of measures."""

from facedown.arena.measure import Measure, PlainMeasure
from facedown.arena.nyet import NyetMeasure

MEASURES: dict[str, Measure] = {"nyet": NyetMeasure()}


def measure_of(game: str) -> Measure:
    return MEASURES.get(game) or PlainMeasure()
