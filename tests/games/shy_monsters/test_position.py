"""Positions as text: an example by hand, and what cannot be."""

import pytest

from facedown.engine.errors import PositionError
from facedown.engine.play import choices
from facedown.games.shy_monsters import SHY_MONSTERS as GAME
from facedown.games.shy_monsters.text.moves import write
from facedown.games.shy_monsters.text.position import read_position
from tests.games.shy_monsters.helpers import HERO

GOOD = """shy_monsters
storey: 3
phase: move
storey 1.1: 1,0 corridor up; 2,0 corridor up; 3,0 corridor up; 4,0 bat up; 5,0 kraken up; 6,0 exit up
storey 1.2: 1,0 corridor up; 2,0 corridor up; 3,0 corridor up; 4,0 cobra; 5,0 gargoyle; 6,0 exit up
storey 1.3: 1,0 corridor up; 2,0 mantis up; 3,0 corridor up; 4,0 corridor; 5,0 dragon; 6,0 exit
hero: 3,0
jumps: 0
"""


def test_a_position_written_by_hand() -> None:
    with pytest.raises(PositionError, match="panicked"):
        read_position(GOOD)
    state = read_position(GOOD.replace("5,0 kraken up", "5,0 kraken up panicked"))
    assert state.active[2] == 2
    assert {write(1, a) for a in choices(GAME, state, HERO)} == {
        "explore:4,0",
        "attack:2,0",
        "attack:4,0",
    }


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("storey: 3", "storey: 4", "number from 1 to 3"),
        ("6,0 exit\n", "6,0 corridor\n", "one exit"),
        ("6,0 exit\n", "5,3 exit\n", "storey 1.3: write a cell as x,y .* not '5,3'"),
        ("6,0 exit\n", "0,5 exit\n", "hang together"),
        ("6,0 exit\n", "5,0 exit\n", "different cells"),
        ("5,0 dragon;", "5,0 bat;", "two storeys"),
        ("4,0 corridor;", "4,0 corridor dead;", "only a face-up Monster"),
        ("2,0 mantis up;", "2,0 mantis up dead;", "by an Attack"),
        ("hero: 3,0", "hero: 2,0", "he stands"),
        ("hero: 3,0", "hero: 0,4", "he stands"),
        ("jumps: 0", "jumps: 2", "number from 0 to 1"),
        ("5,0 gargoyle; 6,0 exit up", "5,0 gargoyle; 6,0 exit", "passed has its Exit"),
        ("jumps: 0", "last: fly", "last"),
        ("jumps: 0", "seen: cobra", "seen"),
        ("jumps: 0", "seen: troll", "seen: write bat, dragon, .* not 'troll'"),
        ("jumps: 0", "reveals: 1", "opening flips"),
        ("jumps: 0", "named: 4,0", "opening flips"),
        ("jumps: 0", "flipped: dragon", "flipped"),
        ("storey 1.2:", "storey 2.2:", "is missing"),
        ("1,0 corridor up; 2,0 mantis", "0,0 corridor up; 2,0 mantis", "Entrance is always there"),
        ("1,0 corridor up; 2,0 mantis", "1,0 corridor sideways; 2,0 mantis", "no mark"),
    ],
)
def test_impossible_positions(old: str, new: str, said: str) -> None:
    good = GOOD.replace("5,0 kraken up", "5,0 kraken up panicked")
    assert old in good
    text = good.rpartition(old)
    with pytest.raises(PositionError, match=said):
        read_position(text[0] + new + text[2])


@pytest.mark.parametrize(
    ("hand", "draft", "said"),
    [
        ("bat", "", "hand: write 2 Monsters, all different"),
        ("bat bat", "", "different"),
        ("bat cobra", "1,0; 2,0 exit", "six cells, then"),
        ("bat cobra", "1,0; 2,0; 3,0; 4,0; 5,0; 6,0 cobra", "six cells, then"),
        ("bat cobra", "1,0 up; 2,0", "face up"),
    ],
)
def test_impossible_drafts(hand: str, draft: str, said: str) -> None:
    text = f"shy_monsters\nphase: build\nhand: {hand}\n" + (f"storey 1.1: {draft}\n" if draft else "")
    with pytest.raises(PositionError, match=said):
        read_position(text)
