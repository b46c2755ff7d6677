"""Hints: what an expert would do in somebody's place, and why."""

from facedown.server import protocol as say
from facedown.server.refusals import Refusal
from facedown.server.states import can_hint, choice
from facedown.server.table import Table
from facedown.thinking.pool import BotsGone, Pool, bot_seed

ADVISER = "expert"


async def hint(pool: Pool, table: Table, chair: int, message: say.Hint) -> say.HintGiven:
    """What an expert would do, asked with nothing but what the seat sees."""
    if not can_hint(table, chair) or table.course is None:
        raise Refusal("not_now", "hints are given on your turn, where all others are bots")
    seat = table.seat_of(chair)
    seen = table.course.seen(seat)
    offered = table.course.sights[seat].choices
    if len(offered) == 1:
        return say.HintGiven(message.id, choice(table, seen, seat, offered[0]), "Nothing else is possible.")
    seed = bot_seed(table.course.dice.seed, seat, seen.to_bytes())
    try:
        weighed = await pool.weigh(table.row.game, ADVISER, seen, seat, seed)
    except BotsGone:
        raise Refusal("failed", "the adviser cannot think just now; try again") from None
    best, *others = [found for found in weighed if found.action in offered]
    share = best.visits / max(1, sum(found.visits for found in weighed))
    why = table.game.advise(seen, seat, best.action)
    reason = f"{why[:1].upper()}{why[1:]}. " if why else ""
    reason += f"An expert gives it {100 * share:.0f} % of the weight; it is worth {best.worth:.2f} of a win."
    if others:
        reason += f" Next: {table.game.moves.say(seen, others[0].action)}, {others[0].worth:.2f}."
    return say.HintGiven(message.id, choice(table, seen, seat, best.action), reason)
