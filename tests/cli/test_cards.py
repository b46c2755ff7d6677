import re

import pytest
from rich.color import Color, ColorType
from rich.style import Style

from facedown.cli.nyet.cards import ASCII, GROUND, UNICODE, Ink, signs_for
from facedown.games.nyet.pieces import card_text
from tests.cli.helpers import console

YELLOW_RED = Ink(UNICODE, trump="y", super="r")


@pytest.mark.rule("Y-60")
@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_every_card_has_letter_value_and_mark(signs: type) -> None:
    faces = {Ink(signs).face(card_text(card)) for card in range(52)}  # type: ignore[arg-type]
    assert len(faces) == 52
    for card in range(52):
        text = card_text(card)
        assert re.fullmatch(rf".{text}\$?", Ink(signs).face(text))  # type: ignore[arg-type]
    assert len(set(UNICODE.marks)) == len(set(ASCII.marks)) == 4


@pytest.mark.rule("Y-60")
def test_contrast_of_every_colour_is_at_least_4_5() -> None:
    def light(color: Color | None) -> float:
        assert color is not None
        assert color.type == ColorType.TRUECOLOR  # what a terminal calls white may be grey
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color.get_truecolor()]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    for ground in GROUND.values():
        style = Style.parse(ground)
        low, high = sorted([light(style.color), light(style.bgcolor)])
        assert (high + 0.05) / (low + 0.05) >= 4.5, ground


@pytest.mark.rule("Y-58")
def test_ones_have_a_loot_sign_and_supertrumps_a_crown() -> None:
    assert YELLOW_RED.face("r1") == "♛★r1$"
    assert YELLOW_RED.face("y1") == "▲y1$"
    assert YELLOW_RED.face("y11") == "▲y11"
    crown, rest = YELLOW_RED.card("r1"), YELLOW_RED.card("r2")
    assert any("#facc15" in str(span.style) for span in crown.spans)  # the crown is on the trump colour
    assert not rest.spans


@pytest.mark.rule("Y-57")
def test_the_hand_by_suit_with_the_trump_group_first() -> None:
    hand = ["b4", "b13", "r1", "r1", "r5", "y1", "y12", "g2"]
    assert YELLOW_RED.sort(hand) == [
        ("y", ["r1", "r1", "y12", "y1"]),
        ("b", ["b13", "b4"]),
        ("r", ["r5"]),
        ("g", ["g2"]),
    ]
    assert [suit for suit, _ in Ink().sort(hand)] == ["b", "r", "y", "g"]
    assert dict(Ink().sort(hand))["r"] == ["r5", "r1", "r1"]


@pytest.mark.rule("Y-33")
def test_a_supertrump_belongs_to_the_trump_colour_only() -> None:
    assert YELLOW_RED.suit("r1") == "y"
    assert YELLOW_RED.suit("r2") == "r"
    assert Ink(trump="y", super="none").suit("r1") == "r"
    assert Ink(super="r").suit("r1") == "r"  # trump is not known yet


def test_cards_in_a_line_of_the_log_are_drawn() -> None:
    drawn = YELLOW_RED.line("Tiger takes trick 4 with y7 and loots r1 from Crane.")
    assert drawn.plain == "Tiger takes trick 4 with ▲y7 and loots ♛★r1$ from Crane."
    assert Ink().line("Round 10 at 2 a trick: Bear +12, Wolf -4.").plain == "Round 10 at 2 a trick: Bear +12, Wolf -4."


def test_plain_signs_where_the_terminal_knows_no_others() -> None:
    on = console()
    assert signs_for(on) is UNICODE

    class Old:
        encoding = "latin-1"

    assert signs_for(Old()) is ASCII  # type: ignore[arg-type]
    for text in (*ASCII.marks, ASCII.crown, ASCII.covered, ASCII.turn, ASCII.best, ASCII.dash, ASCII.dot):
        assert text.isascii()
