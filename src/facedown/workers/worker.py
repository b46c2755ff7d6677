"""Lets bots think in the other process, which gets redacted records and nothing else.

Run as a module (its argument: by how much it is to give way to others). Compiling the search (about 15 seconds, the
first time ever) happens here, so that no table is ever kept waiting by it. The process ends when its input does.
"""

from contextlib import suppress
from typing import Any, Literal

import msgspec

from facedown.analysis.results import Weighing
from facedown.bots.levels import so_far
from facedown.catalog import Bot, find_game, make_bot
from facedown.engine.errors import FacedownError
from facedown.engine.play import Play, choices
from facedown.engine.rule import JIT
from facedown.workers.process import answer_questions

PLAIN_SECONDS = 3.0  # without the compiler a search is slow: it stops after this time


class Ask(msgspec.Struct, frozen=True):
    id: int
    what: Literal["warm", "choose", "weigh", "look", "known"]
    game: str
    level: str
    seat: int = 0
    seed: int = 0
    record: bytes = b""  # what the seat sees
    seconds: float | None = None  # a limit for a thought; none: the bot's own


class Weighed(msgspec.Struct, frozen=True):
    """Holds a choice as a bot judges it."""

    action: int
    visits: int
    worth: float


class Answer(msgspec.Struct, frozen=True):
    id: int
    action: int = -1
    choices: list[Weighed] = []
    weighing: Weighing | None = None
    error: str = ""
    broken_off: bool = False  # nobody waits for it any more, or no longer: `choices` are what was found by then


class Room:
    """Keeps the bots by game, level and time, made when first asked for."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, float | None], Bot] = {}

    def bot(self, game: str, level: str, seconds: float | None) -> Bot:
        key = (game, level, seconds)
        if key not in self._bots:
            limit = PLAIN_SECONDS if seconds is None and not JIT else seconds
            self._bots[key] = make_bot(find_game(game), level, limit)
        return self._bots[key]

    def reply(self, line: bytes) -> bytes:
        """Replies to a line; what goes wrong in a bot is an answer, too."""
        ask = msgspec.json.decode(line, type=Ask)
        try:
            return msgspec.json.encode(self.answer(ask))
        except Exception as error:
            return msgspec.json.encode(Answer(ask.id, error=f"{type(error).__name__}: {error}"))

    def broken_off(self, line: bytes) -> bytes:
        """Drops a bot that was interrupted in the middle of a thought; a new one is soon made. It
        sends what it has found so far."""
        ask = msgspec.json.decode(line, type=Ask)
        bot = self._bots.pop((ask.game, ask.level, ask.seconds), None)
        found: list[Any] = []
        if ask.what == "weigh":
            with suppress(Exception):  # it may have been interrupted anywhere
                found = so_far(bot)
        return msgspec.json.encode(Answer(ask.id, choices=_weighed(found), broken_off=True))

    def answer(self, ask: Ask) -> Answer:
        bot = self.bot(ask.game, ask.level, ask.seconds)
        if ask.what == "warm":
            warm(ask.game, bot)
            return Answer(ask.id)
        game = find_game(ask.game)
        seen = game.rules.state.from_bytes(ask.record)
        if ask.what in ("look", "known"):
            # Only now: who plays needs nothing of it.
            from facedown.analysis.weighing import known, weigh

            looked = (
                Weighing(layers=known(game, seen))
                if ask.what == "known"
                else weigh(game, bot, seen, ask.seat, ask.seed)
            )
            return Answer(ask.id, weighing=looked)
        if ask.what == "choose":
            return Answer(ask.id, bot.choose(seen, ask.seat, ask.seed))
        if not hasattr(bot, "weigh"):
            raise FacedownError(f"the {ask.level} bot gives no reasons")
        weighed: list[Any] = bot.weigh(seen, ask.seat, ask.seed)
        return Answer(ask.id, choices=_weighed(weighed))


def _weighed(found: list[Any]) -> list[Weighed]:
    return [Weighed(choice.action, choice.visits, choice.worth) for choice in found]


def warm(game_name: str, bot: Bot) -> None:
    """Makes one move on every seat in a game of its own, so that all is compiled before a real one is asked for."""
    if not JIT:
        return  # nothing to compile
    game = find_game(game_name)
    play = Play(game, game.options(), bytes(32))
    play.roll()
    anyone = make_bot(game, "random")
    asked: set[int] = set()
    while not play.over and len(asked) < game.options().players:
        seat = play.actors()[0]
        seen = play.seen(seat)
        if seat not in asked and len(choices(game, seen, seat)) > 1:
            asked.add(seat)
            bot.choose(seen, seat, 0)
        play.act(seat, anyone.choose(seen, seat, len(play.log)))
        play.roll()


def main() -> None:
    room = Room()
    answer_questions(room.reply, room.broken_off)


if __name__ == "__main__":
    main()
