"""The conformance kit on Liar's Dice, and its rules clause by clause."""

from pathlib import Path

import pytest

from facedown.engine.bits import id_of
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError, IllegalMove, PositionError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.play import Play, choices
from facedown.testing.suite import *  # noqa: F403
from facedown_liars_dice import LIARS_DICE, learn, text
from facedown_liars_dice.rules import total
from facedown_liars_dice.state import BID, LIAR, OVER, ROLL, State

FACEDOWN_GAMES = [LIARS_DICE]


@pytest.fixture(scope="session")
def facedown_golden() -> Path:
    return Path(__file__).parent / "golden"


def table(hands: str, bids: str = "-", turn: int = 0, **options: object) -> State:
    """Makes a position: the dice of all seats as `12 33 6`, each word a seat."""
    cups = hands.split()
    chosen = " ".join(f"{name}={value}" for name, value in {"players": len(cups), **options}.items())
    lines = [f"dice {p}: {' '.join(hand)}" for p, hand in enumerate(cups)]
    return text.read_position("\n".join(["liars_dice", f"options: {chosen}", *lines, f"turn: {turn}", f"bids: {bids}"]))


def act(s: State, move: str) -> State:
    _, action = text.read(move)
    assert action in choices(LIARS_DICE, s, s.turn), move
    LIARS_DICE.rules.apply(s, s.turn, action)
    return s


def offered(s: State) -> list[str]:
    return [text.write(s.turn, action) for action in choices(LIARS_DICE, s, s.turn)]


@pytest.mark.rule("LD-2")
def test_nobody_looks_before_the_last_die_is_rolled() -> None:
    play = Play(LIARS_DICE, LIARS_DICE.options.of(players=2, dice=2))
    for face in range(3):
        LIARS_DICE.rules.apply(play.state, CHANCE, face)
        assert not any(play.seen(0).dice)
    LIARS_DICE.rules.apply(play.state, CHANCE, 5)
    assert text.dice_of(play.seen(0), 0) == [1, 2]
    assert text.dice_of(play.seen(1), 1) == [3, 6]
    assert not any(play.seen(SPECTATOR).dice)


@pytest.mark.rule("LD-6")
def test_a_bid_names_more_dice_or_a_higher_face() -> None:
    s = table("1 2 3", "2x4", dice=1)
    assert offered(s) == ["liar", "bid:2x5", "bid:2x6", *(f"bid:3x{face}" for face in range(1, 7))]  # LD-7


@pytest.mark.rule("LD-8")
def test_who_begins_has_to_bid() -> None:
    assert "liar" not in offered(table("1 2", dice=1))
    assert offered(table("1 2", "2x6", dice=1)) == ["liar"]


@pytest.mark.rule("LD-9", "LD-10")
@pytest.mark.parametrize(
    ("wild", "bid", "loser"),
    [
        ("ones", "3x5", 1),  # two fives and a one
        ("ones", "4x5", 0),
        ("none", "3x5", 0),
        ("ones", "1x1", 1),
        ("ones", "2x1", 0),  # a five is no one
        ("highest", "3x5", 1),
        ("highest", "2x6", 0),
    ],
)
def test_the_one_who_was_wrong_loses_a_die(wild: str, bid: str, loser: int) -> None:
    s = act(table("15 56", bid, turn=1, dice=2, wild=wild), "liar")
    assert s.left[:2] == [2 - (loser == 0), 2 - (loser == 1)]
    assert (s.phase, s.turn) == (ROLL, loser)  # LD-4


@pytest.mark.rule("LD-4", "LD-11")
def test_who_is_out_is_passed_over() -> None:
    s = act(table("22 3 44", "2x6", turn=2, dice=2), "liar")  # seat 1 lied with its last die
    assert (s.left[:3], s.turn) == ([2, 0, 2], 2)
    for _ in range(4):
        LIARS_DICE.rules.apply(s, CHANCE, 1)
    assert act(s, "bid:1x2").turn == 0
    assert act(s, "bid:1x3").turn == 2


@pytest.mark.rule("LD-12")
def test_the_last_one_with_dice_wins() -> None:
    s = act(table("2 2", "2x2", turn=0, dice=1), "liar")
    results = [0.0, 0.0]
    LIARS_DICE.rules.returns(s, results)
    assert (s.phase, results) == (OVER, [0.0, 1.0])
    assert text.winners(s) == [1]


@pytest.mark.rule("LD-13")
def test_after_one_round_all_but_one_have_won() -> None:
    s = act(table("2 3 4", "3x3", turn=0, dice=1, one_round="yes"), "liar")
    results = [0.0] * 3
    LIARS_DICE.rules.returns(s, results)
    assert (s.phase, results) == (OVER, [0.5, 0.5, 0.0])
    assert text.winners(s) == [0, 1]


@pytest.mark.rule("LD-14")
def test_a_call_shows_all_dice_until_the_next_roll() -> None:
    play = Play(LIARS_DICE, LIARS_DICE.options.of(players=2, dice=1), seed_from("shown"))
    play.roll()
    watcher = play.watch(SPECTATOR)
    play.act(0, id_of(12))  # two sixes
    play.act(1, LIAR)
    bid, called = watcher.take()[:2]
    assert text.tell(bid) == "Seat 1 bids 2 sixes."
    assert "Seat 2 calls 2 sixes of seat 1 a lie (seat 1: " in text.tell(called)
    assert play.over
    assert all(text.dice_of(play.seen(SPECTATOR), seat) for seat in range(2))


def test_refusals_say_the_clause() -> None:
    play = Play(LIARS_DICE, LIARS_DICE.options.of(players=2, dice=1, sides=3), seed_from("refused"))
    play.roll()
    for move, clause in (("liar", "LD-8"), ("3x1", "LD-7"), ("1x4", "LD-3")):
        with pytest.raises(IllegalMove, match=clause):
            play.read(0, move)
    play.act(0, play.read(0, "1 two"))
    with pytest.raises(IllegalMove, match="more dice than in 1 two"):
        play.read(1, "bid 1x2")
    assert [text.write(1, play.read(1, typed)) for typed in ("call", "2 1", "2 threes")] == [
        "liar",
        "bid:2x1",
        "bid:2x3",
    ]
    for nonsense in ("", "31x1", "bid:0x1", "2x7", "fold"):
        with pytest.raises(FacedownError):
            play.read(1, nonsense)


@pytest.mark.parametrize(
    "wrong",
    [
        "dice 0: 7",
        "dice 0: 1 1 1",
        "dice 1: -",
        "turn: 2",
        "bids: 2x2 1x1",
        "bids: 9x9",
        "bids: 3x1",
        "cards: 1",
        "wild",
    ],
)
def test_positions_that_cannot_be(wrong: str) -> None:
    lines = ["liars_dice", "options: players=2 dice=1", "dice 0: 1", "dice 1: 2", "turn: 0", "bids: 1x1"]
    key = wrong.partition(":")[0]
    lines = [line for line in lines if line.partition(":")[0] != key]
    with pytest.raises(PositionError):
        LIARS_DICE.text.read_position("\n".join([*lines, wrong]))


def test_the_odds_are_those_of_binomial_dice() -> None:
    s = table("55 23 46", dice=2)
    assert learn.likely(s, 0, text.read_bid("2x5")) == 1
    assert learn.likely(s, 0, text.read_bid("3x5")) == pytest.approx(1 - (2 / 3) ** 4)
    assert learn.likely(s, 0, text.read_bid("1x1")) == pytest.approx(1 - (5 / 6) ** 4)
    assert learn.likely(s, 1, text.read_bid("6x5")) == 0
    assert "3 fives would be there 80 times in 100" in learn.advise(s, 0, id_of(text.read_bid("3x5")))
    assert (s.phase, total(s)) == (BID, 6)


def test_quick_play_calls_what_is_hardly_possible_and_believes_what_it_holds() -> None:
    mask = [0, 0, 0]
    for dice, bids, calls in (("22 34 46", "5x5", True), ("55 34 46", "2x5", False)):
        s = table(dice, bids, dice=2)
        LIARS_DICE.rules.legal(s, 0, mask)
        picks = {learn.policy(s, 0, mask, [seed, 2, 3, 4]) for seed in range(20)}
        assert (picks == {LIAR}) == calls
        assert (LIAR in picks) == calls
