"""Which game has which questions: the one list."""

from facedown.balance.hyst import HYST
from facedown.balance.myst import MYST
from facedown.balance.nusubito import NUSUBITO
from facedown.balance.nyet import NYET
from facedown.balance.question import Catalogue
from facedown.balance.shy_monsters import SHY_MONSTERS
from facedown.engine.errors import FacedownError

CATALOGUES = {each.game: each for each in (NYET, SHY_MONSTERS, NUSUBITO, HYST, MYST)}


def catalogue_of(game: str) -> Catalogue:
    if game not in CATALOGUES:
        raise FacedownError(f"no balance questions are known for '{game}'; there are some for {', '.join(CATALOGUES)}")
    return CATALOGUES[game]
