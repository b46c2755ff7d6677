"""Gives hints: what an expert would do in a player's place, and why."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from facedown.server.messages import table as say
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.views.table_state import can_hint, choice
from facedown.workers.fair_queue import Asker, Busy
from facedown.workers.pool import BotsGone, Pool, bot_seed
from facedown.workers.worker import Weighed

ADVISER = "expert"
MOST_KEPT = 500  # positions that need not be thought about a second time


@dataclass
class _Thought:
    """What is being thought about a position, for all who wait for it at one chair."""

    record: bytes
    task: asyncio.Task[list[Weighed]]
    waiting: int = 0


class HintService:
    """Asks an expert, with nothing but what the seat sees; one thought at a time for each chair."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._kept: OrderedDict[tuple[str, int, bytes], list[Weighed]] = OrderedDict()
        self._thoughts: dict[tuple[str, int], _Thought] = {}

    async def hint(self, table: Table, chair: int, message: say.Hint, address: str = "") -> say.HintGiven:
        """Cancelled when nobody waits for it any more; refused if the position has changed meanwhile."""
        if not can_hint(table, chair) or table.game_log is None:
            raise Refusal("not_now", "hints are given on your turn, where all others are bots")
        seat = table.seat_of(chair)
        seen = table.game_log.seen(seat)
        offered = table.game_log.viewers[seat].choices
        if len(offered) == 1:
            return say.HintGiven(message.id, choice(table, seen, seat, offered[0]), "Nothing else is possible.")
        try:
            weighed = await self._weighed(table, chair, seen, address)
        except BotsGone:
            raise Refusal("failed", "the adviser cannot think just now; try again") from None
        except Busy:
            raise Refusal("not_now", "the adviser is busy; try again in a moment") from None
        if not can_hint(table, chair) or table.game_log is None or table.game_log.seen(seat) != seen:
            raise Refusal("stale", "the position has changed; ask again")
        best, *others = [found for found in weighed if found.action in offered]
        share = best.visits / max(1, sum(found.visits for found in weighed))
        why = table.game.text.advise(seen, seat, best.action)
        reason = f"{why[:1].upper()}{why[1:]}. " if why else ""
        reason += f"An expert gives it {100 * share:.0f} % of the weight; it is worth {best.worth:.2f} of a win."
        if others:
            reason += f" Next: {table.game.text.moves.say(seen, others[0].action)}, {others[0].worth:.2f}."
        return say.HintGiven(message.id, choice(table, seen, seat, best.action), reason)

    async def _weighed(self, table: Table, chair: int, seen: Any, address: str) -> list[Weighed]:
        """From memory, from the thought that this chair waits for already, or from a new one."""
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
            thought = self._thoughts[table.id, chair] = _Thought(record, asyncio.create_task(asked))
        weighed = await self._awaited(thought, (table.id, chair))
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
                raise Refusal("stale", "the position has changed; ask again") from None
            raise
        finally:
            thought.waiting -= 1
            if not thought.waiting:
                thought.task.cancel()
                if self._thoughts.get(place) is thought:
                    del self._thoughts[place]
