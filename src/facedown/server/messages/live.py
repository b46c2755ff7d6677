"""Defines messages of games that hands play in real time. Each such game derives its own, and so registers them."""

from typing import Any, ClassVar

import msgspec


class FromHands(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Marks what a page says in real time: the base of such messages. Hands are quicker than decisions."""

    fleeting: ClassVar[bool] = False  # one of them less is no loss: if they come too fast, nobody is told


class ToHands(msgspec.Struct, frozen=True, tag_field="type"):
    """Marks messages to a page in real time: the base of them."""


def kinds(base: type[Any]) -> tuple[type[Any], ...]:
    """Lists all message types of a base, in the order in which they were made."""
    below = [kind for kind in base.__subclasses__() if kind.__module__ != __name__]
    return tuple(leaf for kind in below for leaf in (kinds(kind) or (kind,)))
