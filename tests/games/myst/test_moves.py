"""Moves as text (M-41), in words, guessed, and refused with a reason."""

import pytest

from facedown.engine.bits import id_of
from facedown.engine.errors import UnreadableMove
from facedown.engine.game import CHANCE
from facedown.engine.play import bits_of
from facedown.games.myst.rules.actions import RESIGN, WORDS
from facedown.games.myst.rules.rules import legal
from facedown.games.myst.text import moves
from facedown.games.myst.text.notation import is_action
from facedown.words import Message
from tests.games.myst.helpers import BLUE, HB, Table, dealt, explore, race


def guessed(t: Table, text: str, seat: int = BLUE) -> list[str]:
    mask = [0] * WORDS
    legal(t.state, seat, mask)
    return [moves.write(seat, action) for action in moves.guess(text, bits_of(mask))]


def why(t: Table, text: str, seat: int = BLUE) -> tuple[str, str]:
    return in_words(moves.why_not(t.state, seat, moves.read(text)[1]))


def in_words(refused: tuple[Message, str]) -> tuple[str, str]:
    reason, clause = refused
    return str(reason), clause


@pytest.mark.rule("M-41")
def test_every_action_has_a_text_of_its_own() -> None:
    actions = [action for action in range(64 * WORDS) if is_action(action)]
    texts = [moves.write(BLUE, action) for action in actions]
    assert len(set(texts)) == len(actions) == 17 + 5 * 60
    assert all(moves.read(text) == (False, action) for text, action in zip(texts, actions, strict=True))
    assert moves.write(BLUE, RESIGN) == "resign"
    for text in ("laid:yellow-3:J6", "card:book-2", "youngest:blue", "first:yellow", "turns:11", "spin:0"):
        is_chance, outcome = moves.read(text)
        assert is_chance
        assert moves.write(CHANCE, outcome) == text
    for text in ("", "place", "place:K1", "any:A1", "key:castle", "spin:12", "laid:blue-4:A1", "laid:D4"):
        with pytest.raises(UnreadableMove):
            moves.read(text)


def test_sloppy_texts() -> None:
    t = explore("G2", "E3", "blue", 3)
    assert guessed(t, "h2") == ["move:H2"]
    assert guessed(t, "walk H2") == ["move:H2"]
    assert guessed(t, "rocket") == guessed(t, "go rocket") == ["move:H2"]  # its Key cell
    assert guessed(t, "book") == ["book"]
    assert guessed(t, "j6") == []
    assert guessed(dealt(), "sunken ship") == ["key:ship"]
    assert guessed(race("H2", "D5"), "cover i2") == ["place:I2"]


def test_choices_in_words() -> None:
    t = explore("G2", "E3", "blue", 3)
    said = {text: str(moves.say(t.state, moves.read(text)[1])) for text in ("move:H2", "move:G2", "book", "key:clock")}
    assert said == {
        "move:H2": "walk to H2 (Rocket Ship)",
        "move:G2": "stay on G2",
        "book": "play a Linking Book",
        "key:clock": "lay the Key Piece of the Clock Tower",
    }


@pytest.mark.rule("M-46")
@pytest.mark.rule("M-48")
@pytest.mark.rule("M-49")
@pytest.mark.rule("M-81")
def test_reasons() -> None:
    t = race("H2", "D5")
    assert why(t, "place:D5") == ("that cell is covered", "M-46")
    assert why(t, "place:A1") == ("it must touch one of your pieces", "M-46")
    assert why(t, "book") == ("a Linking Book is for a team that is cut off", "M-49")
    assert why(race("H2", "D5", blue_cards=HB.replace("book-1", "ship-2")), "book")[0] == "you hold no Linking Book"
    assert why(t, "wait") == ("a team that can lay a piece does not wait", "M-74")
    assert why(race("A4", "B2 B3 A3 B4 B5 A5"), "place:J6") == ("your team is cut off", "M-48")
    walk = explore("A1", "B1", "blue", 2)
    assert why(walk, "move:B1") == ("the other pawn stands there", "M-81")
    assert "too far" in why(walk, "move:J6")[0]
    assert why(walk, "step:A2") == ("name where the walk ends", "M-81")
    assert why(walk, "lay") == ("not now: walk", "M-81")
    assert in_words(moves.why_not(walk.state, BLUE, 10**9)) == ("there is no such move", "M-41")
    clock = in_words(moves.why_not(walk.state, BLUE, id_of(15)))
    assert clock == ("only the clock says that time is up", "M-65")
