"""The readers of MYST: legal, and each up to its trick."""

from random import Random

import pytest

from facedown.bots.levels import Bot
from facedown.bots.myst.openings import start_of
from facedown.bots.myst.players import Player
from facedown.bots.myst.readers import certain_hands
from facedown.catalog import make_bot, readers_of
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE
from facedown.engine.play import choices, redacted
from facedown.engine.rule import JIT
from facedown.games.myst import MYST
from facedown.games.myst.kit.scramble import scramble
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import N_LANDMARKS, value_of
from facedown.games.myst.rules.rules import actors, apply, draw
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import KEY_PICK, OVER, PRE
from facedown.games.myst.text import moves
from tests.games.myst.helpers import BLUE, YELLOW, Table, dealt, explore

NAMES = ("bluffer", "taker", "opener", "guard", "late")


def chosen(bot: Bot, table: Table, seat: int = BLUE) -> str:
    return moves.write(seat, bot.choose(redacted(MYST, table.state, seat), seat, 1))


def reader(name: str) -> Bot:
    return make_bot(MYST, name)


def test_they_are_listed() -> None:
    assert tuple(readers_of(MYST)) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_legal_and_hidden_things_do_not_matter(name: str) -> None:
    bot, other = reader(name), Player("novice")
    for driver in ("simulated", "alternate"):
        s = setup(MystOptions.of(race_driver=driver, turns=3))
        rng = [0] * RNG
        seed_rng(rng, 5, 1)
        asked = 0
        while s.phase != OVER:
            who = actors(s)
            if who == CHANCE:
                apply(s, CHANCE, draw(s, rng))
                continue
            seat = BLUE if who & 1 else YELLOW
            seen = redacted(MYST, s, seat)
            action = (bot if seat == BLUE else other).choose(seen, seat, asked)
            assert action in choices(MYST, seen, seat)
            if seat == BLUE and s.phase in (KEY_PICK, PRE):
                truth = s.copy()
                scramble(truth, seat, Random(asked))
                assert bot.choose(redacted(MYST, truth, seat), seat, asked) == action
            apply(s, seat, action)
            asked += 1


def test_the_bluffer_begins_where_it_holds_nothing() -> None:
    table = dealt("library-5 library-4 clock-5 rocket-2 gears-2")
    assert chosen(Player("expert"), table) == "key:library"
    assert chosen(reader("bluffer"), table) in {"key:planetarium", "key:ship", "key:cabin"}


def test_the_taker_begins_where_experts_mostly_do() -> None:
    table = dealt("gears-5 gears-4 gears-3 ship-2 ship-3")
    assert chosen(Player("expert"), table) == "key:gears"
    assert chosen(reader("taker"), table) in {"key:library", "key:clock"}


def test_the_opener_knows_the_hands_with_which_an_expert_begins() -> None:
    expert = Player("expert")
    for hand in ("library-5 clock-4 rocket-2 gears-2 ship-2", "cabin-5 cabin-4 cabin-3 ship-5 rocket-2"):
        table = dealt(hand, "planetarium-5 planetarium-4 planetarium-3 gears-5 gears-4")
        table.do(f"blue {chosen(expert, table)} yellow key:planetarium key:planetarium")
        s = table.state
        hands = certain_hands(s.hands[YELLOW], 0, 5, start_of(s, BLUE))
        true = [value_of(s.hands[BLUE], k) for k in range(N_LANDMARKS)]
        same = (hands.values == true).all(axis=1)
        assert (hands.weights[same] > 0.0).any()
        assert (hands.weights > 0.0).mean() < 0.6


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: the expert walks like a regular")
def test_the_guard_stays_and_the_late_one_waits() -> None:
    table = explore("B2", "J6", "blue", 3, blue_cards="gears-5 gears-4 gears-3 rocket-2 ship-2")
    assert chosen(reader("guard"), table) == "move:B2"
    for rounds_left, act in ((3, "leave"), (0, "lay")):
        table = explore("H3", "A1", "blue", 1, blue_cards="rocket-5 rocket-4 rocket-3 gears-2 ship-2").do("move:H2")
        table.state.round = table.state.turns - rounds_left
        assert chosen(reader("late"), table) == act
