"""Gives hints: what an expert would do in a player's place, and why.

A player is answered within PATIENCE, and never refused one that may be given: by the best that the expert has found by
then, and where that is nothing, or the address asks too much of the experts, by the game's quick policy. That takes a
few milliseconds at most; how often one may ask is bounded by the limits for messages. Analyses pause meanwhile.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import Game
from facedown.server.messages import from_page, to_page
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.views.table_state import can_hint, choice
from facedown.words.server import say as words
from facedown.workers.fair_queue import Asker, Busy
from facedown.workers.pool import HINT_LIMIT, BotsGone, BrokenOff, Pool, bot_seed
from facedown.workers.worker import Weighed

ADVISER = "expert"
PATIENCE = 1.9  # seconds for an expert that cannot be broken off; a quick answer is better than none
MOST_KEPT = 500  # positions that need not be thought about a second time


@dataclass
class _Thought:
    """Holds what is being thought about a position, for all who wait for it at one chair."""

    record: bytes
    task: asyncio.Task[list[Weighed]]
    begun: float
    waiting: int = 0


class HintService:
    """Asks an expert, with nothing but what the seat sees; one thought at a time for each chair."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._kept: OrderedDict[tuple[str, int, bytes], list[Weighed]] = OrderedDict()
        self._thoughts: dict[tuple[str, int], _Thought] = {}
        self._waiting = 0
        self.waited_for: Callable[[bool], None] = lambda waited: None  # told when somebody waits for a hint, or nobody

    async def hint(self, table: Table, chair: int, message: from_page.Hint, address: str = "") -> to_page.HintGiven:
        """Asks for a hint; cancelled when nobody waits for it; refused if the position has changed meanwhile."""
        if not can_hint(table, chair) or table.game_log is None:
            raise Refusal("not_now", words("refused.no_hints"))
        seat = table.seat_of(chair)
        seen = table.game_log.seen(seat)
        offered = table.game_log.viewers[seat].choices
        if len(offered) == 1:
            return to_page.HintGiven(message.id, choice(table, seen, seat, offered[0]), words("hint.only"))
        weighed: list[Weighed] = []
        self._count(1)
        try:
            async with asyncio.timeout(PATIENCE):
                weighed = await self._weighed(table, chair, seen, address)
        except (Busy, BrokenOff, BotsGone, TimeoutError):
            pass
        finally:
            self._count(-1)
        if not can_hint(table, chair) or table.game_log is None or table.game_log.seen(seat) != seen:
            raise Refusal("stale", words("refused.position_changed"))
        found = [one for one in weighed if one.action in offered]
        if not found:
            action = quick_choice(table.game, seen, seat)
            why = table.game.text.advise(seen, seat, action)
            reason = words("hint.quick.why", why=why) if why else words("hint.quick")
            return to_page.HintGiven(message.id, choice(table, seen, seat, action), reason)
        best, *others = found
        why = table.game.text.advise(seen, seat, best.action)
        worth = f"{100 * best.worth:.0f}"
        reason = words("hint", why=why, worth=worth) if why else words("hint.worth", worth=worth)
        if others:
            move = table.game.text.moves.say(seen, others[0].action)
            reason = words("hint.next", hint=reason, move=move, worth=f"{100 * others[0].worth:.0f}")
        return to_page.HintGiven(message.id, choice(table, seen, seat, best.action), reason)

    def _count(self, more: int) -> None:
        before, self._waiting = self._waiting, self._waiting + more
        if 0 in (before, self._waiting):
            self.waited_for(self._waiting > 0)

    async def _weighed(self, table: Table, chair: int, seen: Any, address: str) -> list[Weighed]:
        """Gives the weighed choices from memory, from the thought that this chair waits for, or from a new one."""
        seat, record = table.seat_of(chair), seen.to_bytes()
        if (known := self._kept.get((table.id, seat, record))) is not None:
            return known
        thought = self._thoughts.get((table.id, chair))
        if thought is None or thought.record != record or thought.task.done():
            if thought is not None:
                thought.task.cancel()  # about a position that is no longer there
            assert table.game_log is not None
            seed = bot_seed(table.game_log.dice.seed, seat, record)
            asker = Asker(address, f"{table.id} {chair}")
            asked = self._pool.weigh(table.row.game, ADVISER, seen, seat, seed, asker)
            thought = self._thoughts[table.id, chair] = _Thought(record, asyncio.create_task(asked), time.monotonic())
        weighed = await self._awaited(thought, (table.id, chair))
        if time.monotonic() - thought.begun < HINT_LIMIT:  # else it was broken off, and may be thought again
            self._kept[table.id, seat, record] = weighed
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return weighed

    async def _awaited(self, thought: _Thought, place: tuple[str, int]) -> list[Weighed]:
        thought.waiting += 1
        try:
            return await asyncio.shield(thought.task)
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if current is not None and not current.cancelling():  # the thought was cancelled, not the one who waits
                raise Refusal("stale", words("refused.position_changed")) from None
            raise
        finally:
            thought.waiting -= 1
            if not thought.waiting:
                thought.task.cancel()
                if self._thoughts.get(place) is thought:
                    del self._thoughts[place]


def quick_choice(game: Game, seen: Any, seat: int) -> int:
    """Chooses by the game's quick policy, which takes a few milliseconds at most."""
    mask, rng = [0] * game.rules.words, [0] * RNG
    game.rules.legal(seen, seat, mask)
    seed_rng(rng, 0, seat + 1)
    return int(game.learn.hints.policy(seen, seat, mask, rng))
