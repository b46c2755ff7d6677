"""Defines messages about profiles and ratings. The header `Facedown-Session: SECRET` says who asks."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(min_length=1, max_length=80)]


class NewProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Makes a profile: POST /api/profiles."""

    name: Name


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a profile: POST /api/profiles/sign-in; answered with SignedIn."""

    code: Secret


class SignedIn(msgspec.Struct, frozen=True):
    session: str  # kept by the browser
    name: str
    code: str = ""  # the recovery code, shown once: when a profile or a new code is made


class ChangeProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes a profile: POST /api/profiles/me."""

    name: Name | None = None
    shown: bool | None = None
    listed: bool | None = None


class Passkey(msgspec.Struct, frozen=True):
    id: str
    name: str
    made: float


class Point(msgspec.Struct, frozen=True):
    """Holds a rating after a game."""

    at: float  # seconds since 1970
    value: int
    table: str
    share: float  # of the win


class Rating(msgspec.Struct, frozen=True):
    """Says how strong a person is in a game and role, give or take (95 of 100)."""

    game: str
    role: str  # "" where a game has one pool for all
    value: int
    give: int
    games: int
    won: float  # shares of wins, added up
    history: list[Point] = []


class BotRating(msgspec.Struct, frozen=True):
    game: str
    role: str
    level: str
    value: int


class Profile(msgspec.Struct, frozen=True):
    """Describes one's profile: GET /api/profiles/me."""

    name: str
    shown: bool  # others see the rating at tables
    made: float
    passkeys: list[Passkey]
    ratings: list[Rating]
    bots: list[BotRating]  # for comparison, in the same pools
    listed: bool  # named among the best players


class BestPlayer(msgspec.Struct, frozen=True):
    """Names a player who wants to be named among the best."""

    name: str
    value: int
    give: int
    games: int
    won: float
    you: bool  # by the session that asks


class BestPlayers(msgspec.Struct, frozen=True):
    """Lists the best of a pool, the strongest first: GET /api/best/GAME, one for each pool of the game."""

    game: str
    role: str  # "" where a game has one pool for all
    people: list[BestPlayer]
    bots: list[BotRating]


class MyTable(msgspec.Struct, frozen=True):
    """Describes a table at which a profile has a seat: GET /api/profiles/me/tables. The session opens them
    (Hello.session, or the header)."""

    table: str
    game: str
    title: str
    phase: Literal["gathering", "running", "over"]
    chair: int
    seat: int
    others: list[str]
    since: float  # when the seat was taken, in seconds since 1970


class PasskeyAsk(msgspec.Struct, frozen=True):
    """Says what the browser is to sign: POST /api/passkeys/new (with a session) and /api/passkeys/sign-in/new."""

    id: str  # to be sent back with the answer
    options: Any


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Brings what the browser has signed: POST /api/passkeys and /api/passkeys/sign-in."""

    id: Annotated[str, Meta(max_length=64)]
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=40)] = ""
