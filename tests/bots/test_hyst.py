"""The bots of H.Y.S.T.: they keep the rules in every option, use nothing hidden, and follow the elementary tactics."""

from functools import partial
from typing import Any

import pytest

from facedown.bots.hyst.players import Thief
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import choices, redacted
from facedown.engine.rule import JIT
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.rules import actors, apply, draw
from facedown.games.hyst.rules.setup import setup
from facedown.games.hyst.rules.state import OVER, TURN_START, State
from facedown.games.hyst.text import moves
from tests.games.hyst.helpers import Table, cards, some, table

LEVELS = ("novice", "regular", "expert")
STRONG = ("regular", "expert")
MOST_DECISIONS = 4000
TURNS = 24 if JIT else 1  # of each seat


@pytest.fixture(scope="module")
def thieves() -> dict[str, Thief]:
    return {level: Thief(level, 0.05) for level in LEVELS}


def chosen(thief: Thief, state: State, seat: int = 0, seed: int = 1) -> str:
    return moves.write(seat, thief.choose(redacted(HYST, state, seat), seat, seed))


def turn_of(thief: Thief, found: Table) -> list[str]:
    """All that the bot does until dice or cards are needed, or its turn or the game is over."""
    done: list[str] = []
    while found.state.phase != OVER and actors(found.state) == 1 and len(done) < 30:
        text = chosen(thief, found.state)
        done.append(text)
        found.do(text)
    return done


# What is chosen at decisions of all sample options is legal: tests/bounds shows it every day, with bounds checks.
NIGHT = partial(pytest.param, marks=pytest.mark.nightly)


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        NIGHT(("novice", "regular"), {}),
        (("expert", "regular"), {"edition": "deluxe", "tactical_insertion": "setup"}),
        NIGHT(("novice", "novice"), {"layout": "lockdown", "replace_hand_when": "before_action"}),
        (("expert", "novice", "regular"), {"dice_battle": True, "tactical_insertion": "always", "laser_drop": "far"}),
        NIGHT(("regular", "regular", "novice", "novice"), {"power_outage": True, "full_throttle": True}),
        NIGHT(("regular", "novice"), {"quick_hyst": "turns", "quick_turns": 6, "quick_no_holder": "sudden_death"}),
        NIGHT(
            ("novice", "regular", "novice"),
            {"on_the_move_exact": False, "blown_away_exact": False, "smoke_spread": "any_cloud", "walk_back": False},
        ),
        NIGHT(("regular",) * 3 + ("novice",) * 3, {"smoke_adjacency": "open_edge", "diamond_under_pawn": "land"}),
    ],
)
def test_whole_games_are_legal(thieves: dict[str, Thief], levels: tuple[str, ...], options: dict[str, Any]) -> None:
    s = setup(HystOptions.of(players=len(levels), turn_limit=TURNS * len(levels), **options))
    rng = [0] * RNG
    seed_rng(rng, len(levels), 1)
    for k in range(MOST_DECISIONS):
        if s.phase == OVER:
            break
        if actors(s) == CHANCE:
            apply(s, CHANCE, draw(s, rng))
            continue
        seat = s.who
        seen = redacted(HYST, s, seat)
        action = thieves[levels[seat]].choose(seen, seat, k)
        assert action in choices(HYST, seen, seat)
        apply(s, seat, action)
    assert s.phase == OVER


@pytest.mark.parametrize("level", LEVELS)
def test_walks_out_with_the_diamond(thieves: dict[str, Thief], level: str) -> None:
    found = table("A3", "E5", holder=0, points=4)
    assert turn_of(thieves[level], found)[-1] == "move:S1"
    assert found.state.winner == 0


@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_diamond_in_reach(thieves: dict[str, Thief], level: str) -> None:
    found = table("D5", "S3", points=2)
    assert turn_of(thieves[level], found)
    assert found.state.holder == 0


@pytest.mark.parametrize("level", STRONG)
def test_goes_out_by_another_way_than_a_barricade(thieves: dict[str, Thief], level: str) -> None:
    found = table("A3", "E5", holder=0, points=6, hand="on_the_move", blocked="S1")
    turn_of(thieves[level], found)
    assert found.state.winner != 0  # S4 is too far
    assert found.state.holder == 0 or found.state.phase == OVER


@pytest.mark.parametrize("level", STRONG)
def test_a_holder_never_walks_into_view(thieves: dict[str, Thief], level: str) -> None:
    found = table("B3", "S3", layout="lockdown", holder=0, points=6)
    turn_of(thieves[level], found)
    assert found.state.holder == 0  # H-411, H-412
    assert not found.state.spotted[0]


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("start", ["S1", "S2", "S3", "S4"])
def test_goes_round_what_is_watched(thieves: dict[str, Thief], level: str, start: str) -> None:
    found = table(start, "S3", points=6)
    assert turn_of(thieves[level], found)[-1] == "end_turn"
    assert not found.state.spotted[0]
    assert found.at(0) not in ("S1", "S2", "S3", "S4")  # and it does go


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: bots look at fewer positions")
@pytest.mark.parametrize("level", STRONG)
def test_a_card_opens_a_watched_way(thieves: dict[str, Thief], level: str) -> None:
    found = table("F5", "S1", points=6, hand="smoke on_the_move blind_spot", diamond="G5")
    done = turn_of(thieves[level], found)  # the camera on G4 looks at the diamond
    assert found.state.holder == 0
    assert some("play:smoke play:on_the_move play:blind_spot") & set(done)


@pytest.mark.rule("H-433")
@pytest.mark.parametrize("level", STRONG)
def test_ultimate_thief_at_the_holder(thieves: dict[str, Thief], level: str) -> None:
    found = table("C3", "C3", holder=1, points=2, hand="ultimate_thief smoke grapple")
    found.state.steal_tried = 1  # a free try comes first
    assert "play:ultimate_thief" in turn_of(thieves[level], found)
    assert found.state.holder == 0


@pytest.mark.rule("H-427")
@pytest.mark.parametrize("level", LEVELS)
def test_steals_where_the_holder_stands(thieves: dict[str, Thief], level: str) -> None:
    found = table("C3", "C3", holder=1, points=0)
    assert turn_of(thieves[level], found) == ["steal"]


@pytest.mark.rule("H-1112")
@pytest.mark.parametrize("level", STRONG)
def test_shoves_the_holder_through_a_laser_and_takes(thieves: dict[str, Thief], level: str) -> None:
    found = table("D4", "D4", holder=1, points=0, hand="shove", lasers="D4-E4")
    found.state.steal_tried = 1
    done = turn_of(thieves[level], found)
    assert done[:3] == ["play:shove", "victim:1", "shove:E4"]
    found.do("d4:2")
    assert turn_of(thieves[level], found)[0] == "take"


@pytest.mark.rule("H-432")
@pytest.mark.parametrize("level", STRONG)
def test_barricades_the_nearest_exit_of_the_holder(thieves: dict[str, Thief], level: str) -> None:
    found = table("S3", "A2", holder=1, points=1, hand="barricade smoke grapple")
    assert "block:S1" in turn_of(thieves[level], found)


@pytest.mark.rule("H-1112")
@pytest.mark.parametrize("level", STRONG)
def test_turns_a_camera_on_the_holder(thieves: dict[str, Thief], level: str) -> None:
    found = table("S3", "A6", holder=1, points=1, hand="blind_spot smoke grapple")
    done = turn_of(thieves[level], found)
    assert "camera:A4" in done
    assert "face:S" in done
    assert found.state.holder < 0


@pytest.mark.rule("H-1112")
@pytest.mark.parametrize("level", STRONG)
def test_no_barricade_while_the_diamond_lies(thieves: dict[str, Thief], level: str) -> None:
    found = table("S1", "S3", points=3, hand="barricade")
    assert not some("play:barricade") & set(turn_of(thieves[level], found))


@pytest.mark.rule("H-422")
@pytest.mark.parametrize("level", STRONG)
def test_replaces_a_hand_that_gets_it_nowhere(thieves: dict[str, Thief], level: str) -> None:
    caged = "A3-B3 A1-A2"  # H-1114: between two lasers
    found = table("A2", "S3", holder=0, hand="blown_away blown_away laser_trap", lasers=caged, phase=TURN_START)
    assert chosen(thieves[level], found.state) == "replace_hand"


@pytest.mark.parametrize("level", LEVELS)
def test_same_record_and_seed_give_the_same_action(level: str) -> None:
    s = table("S1", "D7", "G2", layout="lockdown", hand="smoke on_the_move blind_spot", points=5).state
    first, second = (Thief(level, 5.0) for _ in range(2))
    chosen(second, table("B3", "S3", points=2).state)  # what it thought of before does not matter
    assert [chosen(first, s, seed=k) for k in range(3)] == [chosen(second, s, seed=k) for k in range(3)]


@pytest.mark.rule("H-501")
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_matter(thieves: dict[str, Thief], level: str) -> None:
    texts = set()
    for other in ("smoke smoke shove", "ultimate_thief barricade blind_spot"):
        s = table("S1", "C3", hand="smoke grapple laser_trap", hands={1: other}, holder=1, points=4).state
        s.hands[1], s.deck = cards(other), s.in_play - cards(other) - s.hands[0]
        texts.add(chosen(Thief(level, 5.0), s))
    assert len(texts) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_weighs_all_choices(thieves: dict[str, Thief], level: str) -> None:
    s = table("S1", "C3", hand="smoke grapple laser_trap", points=4).state
    seen = redacted(HYST, s, 0)
    weighed = thieves[level].weigh(seen, 0, 1)
    assert sorted(choice.action for choice in weighed) == sorted(choices(HYST, seen, 0))
    assert all(0.0 <= choice.worth <= 1.0 for choice in weighed)
    assert [c.worth for c in weighed] == sorted((c.worth for c in weighed), reverse=True)
