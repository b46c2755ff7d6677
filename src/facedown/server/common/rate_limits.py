"""Limits how fast clients may ask, and says which group of addresses counts as one client."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from facedown.server.common.settings import Rate

MOST_ADDRESSES = 10_000
NETWORK_BITS = 64  # of an IPv6 address: what a provider gives to one line at least; the rest is free to choose


@lru_cache(MOST_ADDRESSES)
def address_group(host: str) -> str:
    """Names the client that limits count: an IPv4 address, or the /64 network of an IPv6 address.

    IPv4 addresses that are written inside IPv6 addresses (mapped, 6to4) count as what they are. All clients whose
    address cannot be read share one group.
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    inner = address.ipv4_mapped or address.sixtofour
    return str(inner) if inner else str(IPv6Network((int(address), NETWORK_BITS), strict=False))


class Bucket:
    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """Counts one more; False when that is too many."""
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def wait(self, number: float = 1) -> float:
        """Takes so many, even if they are not there yet; returns in how many seconds they will be."""
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second) - number
        self._at = now
        return max(0.0, -self._level / self._rate.per_second)

    @property
    def empty(self) -> bool:
        """Would the next one be too many? Takes nothing."""
        return self._level + (self._clock() - self._at) * self._rate.per_second < 1


class Buckets:
    """Keeps one bucket for each group of addresses; when there are too many, forgets the one that was used least
    recently."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, group: str) -> Bucket:
        bucket = self._buckets.pop(group, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._clock)
            if len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[group] = bucket
        return bucket

    def take(self, group: str) -> bool:
        return self.of(group).take()
