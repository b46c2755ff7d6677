"""What the page is told about museums (H-1021, H-1022), with the facts of H-216 .. H-218 and H-304 in it."""

from typing import Any

import msgspec
import pytest

from facedown.games.hyst.page import desk
from facedown.games.hyst.page.desk import DESK, Catalogue, LaidMuseum
from facedown.games.hyst.rules.data import DATA, LAYOUTS
from facedown.games.hyst.rules.pieces import SPACE, SPACE_NAMES

BLOCKED = "HY1-07b13c02c-14c08c18a-12b04a11b-48"


def ask(**question: Any) -> Any:
    return DESK.answer(msgspec.json.decode(msgspec.json.encode(question), type=DESK.question))


def museum(**question: Any) -> LaidMuseum:
    found = ask(**question)
    assert isinstance(found, LaidMuseum)
    return found


@pytest.mark.rule("H-220")
@pytest.mark.rule("H-1021")
def test_catalogue() -> None:
    told = ask(ask="catalogue")
    assert isinstance(told, Catalogue)
    assert [plan.number for plan in told.plans] == list(range(1, 27))
    assert [plan.number for plan in told.plans if plan.deluxe] == list(range(19, 27))
    alcove = told.plans[2]
    assert (alcove.name, alcove.kind, alcove.camera, alcove.facing) == ("Alcove", "hall", 7, "N")
    assert alcove.walls == [0, 1 | 4, 0, 2 | 8, 1 | 2 | 8, 2 | 8, 0, 0, 0]
    assert [layout.id for layout in told.layouts] == list(LAYOUTS)
    assert told.layouts[0].tiles == list(LAYOUTS["matinee"].tiles)
    assert {layout.id: round(layout.index, 1) for layout in told.layouts}["lockdown"] == 23.5
    assert told.reconstructed == ["tiles", "layouts", "cards", "dice", "supply"]


@pytest.mark.rule("H-1021")
@pytest.mark.parametrize("text", ["matinee", " Matinee ", LAYOUTS["matinee"].code, LAYOUTS["matinee"].code.lower()])
def test_a_museum_by_name_or_code(text: str) -> None:
    found = museum(ask="code", code=text, edition="base")
    assert (found.name, found.code, found.edition, found.fault) == ("Matinee", LAYOUTS["matinee"].code, "base", "")
    assert found.tiles == list(LAYOUTS["matinee"].tiles)
    assert (found.index, found.level, found.watched) == (10.4, "easy", 7)
    assert [(c.start, c.open, c.steps, c.watched) for c in found.corners] == [
        (f"S{k}", True, 9, 0) for k in range(1, 5)
    ]
    assert {(eye.at, eye.facing, *eye.sees) for eye in found.eyes} == {
        ("G1", "N"), ("B2", "E", "C2"), ("F3", "S", "F4"), ("A4", "W"), ("G4", "S", "G5", "G6"),
        ("F6", "W", "E6", "D6"), ("D7", "W"), ("H8", "E", "I8"), ("A9", "W"),
    }  # fmt: skip  # H-219
    assert found.walls[SPACE["E5"]] == 2  # a wall to the east alone


@pytest.mark.rule("H-304")
@pytest.mark.rule("H-1021")
def test_a_blocked_museum_comes_with_its_repair() -> None:
    found = museum(ask="code", code=BLOCKED, edition="base")
    assert found.fault == "corner_blocked"
    assert [corner.start for corner in found.corners if not corner.open] == ["S3", "S4"]
    assert (found.index, found.level) == (None, "")
    better = museum(ask="tiles", tiles=found.repaired, edition="base")
    assert (better.fault, better.code) == ("", "HY1-07b13c02c-14c08c18a-12b04a11a-39")
    hopeless = museum(ask="code", code="HY1-03d02a08c-09b07a14c-15c01c17c-52", edition="base")
    assert (hopeless.fault, hopeless.repaired) == ("corner_blocked", [])  # H-907


@pytest.mark.rule("H-216")
@pytest.mark.parametrize(
    ("code", "edition", "fault"),
    [
        ("nonsense", "base", "bad_format"),
        (LAYOUTS["matinee"].code[:-1] + "7", "base", "bad_check"),
        ("glass_wing", "base", "tile_not_in_edition"),
        ("glass_wing", "deluxe", ""),
    ],
)
def test_faults(code: str, edition: str, fault: str) -> None:
    found = museum(ask="code", code=code, edition=edition)
    assert (found.fault, bool(found.problem)) == (fault, bool(fault))


@pytest.mark.rule("H-1022")
def test_a_museum_that_is_being_laid() -> None:
    bare = museum(ask="tiles", tiles=[(0, 0)] * 9)
    assert (bare.fault, bare.code, bare.eyes, bare.watched) == ("unfinished", "", [], 0)
    assert all(corner.open for corner in bare.corners)
    one = museum(ask="tiles", tiles=[(7, 2)] + [(0, 0)] * 8)  # the Elbow with its two closed sides inwards
    assert [corner.start for corner in one.corners if not corner.open] == ["S1"]
    assert [eye.at for eye in one.eyes] == ["A1"]
    twice = museum(ask="tiles", tiles=[(1, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (8, 0), (9, 0)])
    assert (twice.fault, twice.index) == ("duplicate_tile", None)
    strange = museum(ask="tiles", tiles=[(99, 0), *((number, 0) for number in range(1, 9))])
    assert (strange.fault, strange.tiles[0]) == ("unknown_tile", (0, 0))
    assert museum(ask="tiles", tiles=LAYOUTS["glass_wing"].tiles).edition == "deluxe"


@pytest.mark.rule("H-302")
@pytest.mark.rule("H-304")
@pytest.mark.parametrize("level", ["any", "easy", "medium", "hard"])
def test_random_museums(level: str) -> None:
    found = [museum(ask="random", seed=seed, level=level, edition="base") for seed in range(40)]
    assert found[0] == museum(ask="random", seed=0, level=level, edition="base")
    assert len({one.code for one in found}) == 40
    assert all(
        one.fault == "" and one.level in (level, *(["easy", "medium", "hard"] * (level == "any"))) for one in found
    )
    assert all(number <= 18 for one in found for number, _ in one.tiles)
    assert all([n for n, _ in one.tiles] == [n for n, _ in one.before] for one in found)
    assert any(one.tiles != one.before for one in found)  # some were repaired
    assert any(
        number > 18 for seed in range(5) for number, _ in museum(ask="random", seed=seed, edition="deluxe").tiles
    )


@pytest.mark.rule("H-311")
def test_no_museum_of_that_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_DRAWN", 0)
    nothing = museum(ask="random", seed=1, level="hard")
    assert nothing.fault == "no_layout"
    assert "hard" in nothing.problem
    assert "18 floor plans" in nothing.problem


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"ask": "everything"},
        {"ask": "tiles", "tiles": [[1, 0]]},
        {"ask": "tiles", "tiles": [[1, 4]] * 9},
        {"ask": "tiles", "tiles": [[100, 0]] * 9},
        {"ask": "code", "code": "x" * 201},
        {"ask": "random", "seed": -1},
        {"ask": "random", "seed": 1, "rounds": 5},
    ],
)
def test_other_questions_are_not_understood(question: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        ask(**question)


def test_every_space_of_a_tile_has_a_way_out() -> None:
    """What On the Move, Shove and Grapple rest on (H-442)."""
    for layout in DATA.layouts:
        walls = museum(ask="code", code=layout.id).walls
        assert all(wall != 15 for wall in walls), [SPACE_NAMES[k] for k, wall in enumerate(walls) if wall == 15]
