"""Says what those who stay may do about people who are not here, and from when on. The buttons of a page and the
refusals come from the same rules.

Nobody is away on another player's word: they have given their seat up, or had no socket for long enough, as far as this
server knows. At a table with days for a move it is usual to be away, and only its clock decides.
"""

from collections.abc import Callable
from functools import partial

from facedown.server.messages.proposals import Away
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.words.server import say as words

BOT_SECONDS = 60.0  # so long somebody is away before a bot may be proposed
CLAIM_SECONDS = 120.0  # before their game may be claimed, where their time runs
END_SECONDS = 180.0  # before those who are here may agree to end the game
ALONE_SECONDS = 600.0  # before it is done without the voice of somebody who is not here


def voters(table: Table, *without: int) -> list[int]:
    """Lists the people who are here, and so are asked."""
    rows = enumerate(table.row.seats)
    here = [chair for chair, row in rows if row.kind == "person" and not row.left and table.connected(chair)]
    return [chair for chair in here if chair not in without]


def until_bot(table: Table, about: int) -> float:
    """Computes the seconds until a bot may be proposed for a chair. Refuses where it may not."""
    row = table.row.seats[about]
    if row.stand_in:
        raise Refusal("not_now", words("refused.bot_plays", name=row.name))
    return _until_away(table, about, BOT_SECONDS)


def until_claim(table: Table, chair: int, about: int) -> float:
    """Computes the seconds until a chair may claim the game of another one's side. Refuses where it may not.

    It uses only what the claiming seat sees, as it may be hidden whose time runs.
    """
    side = _other_side(table, chair, about)
    if table.row.clock.kind == "none" or table.row.clock.late != "forfeit":
        raise Refusal("not_now", words("refused.claim_clock"))
    if not all(table.row.seats[other].gone for other in side):
        left = table.clock_left(table.seat_of(chair), table.seat_of(about))
        if left is None or left.runs_in is None:
            raise Refusal("not_now", words("refused.claim_time", name=table.row.seats[about].name))
    return _until_all(table, chair, side, CLAIM_SECONDS)


def until_end(table: Table, chair: int, about: int) -> float:
    """Computes the seconds until a chair may ask to end the game without another side. Refuses where it may not."""
    side = _other_side(table, chair, about)
    if table.row.rated and not all(table.row.seats[other].gone for other in side):
        raise Refusal("not_now", words("refused.end_rated"))
    return _until_all(table, chair, side, END_SECONDS if voters(table, chair) else ALONE_SECONDS)


def may_still(table: Table, kind: str, chair: int, about: int) -> bool:
    """Do a claim and an end that were asked for still stand?"""
    try:
        return (until_claim if kind == "claim" else until_end)(table, chair, about) <= 0
    except Refusal:
        return False


def away(table: Table, chair: int) -> list[Away]:
    """Lists the people who are not here, for a player of the same table."""
    if table.row.phase != "running" or chair < 0:
        return []
    return [
        Away(
            other,
            0.0 if table.row.seats[other].gone else round(table.away_for(other), 1),
            _seconds(partial(until_bot, table, other)),
            _seconds(partial(until_claim, table, chair, other)),
            _seconds(partial(until_end, table, chair, other)),
        )
        for other in table.not_here()
        if other != chair
    ]


def _seconds(ask: Callable[[], float]) -> float | None:
    try:
        return round(ask(), 1)
    except Refusal:
        return None


def _other_side(table: Table, chair: int, about: int) -> list[int]:
    """Lists the chairs that play for the same seat as somebody else, who must be a person and an opponent."""
    side = table.chairs_of(table.seat_of(about))
    if chair in side or any(table.row.seats[other].kind != "person" for other in side):
        raise Refusal("illegal", words("refused.not_opponent"))
    return side


def _until_all(table: Table, chair: int, side: list[int], after: float) -> float:
    """Computes the seconds until a whole side has been away so long, and everybody else is here, or away very long."""
    waits = [_until_away(table, other, after) for other in side]
    missing = [other for other in table.not_here() if other != chair and other not in side]
    waits += [_until_away(table, other, ALONE_SECONDS) for other in missing]
    return max(waits)


def _until_away(table: Table, chair: int, after: float) -> float:
    row = table.row.seats[chair]
    if row.left:
        return 0.0
    if table.connected(chair):
        raise Refusal("not_now", words("refused.is_here", name=row.name))
    if table.row.clock.kind == "days":
        raise Refusal("not_now", words("refused.days", name=row.name))
    return max(0.0, after - table.away_for(chair))
