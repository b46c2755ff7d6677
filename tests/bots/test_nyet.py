"""The expert of NYET! chooses its vetoes by the boards that may be left."""

import pytest

from facedown.bots.levels import Level
from facedown.bots.nyet import boards
from facedown.bots.nyet.players import Expert, vetoes
from facedown.engine.dice import seed_from
from facedown.engine.play import Play, redacted
from facedown.engine.rule import JIT
from facedown.games.nyet import NYET
from facedown.games.nyet.rules.board import live_boxes
from facedown.games.nyet.rules.rules import A_NYET

QUICK = Level("quick", 400 if JIT else 30, 0.3, "for tests")


def test_a_box_is_rated_by_the_rounds_that_end_without_it() -> None:
    """Ten rounds: eight with box 12 left, worth 0.5, and two with box 13, worth 0.8 each."""
    sums = [0.0] * boards.SUMS
    for box, worth in [(12, 0.5)] * 8 + [(13, 0.8)] * 2:
        boards.count(sums, boards.ALL_ROUNDS, worth)
        boards.count(sums, boards.COUNTS * box, worth)
    best, other = vetoes(1 << 12 | 1 << 13, sums)
    assert (best.action, other.action) == (A_NYET + 12, A_NYET + 13)
    assert best.worth == pytest.approx(0.8)
    assert other.worth == pytest.approx(0.5)
    assert best.visits > other.visits


def test_a_box_that_hardly_ever_stays_is_hardly_worth_a_token() -> None:
    """Box 12 would be a disaster, but is left in one round of a hundred; box 13 is a little bad, and mostly left."""
    sums = [0.0] * boards.SUMS
    for box, worth in [(12, 0.0)] + [(13, 0.4)] * 80 + [(14, 0.6)] * 19:
        boards.count(sums, boards.ALL_ROUNDS, worth)
        boards.count(sums, boards.COUNTS * box, worth)
    order = [choice.action - A_NYET for choice in vetoes(7 << 12, sums)]
    assert order == [13, 12, 14]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_box_that_may_be_covered_is_rated(players: int) -> None:
    play = Play(NYET, NYET.options.of(players=players, round_count=1), seed_from("boards"))
    play.roll()
    bot = Expert(NYET, QUICK)
    while play.actors() and (live := live_boxes(play.state)):
        seat = play.actors()[0]
        seen = play.seen(seat)
        rated = bot.weigh(seen, seat, 1)
        assert {choice.action - A_NYET for choice in rated} == {box for box in range(26) if live >> box & 1}
        assert all(0.0 <= choice.worth <= 1.0 and choice.error >= 0.0 and choice.visits > 0 for choice in rated)
        assert bot.choose(seen, seat, 1) == rated[0].action
        play.act(seat, rated[0].action)


def test_a_time_limit_cuts_the_rounds_short() -> None:
    play = Play(NYET, NYET.options.of(players=4), seed_from("boards"))
    play.roll()
    seat = play.actors()[0]
    searcher = Expert(NYET, Level("long", 2000, 0.3, ""), 0.0)
    errors = [choice.error for choice in searcher.weigh(play.seen(seat), seat, 1)]
    whole = [choice.error for choice in Expert(NYET, Level("long", 2000, 0.3, "")).weigh(play.seen(seat), seat, 1)]
    assert min(errors) > max(whole)  # of fewer rounds


def test_what_is_hidden_does_not_change_a_veto() -> None:
    from random import Random

    play = Play(NYET, NYET.options.of(players=4), seed_from("boards"))
    play.roll()
    seat = play.actors()[0]
    other = play.state.copy()
    NYET.kit.scramble(other, seat, Random(1))
    assert other != play.state
    bot = Expert(NYET, QUICK)
    assert bot.weigh(redacted(NYET, other, seat), seat, 3) == bot.weigh(play.seen(seat), seat, 3)


def test_a_veto_that_is_broken_off_tells_of_its_own_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found about another position is never told in its place."""
    play = Play(NYET, NYET.options.of(players=4), seed_from("boards"))
    play.roll()
    seat = play.actors()[0]
    bot = Expert(NYET, QUICK)
    rated = bot.weigh(play.seen(seat), seat, 1)
    assert {choice.action for choice in bot.so_far()} == {choice.action for choice in rated}

    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bot._searcher, "_play_boards", broken)
    with pytest.raises(KeyboardInterrupt):
        bot.weigh(play.seen(seat), seat, 1)
    assert bot.so_far() == []
