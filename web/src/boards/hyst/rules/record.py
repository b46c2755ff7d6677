"""Records the positions of H.Y.S.T.'s drawn examples. Run by web/src/boards/pictures.py."""

from typing import Any

from pictures import fixtures

MAKE = fixtures("hyst")
at, Scene = MAKE["at"], MAKE["Scene"]
FACES = (1, 2, 3, 4)


def after(position: str, before: str = "", last: str = "") -> Any:
    """The state after moves and dice in notation, for seat 0."""
    return Scene(position, before, last).states()[1]


def happened(state: Any, event: str) -> list[Any]:
    return [line.event for line in state.fresh if line.event["event"] == event]


def turn() -> dict[str, Any]:
    view = after(at("C3 S2 H8", phase="turn_start"), "", "roll d6:6").view
    way = max(
        (one for one in view.reach if not one.danger and not one.space.startswith("S")),
        key=lambda one: (one.steps, one.space),
    )
    walked = after(at("C3 S2 H8", phase="turn_start"), "roll d6:6", " ".join(f"move:{space}" for space in way.path))
    return {"view": view, "to": way.space, "steps": way.steps, "rolled": view.rolled, "left": walked.view.points}


def lines() -> dict[str, Any]:
    position = at("D4 G3 S1", "smoke shove", holder="0", lasers="D3-D4", rest="- / -")
    caught = happened(after(position, "", "move:D3 d4:3 draw:shove"), "caught")[0]
    return {"view": after(position).view, "to": "D3", "caught": caught}


def steal() -> dict[str, Any]:
    position = at("D5 D5 S1", active="1", holder="0", rest="smoke / -")
    return {"steals": [bool(happened(after(position, "", f"steal d4:{face}"), "stolen")) for face in FACES]}


def escape() -> dict[str, Any]:
    position = at("A2 G4 E5", "smoke on_the_move shove", holder="0", points="3", rolled="5", barricades="S2")
    over = after(position, "", "move:A1 move:S1")
    return {"view": after(position).view, "to": "S1", "winner": over.result.index(1.0), "phase": over.phase}


def pictures() -> dict[str, Any]:
    return {"turn": turn(), "lines": lines(), "steal": steal(), "escape": escape()}
