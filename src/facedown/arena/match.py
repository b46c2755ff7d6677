"""Plays one game between bots. A bot gets the redacted record of its seat, the seat and a seed, and nothing else.

Runs on the plain twin: in a match of regular bots the rules in Python take about 2 % of the time, the bots the rest,
so a second, compiled way of stepping would be code without use.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from facedown.arena.measures import measure_of
from facedown.arena.plan import Fixture, Plan, bot_seed, dice_seed, seated
from facedown.catalog import Bot, make_bot
from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE
from facedown.engine.play import Entry, Play
from facedown.study.measure import Measure
from facedown.study.results import GameResult

NO_CLOCK = math.inf  # bots think to the end: the same seeds give the same games on any machine


class Stopped(Exception):
    """Says that somebody asked to end before the game was over."""


def make_bots(plan: Plan) -> list[Bot]:
    """Makes one bot for each place of the line-up; two of the same name share no memory."""
    game, _ = plan.rules()
    return [make_bot(game, name, NO_CLOCK) for name in plan.bots]


def play_game(plan: Plan, fixture: Fixture, bots: Sequence[Bot], stop: Callable[[], bool] | None = None) -> GameResult:
    """Plays one game of the plan to its end; `bots` by place of the line-up."""
    return play_out(plan, fixture, bots, stop)[1]


def play_out(
    plan: Plan, fixture: Fixture, bots: Sequence[Bot], stop: Callable[[], bool] | None = None
) -> tuple[Play, GameResult]:
    """Plays the same, and gives the game itself too."""
    game, options = plan.rules()
    play = Play(game, options, dice_seed(plan, fixture))
    places = seated(plan, fixture)
    book = Book(measure_of(game.name), play)
    asked = [0] * plan.seats
    while True:
        while game.rules.actors(play.state) == CHANCE:
            play.append(Entry(CHANCE, play.next_chance()))
            book.look()
        if play.over:
            break
        if stop is not None and stop():
            raise Stopped
        seat = play.actors()[0]
        bot = bots[places[seat]]
        action = bot.choose(play.seen(seat), seat, bot_seed(plan, fixture, seat, asked[seat]))
        asked[seat] += 1
        try:
            play.check(seat, action)
        except FacedownError as error:
            raise FacedownError(f"the bot '{bot.name}' chose a move that is not allowed: {error}") from error
        play.append(Entry(seat, action))
        book.look()
    wins = win_shares(play.returns())
    result = GameResult(fixture.deal, fixture.rotation, wins, book.scores(), sum(asked), book.rounds)
    return play, result


class Book:
    """Notes what the game's measure wants to know whenever a round has ended."""

    def __init__(self, measure: Measure, play: Play) -> None:
        self.rounds: list[Any] = []
        self._measure = measure
        self._play = play
        self._ended = False
        self._begun = 0  # the log's length when the round began

    def look(self) -> None:
        ended = self._measure.round_ended(self._play.state)
        if ended and not self._ended:
            actions = self._play.log[self._begun :]
            self.rounds.append(self._measure.read(self._play.state, actions))
            self._begun = len(self._play.log)
        self._ended = ended

    def scores(self) -> list[float]:
        return self._measure.scores(self._play.state, self._play.returns())


def win_shares(returns: Sequence[float]) -> list[float]:
    """Splits the win among the best results."""
    best = max(returns)
    return [float(r == best) / returns.count(best) for r in returns]
