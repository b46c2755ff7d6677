"""Records the positions of Nusubito's drawn examples. Run by web/src/boards/pictures.py."""

from typing import Any

from pictures import fixtures

from facedown.engine.game import SPECTATOR

MAKE = fixtures("nusubito")
THIEF, MIST = MAKE["THIEF"], MAKE["MIST"]
WALK = "leap:C1 lay end"
ROD = "leap:E3 rod:3 lay end"


def after(viewer: int, moves: str) -> Any:
    """The state after moves in notation; the treasure is on C1."""
    return MAKE["Table"]({}, viewer).after("C1", moves)


def told(viewer: int, moves: str) -> Any:
    """What a viewer saw of the Thief's turn that these moves end with."""
    return next(line.event for line in after(viewer, moves).fresh if line.event["event"] == "thief_day")


def rod(viewer: int) -> Any:
    return next(one for one in after(viewer, ROD).view.rods if one.name == "3")


def pictures() -> dict[str, Any]:
    leapt = after(THIEF, "leap:C1").view
    sacrificed = after(MIST, MAKE["QUIET"]).view
    return {
        "house": {"view": after(SPECTATOR, "").view},
        "walk": {"view": leapt, "darts": [after(THIEF, "").view.darts, leapt.darts], "seen": told(MIST, WALK)},
        "rod": {
            "thief": after(THIEF, ROD).view,
            "mist": after(MIST, ROD).view,
            "colour": rod(THIEF).colour,
            "known": rod(MIST).colour,
            "special": told(MIST, ROD)["special"],
        },
        "sacrifice": {"view": sacrificed, "slots": [coin.slot for coin in sacrificed.coins]},
    }
