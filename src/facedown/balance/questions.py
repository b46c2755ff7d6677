"""Finds which game has which questions."""

from facedown.catalog import ENTRIES
from facedown.engine.errors import FacedownError
from facedown.entry import part
from facedown.study.question import Catalogue


def catalogue_of(game: str) -> Catalogue:
    asked = [name for name, entry in ENTRIES.items() if entry.questions]
    if game not in asked:
        raise FacedownError(f"no balance questions are known for '{game}'; there are some for {', '.join(asked)}")
    catalogue: Catalogue = part(ENTRIES[game].questions, "QUESTIONS")
    return catalogue
