"""Which game is measured by what: the one list of measures."""

from facedown.arena.hyst import HystMeasure
from facedown.arena.measure import Measure, PlainMeasure
from facedown.arena.myst import MystMeasure
from facedown.arena.nusubito import NusubitoMeasure
from facedown.arena.nyet import NyetMeasure
from facedown.arena.shy_monsters import ShyMonstersMeasure

MEASURES: dict[str, Measure] = {
    "nyet": NyetMeasure(),
    "shy_monsters": ShyMonstersMeasure(),
    "nusubito": NusubitoMeasure(),
    "hyst": HystMeasure(),
    "myst": MystMeasure(),
}


def measure_of(game: str) -> Measure:
    return MEASURES.get(game) or PlainMeasure()
