"""Makes a result of a position and of what a bot thought of it; also runs a whole analysis in this process."""

import hashlib
from collections.abc import Iterator
from typing import Any

from facedown.analysis.positions import Position, Review, review_of
from facedown.analysis.results import LEVEL, SHOWN, Judged, Known, Result, Weighing, judge
from facedown.catalog import make_bot
from facedown.engine.game import Game
from facedown.engine.play import Play
from facedown.engine.rule import JIT

# Bots stop by themselves when they have thought enough, so that the same position gives the same result; this is only
# for positions that would take forever. Without the compiler there is no end to wait for.
SECONDS = 20.0 if JIT else 0.25


def seed_of(position: Position) -> int:
    """Computes a seed from what the seat saw and nothing else: equal records are judged equally."""
    text = b"facedown analysis v1" + bytes([position.seat & 255]) + position.seen.to_bytes()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 2


def look(game: Game, bot: Any, position: Position) -> Weighing:
    # Only now: the bots' own knowledge of a game takes its time, and a server asks other processes for it.
    from facedown.analysis.weighing import known, weigh

    if position.made < 0:
        return Weighing(layers=known(game, position.seen))
    return weigh(game, bot, position.seen, position.seat, seed_of(position))


def result_of(game: Game, position: Position, weighing: Weighing) -> Result:
    if position.made < 0:
        return Known(position.number, position.seat, weighing.layers)
    if position.hands:
        best = weighing.choices[0]
        return Judged(position.number, position.seat, position.made, best[0], best[1] or 0.0, None, 0.0, [])
    named = [action for action, _, _ in weighing.choices[:SHOWN]]
    words = {action: game.text.moves.say(position.seen, action) for action in {*named, position.made}}
    return judge(position.number, position.seat, position.made, weighing, words)


def analysed(play: Play, review: Review | None = None, level: str = LEVEL) -> Iterator[Result]:
    """Gives one result after the other, computed here and now."""
    bot = make_bot(play.game, level, SECONDS)
    for position in (review or review_of(play)).positions:
        yield result_of(play.game, position, look(play.game, bot, position))
