"""Checks where messages to push services may go. The address comes from a page, so nobody trusts it: https on the usual
port, and a number that is public in every way it can be read."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from facedown.server.common.rate_limits import address_group
from facedown.words.server import say as words

HTTPS_PORT = 443
LONGEST_NAME = 253
GLOBAL_UNICAST = IPv6Network("2000::/3")
NAT64 = IPv6Network("64:ff9b::/96")  # the last 32 bits are an IPv4 address that a gateway connects to
NOT_PUBLIC = [
    ip_network(text)
    for text in (
        "2002::/16",  # 6to4: an IPv4 address inside
        "2001::/23",  # Teredo (an IPv4 address inside) and other protocols
        "2001:db8::/32",  # documentation
        "3fff::/20",  # documentation
        "192.88.99.0/24",  # gateways of 6to4
    )
]


class NotAllowed(Exception):
    """Says that messages are not sent to this address."""


class Endpoint(NamedTuple):
    """Holds the address that a browser's push service gave out for it."""

    scheme: str
    host: str
    port: int
    netloc: str
    target: str  # path and query

    @property
    def domain(self) -> str:
        """Names who runs the service, as far as its address tells: all below one name count as one."""
        try:
            ip_address(self.host)
        except ValueError:
            return ".".join(self.host.lower().rstrip(".").split(".")[-2:])
        return address_group(self.host)


def endpoint(text: str, loopback: bool) -> Endpoint:
    """Reads an address; raises NotAllowed. Only tests may name other ports (`loopback`)."""
    if not text.isascii() or not text.isprintable() or " " in text:
        raise NotAllowed(words("request.push_no_address"))
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise NotAllowed(words("request.push_no_address")) from None
    host = parts.hostname or ""
    if "@" in parts.netloc or not 0 < len(host) <= LONGEST_NAME or "%" in host:
        raise NotAllowed(words("request.push_no_service"))
    if parts.scheme != "https" and not (loopback and parts.scheme == "http"):
        raise NotAllowed(words("request.push_https"))
    if port not in {None, HTTPS_PORT} and not loopback:
        raise NotAllowed(words("request.push_port", port=HTTPS_PORT))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.scheme, host, port or HTTPS_PORT, parts.netloc, target)


def check_numbers(numbers: list[str], loopback: bool) -> None:
    """Checks that all that a name stands for is public; raises NotAllowed."""
    for number in numbers:
        address = ip_address(number.partition("%")[0])
        if not is_public(address) and not (loopback and address.is_loopback):
            raise NotAllowed(words("request.push_inside"))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address in NAT64:
            return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
        if address not in GLOBAL_UNICAST:
            return False
    odd = address.is_multicast or address.is_reserved or any(address in network for network in NOT_PUBLIC)
    return address.is_global and not odd
