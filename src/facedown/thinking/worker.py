"""The other process, in which bots think: it gets redacted records and nothing else.

Run as a module (its argument: by how much it is to be nicer than others); speaks one JSON object a line. Compiling the
search (about 15 seconds, the first time ever) happens here, so that no table is ever kept waiting by it. The process
ends when its input does.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Literal

import msgspec

from facedown.catalog import Bot, find_game, make_bot
from facedown.engine.errors import FacedownError
from facedown.engine.play import Play, choices
from facedown.engine.rule import JIT
from facedown.thinking.analysis.results import Weighing

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
    """A choice as a bot judges it."""

    action: int
    visits: int
    worth: float


class Answer(msgspec.Struct, frozen=True):
    id: int
    action: int = -1
    choices: list[Weighed] = []
    weighing: Weighing | None = None
    error: str = ""


class Room:
    """The bots by game, level and time, made when first asked for."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str, float | None], Bot] = {}

    def bot(self, game: str, level: str, seconds: float | None) -> Bot:
        key = (game, level, seconds)
        if key not in self._bots:
            limit = PLAIN_SECONDS if seconds is None and not JIT else seconds
            self._bots[key] = make_bot(find_game(game), level, limit)
        return self._bots[key]

    def answer(self, ask: Ask) -> Answer:
        bot = self.bot(ask.game, ask.level, ask.seconds)
        if ask.what == "warm":
            warm(ask.game, bot)
            return Answer(ask.id)
        game = find_game(ask.game)
        seen = game.state.from_bytes(ask.record)
        if ask.what in ("look", "known"):
            # Only now: who plays needs nothing of it.
            from facedown.thinking.analysis.weighing import known, weigh

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
        return Answer(ask.id, choices=[Weighed(c.action, c.visits, c.worth) for c in weighed])


def warm(game_name: str, bot: Bot) -> None:
    """One move on every seat in a game of its own, so that everything is compiled before a real one is asked for."""
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


def serve(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer one ask after the other; what goes wrong in a bot is an answer too."""
    room = Room()
    for line in lines:
        ask = msgspec.json.decode(line, type=Ask)
        try:
            answer = room.answer(ask)
        except Exception as error:
            answer = Answer(ask.id, error=f"{type(error).__name__}: {error}")
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


def give_way(nicer: int) -> None:
    """Thoughts that can wait do not slow down those of running games."""
    if hasattr(os, "nice"):
        os.nice(nicer)
    with suppress(OSError):  # Linux shares time between sessions first, and this process has one of its own
        Path("/proc/self/autogroup").write_text(str(nicer))


def main() -> None:
    if sys.argv[1:]:
        give_way(int(sys.argv[1]))
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the answers
    inbox: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            inbox.put(line)
        os._exit(0)  # whoever asked is gone: leave at once, even in the middle of a thought

    Thread(target=listen, daemon=True).start()
    try:
        serve(iter(inbox.get, b""), out)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
