"""What a seat must hold possible: exact before and after a reshuffle (H-1102 .. H-1104)."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from facedown.engine.bits import seed_rng
from facedown.engine.game import SPECTATOR
from facedown.engine.play import redacted
from facedown.games.hyst import HYST
from facedown.games.hyst.page.counting import chance_of, hypotheses
from facedown.games.hyst.rules.belief import MOST, SCRATCH
from facedown.games.hyst.rules.pieces import CARDS, card_ids, one
from facedown.games.hyst.rules.sight import resample
from facedown.games.hyst.rules.state import TURN_START, State
from tests.games.hyst.helpers import Table, table

SEEDS = [0] * 4


def sampled(s: State, seat: int, times: int) -> Counter[tuple[str, ...]]:
    """Hands of all seats, as often as they are dealt."""
    seen = redacted(HYST, s, seat)
    scratch, rng = [0.0] * SCRATCH, SEEDS[:]
    seed_rng(rng, 5, 1)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(times):
        world = seen.copy()
        resample(world, seat, rng, scratch)
        assert redacted(HYST, world, seat) == seen
        assert world.deck + sum(world.hands) == world.hidden
        found[tuple(" ".join(card_ids(hand)) for hand in world.hands[: s.players])] += 1
    return found


@pytest.mark.rule("H-1102")
def test_before_a_reshuffle_all_unseen_cards_are_alike() -> None:
    t = table("S1", hand="smoke", hands={1: "shove grapple"}, deck="shove smoke")
    found = sampled(t.state, 0, 3000)
    # of the four unseen cards shove, shove, grapple, smoke any two
    expected = {"shove shove": 1, "grapple shove": 2, "smoke shove": 2, "smoke grapple": 1}
    assert {hands[1] for hands in found} == set(expected)
    for hands, times in found.items():
        assert times == pytest.approx(500 * expected[hands[1]], abs=130)


@pytest.mark.rule("H-1103")
def test_at_a_reshuffle_two_players_know_everything() -> None:
    t = table("S1", hand="smoke", hands={1: "shove grapple"}, deck="", discards="vents vents grapple", edition="deluxe")
    t.do("end_turn")
    assert t.state.reshuffles == 1
    assert set(sampled(t.state, 0, 50)) == {("smoke", "grapple shove")}
    seen = redacted(HYST, t.state, 0)
    assert chance_of(seen, hypotheses(seen, 0), 1, CARDS.index("grapple")) == 1
    assert chance_of(seen, hypotheses(seen, 0), 1, CARDS.index("vents")) == 0


def exact_after(old: list[str], new: list[str], story: list[str]) -> dict[tuple[str, ...], Fraction]:
    """By counting all orders of the new cards: `+` is a draw of the rival, a card one shown from a random place."""
    weights: dict[tuple[str, ...], Fraction] = {}
    for order in permutations(range(len(new))):
        states = [(tuple(old), Fraction(1))]
        drawn = 0
        for word in story:
            following = []
            for hand, share in states:
                if word == "+":
                    following.append(((*hand, new[order[drawn]]), share))
                    continue
                for k, card in enumerate(hand):
                    if card == word:
                        following.append((hand[:k] + hand[k + 1 :], share / len(hand)))
            drawn += word == "+"
            states = following
        for hand, share in states:
            key = tuple(sorted(hand, key=CARDS.index))
            weights[key] = weights.get(key, Fraction(0)) + share
    whole = sum(weights.values())
    return {hand: share / whole for hand, share in weights.items()}


def after_reshuffle(story: list[str], fresh: str, old: str, hand: str) -> State:
    """Seat 1 held `old` at the reshuffle; then the story. Seat 0 holds its hand since before."""
    t = table("S1", hand=hand, hands={1: old}, deck="", discards=fresh, phase=TURN_START)
    s = t.state
    s.reshuffles, s.fresh, s.stale = 1, s.in_play - sum(s.hands), sum(s.hands)
    s.kept = s.hands[:]
    s.deck, s.deck_count, s.pile_count, s.pile = s.fresh, len(fresh.split()), 0, [0] * len(s.pile)
    s.hidden = s.in_play
    for k, word in enumerate(story):
        s.trail[k] = 16 + (0 if word == "+" else 1 + CARDS.index(word))
        s.held[1] += 1 if word == "+" else -1
        if word == "+":
            s.deck_count -= 1
        else:
            s.hidden -= one(CARDS.index(word))
    s.trail_count = len(story)
    return s


@pytest.mark.rule("H-1104")
@pytest.mark.parametrize(
    "story",
    [
        ["+"],
        ["smoke", "+"],
        ["+", "smoke"],
        ["smoke", "+", "smoke", "+"],
        ["shove", "+", "+", "smoke", "shove"],
        ["smoke", "+", "grapple", "+", "smoke", "shove", "+"],
    ],
)
def test_after_a_reshuffle_old_and_new_cards_are_told_apart(story: list[str]) -> None:
    """Compared with counting every order of the physical cards."""
    old, fresh = "smoke shove", "smoke smoke grapple shove"
    s = after_reshuffle(story, fresh, old, "smoke grapple")
    exact = exact_after(old.split(), fresh.split(), story)
    seen = redacted(HYST, s, 0)
    for card in ("smoke", "shove", "grapple"):
        expected = sum(share for hand, share in exact.items() if card in hand)
        assert chance_of(seen, hypotheses(seen, 0), 1, CARDS.index(card)) == pytest.approx(float(expected))
    found = sampled_from(seen, 4000)
    assert set(found) <= {" ".join(hand) for hand in exact}
    for hand, share in exact.items():
        assert found[" ".join(hand)] / 4000 == pytest.approx(float(share), abs=0.04)


def sampled_from(seen: State, times: int) -> Counter[str]:
    scratch, rng = [0.0] * SCRATCH, SEEDS[:]
    seed_rng(rng, 9, 2)
    found: Counter[str] = Counter()
    for _ in range(times):
        world = seen.copy()
        resample(world, 0, rng, scratch)
        found[" ".join(card_ids(world.hands[1]))] += 1
        assert sum(world.kept) == world.stale
    return found


@pytest.mark.rule("H-1104")
def test_a_replaced_hand_is_shown_at_once() -> None:
    """Weights: ways to draw the old part from the old cards, times ways to draw the new part from the new ones."""
    story = ["grapple", "+", "+", "smoke", "shove"]
    s = after_reshuffle(story, "smoke smoke shove shove grapple", "smoke grapple", "blown_away")
    exact = exact_after(["smoke", "grapple"], ["smoke", "smoke", "shove", "shove", "grapple"], story)
    seen = redacted(HYST, s, 0)
    for card in ("smoke", "shove", "grapple"):
        expected = sum(share for hand, share in exact.items() if card in hand)
        assert chance_of(seen, hypotheses(seen, 0), 1, CARDS.index(card)) == pytest.approx(float(expected))


@pytest.mark.rule("H-1104")
def test_hypotheses_have_weights_of_sum_one_in_real_games() -> None:
    assert HYST.kit.samples is not None
    t = Table(HYST.rules.setup(HYST.kit.samples()[3]))
    random = Random(4)
    checked = 0
    while t.phase != "over":
        if t.state.reshuffles:
            for viewer in (0, 3, SPECTATOR):
                seen = redacted(HYST, t.state, viewer)
                possible = hypotheses(seen, viewer)
                assert 1 <= len(possible) <= MOST
                assert sum(h.weight for h in possible) == pytest.approx(1)
                assert all(h.old + h.new == possible[0].old + possible[0].new for h in possible)
            checked += 1
        t.do(random.choice(sorted(t.legal())))
    assert checked > 20
