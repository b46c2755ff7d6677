"""Lists the tables of the lobby: those at which somebody sits just now.

One person with many tables does not push out the others. Each table has a share: to how many other listed tables those
who sit there are connected from the same address. Where there are more tables than the lobby shows, the first ones of
each address come before the second ones of any. Addresses stay in the memory of the server that they are connected to;
other servers learn the number alone.
"""

from collections import Counter
from collections.abc import Mapping

from facedown.server.store import Store, TableRow
from facedown.server.store import lobby as kept
from facedown.server.table.table import Table

MOST_LISTED = 100


def addresses(table: Table) -> set[str]:
    """Finds where those who sit at a listed table come from; nothing if it does not belong into the lobby."""
    if not table.row.listed or table.row.phase == "over":
        return set()
    return {listener.address for listener in table.listeners if listener.chair >= 0 and listener.address}


def shares(tables: Mapping[str, Table]) -> dict[str, int]:
    """Computes the shares of the tables of this server at which somebody sits."""
    taken, found = Counter[str](), dict[str, int]()
    for id, table in tables.items():
        if own := addresses(table):
            found[id] = min(taken[address] for address in own)
            taken.update(own)
    return found


def share_of(table: Table, tables: Mapping[str, Table]) -> int:
    """Computes what is noted for other servers when somebody comes: those who come later have the larger share."""
    others = Counter(address for other in tables.values() if other is not table for address in addresses(other))
    return min((others[address] for address in addresses(table)), default=0)


async def shown(store: Store, tables: Mapping[str, Table], others: list[str]) -> list[TableRow]:
    """Finds the lobby's tables, also those that people play by way of other servers."""
    found = await store.read(lambda connection: kept.shares(connection, others)) if others else {}
    for id, share in shares(tables).items():
        found[id] = min(share, found.get(id, share))
    most = max(sorted(found.values())[:MOST_LISTED], default=0)  # none with a larger share has a chance
    small = [id for id, share in found.items() if share <= most]
    made = await store.read(lambda connection: kept.made(connection, small))
    chosen = sorted(made, key=lambda one: (found[one], -made[one], one))[:MOST_LISTED]
    rows = await store.read(lambda connection: kept.rows(connection, chosen))
    return [row for row in rows if row.host >= 0]
