"""Options (N-701), the starts they lead to, and combinations that cannot be played."""

import pytest

from facedown.engine.errors import OptionsError
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.kit.samples import samples
from facedown.games.nusubito.rules.actions import MOST_DAYS
from facedown.games.nusubito.rules.options import NusubitoOptions, options_of, setup
from facedown.games.nusubito.rules.state import HIDE, ROLES
from facedown.server.views.game_list import option_infos
from tests.games.nusubito.helpers import NINE, given, mist, new_game, words


@pytest.mark.rule("N-302")
@pytest.mark.rule("N-845")
def test_configurations() -> None:
    assert new_game(configuration="0/1/2", start_mirror="reflect").board() == "B2:H C2:B D2:S B4:H C4:B D4:S"
    assert new_game(configuration="2/2/1").board() == "B2:S C2:S D2:B B4:B C4:S D4:S"
    assert new_game(configuration="0/0/0").pools() == (0, 6, 6)


def test_a_custom_start() -> None:
    t = new_game(custom_start="B1:H+D5:S+C2:B", configuration="2/2/2")
    assert t.board() == "B1:H C2:B D5:S"


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        ({"custom_start": "A1:S"}, "'A1:S' is not a pawn"),
        ({"custom_start": "B1:X"}, "'B1:X' is not a pawn"),
        ({"custom_start": "B1:H+B1:S"}, "two pawns on B1"),
        ({"custom_start": "B1:H+B2:H+B3:H+C2:H", "pawns_per_level": 3}, "4 Healers"),
        ({"configuration": "0/0/0", "pawns_per_level": 5}, "6 Healers"),
        ({"thief_start_darts": 10}, "at most darts_total"),
        ({"custom_start": "C2:S+B3:S+D3:S+C4:S", "thief_start_darts": 0}, "could not move"),
        ({"configuration": "0/1/3"}, "configuration must be"),
        ({"max_days": MOST_DAYS + 1}, "max_days must be at most"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(chosen: dict[str, object], problem: str) -> None:
    with pytest.raises(OptionsError, match=problem):
        NusubitoOptions.of(**chosen)


def test_options_are_kept_in_the_record() -> None:
    for options in [*samples(), NusubitoOptions()]:
        assert options_of(setup(options)) == options


def test_every_option_has_a_sample() -> None:
    changed = {name for options in samples() for name in options.changed()}
    assert changed == set(NusubitoOptions().to_dict()) - {"players"}


@pytest.mark.rule("N-301")
def test_roles() -> None:
    assert (setup(NusubitoOptions.of()).phase, setup(NusubitoOptions.of()).thief) == (HIDE, 0)
    assert setup(NusubitoOptions.of(thief_seat="seat_1")).thief == 1
    assert setup(NusubitoOptions.of(thief_seat="random")).phase == ROLES


@pytest.mark.rule("N-205")
@pytest.mark.rule("N-206")
def test_supplies() -> None:
    t = new_game(darts_total=4, thief_start_darts=4)
    assert "dart" not in t.legal()  # the pool is empty
    assert "dart" in t.do("leap:C1").legal()  # what was paid can be taken again
    assert mist("D3:B", bolster_count=0).legal("bolster") == set()
    one = mist("D3:B", bolster_count=1, bolsters="A1")
    assert one.legal("bolster") == words("bolster:D3>C3<A1 bolster:D3>E3<A1")


def test_numbers_of_actions() -> None:
    t = mist("B1:H D5:H A4:H", mist_day_actions=1).do("move:B1-B2")
    assert t.legal() == {"end"}
    assert mist("B1:H", mist_day_actions=5).state.left == 5


@pytest.mark.rule("N-802")
def test_taking_the_current_coin_by_night() -> None:
    """The next turn must still end elsewhere, though the Coin is in the hand."""
    t = given("", thief="C3", phase=4, night_pickup_current=True).do("coin:1.3L end end")
    assert t.hand() == "A1 C1 E1 A3 C3 E3 A5 C5 E5"
    assert t.do("leap:C1 leap:C3").legal() == NINE


@pytest.mark.rule("N-703")
def test_it_is_a_game_for_two_seats() -> None:
    with pytest.raises(OptionsError, match="players must be at most 2"):
        NusubitoOptions.of(players=3)


@pytest.mark.rule("N-606")
def test_a_rematch_swaps_the_roles() -> None:
    chosen = NusubitoOptions.of(thief_seat="seat_0", configuration="0/2/1")
    assert chosen.rematch() == NusubitoOptions.of(thief_seat="seat_1", configuration="0/2/1")
    assert chosen.rematch().rematch() == chosen
    assert NusubitoOptions.of(thief_seat="random").rematch().thief_seat == "random"


@pytest.mark.rule("N-1026")
def test_what_the_form_of_a_new_table_asks_first_and_what_it_folds_away() -> None:
    asked = {info.name: info for info in option_infos(NUSUBITO)}
    assert {name for name, info in asked.items() if info.front} == {
        "thief_seat", "match_games", "configuration", "mist_aid", "thief_aid",
    }  # fmt: skip
    doubtful = {name for name, info in asked.items() if info.house}
    assert {"thief_publication", "treasure_midwalk", "stuck_may_claim", "bolster_adjacency", "start_mirror"} <= doubtful
    assert not doubtful & {"darts_total", "max_days", "mist_day_actions"}


def test_a_record_of_an_older_version_is_read_as_the_usual_game() -> None:
    """Tables keep records as bytes: options that came later are 0 in those, and must mean what was played then."""
    s = NUSUBITO.rules.setup(NusubitoOptions())
    assert NUSUBITO.rules.state.dtype.itemsize == 832
    assert (s.laps, s.bolster_either, s.stream_end, s.spawn_high) == (0, 0, 0, 0)
    assert [field.name for field in NUSUBITO.rules.state.fields][-4:] == [
        "laps",
        "bolster_either",
        "stream_end",
        "spawn_high",
    ]
