"""What is drawn (M-102 (c), (f)), and the options (part 7)."""

from typing import Any

import msgspec
import pytest

from facedown.engine.errors import OptionsError
from facedown.engine.game import SPECTATOR
from facedown.games.myst.options import MystOptions
from facedown.games.myst.setup import setup
from facedown.games.myst.sight import redact
from facedown.games.myst.state import LIVE, SIMULATED, State
from facedown.games.myst.view import View, view
from tests.games.myst.helpers import BLUE, HB, YELLOW, Table, dealt, explore, race


def drawn(t: Table, viewer: int) -> View:
    sight = State()
    redact(t.state, viewer, sight)
    return view(sight, viewer)


@pytest.mark.rule("M-102")
def test_a_hand_has_five_slots_and_is_unknown_to_others() -> None:
    t = explore("D3", "A1", "blue", 3).do("book jump:H2 lay")
    own, other = drawn(t, BLUE), drawn(t, YELLOW)
    assert own.teams[BLUE].cards == ["gears-5", "rocket-4", "clock-3", "cabin-2", None]
    assert other.teams[BLUE].cards == [None] * 5
    assert other.teams[BLUE].held == own.teams[BLUE].held == 4
    assert drawn(t, SPECTATOR).result is None
    assert (own.landmarks[2].controller, own.landmarks[2].top) == (BLUE, "covered")


@pytest.mark.rule("M-102")
def test_sizes_do_not_depend_on_what_is_hidden() -> None:
    without = HB.replace("book-1", "ship-2")
    for viewer in (YELLOW, SPECTATOR):
        for cells in (("H2", "D5"), ("A4", "B2 B3 A3 B4 B5 A5")):
            texts = {msgspec.json.encode(drawn(race(*cells, blue_cards=cards), viewer)) for cards in (HB, without)}
            assert len(texts) == 1


@pytest.mark.rule("M-91")
def test_a_secret_pick_is_drawn_for_its_own_team() -> None:
    t = dealt().do("blue key:rocket")
    assert (drawn(t, BLUE).pick, drawn(t, YELLOW).pick) == ("rocket", "")
    assert drawn(t, YELLOW).teams[BLUE].picked
    assert drawn(t, BLUE).landmarks[2].at_stake == 6  # value and bonus
    assert drawn(t, SPECTATOR).landmarks[2].at_stake == 0


@pytest.mark.rule("M-48")
def test_the_board() -> None:
    t = race("A4", "B2 B3 A3 B4 B5 A5")
    seen = drawn(t, SPECTATOR)
    assert seen.cells[30] == "b"
    assert (seen.cells.count("y"), seen.open) == (6, 53)
    assert [team.cut_off for team in seen.teams] == [True, False]
    assert seen.deciding == BLUE
    assert len(drawn(t.do("book"), YELLOW).teams[BLUE].touching) == 53


@pytest.mark.rule("M-109")
def test_the_result() -> None:
    t = explore("B2", "H2", "blue", 1)
    t.state.round = t.state.turns
    t.do("move:B2 end")
    assert drawn(t, BLUE).last_turn
    t.do("spin:0 move:H2 end")
    result = drawn(t, SPECTATOR).result
    assert result is not None
    assert (result.totals, result.winner, result.switches) == ([15, 18], YELLOW, [3, 5])
    assert [flip.total for flip in result.order][-2:] == [15, 18]
    assert result.undealt == []


@pytest.mark.rule("M-33")
@pytest.mark.rule("M-O.3")
def test_who_plays_for_whom() -> None:
    assert MystOptions.of(people=5).teams() == [0, 1, 0, 1, 0]
    assert MystOptions.of(people=4, team_split="bbby").teams() == [0, 0, 0, 1]
    for split in ("bb", "bbb", "bbbb", "bxyy", "bbbby"):
        with pytest.raises(OptionsError):
            MystOptions.of(people=4, team_split=split)


@pytest.mark.rule("M-76")
@pytest.mark.rule("M-O.1")
def test_drivers() -> None:
    assert setup(MystOptions.of()).driver == SIMULATED  # without people
    assert setup(MystOptions.of(race_driver="live")).driver == LIVE


@pytest.mark.rule("M-O.22")
@pytest.mark.rule("M-O.16")
def test_impossible_options() -> None:
    impossible: list[dict[str, Any]] = [
        {"turns": 2},
        {"turns": 16},
        {"blue_hands": []},
        {"yellow_hands": ["casual"] * 4},
        {"players": 3},
    ]
    for wrong in impossible:
        with pytest.raises(OptionsError):
            MystOptions.of(**wrong)
    with pytest.raises(OptionsError):
        MystOptions.of(bot_race_skill="quick")
