"""Positions as text (see position.py): the example, round trips, and what is refused."""

import pytest

from facedown.engine.errors import PositionError
from facedown.games.myst.rules.pieces import CELL
from facedown.games.myst.text import position
from facedown.games.myst.text.position import read_position, write_position
from tests.games.myst.helpers import HB, HY, MAP1, Table, dealt, explore, race

HEAD = "myst\noptions: race_driver=alternate turns=8\n"
CARDS = f"cards: {HB} / {HY}\n"
WALK = f"board: {' / '.join(MAP1.split())}\nkeys: gears rocket\n{CARDS}"


def test_the_example_of_the_module() -> None:
    t = Table(read_position((position.__doc__ or "").split("\n\n")[1].replace("\n    ", "\n").strip()))
    assert (t.phase, t.who, t.counts, t.top("rocket"), t.base("rocket")) == ("pre", "blue", (26, 34), 1, "yellow")
    assert t.state.pawns == [CELL["G2"], CELL["E3"]]
    assert (t.state.spin, t.state.round, t.state.turns) == (4, 2, 8)
    assert t.hand(0) == ["gears-5", "rocket-4", "clock-3", "cabin-2"]
    assert "move:H2" in t.legal()


@pytest.mark.parametrize(
    "t",
    [
        dealt(),
        dealt().do("yellow key:ship"),
        dealt(young="yellow").do("blue key:ship yellow key:ship"),
        race("H2", "D5").do("place:G2"),
        race("A4", "B2 B3 A3 B4 B5 A5").do("book"),
        race("A4", "B2 B3 A3 B4 B5 A5", "live").do("blue wait"),
        race("A4", "B2 B3 A3 B4 B5 A5", "simulated"),
        race("H2", "D5", "simulated", blue_hands=("expert", "novice"), head_start_s=(5, 0)).do("focus:H1"),
        race("H2", "D5", "simulated").do("focus:H1 any laid:yellow-1:D6"),
        explore("B2", "A1", "blue", 3).do("book"),
        explore("B2", "A1", "blue", 3).do("book jump:H2"),
        explore("G2", "E3", "blue", 3).do("move:H2 lay"),
        explore("H1", "H2", "blue", 2, reach_rule="pass", pawn_block="pass_through").do("step:H2"),
    ],
)
def test_round_trips(t: Table) -> None:
    if t.state.spin and not t.state.sector:
        t.state.sector = {2: 2, 3: 4}[t.state.spin]  # any that shows it
        t.state.turns_sector = 7
    text = write_position(t.state)
    assert read_position(text) == t.state, text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("myst\noptions: turns=99\n", "options: turns=99: use spin, or 3 to 15"),
        ("myst\noptions: youngest_team=yellow\nfirst: blue\n", "first: write yellow, not 'blue'"),
        (HEAD + WALK + "pawns: G2 E3\nwho: green\n", "who: write blue or yellow, not 'green'"),
        (HEAD + WALK + "pawns: G2 G2\n", "do not share"),
        (HEAD + WALK + "pawns: G2\n", "pawns: write 2 times a cell"),
        (HEAD + WALK + "pawns: G2 E3\nturns: 7\n", "turns: write 8, not '7'"),
        (HEAD + WALK + "pawns: G2 E3\nround: 9\n", "round: write a number from 1 to 8"),
        (HEAD + WALK + "pawns: G2 E3\nspin: 7\n", "spin: write 1, 2, 3, 4, 5 or 6, not '7'"),
        (HEAD + WALK + "pawns: G2 E3\nspin: 3\nsector: 1\n", "sector: write a sector that shows 3"),
        (HEAD + WALK + "pawns: G2 E3\nphase: act\n", "nothing to lay"),
        (HEAD + WALK + "pawns: G2 E3\nphase: jump\n", "has played a Book"),
        (HEAD + WALK + "pawns: G2 E3\nphase: post\n", "moved: 1"),
        (HEAD + WALK + "pawns: G2 E3\ntops: rocket=high\n", "tops: write covered or settled, not 'high'"),
        (HEAD + WALK + "pawns: G2 E3\ntops: moon=covered\n", "tops: write gears, .* not 'moon'"),
        (HEAD + WALK + "pawns: G2 E3\nintents: blue-1=any\n", "intents: this line does not go with"),
        (HEAD + WALK + "pawns: G2 E3\npicks: rocket -\n", "picks: name what is still secret"),
        (HEAD + WALK.replace("gears rocket", "rocket gears") + "pawns: G2 E3\n", "has not covered"),
        (HEAD + WALK.replace("gears rocket", "gears -") + "pawns: G2 E3\n", "name the first Key Pieces"),
        (HEAD + WALK.replace("yyy", "yy.", 1) + "pawns: G2 E3\n", "it is full in the walk"),
        (HEAD + WALK.replace("yyy", "yyx", 1) + "pawns: G2 E3\n", "write 6 rows of 10"),
        (HEAD + WALK.replace("book-2", "") + "pawns: G2 E3\n", "yellow needs 5"),
        (HEAD + WALK.replace("book-2", "book-1") + "pawns: G2 E3\n", "twice"),
        (HEAD + WALK + "pawns: G2 E3\nbooks: blue:book-1\n", "books: write blue or yellow, not 'blue:book-1'"),
        (HEAD + WALK + "pawns: G2 E3\nbooks: blue blue yellow\n", "books: write blue or yellow, at most 2"),
        (HEAD + CARDS + "phase: key_pick\npicks: rocket ship\n", "picks: name what is still secret"),
        (HEAD + CARDS + "phase: key_pick\npicks: moon -\n", "picks: write gears, .* or -, not 'moon'"),
        (HEAD + CARDS + f"phase: race\nkeys: gears rocket\nboard: {' / '.join(MAP1.split())}\n", "full in the walk"),
        ("myst\noptions: race_driver=simulated\n" + WALK.replace("y", ".", 1) + "phase: race\n", "phases cut_off and"),
        (HEAD + WALK.replace("yyyyy ", "yyyy. ", 1) + "phase: intent\nasked: blue-1\n", "simulated race"),
        (HEAD + WALK.replace("yyyyy ", "yyyy. ", 1) + "phase: race\nwaited: red\n", "waited: write blue or yellow"),
    ],
)
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        read_position(text)


def test_hands_that_look_for_something() -> None:
    text = write_position(race("H2", "D5", "simulated").do("focus:H1").state)
    assert "intents: blue-1=H1" in text
    for wrong in ("blue-1=A1", "blue-1=moon", "yellow-1=D6", "blue-2=any"):
        with pytest.raises(PositionError):
            read_position(text.replace("intents: blue-1=H1", f"intents: {wrong}"))
    with pytest.raises(PositionError, match="asked"):
        read_position(text.replace("asked: yellow-1", "asked: blue-1"))
