"""What is drawn (M-102 (c), (f)), and the options (part 7)."""

from typing import Any

import msgspec
import pytest

from facedown.engine.errors import OptionsError
from facedown.engine.game import SPECTATOR
from facedown.games.myst.page.view import View, view
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.sight import redact
from facedown.games.myst.rules.state import LIVE, SIMULATED, State
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
    assert [drawn(t, team).points for team in (BLUE, YELLOW)] == [15, 18]
    assert drawn(t, SPECTATOR).points == 0


@pytest.mark.rule("M-U.17")
def test_walks_have_their_ways() -> None:
    seen = drawn(explore("A1", "B1", "blue", 4), YELLOW)
    reach = {way.cell: way for way in seen.reach}
    assert reach["A1"].path == ["A1"]
    assert (reach["C1"].steps, reach["C1"].path) == (4, ["A1", "A2", "B2", "C2", "C1"])
    seen = drawn(explore("G2", "E3", "blue", 3), BLUE)
    reach = {way.cell: way for way in seen.reach}
    assert (reach["H2"].key_action, reach["H2"].steps, reach["G5"].key_action, reach["G2"].key_action) == (
        "lay",
        1,
        "lay",
        "",
    )
    assert {way.cell: way.path for way in drawn(explore("A1", "B1", "blue", 2, reach_rule="pass"), BLUE).reach} == {
        "A2": ["A1", "A2"]
    }
    through = drawn(explore("A1", "B1", "blue", 2, pawn_block="pass_through"), BLUE)
    assert {way.cell: way.path for way in through.reach}["C1"] == ["A1", "B1", "C1"]  # M-O.23


@pytest.mark.rule("M-U.18")
def test_what_an_act_would_mean() -> None:
    t = explore("G2", "E3", "blue", 3).do("move:H2")
    for viewer, points in ((BLUE, 4), (YELLOW, 0), (SPECTATOR, 0)):
        key_action = drawn(t, viewer).key_action
        assert key_action is not None
        assert (key_action.verb, key_action.landmark, key_action.controller, key_action.points) == (
            "lay",
            "rocket",
            BLUE,
            points,
        )
    assert drawn(t.do("lay"), BLUE).key_action is None


@pytest.mark.rule("M-U.20")
def test_public_distances() -> None:
    rocket = drawn(explore("G2", "E3", "blue", 3), SPECTATOR).landmarks[2]
    assert (rocket.steps, rocket.one_spin, rocket.key_actions) == ([1, 4], [1.0, 0.5], ["lay", ""])
    assert (rocket.values, drawn(explore("G2", "E3", "blue", 3), BLUE).landmarks[2].values) == ([], [4])
    parked = drawn(explore("H2", "E3", "blue", 3), SPECTATOR).landmarks[2]
    assert parked.steps == [0, -1]  # nobody gets to where a pawn stands
    assert drawn(race("H2", "D5"), SPECTATOR).landmarks[2].steps == [-1, -1]


@pytest.mark.rule("M-U.21")
@pytest.mark.rule("M-B.2")
def test_odds_from_one_hand() -> None:
    t = dealt(blue="gears-5 rocket-4 clock-3 cabin-2 cabin-3")
    seen = drawn(t, BLUE).notes
    assert seen is not None
    assert seen.books == [0.6333, 0.3333, 0.0333]
    assert [(odds.unseen, odds.chance) for odds in seen.landmarks if odds.landmark in {"ship", "cabin"}] == [
        (4, 0.617),
        (2, 0.3667),
    ]
    with_book = drawn(dealt(), BLUE).notes
    assert with_book is not None
    assert with_book.books == [0.8, 0.2, 0.0]
    assert drawn(t, SPECTATOR).notes is None
    played = drawn(explore("D3", "A1", "yellow", 3).do("book"), BLUE).notes
    assert played is not None
    assert played.books == [1.0, 0.0, 0.0]  # both are known


@pytest.mark.rule("M-O.31")
def test_spectators_may_see_hands() -> None:
    t = explore("G2", "E3", "blue", 3, spectators_see="all")
    assert drawn(t, SPECTATOR).teams[YELLOW].cards == drawn(t, YELLOW).teams[YELLOW].cards
    assert drawn(t, BLUE).teams[YELLOW].cards == [None] * 5
    assert drawn(explore("G2", "E3", "blue", 3), SPECTATOR).teams[YELLOW].cards == [None] * 5


@pytest.mark.rule("M-33")
@pytest.mark.rule("M-O.3")
def test_who_plays_for_whom() -> None:
    assert MystOptions.of(people=5).teams() == [0, 1, 0, 1, 0]
    assert MystOptions.of(people=4, team_split="bbby").teams() == [0, 0, 0, 1]
    for split in ("bb", "bbb", "bbbb", "bxyy", "bbbby"):
        with pytest.raises(OptionsError):
            MystOptions.of(people=4, team_split=split)


@pytest.mark.rule("M-O.32")
@pytest.mark.rule("M-76")
def test_what_a_table_fills_in() -> None:
    settled = MystOptions.of().settled(lambda most: most - 1)
    assert (settled.race_driver, settled.cut_seed, settled.art_seed) == ("live", (1 << 32) - 1, 1)
    chosen = MystOptions.of(race_driver="alternate", cut_seed=1998, people=4)
    assert chosen.settled(lambda most: 0) == chosen
    again = chosen.rematch()
    assert (again.cut_seed, again.people) == (-1, 4)  # M-U.27


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
