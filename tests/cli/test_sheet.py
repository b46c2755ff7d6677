"""Structures as sheets: short values in a line, lists in rows, lists of structures as tables."""

import msgspec

from facedown.cli.terminal.sheet import sheet
from tests.cli.helpers import console, printed


class Step(msgspec.Struct):
    seat: int
    entry: int
    chance: float
    done: bool


class Story(msgspec.Struct):
    winner: int
    result: str
    hand: list[str]
    steps: list[Step]
    cards: dict[str, int]
    nothing: list[int]


class Scored(msgspec.Struct):
    round: int
    names: list[str]
    credits: list[int]


def drawn(thing: object, width: int = 80, title: str = "") -> list[str]:
    on = console(width, 100)
    on.print(sheet(thing, lambda seat: ("Bear", "Wolf")[seat], title))
    return [line.rstrip() for line in printed(on).splitlines()]


STORY = Story(-1, "not_bad", ["b7", "", "b4"], [Step(0, 5, 0.25, True), Step(1, 9, 1.0, False)], {"smoke": 2}, [])


def test_a_structure_with_all_kinds_of_fields() -> None:
    lines = drawn(STORY)
    assert lines[0] == "winner nobody · result not bad"
    assert lines[1].split() == ["hand", "b7", "b4", "(1", "unknown)"]
    assert "  cards  smoke 2" in lines
    assert [line.split() for line in lines[-2:]] == [["Bear", "25%", "yes"], ["Wolf", "100%", "no"]]
    assert not any("entry" in line or "nothing" in line for line in lines)


def test_a_list_for_each_seat_stands_beside_the_names() -> None:
    lines = drawn(Scored(2, ["Bear", "Wolf"], [12, -4]))
    assert lines[0] == "round 2"
    assert [line.split() for line in lines[-2:]] == [["Bear", "12"], ["Wolf", "-4"]]


def test_where_a_table_does_not_fit_its_rows_become_paragraphs() -> None:
    assert "seat Bear · chance 25% · done yes" in drawn(STORY.steps, 34, "steps") or len(drawn(STORY.steps, 12)) > 4
    wide = drawn(STORY.steps, 80, "steps")
    assert wide[0] == "steps"
    assert "seat" in wide[1]


def test_long_lists_are_counted_and_other_things_are_named() -> None:
    assert drawn([STORY.steps[0]] * 50) == ["50 entries"]
    assert drawn(list(range(60)), title="cells") == ["cells  60 entries"]
    assert drawn([1, 2], title="cells") == ["cells  1 2"]
