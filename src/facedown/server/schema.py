"""One JSON schema of everything that page and server say to each other; the page's types are made from it.

`python -m facedown.server.schema` writes web/src/generated/schema.json (or the file named as its argument). Messages
and requests keep their names; what belongs to one game is prefixed with it (`NyetView`, `NyetCardPlayed`).
"""

import json
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.server import deal_messages as deals
from facedown.server import profile_messages as people
from facedown.server import protocol as say
from facedown.server.mine_messages import AskMine, MyGame
from facedown.server.push_messages import PushKey, Subscribe, Unsubscribe
from facedown.server.status_messages import Status
from facedown.thinking.analysis.results import Analysis

FILE = Path("web/src/generated/schema.json")
REF = "#/$defs/{name}"
REQUESTS = (
    say.GameInfo,
    say.NewTable,
    say.TableMade,
    say.SitDown,
    say.SeatLink,
    say.OpenTable,
    say.Problem,
    say.Replay,
    say.DiceReport,
    say.Notes,
    Analysis,
    say.Health,
    Status,
    deals.Deal,
    deals.CloseDeal,
    people.NewProfile,
    people.SignIn,
    people.SignedIn,
    people.ChangeProfile,
    people.Profile,
    people.BestPlayers,
    people.MyTable,
    people.PasskeyAsk,
    people.PasskeyAnswer,
    AskMine,
    MyGame,
    PushKey,
    Subscribe,
    Unsubscribe,
)


def schema() -> dict[str, Any]:
    unions = {"PageMessage": say.PageMessage, "ServerMessage": say.ServerMessage}
    made, parts = msgspec.json.schema_components([*unions.values(), *REQUESTS], ref_template=REF)
    parts |= dict(zip(unions, made, strict=False))
    for game in GAMES.values():
        parts |= _of_game(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Facedown",
        "$defs": {name: parts[name] for name in sorted(parts)},
    }


def view_type(game: Game) -> type[msgspec.Struct]:
    made: type[msgspec.Struct] = get_type_hints(game.view)["return"]
    return made


def event_types(game: Game) -> list[type[msgspec.Struct]]:
    """The kinds of events of a game: all that are derived from what its `events` gives a list of."""
    (base,) = get_type_hints(game.events)["return"].__args__
    found: list[type[msgspec.Struct]] = base.__subclasses__()
    return found


def _of_game(game: Game) -> dict[str, Any]:
    prefix = "".join(part.capitalize() for part in game.name.split("_"))
    kinds = tuple(event_types(game))
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind  # type: ignore[assignment]
    told = [get_type_hints(game.afterwards)["return"]] if game.afterwards else []
    if game.desk:
        answer = get_type_hints(game.desk.answer)["return"]
        told += [game.desk.question, *(get_args(answer) or [answer])]
    (_, event, *_), parts = msgspec.json.schema_components(
        [view_type(game), union, *told], ref_template="#/$defs/" + prefix + "{name}"
    )
    named = {prefix + name: part for name, part in parts.items()}
    for part in named.values():
        part["title"] = prefix + part["title"]
    named[f"{prefix}Event"] = event
    return named


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
