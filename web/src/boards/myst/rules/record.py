"""Records the positions of MYST's drawn examples. Run by web/src/boards/pictures.py."""

from typing import Any

from pictures import fixtures

MAKE = fixtures("myst")
Scene, race, walk = MAKE["Scene"], MAKE["race"], MAKE["walk"]
BLUE = 0


def after(position: str, before: str = "", last: str = "") -> Any:
    """The state after moves and spins in notation, as Blue sees it."""
    return Scene(position, before, last).states()[1]


def place() -> dict[str, Any]:
    state = after(race())
    offered = sorted(choice.text.split(":")[1] for choice in state.choices if choice.text.startswith("place:"))
    return {"view": state.view, "offered": offered}


def key() -> dict[str, Any]:
    position = walk(**MAKE["TOPPED"], pawns="D3 H5")
    return {"view": after(position).view}


def step() -> dict[str, Any]:
    state = after(walk())
    way = max(state.view.reach, key=lambda one: (len(one.path), one.cell))
    walked = after(walk(), "", f"move:{way.cell}")
    return {"view": state.view, "way": way, "pawn": walked.view.teams[BLUE].pawn}


def score() -> dict[str, Any]:
    return {"result": after(walk("post", **MAKE["LAST"]), "", "end").view.result}


def pictures() -> dict[str, Any]:
    return {"place": place(), "key": key(), "step": step(), "score": score()}
