"""`resample` deals exactly uniformly among all that a seat must hold possible."""

from collections import Counter
from functools import cache

import pytest

from facedown.engine.game import SPECTATOR
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.rules import worlds as dealing
from facedown.games.nyet.rules.deal import full_deck
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import ALL_ONES, EXCEPT_ONES, SHED_COUNT, card_list, join, less
from facedown.games.nyet.rules.sight import resample
from facedown.games.nyet.rules.state import DEAL, OVER, SCORE, SHED, TRICK, State
from facedown.games.nyet.rules.tricks import suit_cards
from facedown.games.nyet.text.words import texts
from tests.games.nyet.helpers import do, ending, legal, play, position, random_steps, rng_of, sight, spell
from tests.games.nyet.worlds import (
    Key,
    World,
    dealt_in_turn,
    hands_only,
    misfit,
    possible,
    sampled,
    shed_only,
    whole,
    without_copies,
)

FITS = 4.5  # standard deviations; the seeds are fixed, so a right sampler passes always or never


def two(kind: str, mine: str, theirs: str, more: str = "") -> State:
    return ending(f"bear {kind} y b 2", mine, theirs, more=more)


CASES: dict[str, tuple[State, int, Key, int]] = {
    # two players: the stock takes whatever is left
    "two, no void": (two("d0", "b2", "r2"), 0, whole, 4000),
    "two, red denied": (two("d0", "b2 b3", "g2 g3", "void: - r"), 0, whole, 5000),
    "two, trump denied, so no supertrump": (two("d0", "b2 b3", "g2 b4", "void: - yr"), 0, whole, 7000),
    "two, a card aside": (two("d1", "b2", "r2", "shed 0: g1\nshed 1: r1\nvoid: - gy"), 0, whole, 8000),
    "two, no one aside": (two("x1", "b2", "r2", "shed 0: g2\nshed 1: r3\nvoid: - gy"), 0, whole, 8000),
    # three players: everything is in two hands (and aside)
    "three, no void": (ending("bear d0 y b 2", "b2 b3 b4", "r1 r1 g1", "b1 y1 r2", team="0"), 0, whole, 3000),
    "three, both deny": (
        ending("bear d0 y b 2", "b2 b3 b4 b5", "b1 y1 r1 r1", "y2 y3 g1 g2", team="0", more="void: - g r"),
        0,
        whole,
        3000,
    ),
    "three, from the third seat": (
        ending("crane d0 r y 2", "g2 g3 b2 b3", "r2 y1 b4 b5", "g9 g8 y2 y3", team="2", leader=2, more="void: r g -"),
        2,
        whole,
        3000,
    ),
    "three, a card aside": (
        ending(
            "bear d1 y b 2",
            "b2 b3",
            "b1 r1",
            "y1 g2",
            team="0",
            more="shed 0: r9\nshed 1: r1\nshed 2: y2\nvoid: - g r",
        ),
        0,
        whole,
        4000,
    ),
    "three, no one aside, supertrumps out": (
        ending(
            "bear x1 y b 2",
            "b2 b3 b4",
            "r1 r1 b5",
            "y1 g2 b1",
            team="0",
            more="shed 0: r9\nshed 1: r8\nshed 2: y2\nvoid: - yg r",
        ),
        0,
        whole,
        4000,
    ),
    "three, a spectator, all deny": (
        ending("bear d0 y b 2", "b2 r3 r1", "b1 y1 r2", "y2 y3 g1", team="0", more="void: g g r"),
        SPECTATOR,
        whole,
        5000,
    ),
    # four players
    "four, one aside: hands": (
        ending(
            "bear d1 y none 2",
            "b2",
            "r1",
            "g1",
            "y5",
            team="0+2",
            more="shed 0: r9\nshed 1: r8\nshed 2: y2\nshed 3: g1\nvoid: - g y -",
        ),
        0,
        hands_only,
        4000,
    ),
    "four, one aside: the cards aside": (
        ending(
            "bear d1 y none 2",
            "b2",
            "r1",
            "g1",
            "y5",
            team="0+2",
            more="shed 0: r9\nshed 1: r8\nshed 2: y2\nshed 3: g1\nvoid: - g y -",
        ),
        0,
        shed_only,
        4000,
    ),
    "four, two aside, no ones: hands": (
        ending(
            "bear x2 y b 2",
            "b2",
            "r1",
            "b1",
            "y5",
            team="0+2",
            options="discard_line=double",
            more="shed 0: r9 r7\nshed 1: r8 r6\nshed 2: y2 g4\nshed 3: b9 g9\nvoid: - y - g",
        ),
        0,
        hands_only,
        4000,
    ),
    "four, two aside: the cards aside": (
        ending(
            "bear d2 y b 2",
            "b2",
            "r1",
            "r1",
            "y5",
            team="0+2",
            more="shed 0: r9 r7\nshed 1: b1 g1\nshed 2: g1 g4\nshed 3: b1 g9\nvoid: - y g b",
        ),
        0,
        lambda world: shed_only(world)[:2],
        3000,
    ),
    "four, a trick is running": (
        ending(
            "bear d0 y b 2",
            "r2 b4",
            "b1 y2",
            "r1",
            "g6",
            team="0+2",
            leader=2,
            more="trick: g9 g2\nvoid: - r - y",
        ),
        0,
        whole,
        2000,
    ),
    # five players
    "five, a card passed and one received": (
        ending(
            "bear p1 y b 2",
            "b2 b3",
            "b9 r1",
            "y5 g1",
            "r1 b5",
            "y1 b1",
            team="0+2",
            bonus=0,
            more="given 0: b9\ngiven 4: b2\nvoid: - y - g r",
        ),
        0,
        whole,
        4000,
    ),
    "five, a passed one": (
        ending(
            "bear p2 y b 2",
            "b2 b3",
            "r1 r1",
            "y5 g1",
            "r1 b5",
            "y1 b1",
            team="0+2",
            bonus=0,
            options="discard_line=double",
            more="given 0: r1\nvoid: - - - g r",
        ),
        0,
        whole,
        4000,
    ),
    "five, no one aside: hands": (
        ending(
            "bear x1 y b 2",
            "b2",
            "b1",
            "y1",
            "r1",
            "g5",
            team="0+2",
            bonus=0,
            more="shed 0: b9\nshed 1: r4\nshed 2: r5\nshed 3: g4\nshed 4: y4\nvoid: - r g y b",
        ),
        0,
        hands_only,
        4000,
    ),
    "five, a spectator": (
        ending("bear d0 y b 2", "b2", "b1", "y1", "r1", "g5", team="0+2", bonus=0, more="void: r r g y -"),
        SPECTATOR,
        whole,
        3000,
    ),
}


@cache
def all_worlds(name: str) -> dict[World, float]:
    s, viewer, key, _ = CASES[name]
    return possible(s, viewer, key)


@pytest.mark.parametrize("name", CASES)
def test_uniform_over_all_physical_deals(name: str) -> None:
    """Y-42, Y-43: nothing denied is ever dealt, everything else in its right proportion (specification Y-83)."""
    s, viewer, key, number = CASES[name]
    expected = all_worlds(name)
    found = sampled(s, viewer, number, key)
    assert len(expected) > 1
    assert misfit(expected, found) < FITS
    if number > 12 / min(expected.values()):
        assert set(found) == set(expected)  # every world comes, the true one among them


@pytest.mark.parametrize(
    "name",
    [
        "three, a card aside",
        "three, no one aside, supertrumps out",
        "four, one aside: hands",
        "four, one aside: the cards aside",
        "four, two aside, no ones: hands",
        "five, a card passed and one received",
        "five, no one aside: hands",
        "five, a spectator",
    ],
)
def test_the_check_notices_hands_filled_in_turn(name: str) -> None:
    """Filling one place after the other is not uniform where colours have been denied, and is found out."""
    s, viewer, key, number = CASES[name]
    assert misfit(all_worlds(name), dealt_in_turn(s, viewer, number, key)) > 2 * FITS


def test_the_check_passes_hands_filled_in_turn_where_that_is_right() -> None:
    for name in ("three, no void", "three, both deny"):  # nothing denied; or one hand decides all
        s, viewer, key, number = CASES[name]
        assert misfit(all_worlds(name), dealt_in_turn(s, viewer, number, key)) < FITS


@pytest.mark.parametrize("name", ["two, no void", "two, a card aside", "three, no void", "five, a passed one"])
def test_the_check_notices_copies_counted_once(name: str) -> None:
    """Y-5: chance works on physical cards; worlds with copies of ones are not like others."""
    s, viewer, key, number = CASES[name]
    assert misfit(all_worlds(name), without_copies(s, viewer, number, key)) > 2 * FITS


@pytest.mark.parametrize("options", samples())
def test_every_world_agrees_with_what_is_known(options: NyetOptions) -> None:
    """Random games, all viewers: each card is somewhere, hands have their sizes, nobody holds what was denied."""
    rng = rng_of(5)
    for step, s in enumerate(random_steps(options, 9)):
        if step % 5 or s.players == 0:
            continue
        for viewer in (*range(s.players), SPECTATOR):
            seen = sight(s, viewer)
            world = seen.copy()
            resample(world, viewer, rng, [0.0] * 400_000)
            assert sight(world, viewer) == seen
            check_world(world)


def check_world(s: State) -> None:
    n = s.players
    everything = join(s.deck, s.gone)
    for p in range(n):
        everything = join(everything, join(s.hands[p], s.shed[p]))
        aside = s.shed[p].bit_count()
        assert s.hands[p].bit_count() == s.held[p] - (aside if s.phase == SHED else 0)
        if s.phase == SHED:
            full = SHED_COUNT[s.discard]
            assert aside == full if s.ready >> p & 1 else aside < full
        if s.phase in {SHED, TRICK, SCORE} and EXCEPT_ONES[s.discard]:
            assert s.shed[p] & ALL_ONES == 0
        if s.phase == TRICK:
            for suit in range(4):
                assert not (s.void[p] >> suit & 1 and s.hands[p] & suit_cards(s, suit))  # Y-42, Y-43
            assert less(s.given[p], s.hands[(p + 1) % n]) == 0
    assert everything == full_deck(s)
    if n > 2 and s.phase not in {DEAL, OVER}:
        assert s.deck == 0 or s.phase < DEAL


def shedding(kind: str, line: str) -> State:
    s = position(
        f"""
        options: players=3 discard_line={line}
        phase: shed
        terms: wolf {kind} y b 2
        team: 1
        hand 0: b1 b1 b2 b3 b4 r2 r3 r4 y1 y2 y3 y4 g1 g2 g3 g4
        hand 1: b1 b5 b6 b7 b8 r1 r5 r6 r7 y5 y6 y7 g5 g6 g7 g8
        hand 2: b9 b10 r1 r1 r8 r9 r10 y1 y1 y8 y9 y10 g1 g1 g9 g10
        """
    )
    do(s, *(f"1 {text}" for text in (legal(s, 1)[0], legal(s, 1)[-1])))
    return s


@pytest.mark.rule("Y-44")
@pytest.mark.parametrize(("kind", "line"), [("d2", "five"), ("x2", "double"), ("p2", "double")])
def test_while_others_are_choosing(kind: str, line: str) -> None:
    """Seat 1 is ready: two cards aside. Seat 2 is not: none or one, equally likely, whatever it has done (Y-44.4)."""
    s = shedding(kind, line)
    do(s, f"2 {legal(s, 2)[0]}")
    number = 3000
    rng, scratch = rng_of(3), [0.0] * 20_000
    chosen: Counter[str] = Counter()
    second: Counter[int] = Counter()
    for _ in range(number):
        world = sight(s, 0)
        resample(world, 0, rng, scratch)
        check_world(world)
        chosen.update(texts(world.shed[1]))
        second[world.shed[2].bit_count()] += 1
    pool = texts(join(s.hands[1], join(s.shed[1], join(s.hands[2], s.shed[2]))))
    if kind == "x2":
        pool = [card for card in pool if card[1:] != "1"]
    assert set(chosen) == set(pool)
    for card, copies in Counter(pool).items():
        expected = number * 2 * copies / len(pool)
        assert abs(chosen[card] - expected) < 4.5 * expected**0.5, card
    assert set(second) == {0, 1}
    assert abs(second[0] - number / 2) < 4.5 * (number / 4) ** 0.5


@pytest.mark.parametrize("options", samples())
def test_scratch_kept_between_calls_changes_nothing(options: NyetOptions) -> None:
    """The same random numbers give the same worlds with kept and with fresh scratch space."""
    looked = 0
    for step, s in enumerate(random_steps(options, 13)):
        if s.phase not in {SHED, TRICK, SCORE} or (s.phase != SHED and step % 9):
            continue
        for viewer in (0, s.players - 1):
            kept, one, other = [0.0] * 120_000, rng_of(step), rng_of(step)
            for _ in range(3):
                first, second = sight(s, viewer), sight(s, viewer)
                resample(first, viewer, one, kept)
                resample(second, viewer, other, [0.0] * 120_000)
                assert first == second
                looked += 1
    assert looked > 12


def test_cards_passed_between_others() -> None:
    """Which of a neighbour's cards were passed is a guess: any of the fifteen it had, so each of three with 1/15."""
    s = ending("bear p1 y none 2", "b2 b3 b4", "b5 r5 g5", "r2 r3 y4", "y2 y3 g4", team="0+2", more="given 1: r2")
    number = 4000
    rng, scratch = rng_of(1), [0.0] * 100
    found: Counter[str] = Counter()
    for _ in range(number):
        world = sight(s, 0)
        resample(world, 0, rng, scratch)
        for giver, taker in ((1, 2), (2, 3)):
            assert less(world.given[giver], world.hands[taker]) == 0
        found[spell(world.given[1])] += 1
    for card in unplaced(s):
        expected = number * 3 / 15 / 9
        assert abs(found[card] - expected) < 4.5 * expected**0.5
    assert abs(found[""] - number * 12 / 15) < 4.5 * (number * 0.8 * 0.2) ** 0.5
    assert sum(found.values()) == number


def unplaced(s: State) -> list[str]:
    return texts(join(join(s.hands[1], s.hands[2]), s.hands[3]))


def test_passed_cards_are_all_there_before_the_first_card_is_played() -> None:
    s = shedding("p2", "double")
    do(s, *(f"{p} {legal(s, p)[k]}" for p in (0, 2) for k in (0, -1)))
    assert s.phase == TRICK
    rng = rng_of(1)
    for _ in range(50):
        world = sight(s, 0)
        resample(world, 0, rng, [0.0] * 100)
        assert [cards.bit_count() for cards in world.given[:3]] == [2, 2, 2]
        assert (world.given[0], world.given[2]) == (s.given[0], s.given[2])
        assert less(s.given[0], world.hands[1]) == 0  # Y-41: the giver knows where it is


def test_somebody_had_only_ones_to_lay_aside() -> None:
    """Y-R22: where no deal without that exception is left, the exception is dealt, and nothing is lost."""
    s = ending(
        "bear x1 y b 2",
        "b2",
        "b3",
        "r2",
        "y2",
        "g1",
        team="0+1",
        bonus=0,
        more="shed 0: b9\nshed 1: b4\nshed 2: r4\nshed 3: y4\nshed 4: r1",
    )
    play(s, "b2", "b3", "r2", "y2", "g1")
    assert s.phase == SCORE
    rng, scratch = rng_of(1), [0.0] * 20_000
    for _ in range(20):
        world = sight(s, 0)
        resample(world, 0, rng, scratch)
        assert sorted(texts(join(join(world.shed[1], world.shed[2]), join(world.shed[3], world.shed[4])))) == [
            "b4",
            "r1",
            "r4",
            "y4",
        ]
        assert [cards.bit_count() for cards in world.shed] == [1] * 5
        assert world.deck == 0


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_tables_fit_their_space(n: int) -> None:
    """In random games no table comes near the end of the scratch space a game promises."""
    most = 0
    for step, s in enumerate(random_steps(NyetOptions.of(players=n, round_count=1, discard_line=("x1", "d1")), 2)):
        if s.phase == TRICK and step % 4 == 0:
            for viewer in (0, SPECTATOR):
                scratch = [0.0] * dealing.SCRATCH if step % 16 == 0 else [0.0] * 400_000
                resample(sight(s, viewer), viewer, rng_of(step), scratch)
                groups = 9 if scratch[dealing.SPLIT] else 5
                most = max(most, dealing.TABLE + groups * int(scratch[dealing.STATES]))
    assert most <= dealing.SCRATCH


def test_a_whole_table_of_known_cards_is_left_alone() -> None:
    """Nothing is hidden when the game is over, or when discards are shown."""
    for options in (
        NyetOptions.of(players=2, round_count=2, reveal_discards="round_end"),
        NyetOptions.of(players=3, round_count=1),
    ):
        for s in random_steps(options, 3):
            if s.phase == OVER or (s.phase == SCORE and s.reveal):
                world = sight(s, 0)
                resample(world, 0, rng_of(1), [0.0] * 100)
                assert world == s
                assert len(card_list(world.gone)) > 0
