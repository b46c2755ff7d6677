"""Tricks: suit, duty to follow, strength, loot."""

from itertools import product
from random import Random

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import card_id, card_list, card_text
from facedown.games.nyet.rules.state import SCORE, TRICK, State
from facedown.games.nyet.rules.tricks import play as play_card
from facedown.games.nyet.rules.tricks import strength, suit_cards, suit_of
from tests.games.nyet.helpers import (
    acting,
    bag,
    ending,
    offered,
    play,
    random_steps,
    spell,
    start,
    told,
    view_of,
    watchers,
)

COLOURS = "bryg"
TERMS = [*product(range(4), range(5))]  # every trump with every supertrump, 4 being none


def terms(trump: int, supers: int) -> State:
    s = State()
    s.players, s.phase, s.trump, s.super = 4, TRICK, trump, supers
    return s


def suit(card: str, trump: int, supers: int) -> str:
    """The suit of a card, as the rulebook tells it."""
    double_agent = card[1:] == "1" and supers < 4 and card[0] == COLOURS[supers]
    return COLOURS[trump] if double_agent else card[0]


def beats(new: str, old: str, led: str, trump: int, supers: int) -> bool:
    """Does a later card take the trick from an earlier one? Case by case, as the rulebook tells it."""

    def rank(card: str) -> tuple[int, int]:
        if card[1:] == "1" and supers < 4 and card[0] == COLOURS[supers]:
            return (3, 0)
        if card[0] == COLOURS[trump]:
            return (2, int(card[1:]))
        if card[0] == suit(led, trump, supers):
            return (1, int(card[1:]))
        return (0, 0)

    return rank(new) >= rank(old) and rank(new) > (0, 0)


@pytest.mark.rule("Y-33")
@pytest.mark.parametrize(("trump", "supers"), TERMS)
def test_the_suit_of_every_card(trump: int, supers: int) -> None:
    s = terms(trump, supers)
    for card in range(52):
        expected = suit(card_text(card), trump, supers)
        assert COLOURS[suit_of(s, card)] == expected
        assert [COLOURS[c] for c in range(4) if suit_cards(s, c) >> card & 1] == [expected]
    sizes = [suit_cards(s, c).bit_count() for c in range(4)]
    assert sum(sizes) == 60  # all copies of a one go together
    assert sizes[trump] == (15 if supers in {trump, 4} else 18)


@pytest.mark.rule("Y-34")
def test_the_first_player_leads_and_the_winner_leads_on() -> None:
    s = ending("crane d0 y b 2", "r2 g2", "r3 g3", "r4 g4", "r5 g5", team="0+2", leader=2)
    assert acting(s) == [2]
    assert offered(s, 2) == "r4 g4"
    play(s, "r4", "r5", "r2", "r3")
    assert acting(s) == [3]


@pytest.mark.rule("Y-34")
def test_legal_cards_against_the_rule_in_plain_words() -> None:
    """Random hands, leads and terms: follow the suit led if the hand has it, else anything."""
    random = Random(11)
    deck = [f"{c}{v}" for c in COLOURS for v in (1, 1, 1, *range(2, 14))]
    for _ in range(1500):
        trump, supers = random.choice(TERMS)
        drawn = random.sample(deck, random.randint(2, 9))
        led, hand = drawn[0], drawn[1:]
        s = terms(trump, supers)
        s.leader, s.turn = 1, 2
        s.trick = [-1, card_id(led), -1, -1, -1]
        s.in_trick = 1
        s.hands[2] = bag(" ".join(hand))
        follow = [card for card in hand if suit(card, trump, supers) == suit(led, trump, supers)]
        assert set(offered(s, 2).split()) == set(follow or hand)
        s.in_trick = 0
        assert set(offered(s, 2).split()) == set(hand)  # a leader is free


@pytest.mark.rule("Y-35")
def test_trump_or_supertrump_led_both_satisfy_the_duty() -> None:
    for led in ("y4", "b1"):
        s = ending("bear d0 y b 2", f"{led} r13 g13", "b1 y2 b9", "y3 y9 g2", "r3 r4 r5", team="0+2")
        play(s, led)
        assert offered(s, 1) == "b1 y2"
        play(s, "b1")
        assert offered(s, 2) == "y3 y9"
        play(s, "y3")  # need not beat anything
        assert offered(s, 3) == "r3 r4 r5"


@pytest.mark.rule("Y-35")
def test_nobody_need_trump_or_beat() -> None:
    s = ending("bear d0 y b 2", "g5 r2", "y2 r3", "g2 g9", "b2 b1", team="0+2")
    play(s, "g5")
    assert offered(s, 1) == "r3 y2"
    play(s, "r3")
    assert offered(s, 2) == "g2 g9"
    play(s, "g2")
    assert offered(s, 3) == "b1 b2"


@pytest.mark.rule("Y-36")
@pytest.mark.parametrize(("trump", "supers"), TERMS)
def test_strength(trump: int, supers: int) -> None:
    s = terms(trump, supers)
    for led, card in product(range(4), range(52)):
        colour, value = card // 13, card % 13 + 1
        if colour == supers and value == 1:
            expected = 200
        elif colour == trump:
            expected = 100 + value
        elif colour == led:
            expected = value
        else:
            expected = 0
        assert strength(s, card, led) == expected


@pytest.mark.rule("Y-36")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_who_wins_a_trick_against_the_rule_in_plain_words(n: int) -> None:
    """Random tricks of any cards: the last card that beats all before it takes it."""
    random = Random(n)
    deck = [f"{c}{v}" for c in COLOURS for v in (1, 1, 1, *range(2, 14))]
    for _ in range(400):
        trump, supers = random.choice(TERMS)
        cards = random.sample(deck, n)
        leader = random.randrange(n)
        best = 0
        for k in range(1, n):
            if beats(cards[k], cards[best], cards[0], trump, supers):
                best = k
        s = terms(trump, supers)
        s.players, s.leader, s.turn, s.team = n, leader, leader, 1
        s.trick = [-1] * 5
        s.hands = [1 << 51 | 1 << 50] * 5  # the round goes on
        for k, card in enumerate(cards):
            play_card(s, (leader + k) % n, card_id(card))
        assert s.last_winner == s.leader == s.turn == (leader + best) % n, (cards, trump, supers)


@pytest.mark.rule("Y-37")
@pytest.mark.parametrize(
    ("trick", "winner"), [("g1 g2 g3 g4", 3), ("y1 y2 r2 b2", 1), ("g1 y1 y2 g13", 2), ("g2 g1 r13 b13", 0)]
)
def test_a_plain_one_is_the_lowest_of_its_colour(trick: str, winner: int) -> None:
    s = ending("bear d0 y none 2", *trick.split(), team="0+2")
    play(s, *trick.split())
    assert s.last_winner == winner


def loot_of(s: State) -> list[list[str]]:
    return [list(seat.loot) for seat in view_of(s, SPECTATOR).seats]


@pytest.mark.rule("Y-38")
def test_ones_of_the_other_team_are_loot_those_of_ones_own_team_are_not() -> None:
    s = ending("bear d0 y b 2", "g13 r2", "g1 r3", "g1 r4", "g1 r5", team="0+2")
    play(s, "g13", "g1", "g1", "g1")
    assert loot_of(s) == [["g1", "g1"], [], [], []]


@pytest.mark.rule("Y-38")
def test_a_one_of_the_winner_is_nothing_special() -> None:
    s = ending("bear d0 y b 2", "b1 r2", "y13 r3", "y2 r4", "y3 r5", team="0+2")
    play(s, "b1", "y13", "y2", "y3")
    assert s.last_winner == 0
    assert loot_of(s) == [[], [], [], []]


@pytest.mark.rule("Y-38")
@pytest.mark.rule("Y-O10")
@pytest.mark.parametrize(("flag", "loot"), [("true", ["b1"]), ("false", [])])
def test_a_captured_supertrump(flag: str, loot: list[str]) -> None:
    options = f"loot_includes_supertrumps={flag}"
    s = ending("bear d0 y b 2", "r3 r2", "b1 g4", "b1 g5", "r6 r7", team="0+2", options=options)
    play(s, "r3", "b1", "b1", "r6")
    assert s.last_winner == 2  # only a later supertrump beats a supertrump
    assert loot_of(s)[2] == loot


@pytest.mark.rule("Y-O10")
def test_other_ones_are_loot_with_either_setting() -> None:
    for flag in ("true", "false"):
        s = ending("bear d0 y b 2", "g13", "g1", "g2", "g3", team="0+2", options=f"loot_includes_supertrumps={flag}")
        play(s, "g13", "g1", "g2", "g3")
        assert loot_of(s)[0] == ["g1"]


@pytest.mark.rule("Y-38")
@pytest.mark.parametrize(
    ("n", "team", "bonus", "winner", "most"),
    [
        (2, "", None, 0, 1),
        (3, "0", None, 0, 2),
        (3, "0+1", None, 0, 1),
        (4, "0+2", None, 0, 2),
        (5, "0+4", 0, 0, 3),
        (5, "0+1+2", 3, 0, 2),
    ],
)
def test_the_most_loot_of_one_trick(n: int, team: str, bonus: int | None, winner: int, most: int) -> None:
    """The leader plays the highest green and everybody else a one: as many as the other team has seats."""
    high = "g10" if n == 3 else "g13"
    ones = ["g1", "g1", "g1", "r1"][: n - 1]
    s = ending("bear d0 y none 2", high, *ones, team=team, bonus=bonus)
    play(s, high, *ones)
    assert s.last_winner == winner
    assert sum(map(len, loot_of(s))) == len(loot_of(s)[0]) == most


@pytest.mark.rule("Y-39")
def test_after_a_trick() -> None:
    s = ending("bear d0 y b 2", "g13 r2", "g1 r3", "g2 r4", "g3 r5", team="0+2")
    seen = watchers(s)
    play(s, "g13", "g1", "g2", "g3", watch=seen)
    assert s.tricks[:4] == [14, 0, 0, 0]
    shown = view_of(s, 3)
    assert (shown.seats[0].tricks, shown.seats[0].loot) == (14, ("g1",))
    assert shown.trick == []
    assert [played.card for played in shown.last_trick] == ["g13", "g1", "g2", "g3"]
    assert acting(s) == [0]
    assert told(seen[0])[-1] == "trick_won"
    play(s, "r2", "r3", "r4", "r5", watch=seen)
    assert s.phase == SCORE  # the last card leads to the scoring at once
    assert told(seen[0])[-2:] == ["trick_won", "round_scored"]


@pytest.mark.rule("Y-39")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("kind", "fewer"), [("d0", 0), ("d1", 1), ("d2", 2), ("x1", 1), ("x2", 2), ("p1", 0), ("p2", 0)]
)
def test_number_of_tricks(n: int, kind: str, fewer: int) -> None:
    """As many as a hand has cards after the discard."""
    line = (kind, "d1") if kind != "d1" else ("d1", "d2")
    options = NyetOptions.of(players=n, round_count=1, discard_line=line)
    seed = 0
    while True:
        *_, end = random_steps(options, seed)
        if view_of(end, 0).discard == kind:
            break
        seed += 1
    assert sum(end.tricks) == {2: 15, 3: 16, 4: 15, 5: 12}[n] - fewer


def test_a_hand_shrinks_by_the_card_played() -> None:
    s = start(players=4, first_dealer=0)
    s.phase, s.turn, s.leader = TRICK, 0, 0
    s.team, s.trump, s.super, s.discard = 5, 1, 4, 6
    before = card_list(s.hands[0])
    play(s, card_text(before[0]))
    assert spell(s.hands[0]) == " ".join(card_text(card) for card in before[1:])
    assert s.gone == 1 << before[0]
    assert [seat.held for seat in view_of(s, 2).seats] == [14, 15, 15, 15]
