"""Defines messages about what people of a table agree on: a bot plays for somebody, a decision is taken back."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]


class FromAsker(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Marks a page's messages about proposals: the base of them."""


class ProposeBot(FromAsker, frozen=True, tag="propose_bot"):
    """Proposes a bot to play for a person who has left, or has been away for a minute. All others who are here must
    agree."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]  # the chair


class ClaimWin(FromAsker, frozen=True, tag="claim_win"):
    """Claims a win where the table's clock lets a game be lost. A person who has left, or is away while their time
    runs, is to lose it. All others who are here must agree."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]  # the chair


class EndGame(FromAsker, frozen=True, tag="end_game"):
    """Proposes to play no further without a person who has left, or is away for long: they have lost. All others who
    are here must agree."""

    id: MessageId
    seat: Annotated[int, Meta(ge=0, lt=16)]  # the chair


class Answer(FromAsker, frozen=True, tag="answer"):
    """Agrees to what somebody asked, or not. The one who asked withdraws it by saying no."""

    id: MessageId
    ask: Annotated[int, Meta(ge=0)]  # its number
    yes: bool


class TakeSeat(FromAsker, frozen=True, tag="take_seat"):
    """Takes the seat back from the bot that has played for the sender meanwhile. A move of one's seat does the same."""

    id: MessageId


Asking = ProposeBot | ClaimWin | EndGame | Answer | TakeSeat


class AskState(msgspec.Struct, frozen=True):
    """Describes what somebody has asked of the table, and who has agreed."""

    number: int
    kind: Literal["stand_in", "undo", "claim", "end"]
    by: int  # chair
    about: int  # chair
    yes: list[int]
    waits_for: list[int]  # chairs that have not answered


class Away(msgspec.Struct, frozen=True):
    """Describes a person who is not here, as a player of the same table may know it. The three last are the seconds
    until the player may ask for it; none: not at this table, or not now."""

    chair: int
    seconds: float  # for which they have been away; of who has left for good: 0
    bot_in: float | None
    claim_in: float | None
    end_in: float | None


class SeatClock(msgspec.Struct, frozen=True):
    """Tells the time of a seat, as far as the viewer may know: of others as last seen."""

    left: float  # seconds
    runs_in: float | None  # it begins to run in so many seconds (the first second of a move is free); none: it stands
