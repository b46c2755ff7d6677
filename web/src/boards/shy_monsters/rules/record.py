"""Records the positions of Shy Monsters' drawn examples. Run by web/src/boards/pictures.py."""

from typing import Any

from pictures import fixtures

from facedown.engine.dice import seed_from
from facedown.engine.errors import IllegalMove
from facedown.engine.game import CHANCE
from facedown.engine.play import Entry, Play
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.rules.pieces import MONSTERS, PAIRS

MAKE = fixtures("shy_monsters")
MASTER, HERO = MAKE["MASTER"], MAKE["HERO"]
HOOK = "HOOK mantis C C C dragon X"
LOOKED = (HOOK, "reveal:1,0", "reveal:2,1")


def after(viewer: int, *script: str) -> Any:
    """The view after a script of the fixtures: a storey, then the Hero's moves."""
    *_, last = MAKE["Table"]({}, viewer).states(script)
    return last.view


def outline() -> dict[str, Any]:
    seen = after(MASTER, "STAIRS C C cobra bat C X")
    cell = next(tile.cell for tile in seen.tiles if tile.what == "cobra")
    return {"monster": "cobra", "cell": cell, "tiles": seen.tiles}


def layout() -> dict[str, Any]:
    play = Play(GAME, GAME.options.of(), seed_from("rules"))
    play.append(Entry(CHANCE, PAIRS.index((MONSTERS.index("bat"), MONSTERS.index("dragon")))))
    play.append(Entry(play.state.dm, GAME.text.moves.read("lay:1,0")[1]))
    try:
        play.check(play.state.dm, GAME.text.moves.read("lay:2,1")[1])
    except IllegalMove as error:
        refused = {"cell": [2, 1], "reason": error.reason, "clause": error.clause}
    allowed = after(MASTER, "CROSS C bat X C dragon C").tiles
    return {"allowed": allowed, "laid": [[0, 0], [1, 0]], "refused": refused}


def attack() -> dict[str, Any]:
    return {"before": after(HERO, *LOOKED), "after": after(HERO, *LOOKED, "attack:1,0"), "cell": "1,0"}


def leap() -> dict[str, Any]:
    moves = (HOOK, "reveal:3,1", "reveal:4,0")
    return {
        "before": after(HERO, *moves),
        "after": after(HERO, *moves, "jump:1,0>2,0"),
        "over": "1,0",
        "land": "2,0",
    }


def pictures() -> dict[str, Any]:
    return {"outline": outline(), "layout": layout(), "attack": attack(), "leap": leap()}
