"""Gives fair shares of what can be open at once. Each group of addresses has a limit, and a full server takes from the
group that has the most."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class OpenPlaces(Generic[T]):
    """Counts what is open, by group."""

    def __init__(self, each: int, total: int, evict: Callable[[T], None]) -> None:
        self._each, self._most, self._evict = each, total, evict
        self._open: dict[str, dict[T, None]] = {}  # those of a group in the order in which they came
        self.total = 0

    def enter(self, group: str, one: T) -> bool:
        """Takes a place; False if the group has its share already. Evicts one of the largest group if all are taken."""
        mine = len(self._open.get(group, ()))
        if mine >= self._each or (self.total >= self._most and not self._make_room(mine)):
            return False
        self._open.setdefault(group, {})[one] = None
        self.total += 1
        return True

    def leave(self, group: str, one: T) -> None:
        """Gives a place back; one that was evicted has none."""
        members = self._open.get(group, {})
        if one in members:
            del members[one]
            self.total -= 1
            if not members:
                del self._open[group]

    def _make_room(self, mine: int) -> bool:
        """Evicts the newest of the largest group, unless that is no larger than the newcomer's would be."""
        largest = max(self._open, key=lambda group: len(self._open[group]), default=None)
        if largest is None or len(self._open[largest]) <= mine + 1:
            return False
        victim = next(reversed(self._open[largest]))
        self.leave(largest, victim)
        self._evict(victim)
        return True
