"""Defines chat messages, on the same socket as all others; they are neither part of the game nor of a `TableState`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MOST_SAID = 300  # letters
NEUTRAL = ("One moment, please.", "I am back.", "Thanks!")  # what may be said where a game forbids partners to talk


class Chat(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, tag="chat"):
    """Says something to everybody at the table, or (`team`) to the sender's own team alone. Sending it twice has the
    effect of once."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Annotated[str, Meta(min_length=1, max_length=MOST_SAID)]
    team: bool = False


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="chat_line"):
    """Tells one line of chat; numbers count each room for itself: what other teams say leaves no gap."""

    room: Literal["table", "team"]
    number: int
    by: int  # chair
    at: float  # seconds since 1970
    text: str  # plain text; never to be read as HTML


class ChatLog(msgspec.Struct, frozen=True, tag_field="type", tag="chat_log"):
    """Brings the chat so far after the first state of a socket (the last few hundred lines)."""

    lines: list[ChatLine]


Talking = ChatLine | ChatLog
