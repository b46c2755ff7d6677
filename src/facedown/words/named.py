"""Names players, and what only notation has a name for, in messages by what they are. The program that shows a message
says them best: a page knows the names at its table, and words for what its board draws without labels."""

from collections.abc import Mapping
from typing import Any

import msgspec

from facedown.words.message import Message


def player(seat: int, otherwise: Message) -> Message:
    """Names who plays for a seat of the rules; `otherwise` is what the game itself calls the seat."""
    return Message("server.player", {"seat": seat, "otherwise": otherwise})


def with_names(said: Any, names: Mapping[int, str]) -> Any:
    """Puts names in the place of seats, wherever a message names a player whose name is known."""
    if isinstance(said, list | tuple):
        return [with_names(one, names) for one in said]
    if not isinstance(said, Message):
        return said
    if said.code == "server.player" and isinstance(seat := said.values["seat"], int) and names.get(seat):
        return names[seat]
    return msgspec.structs.replace(said, values={key: with_names(value, names) for key, value in said.values.items()})


def with_stand_ins(said: Any, levels: Mapping[int, str]) -> Any:
    """Notes in a line of the log for which players bots stood in when it happened: they are named so forever."""
    if not levels:
        return said
    if isinstance(said, list | tuple):
        return [with_stand_ins(one, levels) for one in said]
    if not isinstance(said, Message):
        return said
    values = {key: with_stand_ins(value, levels) for key, value in said.values.items()}
    if said.code == "server.player" and isinstance(seat := said.values["seat"], int) and seat in levels:
        values["stand_in"] = levels[seat]
    return msgspec.structs.replace(said, values=values)


def notation(written: str, words: Message) -> Message:
    """Names something by its notation, as the terminal does, which labels its boards and reads moves by it; a page
    says `words`."""
    return Message("server.notation", {"written": written, "words": words})


def in_words(said: Any) -> Any:
    """Puts words in the place of notation, for people who never type any."""
    if isinstance(said, list | tuple):
        return [in_words(one) for one in said]
    if not isinstance(said, Message):
        return said
    if said.code == "server.notation":
        return in_words(said.values["words"])
    return msgspec.structs.replace(said, values={key: in_words(value) for key, value in said.values.items()})
