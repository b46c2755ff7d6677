"""The Dungeon Master at work in the terminal: nine small decisions (S-404), comfort shown at each of them (S-1003)."""

from pathlib import Path

import pytest

from facedown.cli.session import Session
from facedown.cli.table import Table
from tests.cli.helpers import Script, printed, session
from tests.cli.shy_monsters.helpers import GAME, MASTER, at, drawing, picture, scene_of, table

PLAN = ["lay:1,0", "lay:2,0", "lay:2,1", "lay:3,1", "lay:3,0", "lay:4,0", "exit:4,0"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.facedown.json"


def build(here: Table, *moves: str) -> None:
    for text in moves:
        here.act(MASTER, here.play.read(MASTER, text))


def test_free_places_have_numbers() -> None:  # S-902
    here = table(viewer=MASTER)
    assert drawing().ask(scene_of(here)) == "Lay tile 1 of 6."
    text = picture(here)
    assert [line[:21].rstrip() for line in text.splitlines()[1:6]] == [
        "    -1     0     1",
        "-1       · 1 ·",
        "         ·   ·",
        " 0 · 2 · (E  ) · 3 ·",
        "   ·   · door  ·   ·",
    ]
    build(here, "lay:1,0")
    assert drawing().ask(scene_of(here)) == "Lay tile 2 of 6."
    assert len(scene_of(here).choices) == 6


def test_the_questions_of_the_nine_decisions() -> None:  # S-903
    here = table(viewer=MASTER)
    here.play.state.hand = [1, 4]  # bat and cobra
    asked = []
    for text in [*PLAN, "monster:bat:2,0", "monster:cobra:1,0"]:
        asked.append(drawing().ask(scene_of(here)))
        build(here, text)
    assert asked == [
        *(f"Lay tile {k} of 6." for k in range(1, 7)),
        "Where is the Exit?",
        "Where does the bat hide?",
        "Where does the cobra hide?",
    ]
    assert here.view.phase == "reveal"


@pytest.mark.rule("S-1003")
@pytest.mark.rule("S-1004")
def test_comfort_is_shown_while_building() -> None:  # S-909
    here = table(viewer=MASTER)
    here.play.state.hand = [3, 5]  # mantis and kraken
    build(here, "lay:1,0")
    assert "M mantis :( nowhere yet" in picture(here)
    build(here, "lay:2,0")
    assert "M mantis :) on 1,0" in picture(here)
    build(here, *PLAN[2:])
    text = picture(here)
    assert "K kraken :) on 2,0  3,0" in text
    assert "░ m ░" in text
    assert text.count("░ k ░") == 2
    build(here, "monster:mantis:3,1")
    text = picture(here)
    assert "M mantis :( not at home on 3,1" in text
    assert "░ M ░" in text
    assert "░:( ░" in text
    assert "Of two Monsters side by side the one" in text
    assert "░ m ░" not in text  # it lies already


def test_no_word_of_panic_where_no_place_touches_the_other() -> None:
    text = "shy_monsters\nphase: build\nstorey 1.1: 1,0; 2,0; 3,0 exit; -1,0; -2,0; 4,0 bat\nhand: bat dragon\n"
    assert "panics" not in picture(at(text, MASTER))


def words(of: Session) -> str:
    return " ".join(printed(of.console).split())


def typed(here: Table) -> list[str]:
    return [GAME.moves.write(MASTER, entry.action) for entry in here.play.log if entry.seat == MASTER]


@pytest.mark.rule("S-404")
@pytest.mark.rule("S-406")
def test_typed_by_number_by_words_and_taken_back(file: Path) -> None:
    here = table(viewer=MASTER)
    low, high = here.view.hand
    said = [
        "3",
        "2,0",
        "lay 2,1",
        "tile 3,1",
        "undo",
        "l 3,1",
        "3,0",
        "lay:4,0",
        "exit 4,0",
        "undo",
        "exit:4,0",
        f"{low} 1,0",
    ]
    session(here, Script(said), file).run()
    assert typed(here) == [*PLAN, f"monster:{low}:1,0"]
    assert here.view.hand == [low, high]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("3,3", "a tile must touch the others (S-404)"),
        ("lay:0,0", "a tile lies there already (S-404)"),
        ("explore:1,0", "now a move of the kind lay is asked for, not explore (S-401)"),
        ("9", "The choices are numbered 1 to 4."),
        ("lay:7,7", "'7,7' is no cell"),
    ],
)
def test_what_cannot_be_laid_is_explained(file: Path, said: str, answer: str) -> None:
    made = session(table(viewer=MASTER), Script([said]), file)
    made.run()
    assert answer in words(made)
    assert typed(made.table) == []


def test_exit_alone_still_leaves_the_table(file: Path) -> None:
    made = session(table(viewer=MASTER), Script(["exit", "n"]), file)
    made.run()
    assert "Save the game first?" in words(made)
    assert not file.exists()


def test_resigning_ends_the_game(file: Path) -> None:  # S-601
    here = table(viewer=MASTER)
    made = session(here, Script(["resign", ""]), file)
    made.run()
    assert here.play.over
    assert "The Dungeon Master gave up: you lose." in words(made)
