"""Plans: who sits where, with which dice, and what is refused."""

import pytest

from facedown.arena.plan import Fixture, bot_seed, dice_seed, make_plan, seated
from facedown.engine.errors import FacedownError


def test_every_place_of_the_line_up_sits_on_every_seat_once_in_a_deal_set() -> None:
    plan = make_plan("nyet", ["expert", "regular", "novice", "random"], 8, seed=1)
    for deal in range(plan.sets):
        seats = [seated(plan, Fixture(deal, rotation)) for rotation in range(4)]
        assert seats[0] == [0, 1, 2, 3]
        assert seats[1] == [3, 0, 1, 2]  # moved on by one seat
        for seat in range(4):
            assert sorted(row[seat] for row in seats) == [0, 1, 2, 3]


def test_games_are_made_up_to_whole_deal_sets() -> None:
    assert make_plan("nyet", ["random"], 1, 1).games == 4
    assert make_plan("nyet", ["random"], 4, 1).games == 4
    plan = make_plan("nyet", ["random"], 401, 1, ["players=3"])
    assert (plan.games, plan.sets, plan.bots) == (402, 134, ["random"] * 3)
    assert len(set(plan.fixtures())) == 402


def test_dice_are_the_same_within_a_deal_set_and_nowhere_else() -> None:
    plan, other = (make_plan("nyet", ["random"], 12, seed) for seed in (1, 2))
    assert len({dice_seed(plan, Fixture(0, rotation)) for rotation in range(4)}) == 1
    assert len({dice_seed(p, Fixture(deal, 0)) for p in (plan, other) for deal in range(3)}) == 6


@pytest.mark.rule("Y-99")
def test_bots_have_seeds_of_their_own() -> None:
    plan, other = (make_plan("nyet", ["random"], 8, seed) for seed in (1, 2))
    seeds = [
        bot_seed(p, fixture, seat, decision)
        for p in (plan, other)
        for fixture in p.fixtures()
        for seat in range(4)
        for decision in range(20)
    ]
    assert len(set(seeds)) == len(seeds) == 2 * 8 * 4 * 20
    assert all(0 <= seed < 1 << 63 for seed in seeds)  # fits the records of compiled code
    assert 0.45 < sum(seed >> 62 for seed in seeds) / len(seeds) < 0.55


def test_fair_share_counts_seats() -> None:
    plan = make_plan("nyet", ["expert", "regular", "regular", "regular"], 4, 1)
    assert plan.names() == ["expert", "regular"]
    assert [plan.fair_share(name) for name in plan.names()] == [0.25, 0.75]


@pytest.mark.parametrize(
    ("game", "bots", "games", "settings", "said"),
    [
        ("chess", ["random"], 4, [], "no game 'chess'; there are nyet"),
        ("nyet", ["deepblue"], 4, [], "no bot 'deepblue'; there are random, novice"),
        ("nyet", ["random"], 0, [], "--games 0: at least one"),
        ("nyet", ["random"] * 3, 4, [], "3 bots for 4 seats.* --option players=3"),
        ("nyet", ["random"] * 7, 4, [], "7 bots for 4 seats: name one bot for all seats or exactly 4 bots$"),
        ("nyet", [], 4, [], "0 bots for 4 seats"),
        ("nyet", ["random"], 4, ["players=9"], "players"),
        ("nyet", ["random"], 4, ["target_score=50"], "target_score goes with end_mode=points"),
        ("nyet", ["random"], 4, ["players"], "name=value"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(
    game: str, bots: list[str], games: int, settings: list[str], said: str
) -> None:
    with pytest.raises(FacedownError, match=said):
        make_plan(game, bots, games, 1, settings)
