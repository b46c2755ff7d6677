"""Bounds how many chairs of a table one address takes by the table's link.

People who play at home share an address with their host, so that there is no bound for them. Which address took a chair
is kept in the memory of the server where that was asked, and never written down.
"""

from facedown.server.commands.seating import NotAdmitted
from facedown.server.table.table import Table
from facedown.words.server import say as words


class ChairLimits:
    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, dict[int, tuple[str, str]]] = {}  # table -> chair -> who took it: address, key

    def check(self, table: Table, address: str) -> None:
        """Refuses where an address has as many chairs as it may have."""
        if any(one.chair == table.row.host and one.address == address for one in table.listeners):
            return
        seats = table.row.seats
        taken = self._taken.get(table.id, {}).items()
        if sum(by == address and seats[chair].key == key for chair, (by, key) in taken) >= self._most:
            raise NotAdmitted("not_now", words("refused.many_chairs", most=self._most))

    def note(self, table: Table, chair: int, address: str) -> None:
        self._taken.setdefault(table.id, {})[chair] = (address, table.row.seats[chair].key)

    def forget(self, table: str) -> None:
        self._taken.pop(table, None)
