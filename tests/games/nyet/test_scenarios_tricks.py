"""Worked scenarios: tricks and inference (Y-S22 .. Y-S36, Y-S46, Y-S47)."""

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import card_list, card_text
from facedown.games.nyet.rules.sight import resample
from facedown.games.nyet.rules.state import SCORE, TRICK, State
from facedown.games.nyet.text.events import TrickWon
from tests.games.nyet.helpers import (
    acting,
    bag,
    ending,
    legal,
    offered,
    play,
    random_steps,
    rng_of,
    sight,
    spell,
    view_of,
    watchers,
)


def trick(s: State, *cards: str) -> tuple[int, list[str]]:
    """Play a whole trick: winner and loot as announced to everyone."""
    seen = watchers(s)
    play(s, *cards, watch=seen)
    results = []
    for watcher in seen:
        won = next(event for event in watcher.events if isinstance(event, TrickWon))
        results.append((won.seat, won.loot))
    assert all(result == results[0] for result in results)
    return results[0]


def loot_of(s: State) -> list[list[str]]:
    return [list(seat.loot) for seat in view_of(s, SPECTATOR).seats]


@pytest.mark.rule("Y-S22")
def test_the_trick_example_of_the_rulebook() -> None:
    s = ending("bear d0 y r 2", "g9 b2", "g1 b3", "g4 b4", "y1 b5", "y7 b6", team="0+1+4", bonus=2)
    assert trick(s, "g9", "g1", "g4", "y1", "y7") == (4, ["y1"])
    assert loot_of(s) == [[], [], [], [], ["y1"]]  # the g1 came from the winner's own team


def follower(terms: str, led: str, hand: str) -> str:
    """What a seat with this hand may play to a lead."""
    n = len(hand.split())
    others = ["r9 r10 r11 r12", "g9 g10 g11 g12"]
    lead = [led, "r13", "g13", "r8"][:n]
    s = ending(terms, " ".join(lead), hand, *(" ".join(other.split()[:n]) for other in others), team="0+2")
    play(s, led)
    return offered(s, 1)


@pytest.mark.rule("Y-S23")
def test_a_supertrump_is_no_card_of_its_printed_colour() -> None:
    assert follower("bear d0 y b 2", "b5", "b1 r3 g7") == "b1 r3 g7"


@pytest.mark.rule("Y-S24")
def test_other_cards_of_the_colour_must_follow() -> None:
    assert follower("bear d0 y b 2", "b5", "b1 b9 r3") == "b9"


@pytest.mark.rule("Y-S25")
def test_the_supertrump_may_be_the_only_trump() -> None:
    assert follower("bear d0 y b 2", "y4", "b1 b9 r3") == "b1"


@pytest.mark.rule("Y-S26")
@pytest.mark.parametrize(("hand", "cards"), [("y1 y2 b12 g3", "y1 y2"), ("b12 g3", "b12 g3")])
def test_a_supertrump_led_asks_for_trump(hand: str, cards: str) -> None:
    assert follower("bear d0 y b 2", "b1", hand) == cards


@pytest.mark.rule("Y-S27")
def test_trump_and_supertrump_of_one_colour() -> None:
    s = ending("bear d0 y y 2", "y13 r2", "y1 r3", "y12 r4", "y2 r5", team="0+2")
    assert trick(s, "y13", "y1", "y12", "y2") == (1, [])
    assert follower("bear d0 y y 2", "y5", "y1 y13 r4") == "y1 y13"


@pytest.mark.rule("Y-S28")
def test_the_later_supertrump() -> None:
    s = ending("bear d0 y b 2", "r13 g2", "y2 g3", "b1 g4", "y13 g5", "b1 g6", team="0+1+4", bonus=2)
    assert trick(s, "r13", "y2", "b1", "y13", "b1") == (4, ["b1"])
    assert loot_of(s)[4] == ["b1"]


@pytest.mark.rule("Y-S29")
def test_equal_ones_the_later_wins() -> None:
    s = ending("bear d0 y b 2", "r1 g2", "r1 g3")
    assert trick(s, "r1", "r1") == (1, ["r1"])


@pytest.mark.rule("Y-S30")
def test_a_one_may_win() -> None:
    s = ending("bear d0 y g 2", "r1 r2", "b13 b12", "g13 g12", "b2 b3", team="0+2")
    assert trick(s, "r1", "b13", "g13", "b2") == (0, [])


@pytest.mark.rule("Y-S31")
def test_equal_trump_ones_the_later_wins() -> None:
    s = ending("bear d0 y b 2", "g9 r2", "y1 r3", "y1 r4", "g13 r5", team="0+2")
    assert trick(s, "g9", "y1", "y1", "g13") == (2, ["y1"])


@pytest.mark.rule("Y-S32")
def test_no_duty_to_trump() -> None:
    assert follower("bear d0 y none 2", "g5", "b4 r2 y13") == "b4 r2 y13"


@pytest.mark.rule("Y-S33")
def test_three_loot_cards_in_one_trick() -> None:
    s = ending("bear d0 y b 2", "g13 r2", "g1 r3", "g1 r4", "g1 r5", "g2 r6", team="0+4", bonus=0)
    assert trick(s, "g13", "g1", "g1", "g1", "g2") == (0, ["g1", "g1", "g1"])


@pytest.mark.rule("Y-S34")
def test_low_trumps_and_what_a_void_in_trump_excludes() -> None:
    s = ending("bear d0 y r 2", "y1 b2", "y2 b3", "r13 b4", "b13 b5", team="0+2")
    assert trick(s, "y1", "y2", "r13", "b13") == (1, ["y1"])
    with_one = ending("bear d0 y r 2", "y1 b2", "y2 b3", "r13 r1", "b13 b5", team="0+2")
    play(with_one, "y1", "y2")
    assert offered(with_one, 2) == "r1"  # its suit is yellow: it would have had to be played


@pytest.mark.rule("Y-S35")
def test_the_end_of_a_round() -> None:
    s = ending(
        "wolf d0 y b 4",
        "b9 r1 y4",
        "r10 y1 g2",
        "b1 r5 g10",
        team="1",
        tricks=(5, 6, 2),
        more="loot: r1 | b1 g1 | -",
    )
    assert [seat.bonus for seat in view_of(s, 0).seats] == [False, True, False]
    play(s, "r1")
    assert legal(s, 1) == ["play:r10"]
    play(s, "r10")
    assert legal(s, 2) == ["play:r5"]
    play(s, "r5")
    assert (s.last_winner, loot_of(s)[1]) == (1, ["b1", "r1", "g1"])
    play(s, "g2")
    assert legal(s, 2) == ["play:g10"]
    play(s, "g10")
    assert offered(s, 0) == "b9 y4"
    play(s, "b9")
    assert s.last_winner == 2
    play(s, "b1", "y4", "y1")
    assert s.last_winner == 2
    assert s.phase == SCORE
    assert s.tricks[:3] == [5, 7, 4]
    assert [len(loot) for loot in loot_of(s)] == [1, 3, 1]
    assert s.credits[:3] == [44, 80, 44]


@pytest.mark.rule("Y-S36")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_winner_leads_anything(n: int) -> None:
    tricks, looked = 0, 0
    for s in random_steps(NyetOptions.of(players=n, round_count=2), 5):
        if s.phase == TRICK and sum(s.tricks) > tricks:
            looked += 1
            assert acting(s) == [s.last_winner]
            hand = sorted(set(card_list(s.hands[s.last_winner])))
            assert legal(s, s.last_winner) == [f"play:{card_text(card)}" for card in hand]
        tricks = sum(s.tricks)
    assert looked > 10


def after_denying(led: str) -> State:
    """Four players, blue supertrumps, yellow trump: seat 2 has just played r3 to a lead of seat 1."""
    aside = "shed 0: b13\nshed 1: g13\nshed 2: b12\nshed 3: y13"
    hands = ("g2 g3 g4 g5", f"{led} g6 g7 g8", "r3 r4 r5 r6", "b1 b3 y2 y3")
    s = ending("wolf d1 y b 2", *hands, team="1+3", leader=1, more=aside)
    play(s, led, "r3")
    return s


def worlds(s: State, viewer: int, number: int = 400) -> list[State]:
    """Truths that a viewer must hold possible."""
    rng, scratch = rng_of(5), [0.0] * 20_000
    found = []
    for _ in range(number):
        world = sight(s, viewer)
        resample(world, viewer, rng, scratch)
        found.append(world)
    return found


@pytest.mark.rule("Y-S46")
@pytest.mark.rule("Y-42")
@pytest.mark.rule("Y-43")
def test_a_void_in_blue_leaves_the_supertrumps_and_the_card_laid_aside() -> None:
    s = after_denying("b5")
    assert s.void[2] == 1 << "bryg".index("b")
    denied = bag(" ".join(f"b{v}" for v in range(2, 14)))
    possible = worlds(s, 0)
    assert not any(world.hands[2] & denied for world in possible)
    assert any("b1" in spell(world.hands[2]).split() for world in possible)
    assert any(world.shed[2] & denied for world in possible)
    assert view_of(s, 0).seats[2].void == []  # shown only with card_memory=full


@pytest.mark.rule("Y-S47")
@pytest.mark.rule("Y-42")
@pytest.mark.rule("Y-43")
def test_a_void_in_trump_excludes_the_supertrumps_as_well() -> None:
    s = after_denying("y4")
    assert s.void[2] == 1 << "bryg".index("y")
    denied = bag(" ".join(f"y{v}" for v in range(1, 14)) + " b1")
    possible = worlds(s, 0)
    assert not any(world.hands[2] & denied for world in possible)
    assert any(bag("b3") & world.hands[2] for world in possible)  # plain blue is not denied
    assert any(world.shed[2] & denied for world in possible)
