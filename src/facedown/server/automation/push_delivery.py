"""Delivers messages to push services: each within one deadline, few at once, and in fair turns.

The services of the browsers' makers have lookups and connections of their own, so that an address that somebody made up
cannot keep them busy. Addresses that do not answer are left alone for longer and longer.
"""

import asyncio
import ssl
import time
from collections import OrderedDict
from collections.abc import Callable

import h11

from facedown.server.automation import web_push as post
from facedown.server.automation.name_lookup import Resolver
from facedown.server.automation.push_address import Endpoint, check_numbers, endpoint
from facedown.server.common.fair_shares import Crowded, FairShares
from facedown.server.common.rate_limits import address_group
from facedown.server.common.settings import PushSettings
from facedown.words.server import say as words

FIRST_REST = 5.0  # seconds, doubled with each failure
LONGEST_REST = 3_600.0
MOST_RESTING = 2_000
AT_ONCE_EACH = 2  # messages of one table


class Unreachable(Exception):
    """Says that the push service did not answer, or is left alone because it did not before."""


class Backoff:
    """Remembers which addresses have failed, and until when they are left alone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how often, until when

    def is_resting(self, key: str) -> bool:
        return key in self._failed and self._clock() < self._failed[key][1]

    def failed(self, key: str) -> None:
        times = self._failed.pop(key, (0, 0.0))[0]
        rest = min(LONGEST_REST, FIRST_REST * 2.0 ** min(times, 20))
        self._failed[key] = times + 1, self._clock() + rest
        if len(self._failed) > MOST_RESTING:
            self._failed.popitem(last=False)

    def worked(self, key: str) -> None:
        self._failed.pop(key, None)


class _Lane:
    """Keeps room for one kind of services: connections, by their network, and lookups, by domain."""

    def __init__(self, most: int, each_network: int, lookups: int, each_domain: int) -> None:
        self.sends = FairShares(most, AT_ONCE_EACH, each_network)
        self.resolver = Resolver(lookups, each_domain)


class PushSender:
    def __init__(self, settings: PushSettings) -> None:
        self._settings = settings
        self._rests = Backoff()
        self._known = _Lane(most=16, each_network=16, lookups=8, each_domain=8)
        self._others = _Lane(most=16, each_network=2, lookups=8, each_domain=2)

    async def check(self, text: str, who: str) -> None:
        """May messages be sent there? Raises NotAllowed, Crowded, or Unreachable if nothing is found there."""
        to = endpoint(text, self._settings.loopback)
        if self._rests.is_resting(self._rest_key(to, text)):
            raise Unreachable(words("request.push_silent"))
        try:
            await self._number(to, who)
        except OSError:
            raise Unreachable(words("request.push_unknown")) from None

    async def deliver(self, text: str, body: bytes, key: str, topic: str) -> int:
        """Delivers a message and gives the status that the push service answers; raises NotAllowed or Unreachable."""
        to = endpoint(text, self._settings.loopback)
        rest = self._rest_key(to, text)
        if self._rests.is_resting(rest):
            raise Unreachable("left alone for a while")
        try:
            number = await self._number(to, topic)
            headers = post.signed(to, key, self._settings.contact, topic)
            async with self._lane(to).sends.turn(topic, address_group(number)), asyncio.timeout(self._settings.seconds):
                status = await post.send(to, number, headers, body)
        except Crowded:
            raise Unreachable("too many messages wait for this service") from None
        except (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError) as error:
            self._rests.failed(rest)
            raise Unreachable(type(error).__name__) from None
        self._rests.worked(rest)
        return status

    async def _number(self, to: Endpoint, who: str) -> str:
        numbers = await self._lane(to).resolver.numbers(to.host, to.port, who, to.domain)
        check_numbers(numbers, self._settings.loopback)
        return numbers[0]

    def _lane(self, to: Endpoint) -> _Lane:
        return self._known if self._is_known(to) else self._others

    def _is_known(self, to: Endpoint) -> bool:
        return any(to.host == name or to.host.endswith(f".{name}") for name in self._settings.services)

    def _rest_key(self, to: Endpoint, text: str) -> str:
        """Names what rests after a failure: one browser that fails says nothing about the others of a known service.
        Names count one by one: other people's may be below the same domain or at the same number."""
        return text if self._is_known(to) else to.host

    def close(self) -> None:
        for lane in (self._known, self._others):
            lane.resolver.close()
