"""Makes the row of a new table, with the deal that it plays or offers, and writes it down."""

import msgspec

from facedown.server.commands.new_table import new_table
from facedown.server.common.tokens import digest
from facedown.server.finished.shared_deals import USED, Deals, NoDeal
from facedown.server.messages import requests
from facedown.server.store import Conflict, TableRow
from facedown.server.store.deals import insert_deal
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.sql import SqlStore


async def make(
    store: SqlStore, deals: Deals, wanted: requests.NewTable, profile: str
) -> tuple[TableRow, requests.TableMade]:
    """Returns the row that is in the store now, and the answer for its maker."""
    deal = None
    if wanted.deal not in {"", "new"}:
        deal = await deals.to_play(wanted.deal, wanted.invitation, profile)
        bots = {str(chair): level for chair, level in deal.bots.items()}
        wanted = msgspec.structs.replace(wanted, game=deal.game, options=deal.options, bots=bots)
    row, made = new_table(wanted, profile)
    if deal is not None:
        shared = {"deal": deal.id, "seed": deal.seed, "commitment": deal.commitment}
        row = msgspec.structs.replace(row, invitation=digest(wanted.invitation), **shared)
        made = msgspec.structs.replace(made, deal=deal.id)
    elif wanted.deal:
        new, closes, key = deals.new(row, wanted.deal_days)
        await store.write(lambda connection: insert_deal(connection, new, closes))
        row = msgspec.structs.replace(row, deal=new.id)
        made = msgspec.structs.replace(made, deal=new.id, deal_key=key)
    generation = store.watch.generation
    try:
        await store.create(row)
    except Conflict:
        if row.invitation:  # two used it at the same moment
            raise NoDeal(USED) from None
        raise
    if generation != store.watch.generation:
        raise StoreTrouble("restored")
    return row, made
