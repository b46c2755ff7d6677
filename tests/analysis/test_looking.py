"""Looking back at games: every decision from what its seat knew, and from nothing else."""

import random
from functools import cache
from typing import Any

import pytest

from facedown.analysis.looking import SECONDS, analysed, look
from facedown.analysis.positions import Position, Review, review_of
from facedown.analysis.results import Judged, Known
from facedown.catalog import GAMES, make_bot
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, choices, redacted
from facedown.engine.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="experts without the compiler take too long for a whole game")
FEW = 10  # decisions of each game, spread over it
OPTIONS: dict[str, dict[str, Any]] = {"nyet": {"players": 3, "round_count": 2}, "myst": {"race_driver": "alternate"}}


@cache
def played(name: str, level: str = "novice", **options: Any) -> Play:
    game = GAMES[name]
    play = Play(game, game.options.of(**(options or OPTIONS.get(name, {}))), seed_from(name))
    play.roll()
    bot = make_bot(game, level)
    while not play.over:
        seat = play.actors()[len(play.log) % len(play.actors())]
        play.act(seat, bot.choose(play.seen(seat), seat, len(play.log)))
    return play


@cache
def bot_of(name: str) -> Any:
    return make_bot(GAMES[name], "expert", SECONDS)


def state_at(play: Play, number: int) -> Any:
    """The truth before an action of the log."""
    again = Play(play.game, play.options, play.dice.seed)
    for entry in play.log[:number]:
        again.append(entry)
    return again.state


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_weighed_and_nothing_costs_less_than_nothing(name: str) -> None:
    play = played(name)
    review = review_of(play, FEW)
    results = list(analysed(play, review))
    judged = [one for one in results if isinstance(one, Judged)]
    assert len(results) == len(review.positions)
    assert FEW / 2 <= len(judged) <= FEW <= review.decisions
    for one in judged:
        legal = choices(play.game, state_at(play, one.number), one.seat)
        assert sorted(option.action for option in one.choices) == legal
        assert one.made == play.log[one.number].action
        assert one.best == one.choices[0].action
        assert 0.0 <= one.value <= 1.0
        assert one.regret is None or 0.0 <= one.regret <= one.value
        worths = {option.action: option.worth for option in one.choices}
        assert worths[one.best] == one.value
        assert (one.regret is None) == (worths[one.made] is None)
        assert all(option.words for option in one.choices if option.action in (one.best, one.made))
    assert any(one.regret for one in judged) or name == "shy_monsters"  # a novice is not an expert
    assert review.returns == play.returns()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_could_not_know_changes_nothing(name: str) -> None:
    """The hidden parts of the truth are exchanged: the seat's record is the same, and so is every thought."""
    play, rng = played(name), random.Random(5)
    review = review_of(play, 4)
    for position in review.positions[-3:]:
        state = state_at(play, position.number)
        assert position.seen == redacted(play.game, state, position.seat)
        other = state.copy()
        play.game.kit.scramble(other, position.seat, rng)
        again = Position(position.number, position.seat, redacted(play.game, other, position.seat), position.made)
        fresh = make_bot(play.game, "expert", SECONDS)  # remembers nothing
        assert look(play.game, fresh, again) == look(play.game, bot_of(name), position)


def test_a_long_game_is_looked_at_evenly() -> None:
    play = played("nyet")
    whole, few = review_of(play), review_of(play, 20)
    assert len(whole.positions) == whole.decisions == few.decisions
    assert 10 <= len(few.positions) <= 20
    numbers = [position.number for position in few.positions]
    every = [position.number for position in whole.positions]
    assert numbers == [n for k, n in enumerate(every, 1) if k % (len(every) // len(numbers)) == 0][: len(numbers)]


def test_in_a_live_race_positions_are_valued_and_hands_are_not_judged() -> None:
    play = played("myst", "random", race_driver="live")
    review = review_of(play)
    race = [position for position in review.positions if position.hands]
    assert len(race) > 20
    assert {play.game.rules.race(state_at(play, position.number)) for position in race[:3]} == {True}  # type: ignore[misc]
    some = Review(race[:3], 3, review.returns)
    for one in analysed(play, some):
        assert isinstance(one, Judged)
        assert (one.regret, one.choices) == (None, [])
        assert 0.0 < one.value < 1.0


def test_a_resignation_is_no_decision() -> None:
    game = GAMES["nusubito"]
    play = Play(game, game.options(), seed_from("early"))
    play.roll()
    assert game.rules.resign is not None
    play.act(play.actors()[0], choices(game, play.state, play.actors()[0])[0])
    play.act(0, game.rules.resign)
    review = review_of(play)
    assert all(position.made != game.rules.resign for position in review.positions)
    assert [type(one) for one in analysed(play, review)].count(Known) >= 1
