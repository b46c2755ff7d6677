"""Lists every request that the server answers, for its OpenAPI document: its purpose, its input, its answer.

A test compares this table with the application's routes, so that none can be missing. Each may also be refused, with
a `Problem`: that goes without saying.
"""

from typing import Any, NamedTuple, Union

import msgspec

from facedown.analysis.results import Analysis
from facedown.catalog import GAMES
from facedown.server.messages import requests
from facedown.server.messages.friends import AskPeople, ChangePerson, InviteFriend, People
from facedown.server.messages.my_games import AskMine, MyGame
from facedown.server.messages.notifications import PushKey, Subscribe, Unsubscribe
from facedown.server.messages.profiles import (
    BestPlayers,
    ChangeProfile,
    MyTable,
    NewProfile,
    PasskeyAnswer,
    PasskeyAsk,
    Profile,
    SignedIn,
    SignIn,
)
from facedown.server.messages.searches import NewSearch, Search, SearchBegun
from facedown.server.messages.shared_deals import CloseDeal, Deal, Invitation, Invite
from facedown.server.messages.status import Status
from facedown.server.table.live_rooms import live_pictures

SEAT, SESSION = "seat", "session"  # by what right: a token of a seat or search, or a profile's session


class Text(msgspec.Struct, frozen=True):
    """Describes a body that is no JSON of ours."""

    media: str
    about: str


class Op(NamedTuple):
    summary: str
    answers: Any  # type of the body, or a Text
    status: int = 200
    reads: Any = None
    query: tuple[str, ...] = ()
    rights: tuple[str, ...] = ()  # any of them; others may ask, too, where something is open to all
    also: tuple[tuple[int, Any], ...] = ()  # further answers that are no Problem


LOG = Text("application/json", "a saved game, see docs/file-format.md")
DESKS = tuple(game.page.desk.question for game in GAMES.values() if game.page.desk)
LIVE_PICTURES = Union[live_pictures()] if live_pictures() else Any  # noqa: UP007  # of so many types as there are
TABLE_DESKS = tuple(game.page.table_desk.question for game in GAMES.values() if game.page.table_desk)

OPERATIONS: dict[str, Op] = {
    "GET /api/openapi.json": Op("This document", Text("application/json", "OpenAPI 3.1")),
    "GET /api/health": Op("Is the server well?", requests.Health, also=((503, requests.Health),)),
    "GET /api/status": Op("How the server is, in rounded numbers", Status),
    "GET /api/games": Op("All games, their options and bots", list[requests.GameInfo]),
    "GET /api/rules/{game}": Op("A game's rules", Text("text/markdown", "the rules"), query=("language",)),
    "POST /api/desk/{game}": Op(
        "A question to a game that belongs to no table; what it is about is the game's own business",
        Any,
        reads=DESKS,
    ),
    "GET /api/tables": Op("Open tables that wait for players or are being played", list[requests.OpenTable]),
    "POST /api/tables": Op("Make a table", requests.TableMade, 201, requests.NewTable, rights=(SESSION,)),
    "GET /api/tables/{table}/preview": Op(
        "Who sits at a table, for those who have its link, sit or sat there, or find it in the lobby",
        requests.Preview,
        rights=(SEAT, SESSION),
    ),
    "POST /api/tables/{table}/sit": Op(
        "Take the next free seat of an open table, or of one whose link you have",
        requests.SeatLink,
        201,
        requests.SitDown,
        rights=(SESSION,),
    ),
    "GET /api/tables/{table}/replay": Op(
        "A finished game, step by step", requests.Replay, query=("sight",), rights=(SEAT, SESSION)
    ),
    "POST /api/replays": Op("A saved game, step by step", requests.Replay, reads=LOG, query=("sight",)),
    "GET /api/tables/{table}/verify": Op("Were the dice of a finished game fair?", requests.DiceReport),
    "GET /api/tables/{table}/tray": Op(
        "Pictures of the pieces in the tray of the asker's team, by their handles, while a race is on",
        LIVE_PICTURES,
        rights=(SEAT, SESSION),
    ),
    "POST /api/tables/{table}/desk": Op(
        "A question to a game about a table, answered from what the asker sees there",
        Any,
        reads=TABLE_DESKS,
        rights=(SEAT, SESSION),
    ),
    "GET /api/tables/{table}/log": Op(
        "A finished game as a file; of a running one what the asking seat has seen (Notes)",
        Text("application/json", "a saved game, or Notes"),
        rights=(SEAT, SESSION),
    ),
    "POST /api/tables/{table}/analysis": Op(
        "Start the analysis of a finished game, or go on with it", Analysis, 202, query=("since",)
    ),
    "GET /api/tables/{table}/analysis": Op("How far the analysis is, and what it found", Analysis, query=("since",)),
    "DELETE /api/tables/{table}/analysis": Op(
        "Stop the analysis, with the key of its start or as somebody who played; what is done is kept",
        Analysis,
        query=("since",),
        rights=(SEAT, SESSION),
    ),
    "POST /api/analyses": Op("Start the analysis of a saved game", Analysis, 202, LOG, query=("since",)),
    "GET /api/analyses/{key}": Op("How far that analysis is, and what it found", Analysis, query=("since",)),
    "DELETE /api/analyses/{key}": Op(
        "Stop that analysis, with the key of its start", Analysis, query=("since",), rights=(SEAT,)
    ),
    "GET /api/deals/{deal}": Op(
        "A deal that several tables play, and its results for those who may see them",
        Deal,
        query=("table",),
        rights=(SEAT, SESSION),
    ),
    "POST /api/deals/{deal}/invitations": Op(
        "An invitation that opens one table of a deal, by who made it", Invitation, 201, Invite
    ),
    "POST /api/deals/{deal}/close": Op("Close a deal, by who made it", Deal, reads=CloseDeal),
    "GET /api/push": Op("The key that a browser asks its push service with", PushKey),
    "POST /api/tables/{table}/push": Op(
        "Be told when it is your turn", dict[str, Any], 201, Subscribe, rights=(SEAT, SESSION)
    ),
    "DELETE /api/tables/{table}/push": Op("Be told no more", dict[str, Any], reads=Unsubscribe, rights=(SEAT, SESSION)),
    "POST /api/mine": Op("The games of the seats that these tokens open", list[MyGame], reads=AskMine),
    "POST /api/people": Op(
        "People one has played with, and who of them invites one", People, reads=AskPeople, rights=(SESSION,)
    ),
    "POST /api/people/change": Op(
        "Be friends with somebody, mute or decline them", dict[str, Any], reads=ChangePerson, rights=(SEAT, SESSION)
    ),
    "POST /api/people/invite": Op(
        "Keep a chair of a new table for somebody", dict[str, Any], 201, InviteFriend, rights=(SEAT, SESSION)
    ),
    "POST /api/searches": Op("Look for opponents", SearchBegun, 201, NewSearch, rights=(SESSION,)),
    "GET /api/searches": Op("Has a search found a table? Ask again and again", Search, query=("wait",), rights=(SEAT,)),
    "DELETE /api/searches": Op("Stop looking", dict[str, Any], rights=(SEAT,)),
    "POST /api/profiles": Op("Make a profile", SignedIn, 201, NewProfile),
    "POST /api/profiles/sign-in": Op("Sign in with a recovery code", SignedIn, reads=SignIn),
    "POST /api/profiles/sign-out": Op("Sign out", dict[str, Any], rights=(SESSION,)),
    "GET /api/profiles/me": Op("Your profile, with its ratings", Profile, rights=(SESSION,)),
    "POST /api/profiles/me": Op("Change your profile", Profile, reads=ChangeProfile, rights=(SESSION,)),
    "DELETE /api/profiles/me": Op("Delete your profile", dict[str, Any], rights=(SESSION,)),
    "POST /api/profiles/me/code": Op("A new recovery code; the old one is worth nothing", SignedIn, rights=(SESSION,)),
    "GET /api/profiles/me/tables": Op("Your seats at all tables", list[MyTable], rights=(SESSION,)),
    "GET /api/best/{game}": Op(
        "The best players of a game who want to be named, and its bots, in each of its pools",
        list[BestPlayers],
        rights=(SESSION,),
    ),
    "POST /api/passkeys/new": Op("What a browser is to sign for a new passkey", PasskeyAsk, rights=(SESSION,)),
    "POST /api/passkeys": Op("Add a passkey to your profile", Profile, reads=PasskeyAnswer, rights=(SESSION,)),
    "DELETE /api/passkeys/{passkey}": Op("Remove a passkey", Profile, rights=(SESSION,)),
    "POST /api/passkeys/sign-in/new": Op("What a browser is to sign for signing in", PasskeyAsk),
    "POST /api/passkeys/sign-in": Op("Sign in with a passkey", SignedIn, reads=PasskeyAnswer),
}


def kinds_of(op: Op) -> list[Any]:
    """Lists the types that a request reads and answers."""
    reads = op.reads if isinstance(op.reads, tuple) else (op.reads,)
    told = (op.answers, *reads, *(kind for _, kind in op.also))
    return [kind for kind in told if kind is not None and not isinstance(kind, Text)]
