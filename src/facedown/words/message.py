"""Carries a message to a person as a code with values, without words of any language."""

from collections.abc import Sequence
from typing import Union

import msgspec

Value = Union[int, float, str, "Message", Sequence[Union[str, "Message"]]]


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Holds something to say: `code` is CATALOGUE.KEY, `values` fill the places of its text. `str()` says it, in
    English unless the program speaks another language (see `speaking`)."""

    code: str
    values: dict[str, Value] = {}

    def __str__(self) -> str:
        from facedown.words.catalogue import in_language, spoken  # it reads files, which passing it on does not need

        return in_language(self, spoken())

    def __hash__(self) -> int:
        return hash(msgspec.json.encode(self))


Said = str | Message  # a text in words already, where a game has one language only


def said_of(error: Exception) -> Said:
    """Says what an error says to people: the message that it was raised with, or its words."""
    return error.args[0] if error.args and isinstance(error.args[0], Message) else str(error)
