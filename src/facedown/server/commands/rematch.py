"""Makes the table of a rematch, with the same people and options."""

import secrets
from typing import Any, Literal

import msgspec

from facedown.engine.dice import commitment, new_seed
from facedown.server.common.tokens import new_table_id
from facedown.server.messages import from_page
from facedown.server.store import SeatRow, TableRow
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.words.server import say as words

replace = msgspec.structs.replace
Way = Literal["same", "rotated", "swapped"]


def rematches(table: Table) -> list[Way]:
    """Lists in which ways people may play again, the usual one first."""
    swapped = table.options.rematch()
    if swapped.rematch() != swapped:  # there are roles, and it changes them
        return ["swapped", "same"]
    return ["same", "rotated"]


def rematch(table: Table, chair: int, message: from_page.Rematch) -> TableChange:
    if table.row.phase != "over":
        raise Refusal("not_now", words("refused.not_over"))
    if table.row.rematch:
        return TableChange()
    ways = rematches(table)
    way = message.way or ways[0]
    if way not in ways:
        raise Refusal("illegal", words("refused.rematch_ways", ways=list(ways)))
    options = table.options.rematch()
    if way == "same":
        options = options.rematch()  # roles that were swapped are swapped back
    seats = [_seat_again(table, k) if k != chair else row for k, row in enumerate(table.row.seats)]
    turned = way == "rotated"
    if turned:
        seats = [*seats[-1:], *seats[:-1]]
    again = new_row(
        table.row.game,
        table.row.rules,
        msgspec.to_builtins(options.settled(secrets.randbelow)),
        listed=table.row.listed,
        chat=table.row.chat,
        clock=table.row.clock,
        rated=table.row.rated,
        watch=table.row.watch,
        link=table.row.link,
        spectators=table.row.spectators,
        pace=table.row.pace,
        seats=[replace(row, left=False, gone=False, stand_in="", stints=[], late=False, back=0.0) for row in seats],
        host=(chair + turned) % len(seats),
    )
    return TableChange(replace(table.row, rematch=again.id, turned=turned), also=again)


def _seat_again(table: Table, chair: int) -> SeatRow:
    """Finds who is expected on a chair again: nobody who has left, or who is not here while a bot plays for them."""
    row = table.row.seats[chair]
    gone = row.left or (row.stand_in and not table.connected(chair))
    return SeatRow(invite=row.invite) if gone else row


def new_row(game: str, rules: int, options: dict[str, Any], **more: Any) -> TableRow:
    seed = new_seed()
    return TableRow(
        id=new_table_id(),
        game=game,
        rules=rules,
        options=msgspec.json.decode(msgspec.json.encode(options)),  # rows of numbers as they come back from the store
        seed=seed.hex(),
        commitment=commitment(seed),
        **more,
    )
