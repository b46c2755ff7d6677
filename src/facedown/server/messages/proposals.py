"""Defines messages about what people of a table agree on: a bot plays for somebody, a decision is taken back."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]


class FromAsker(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of these messages of a page."""


class ProposeBot(FromAsker, frozen=True, tag="propose_bot"):
    """A bot is to play for a person who has left, or has been away for a minute. All others who are here must agree."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]  # the chair


class Answer(FromAsker, frozen=True, tag="answer"):
    """Agree to what somebody asked, or not. The one who asked withdraws it by saying no."""

    id: MessageId
    ask: Annotated[int, Meta(ge=0)]  # its number
    yes: bool


class TakeSeat(FromAsker, frozen=True, tag="take_seat"):
    """Play on oneself, for whom a bot has played meanwhile. A move of one's seat does the same."""

    id: MessageId


Asking = ProposeBot | Answer | TakeSeat


class AskState(msgspec.Struct, frozen=True):
    """Something that somebody has asked of the table, and who has agreed."""

    number: int
    kind: Literal["stand_in", "undo"]
    by: int  # chair
    about: int  # chair
    yes: list[int]
    waits_for: list[int]  # chairs that have not answered


class SeatClock(msgspec.Struct, frozen=True):
    """The time of a seat, as far as the viewer may know: of others as of what was last seen of them."""

    left: float  # seconds
    runs_in: float | None  # it begins to run in so many seconds (the first second of a move is free); none: it stands
