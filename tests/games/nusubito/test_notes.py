"""Deduction notes for the Mist: only with the aid, only from what everybody saw."""

from typing import Any

from facedown.engine.play import redacted
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.state import T_NIGHT
from tests.games.nusubito.helpers import MIST, THIEF, Table, given, new_game

ONE_LEAP = "He made one leap of one point: he is beside the temple where he was, and neither is bolstered."


def page(t: Table, seat: int) -> Any:
    return NUSUBITO.page.view(redacted(NUSUBITO, t.state, seat), seat)


def notes(t: Table, seat: int) -> list[str]:
    return [str(note) for note in page(t, seat).notes]


def test_a_day() -> None:
    t = new_game(mist_aid="possible").do("leap:C1 rod:C lay end")
    assert notes(t, MIST) == [
        "He leapt over C2.",
        "He did not leap over C4: the pawn there still stands.",
        ONE_LEAP,
        "He began or ended his turn in column C.",
    ]
    assert notes(t, THIEF) == []
    assert notes(t.do("move:C4-B5"), MIST)[1] == ONE_LEAP  # what stands now has moved since
    assert notes(t.do("end"), MIST) == []


def test_without_the_aid_nothing_is_said() -> None:
    t = new_game().do("leap:C1 rod:C lay end")
    assert notes(t, MIST) == []
    assert page(t, MIST).likely == []


def test_seekers() -> None:
    t = given("A1:S C3:S", thief="A1", darts=4, mist_aid="possible")
    t.do("leap:A3 land:B1 shoot:C3 sacrifice:E5 leap:A5 lay end")
    assert notes(t, MIST) == [
        "He was on A1: the Seeker there was thrown to B1.",
        "He was in row 3 or column C, or on C3 itself, at some moment.",
        "He used one to three points, and one more Coin is out of his hand.",
    ]


def test_a_coin_and_a_silent_turn() -> None:
    t = given(thief="A1", mist_aid="possible").do("coin:1.1L leap:C1 lay end")
    assert notes(t, MIST) == [
        ONE_LEAP,
        "The Coin of 1.1L is in his hand again: he can go back to its temple from now on.",
    ]
    assert notes(given(thief="A1", mist_aid="possible").do("leap:C1 lay end"), MIST) == ["He used one or two points."]


def test_a_night() -> None:
    def said(moves: str) -> list[str]:
        t = given(thief="E3", phase=T_NIGHT, mist_aid="possible", table="1.1L=C1 1.3L=E3").do(moves)
        return notes(t, MIST)

    assert said("end") == ["He did not move, and nothing tells where he is."]
    assert said("rod:E end") == ["He is in column E."]
    assert said("rod:E coin:1.1L reveal:col") == [
        "The Coin of 1.1L is in his hand again: he can go back to its temple from now on.",
        "He is in column E.",
    ]
    assert said("dart dart rod:3") == ["He is in row 3.", "He is on E3."]
