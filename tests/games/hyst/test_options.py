"""Options and what they refuse (H-701 .. H-704, H-808)."""

import re

import pytest

from facedown.engine.errors import OptionsError
from facedown.games.hyst.rules.data import LAYOUTS
from facedown.games.hyst.rules.options import HystOptions, deck_of, most_actions
from facedown.games.hyst.rules.pieces import BARRICADE, CARDS, SMOKE
from facedown.games.hyst.rules.setup import options_of, setup
from facedown.games.hyst.rules.state import State


@pytest.mark.rule("H-701")
@pytest.mark.rule("H-702")
@pytest.mark.rule("H-703")
@pytest.mark.rule("H-704")
def test_defaults() -> None:
    plain = HystOptions().to_dict()
    assert plain == {
        "players": 4,
        "edition": "base",
        "layout": "random",
        "layout_level": "any",
        "first_player": "random",
        "dice_battle": False,
        "power_outage": False,
        "full_throttle": False,
        "quick_hyst": "off",
        "quick_minutes": 15,
        "quick_turns": 30,
        "quick_no_holder": "sudden_death",
        "tactical_insertion": "off",
        "laser_drop": "near",
        "on_the_move_exact": True,
        "diamond_under_pawn": "action",
        "replace_hand_when": "before_roll",
        "steal_faces": 0,
        "smoke_adjacency": "touch",
        "smoke_spread": "one_cloud",
        "blown_away_exact": True,
        "walk_back": True,
        "turn_limit": 0,
        "reveal_hands_at_end": True,
        "card_counter": True,
        "deck_counts": "",
        "decision_timer_s": 0,
    }


@pytest.mark.rule("H-701")
@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"players": 7}, "players must be at most 6"),
        ({"players": 3, "first_player": 3}, "first_player=3: there is no such seat with 3 players"),
        ({"layout": "nowhere"}, "bad_format"),
        ({"layout": "HY1-16c11c05a-12b14a08b-09b17b01b-17"}, "bad_check"),
        ({"layout": "matinee", "layout_level": "easy"}, "goes with layout=random"),
        ({"quick_minutes": 121}, "at most 120"),
        ({"deck_counts": "smoke:13"}, "a number up to 12"),
        ({"deck_counts": "mirror:1"}, "write a card"),
        ({"deck_counts": "barricade:4"}, "at most 3 Barricades"),
    ],
)
def test_what_is_refused(chosen: dict[str, object], said: str) -> None:
    with pytest.raises(OptionsError) as caught:
        HystOptions.of(**chosen)
    assert re.search(said, f"{caught.value} {caught.value.problems}")  # in words, or as the code of its message


@pytest.mark.rule("H-808")
@pytest.mark.rule("H-216")
def test_a_blocked_code_is_refused_with_an_offer() -> None:
    with pytest.raises(OptionsError, match="HY1-07b13c02c-14c08c18a-12b04a11a-39") as caught:
        HystOptions.of(layout="HY1-07b13c02c-14c08c18a-12b04a11b-48")
    assert "layout.corner_blocked" in str(caught.value.problems)


@pytest.mark.rule("H-704")
def test_enough_cards() -> None:
    none = "+".join(f"{card}:0" for card in CARDS)
    with pytest.raises(OptionsError, match="10 cards are too few: 2 players need 11"):
        HystOptions.of(players=2, deck_counts=f"{none}+smoke:10")
    options = HystOptions.of(players=2, deck_counts=f"{none}+smoke:11")
    assert (sum(deck_of(options)), deck_of(options)[SMOKE]) == (11, 11)
    with pytest.raises(OptionsError, match="11 cards are too few"):
        HystOptions.of(players=6, deck_counts=f"{none}+smoke:11")
    assert deck_of(HystOptions.of(players=6, deck_counts="barricade:1"))[BARRICADE] == 0  # no more than there are


@pytest.mark.rule("H-702")
@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 2, "edition": "deluxe", "layout": "glass_wing"},
        {"players": 5, "dice_battle": True, "power_outage": True, "full_throttle": True, "first_player": 4},
        {"players": 3, "quick_hyst": "minutes", "quick_minutes": 7, "quick_no_holder": "draw"},
        {"players": 3, "quick_hyst": "turns", "quick_turns": 9, "tactical_insertion": "always"},
        {"laser_drop": "far", "on_the_move_exact": False, "diamond_under_pawn": "land", "steal_faces": 3},
        {"replace_hand_when": "before_action", "smoke_adjacency": "open_edge", "smoke_spread": "any_cloud"},
        {"blown_away_exact": False, "walk_back": False, "turn_limit": 77, "reveal_hands_at_end": False},
        {"players": 6, "deck_counts": "smoke:2+barricade:3", "card_counter": False},
    ],
)
def test_every_option_is_in_the_record(chosen: dict[str, object]) -> None:
    options = HystOptions.of(**{"layout": "matinee", **chosen})
    s = setup(options)
    again = options_of(s)
    assert setup(again) == s
    kept = {**options.to_dict(), "layout": LAYOUTS[options.layout].code}
    kept["deck_counts"] = "smoke:2" if options.deck_counts else ""  # three Barricades are the usual number
    assert again.to_dict() == kept
    assert isinstance(s, State)


def test_a_bound_for_every_game() -> None:
    assert most_actions(HystOptions.of(turn_limit=10)) < most_actions(HystOptions.of(turn_limit=11))
    assert most_actions(HystOptions.of()) > most_actions(HystOptions.of(turn_limit=10_000))
