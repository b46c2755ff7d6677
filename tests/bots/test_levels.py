"""Bots see only what they are given, and repeat themselves exactly."""

import pytest

from facedown.bots.levels import BOT_NAMES, LEVELS, Level, SearchBot, make_bot
from facedown.bots.searcher import Searcher
from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.game import Hints
from facedown.engine.play import Play
from facedown.engine.rule import rule
from facedown.games.nyet import NYET
from tests.conformance.coins import COINS, RAISE, State

QUICK = Level("quick", 40, 0.4, "for tests")


def started(players: int = 4, seed: str = "bots") -> Play:
    play = Play(NYET, NYET.options.of(players=players, round_count=1), seed_from(seed))
    play.roll()
    return play


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_bot_plays_a_whole_round_from_redacted_records(players: int) -> None:
    play = started(players)
    bot = SearchBot(NYET, QUICK)
    while not play.over:
        seat = play.actors()[-1]
        play.act(seat, bot.choose(play.seen(seat), seat, len(play.log)))  # act refuses what is not legal
    assert sum(play.state.tricks) > 0


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    play = started()
    seat = play.actors()[0]
    bot, again = make_bot(NYET, name), make_bot(NYET, name)
    if name == "expert":
        bot, again = (SearchBot(NYET, Level("expert", 200, 0.4, "")) for _ in range(2))
    first = [bot.choose(play.seen(seat), seat, seed) for seed in range(3)]
    assert first == [again.choose(play.seen(seat), seat, seed) for seed in range(3)]


def test_two_searches_with_the_same_seed_agree_visit_by_visit() -> None:
    play = started()
    seat = play.actors()[0]
    searcher = Searcher(NYET, 300)
    first = searcher.run(play.seen(seat), seat, 7, 300)
    assert sum(choice.visits for choice in first) == 300
    searcher.run(play.seen(seat), seat, 8, 100)  # leaves nothing behind
    assert searcher.run(play.seen(seat), seat, 7, 300) == first


def test_a_time_limit_cuts_a_search_short() -> None:
    play = started()
    seat = play.actors()[0]
    searcher = Searcher(NYET, 2000)
    choices = searcher.run(play.seen(seat), seat, 1, 2000, seconds=0.0)
    assert 0 < sum(choice.visits for choice in choices) < 2000


@pytest.mark.rule("Y-99")
def test_a_bot_does_not_depend_on_what_it_cannot_see() -> None:
    """Two truths that look the same to a seat: the same move, the same numbers."""
    from random import Random

    play = started(seed="hidden")
    seat = play.actors()[0]
    other = play.state.copy()
    NYET.kit.scramble(other, seat, Random(1))
    assert other != play.state
    seen = NYET.rules.state()
    NYET.rules.redact(other, seat, seen)
    bot = SearchBot(NYET, QUICK)
    assert bot.weigh(seen, seat, 3) == bot.weigh(play.seen(seat), seat, 3)


def test_a_forced_move_needs_no_search() -> None:
    text = """
        nyet
        options: players=4
        terms: bear d0 y none 3
        team: 0+2
        tricks: 5 3 3 3
        hand 0: r13
        hand 1: y2
        hand 2: r3
        hand 3: y3
    """
    state = NYET.text.read_position(text)
    seen = NYET.rules.state()
    NYET.rules.redact(state, 0, seen)
    assert NYET.text.moves.write(0, SearchBot(NYET, QUICK).choose(seen, 0, 1)) == "play:r13"


@rule
def always(s: State) -> bool:
    return True


@rule
def stubborn(s: State, seat: int, mask: list[int], rng: list[int]) -> int:
    return RAISE


def test_a_bot_looks_one_choice_ahead_where_every_position_is_settled_and_tries_what_quick_play_never_does() -> None:
    hints = Hints(always, COINS.learn.hints.value, stubborn)
    game = COINS.changed(name="coins_settled", hints=hints)
    play = Play(game, game.options.of(rounds=1), seed_from("settled"))
    play.roll()
    weighed = SearchBot(game, QUICK).weigh(play.seen(0), 0, 1)
    assert sorted(choice.action for choice in weighed) == [0, 1]


def test_unknown_bots_are_named() -> None:
    with pytest.raises(FacedownError, match="no bot 'genius'; there are random, novice, regular, expert"):
        make_bot(NYET, "genius")


def test_levels_search_more_and_more() -> None:
    sims = [LEVELS[name].sims for name in ("novice", "regular", "expert")]
    assert sims == sorted(sims)
    assert sims[0] < sims[1] < sims[2]
