"""RULES.md says what the rules do: its drawings and tables are recomputed, every phase and option has its place."""

import re
from pathlib import Path

import pytest

from facedown.engine.play import choices, redacted
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.page.view import around_of
from facedown.games.shy_monsters.rules import pieces
from facedown.games.shy_monsters.rules.state import State
from facedown.games.shy_monsters.text import moves
from tests.games.test_rules_texts import rows

TEXT = GAME.text.rules_text("en")
DRAWINGS = [block.splitlines() for block in re.findall(r"^```text\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)]


GERMAN = Path(moves.__file__).parents[1].joinpath("RULES.de.md").read_text(encoding="utf-8")


@pytest.mark.rule("S-205")
def test_the_six_drawings_are_the_diagrams() -> None:
    found = {}
    for block in DRAWINGS[:2]:
        names = block[0].split()
        for k, name in enumerate(names):
            grid = [row.split()[3 * k : 3 * k + 3] for row in block[1:]]
            assert grid[1][1] == name[0].upper()  # S-1012
            cells = {(x - 1, y - 1): grid[y][x] for y in range(3) for x in range(3) if (x, y) != (1, 1)}
            found[name] = cells
    assert list(found) == list(pieces.MONSTERS)
    for monster, cells in enumerate(found.values()):
        assert {cell for cell, sign in cells.items() if sign == "#"} == set(pieces.NEEDS[monster])
        assert {cell for cell, sign in cells.items() if sign == "x"} == set(pieces.BANS[monster])
        assert set(cells.values()) <= {"#", "x", "."}


@pytest.mark.rule("S-905")
def test_the_example_of_comfort() -> None:
    cells = {sign: (x, y) for y, row in enumerate(DRAWINGS[2]) for x, sign in enumerate(row.split()) if sign != "."}
    assert cells.pop("E") == (0, 0)
    numbers = [pieces.DOOR, *(pieces.CELL[cell] for cell in cells.values())]
    said = {row[0].strip("`"): row[1].split(", ") for row in rows(TEXT, "tile | at home there")}
    assert said == {
        letter: pieces.monster_names(pieces.AT_HOME[around_of(pieces.CELL[cell], numbers)])
        for letter, cell in cells.items()
    }


def line_of_the_example() -> State:
    kinds = {"+": "corridor", "M": "mantis", "D": "dragon", "X": "exit"}
    (drawing,) = DRAWINGS[4]
    tiles = [f"{x},0 {kinds[sign]}" for x, sign in enumerate(drawing.split()) if sign != "E"]
    text = f"shy_monsters\noptions: opening_reveals=0,0,0\nstorey 1.1: {'; '.join(tiles)}\n"
    return GAME.text.read_position(text)  # type: ignore[no-any-return]


@pytest.mark.rule("S-910")
@pytest.mark.parametrize(
    ("line", "walk", "told"),
    [
        (0, ["explore:1,0", "explore:2,0"], "hero_killed"),
        (1, ["explore:1,0", "attack:2,0"], "dead"),
        (2, ["explore:1,0", "jump:2,0>3,0"], "active"),
        (3, ["explore:1,0", "jump:2,0>3,0", "explore:4,0", "explore:5,0", "explore:6,0"], "storey 2"),
        (4, ["jump:1,0>2,0"], "hero_killed"),
    ],
)
def test_the_example_of_walking(line: int, walk: list[str], told: str) -> None:
    said, happens = rows(TEXT, "the Hero | what happens")[line]
    cells = [move.rpartition(">")[2].rpartition(":")[2] for move in walk]
    assert set(cells[-2:]) & set(re.findall(r"\d,\d", said))
    state = line_of_the_example()
    for text in walk:
        action = moves.read(text)[1]
        assert action in choices(GAME, state, 1)
        GAME.rules.apply(state, 1, action)
    view = GAME.page.view(redacted(GAME, state, 1), 1)
    moods = {tile.mood for tile in view.tiles if tile.what == "mantis"}  # type: ignore[attr-defined]
    results = {result.result for result in view.results}  # type: ignore[attr-defined]
    assert told in {*moods, *results, f"storey {state.storey}"}
    assert ("is dead" in happens) == ("hero_killed" in results)


@pytest.mark.rule("S-417")
@pytest.mark.rule("S-816")
def test_the_examples_of_jumps() -> None:
    """The three pictures, each made up to a storey by tiles far away."""
    straight, bend, square = (
        "1,0; 2,0; 0,1; 0,2; 0,3; 0,4",
        "1,0; 1,1; 0,-1; 0,-2; 0,-3; 0,-4",
        "1,0; 1,1; 0,1; -1,0; -2,0; -3,0",
    )
    kinds = ("corridor", "corridor", "corridor", "exit", "bat", "mantis")

    def jumps(outline: str, up: int = 0, hero: str = "0,0") -> set[str]:
        tiles = [
            f"{cell.strip()} {kind}{' up' if k < up else ''}"
            for k, (cell, kind) in enumerate(zip(outline.split(";"), kinds, strict=True))
        ]
        text = f"shy_monsters\noptions: opening_reveals=0,0,0\nstorey 1.1: {'; '.join(tiles)}\nhero: {hero}\n"
        state = GAME.text.read_position(text)
        return {moves.write(1, action) for action in choices(GAME, state, 1)}

    assert "jump:1,0>2,0" in jumps(straight)
    assert "jump:1,0>1,1" in jumps(bend)
    assert {"jump:1,0>1,1", "jump:0,1>1,1"} <= jumps(square)
    assert "jump:0,1>0,0" in jumps(square, up=2, hero="1,1")


@pytest.mark.rule("S-404")
@pytest.mark.rule("S-415")
def test_what_the_page_says_about_typing_is_understood() -> None:
    """Every written form reads back, and each short form means the same among all moves of its phase."""
    table = rows(TEXT, "move | written")
    assert len(table) >= 8
    every = [moves.read(text)[1] for text in offered()]
    for _, written, also in table:
        canonical = written.strip("`")
        _, action = moves.read(canonical)
        assert moves.write(0, action) == canonical
        verb = canonical.partition(":")[0]
        walks = {"explore", "attack", "jump", "jump_attack"}
        together = [a for a in every if moves.split(a)[0] in (walks if verb in walks else {verb})]
        assert action in together
        for short in re.findall(r"`([^`]+)`", also):
            assert moves.guess(short, together) == [action], short


def offered() -> list[str]:
    cells = ["1,0", "0,1", "-1,0", "0,-1", "2,0", "2,1", "1,1"]
    single = [
        f"{verb}:{cell}" for verb in ("lay", "exit", "reveal", "explore", "attack", "monster:bat") for cell in cells
    ]
    pairs = ["1,0>2,0", "1,0>1,1", "0,1>1,1"]
    return [*single, *(f"{verb}:{pair}" for verb in ("jump", "jump_attack") for pair in pairs)]
