"""Deletes tables that nobody has touched for long, with everything that belongs to them."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, select, update

from facedown.server.store import Conflict
from facedown.server.store.deadlines import DueModel
from facedown.server.store.deals import DealModel, DealTableModel, InvitationModel
from facedown.server.store.models import Base, TableModel
from facedown.server.store.presence import PresenceModel
from facedown.server.store.ratings import RatedModel, RatingChangeModel

AT_ONCE = 5  # tables in one transaction: moves wait for no more than that


def stale(phase: str, before: float, moment: float, nodes: Collection[str]) -> list[ColumnElement[bool]]:
    """Finds which tables may go: nobody has changed or visited them since `before`.

    Nobody is connected to them by way of these servers, and nothing waits for them.
    """
    found = [
        TableModel.phase == phase,
        TableModel.changed < before,
        TableModel.visited < before,
        TableModel.id.not_in(select(PresenceModel.table_id).where(PresenceModel.node.in_(nodes))),
        TableModel.id.not_in(select(DueModel.table_id)),  # a clock of days runs there
    ]
    if phase == "over":  # ratings name them, or others are still to play the same deal
        sealed = select(DealTableModel.table_id).join(DealModel, DealModel.id == DealTableModel.deal)
        found += [
            TableModel.id.not_in(select(RatingChangeModel.table_id)),
            TableModel.id.not_in(select(RatedModel.table_id).where(RatedModel.done == 0)),
            TableModel.id.not_in(sealed.where(DealModel.closes > moment)),
        ]
    return found


def find(connection: Connection, conditions: Sequence[ColumnElement[bool]], here: Collection[str]) -> list[str]:
    """Finds some of them, but none of those in use here."""
    wanted = select(TableModel.id).where(*conditions, TableModel.id.not_in(here))
    return list(connection.execute(wanted.order_by(TableModel.changed).limit(AT_ONCE)).scalars())


def remove(connection: Connection, tables: Sequence[str], conditions: Sequence[ColumnElement[bool]]) -> list[str]:
    """Deletes those of some tables to which the conditions still apply; says which ones that were."""
    wanted = select(TableModel.id).where(TableModel.id.in_(tables), *conditions).order_by(TableModel.id)
    gone = list(connection.execute(wanted.with_for_update(skip_locked=True)).scalars())
    if not gone:
        return []
    deals = list(connection.execute(select(DealTableModel.deal).where(DealTableModel.table_id.in_(gone))).scalars())
    for column in _belonging():
        connection.execute(delete(column.table).where(column.in_(gone)))
    connection.execute(delete(PresenceModel).where(PresenceModel.table_id.in_(gone)))
    connection.execute(delete(TableModel).where(TableModel.id.in_(gone)))
    _remove_deals(connection, deals)
    return gone


def visit(connection: Connection, table: str, at: float) -> None:
    """Notes that somebody looks at a table; Conflict if it has been deleted."""
    if connection.execute(update(TableModel).where(TableModel.id == table).values(visited=at)).rowcount != 1:
        raise Conflict(table)


def _belonging() -> list[Any]:
    """Lists the columns of all tables of the database that name a table to play at."""
    id = TableModel.__table__.c.id
    return [key.parent for table in Base.metadata.sorted_tables for key in table.foreign_keys if key.column is id]


def _remove_deals(connection: Connection, deals: Sequence[str]) -> None:
    """Deletes those that have no table any more."""
    played = set(connection.execute(select(DealTableModel.deal).where(DealTableModel.deal.in_(deals))).scalars())
    if empty := set(deals) - played:
        connection.execute(delete(InvitationModel).where(InvitationModel.deal.in_(empty)))
        connection.execute(delete(DealModel).where(DealModel.id.in_(empty)))
