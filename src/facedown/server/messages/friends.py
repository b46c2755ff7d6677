"""Defines messages about people one has played with: who is there, who wants to be friends, and invitations."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from facedown.server.messages.my_games import MOST_MINE, MySeat, TableId, Token

Chair = Annotated[int, Meta(ge=0, le=15)]


class AskPeople(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks by POST /api/people who is here: the seats of the person who asks, as in AskMine. Who has friends is here
    for them for a minute."""

    seats: Annotated[list[MySeat], Meta(max_length=MOST_MINE)]


class Person(msgspec.Struct, frozen=True):
    """Describes a person who sits at a table with the one who asks. Two who have met at several tables are there for
    each."""

    table: str
    chair: int  # one's own
    other: int  # theirs
    name: str
    game: str
    title: str
    friend: Literal["no", "asked", "asks", "yes"]  # asked: by oneself; asks: they wait for an answer
    here: bool  # now; told of friends alone
    muted: bool  # their invitations are not shown


class InvitationFrom(msgspec.Struct, frozen=True):
    """Tells that somebody keeps a chair: the secret of one's seat at `met`, or one's profile, opens it."""

    table: str
    game: str
    title: str
    name: str
    met: str  # the table at which one has played with them
    chair: int  # one's own there
    other: int


class People(msgspec.Struct, frozen=True):
    people: list[Person]  # the newest table first
    invitations: list[InvitationFrom]


class ChangePerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes what two people are to each other: POST /api/people/change, by a seat's token (Authorization: Bearer
    TOKEN) or a session."""

    table: TableId
    other: Chair
    friend: bool | None = None  # let each other see who is here; both must want it
    muted: bool | None = None
    declined: bool = False  # their invitation


class InviteFriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invites a friend: POST /api/people/invite, by one's token at the table where one has met, or a session."""

    table: TableId
    other: Chair
    to: TableId  # one's new table, of which one is the host
    chair: Chair  # a free one there
    token: Token | None = None  # of one's own seat at the new table; none: the session opens it
