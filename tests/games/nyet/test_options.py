"""Options: defaults, limits, impossible combinations in words, and what each of them does."""

from typing import Any

import pytest

from facedown.engine.errors import OptionsError
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.rules.options import NyetOptions, most_actions, options_of, setup
from tests.games.nyet.helpers import acting, do, legal, random_steps, rng_of, roll, start, view_of


def test_defaults() -> None:
    assert NyetOptions.of().to_dict() == {
        "players": 4,  # Y-O1
        "end_mode": "rounds",  # Y-O2
        "round_count": 0,  # Y-O3
        "target_score": 100,  # Y-O4
        "round_cap": 50,  # Y-O5
        "nyet_starter": "dealer",  # Y-O6
        "discard_line": "five",  # Y-O7
        "character_choice": "fixed",  # Y-O8
        "first_dealer": "random",  # Y-O9
        "loot_includes_supertrumps": True,  # Y-O10
        "bonus_doubles_negative": True,  # Y-O11
        "finish_dealing_cycle": False,  # Y-O12
        "card_memory": "last_trick",  # Y-O13
        "reveal_discards": "never",  # Y-O14
        "auto_play_forced": False,  # Y-O15
    }


@pytest.mark.parametrize(
    ("chosen", "wrong"),
    [
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"end_mode": "tricks"}, "end_mode"),
        ({"round_count": -1}, "round_count"),
        ({"round_count": 51}, "round_count"),
        ({"end_mode": "points", "target_score": 19}, "target_score"),
        ({"end_mode": "points", "target_score": 1001}, "target_score"),
        ({"end_mode": "points", "round_cap": 0}, "round_cap"),
        ({"end_mode": "points", "round_cap": 501}, "round_cap"),
        ({"nyet_starter": "right"}, "nyet_starter"),
        ({"discard_line": "six"}, "discard_line 'six' is unknown; use five, classic, double"),
        ({"discard_line": ["d1"]}, "discard_line needs 2 to 6 boxes, not 1"),
        ({"discard_line": ["d1", "d2", "x1", "x2", "p1", "p2", "d0"]}, "discard_line needs 2 to 6 boxes, not 7"),
        ({"discard_line": ["d1", "d1"]}, "discard_line names a box twice"),
        ({"discard_line": ["d1", "d3"]}, "discard_line has no box 'd3'"),
        ({"character_choice": "random"}, "character_choice"),
        ({"players": 3, "first_dealer": 3}, "first_dealer=3: there is no such seat with 3 players"),
        ({"first_dealer": -1}, "first_dealer=-1"),
        ({"first_dealer": "me"}, "first_dealer"),
        ({"loot_includes_supertrumps": 1}, "loot_includes_supertrumps"),
        ({"card_memory": "some"}, "card_memory"),
        ({"reveal_discards": "always"}, "reveal_discards"),
        ({"auto_play_forced": "perhaps"}, "auto_play_forced"),
        ({"end_mode": "points", "round_count": 8}, "round_count goes with end_mode=rounds"),
        ({"target_score": 120}, "target_score goes with end_mode=points"),
        ({"round_cap": 20}, "round_cap goes with end_mode=points"),
        ({"finish_dealing_cycle": True}, "finish_dealing_cycle goes with end_mode=points"),
        ({"trumps": 2}, "there is no option 'trumps'"),
    ],
)
def test_what_cannot_be_played_names_what_is_wrong(chosen: dict[str, Any], wrong: str) -> None:
    with pytest.raises(OptionsError) as error:
        NyetOptions.of(**chosen)
    assert wrong in str(error.value)


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(OptionsError) as error:
        NyetOptions.of(players=2, first_dealer=2, target_score=50, discard_line=("d1", "d1", "zz"))
    assert len(error.value.problems) == 4


def test_options_as_typed_on_a_command_line() -> None:
    made = NyetOptions.from_text(["players=3", "discard_line=d1,d0", "first_dealer=2", "auto_play_forced=yes"])
    assert made == NyetOptions.of(players=3, discard_line=("d1", "d0"), first_dealer=2, auto_play_forced=True)
    for words in (["players"], ["players=--3"], ["players=three"]):
        with pytest.raises(OptionsError):
            NyetOptions.from_text(words)


@pytest.mark.parametrize("options", samples())
def test_a_record_knows_its_options(options: NyetOptions) -> None:
    """All but who picks characters, which is over when the record is played, and the order of an own list of boxes."""
    s = setup(options)
    found, given = options_of(s).to_dict(), options.to_dict()
    for name in ("character_choice", "discard_line"):
        found.pop(name), given.pop(name)
    assert found == given
    assert set(options_of(s).boxes) == set(options.boxes)


@pytest.mark.parametrize("options", samples())
def test_no_game_is_longer_than_promised(options: NyetOptions) -> None:
    for seed in range(3):
        assert sum(1 for _ in random_steps(options, seed)) - 1 <= most_actions(options)


@pytest.mark.rule("Y-O6")
@pytest.mark.parametrize(("starter", "seat"), [("dealer", 2), ("left_of_dealer", 3)])
def test_who_places_first(starter: str, seat: int) -> None:
    s = start(players=4, first_dealer=2, nyet_starter=starter)
    assert acting(s) == [seat]
    do(s, f"{seat} nyet:trump:r")
    box = next(box for line in view_of(s, 0).lines for box in line.boxes if box.number == 1)
    assert (box.id, box.seat) == ("r", seat)
    assert acting(s) == [(seat + 1) % 4]


@pytest.mark.rule("Y-O7")
@pytest.mark.parametrize(
    ("line", "boxes"),
    [
        ("five", ["d1", "d2", "x1", "p1", "d0"]),
        ("classic", ["d1", "d2", "d0"]),
        ("double", ["d1", "d2", "x2", "p2", "d0"]),
        (("p2", "d0"), ["p2", "d0"]),
        (("d1", "d2", "x1", "x2", "p1", "p2"), ["d1", "d2", "x1", "x2", "p1", "p2"]),
    ],
)
def test_the_boxes_of_line_2(line: Any, boxes: list[str]) -> None:
    for n in (2, 3, 4, 5):
        s = start(players=n, first_dealer=0, discard_line=line)
        assert [box.id for box in view_of(s, 0).lines[1].boxes] == boxes
        assert [text for text in legal(s, 0) if "discard" in text] == [f"nyet:discard:{box}" for box in boxes]
        placements = 0
        while s.first < 0:
            do(s, f"{s.turn} {legal(s, s.turn)[0]}")
            placements += 1
        assert placements == n + 9 + len(boxes)


@pytest.mark.rule("Y-O8")
def test_characters_are_picked_in_turn() -> None:
    s = setup(NyetOptions.of(players=3, character_choice="pick", first_dealer=1))
    assert acting(s) == [0]
    assert legal(s, 0) == ["char:bear", "char:wolf", "char:crane", "char:tiger", "char:eagle"]
    do(s, "0 char:eagle")
    assert acting(s) == [1]
    assert legal(s, 1) == ["char:bear", "char:wolf", "char:crane", "char:tiger"]
    do(s, "1 char:bear", "2 char:crane")
    roll(s, rng_of(1))
    assert acting(s) == [1]
    assert [text for text in legal(s, 1) if "first" in text] == [
        "nyet:first:bear",
        "nyet:first:crane",
        "nyet:first:eagle",
    ]
    do(s, "1 nyet:first:bear", "2 nyet:first:crane")
    assert view_of(s, 0).lines[0].result == "eagle"
    while s.first < 0:
        do(s, f"{s.turn} {legal(s, s.turn)[0]}")
    assert s.first == 0  # the box of the eagle stands for seat 0, wherever the character's own place is


@pytest.mark.rule("Y-O8")
def test_characters_are_fixed_by_default() -> None:
    s = start(players=3, first_dealer=0)
    assert s.character[:3] == [0, 1, 2]
    assert acting(s) == [0]


@pytest.mark.rule("Y-O9")
def test_a_given_first_dealer() -> None:
    for dealer in range(5):
        s = start(seed=dealer, players=5, first_dealer=dealer)
        assert s.dealer == dealer
    assert {start(seed=seed, players=5).dealer for seed in range(40)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("Y-O1")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_number_of_players(n: int) -> None:
    s = start(players=n)
    assert len(view_of(s, 0).seats) == n
    assert sum(1 for hand in s.hands if hand) == n


@pytest.mark.rule("Y-O15")
def test_automatic_play_is_left_to_the_client() -> None:
    """The option is shown to the page and changes nothing in the rules: a forced card is still asked for."""
    plain = [s.to_bytes() for s in random_steps(NyetOptions.of(players=3, round_count=1), 5)]
    automatic = []
    for s in random_steps(NyetOptions.of(players=3, round_count=1, auto_play_forced=True), 5):
        assert view_of(s, 0).auto_play
        copy = s.copy()
        copy.auto_play = 0
        automatic.append(copy.to_bytes())
    assert automatic == plain
    assert not view_of(start(players=3), 0).auto_play
