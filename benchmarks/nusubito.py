"""Nusubito: what the Mist can know, made from all that it has seen, with the time that takes."""

import statistics
import time
from typing import Any

import numpy as np

from facedown.bots.levels import make_bot
from facedown.engine.dice import seed_from
from facedown.engine.play import Play
from facedown.engine.rule import native, rule
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.rules.belief import READY, SCRATCH, prepare, temple_weights
from facedown.games.nusubito.rules.state import M_DAY, State

GAMES = 60
AGAIN = 20  # times for each record


@rule
def think(s: State, scratch: list[float], odds: list[float]) -> None:
    scratch[READY] = 0.0
    prepare(s, scratch)
    temple_weights(scratch, odds)


def records() -> list[Any]:
    """What the Mist sees whenever a turn of the Thief has just been shown, in games of people who wander about."""
    found = []
    bot = make_bot(NUSUBITO, "random")
    for game in range(GAMES):
        play = Play(NUSUBITO, NUSUBITO.options.of(thief_seat="seat_0", max_days=6), seed_from(game))
        play.roll()
        was = -1
        while not play.over:
            seat = play.actors()[0]
            seen = play.seen(seat)
            if seen.phase == M_DAY and was != M_DAY:
                found.append(seen)
            was = seen.phase
            play.act(seat, wander(play, seat, bot.choose(seen, seat, len(play.log))))
    return found


def wander(play: Play, seat: int, action: int) -> int:
    """The action, or another that does not end the game, where there is one."""
    grave = ("treasure", "capture", "concede")
    if NUSUBITO.text.moves.write(seat, action).startswith(grave):
        others = [a for a in play.legal(seat) if not NUSUBITO.text.moves.write(seat, a).startswith(grave)]
        return others[len(play.log) % len(others)] if others else action
    return action


def belief_times() -> tuple[float, float, int]:
    """Microseconds for one whole belief: (median, 99th of 100, number of records)."""
    compiled, scratch, odds = native(think), np.zeros(SCRATCH), np.zeros(9)
    times = []
    for seen in records():
        row = seen.to_array()[0]
        compiled(row, scratch, odds)
        start = time.thread_time()
        for _ in range(AGAIN):
            compiled(row, scratch, odds)
        times.append((time.thread_time() - start) / AGAIN * 1e6)
    times.sort()
    return statistics.median(times), times[int(len(times) * 0.99)], len(times)
