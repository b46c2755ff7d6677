from typing import Any

import msgspec
import pytest

from facedown.cli.nyet.cards import Ink
from facedown.cli.nyet.sheet import listed, ranking, round_card, rounds_of, sheet
from facedown.games.nyet.events import BonusSet, RoundScored, RoundStart, TeamsSet
from facedown.games.nyet.view import View
from tests.cli.helpers import new_table, people, play_out
from tests.cli.test_drawing import drawn

NAMES = ["Bear", "Wolf", "Crane", "Tiger", "Eagle"]


def scored(
    round: int, points: int, tricks: list[int], loot: list[int], credits: list[int], totals: list[int]
) -> RoundScored:
    return RoundScored(round, points, tricks, loot, credits, totals, NAMES[: len(tricks)], [], [])


def five() -> list[msgspec.Struct]:
    """Y-S37: pair Bear and Tiger, Tiger with the Bonus card."""
    return [
        RoundStart(1, 2, "Crane", [12] * 5, 0, []),
        TeamsSet(0, [0, 3], [1, 2, 4], NAMES),
        BonusSet(3, "Tiger"),
        scored(1, 3, [1, 2, 5, 3, 1], [1, 0, 1, 2, 0], [21, 27, 27, 42, 27], [21, 27, 27, 42, 27]),
    ]


def view_of(players: int = 5, **options: Any) -> View:
    view: View = new_table(players=players, **options).view
    return view


@pytest.mark.rule("Y-S37")
def test_the_card_of_a_round() -> None:
    rows = [line.split() for line in drawn(round_card(five(), view_of(), Ink())).splitlines()]
    assert ["│", "A", "Bear", "+", "Tiger", "4", "3", "7", "×", "3", "=", "+21", "Bonus:", "Tiger", "+42", "│"] in rows  # noqa: RUF001
    assert any(row[1:6] == ["B", "Wolf", "+", "Crane", "+"] and row[6:] != [] for row in rows)
    assert ["│", "Bear", "(you)", "+21", "21", "│"] in rows
    assert ["│", "Tiger", "+42", "42", "│"] in rows


def test_cards_laid_aside_are_on_the_card_when_they_may_be_seen() -> None:  # Y-O14
    history = five()
    last = history[-1]
    assert isinstance(last, RoundScored)
    shown = [["b4"], ["r1"], [], ["g9"], ["y2"]]
    history[-1] = msgspec.structs.replace(last, shown=shown, shown_stock=["b13"])
    text = drawn(round_card(history, view_of(), Ink()))
    assert "Wolf had laid aside ★r1$" in text
    assert "Stock: ●b13" in text
    assert "laid aside" not in drawn(round_card(five(), view_of(), Ink()))


@pytest.mark.rule("Y-71")
def test_the_score_sheet() -> None:
    history = five()
    history += [
        RoundStart(2, 3, "Tiger", [12] * 5, 0, []),
        TeamsSet(1, [0, 1, 2], [3, 4], NAMES),
        BonusSet(4, "Eagle"),
        scored(2, -2, [3, 3, 3, 2, 1], [0] * 5, [-18, -18, -18, -6, -12], [3, 9, 9, 36, 15]),
    ]
    text = drawn(sheet(history, view_of(), Ink()))
    rows = [line.split() for line in text.splitlines()]
    assert [
        "1",
        "Bear",
        "3",
        "A",
        "+21",
        "21",
        "B",
        "+27",
        "27",
        "B",
        "+27",
        "27",
        "A'+42",
        "42",
        "B",
        "+27",
        "27",
    ] in rows
    assert rows[-2][:3] == ["2", "Wolf", "-2"] or ["2", "Wolf", "-2"] in [row[:3] for row in rows]
    assert "B'-12  15" in text
    assert "Tiger leads with 36." in text
    assert max(map(len, text.splitlines())) <= 80


def test_an_empty_sheet_and_a_game_to_points() -> None:
    assert "No round" in drawn(sheet([], view_of(), Ink()))
    text = drawn(sheet(five(), view_of(end_mode="points"), Ink()))
    assert "42 of 100" in text
    assert "21 of 100" in text


@pytest.mark.rule("Y-51")
def test_the_ranking_shares_places() -> None:
    table = new_table("ranking", players=4, round_count=1)
    play_out(table)
    totals = [131, 140, 140, 96]  # Y-S41
    seats = [msgspec.structs.replace(seat, score=total) for seat, total in zip(table.view.seats, totals, strict=True)]
    view = msgspec.structs.replace(table.view, seats=seats, winners=[1, 2])
    sitters = people("", "expert", "novice", "random")
    text = drawn(ranking(table.events, view, sitters, Ink()))
    assert "Wolf and Crane win together." in text
    rows = [line.split()[1:4] for line in text.splitlines()]
    assert rows[4:8] == [
        ["1.", "Wolf", "expert"],
        ["1.", "Crane", "novice"],
        ["3.", "Bear", "you"],
        ["4.", "Tiger", "random"],
    ]
    alone = drawn(ranking(table.events, msgspec.structs.replace(view, winners=[0]), sitters, Ink()))
    assert "You win!" in alone


def test_rounds_are_read_from_events() -> None:
    one = next(rounds_of(five()))
    assert (one.first, one.dealer, one.bonus) == (0, 2, 3)
    assert (one.members("A"), one.members("B")) == ([0, 3], [1, 2, 4])


def test_names_in_a_row() -> None:
    assert listed(["Bear"]) == "Bear"
    assert listed(["Bear", "Wolf"]) == "Bear and Wolf"
    assert listed(["Bear", "Wolf", "Crane"]) == "Bear, Wolf and Crane"
