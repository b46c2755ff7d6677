"""Decides which pages may talk to this server: its own, and those that its host has named."""

from urllib.parse import urlsplit


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """May the asking page talk to this server? Browsers always say where a page came from; programs need not."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # such as half an IPv6 address
        return False
