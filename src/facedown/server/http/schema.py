"""Writes one JSON schema of everything that page and server say to each other; the page's types are made from it.

`python -m facedown.server.http.schema` writes web/src/generated/schema.json (or the file named as its argument).
Messages and requests keep their names; what belongs to one game is prefixed with it (`CoinsView`, `CoinsScored`).
"""

import json
import sys
from pathlib import Path
from typing import Any, Union, get_args, get_type_hints

import msgspec

from facedown.catalog import OWN
from facedown.engine.game import Game
from facedown.server.http.openapi_operations import DESKS, LIVE_PICTURES, OPERATIONS, TABLE_DESKS, kinds_of
from facedown.server.messages import requests
from facedown.server.table.live_rooms import live_pictures, page_message, server_message

FILE = Path("web/src/generated/schema.json")
REF = "#/$defs/{name}"
OF_GAMES = {*DESKS, *TABLE_DESKS, LIVE_PICTURES}  # these have names of their game
REQUESTS = [
    requests.Problem,
    requests.Notes,
    *(kind for op in OPERATIONS.values() for kind in kinds_of(op) if kind is not Any and kind not in OF_GAMES),
]


def schema() -> dict[str, Any]:
    unions = {"PageMessage": page_message(), "ServerMessage": server_message()}
    made, parts = msgspec.json.schema_components([*unions.values(), *REQUESTS, *live_pictures()], ref_template=REF)
    parts |= dict(zip(unions, made, strict=False))
    for game in OWN.values():
        parts |= _of_game(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Facedown",
        "$defs": {name: parts[name] for name in sorted(parts)},
    }


def view_type(game: Game) -> type[msgspec.Struct]:
    made: type[msgspec.Struct] = get_type_hints(game.page.view)["return"]
    return made


def event_types(game: Game) -> list[type[msgspec.Struct]]:
    """Lists the kinds of events of a game: all that are derived from what its `events` gives a list of.

    None are known of a game whose events have no base of their own.
    """
    (base,) = get_type_hints(game.text.events)["return"].__args__
    found: list[type[msgspec.Struct]] = [] if base is msgspec.Struct else base.__subclasses__()
    return found


def _of_game(game: Game) -> dict[str, Any]:
    prefix = "".join(part.capitalize() for part in game.name.split("_"))
    union = Union[kinds] if (kinds := tuple(event_types(game))) else dict[str, Any]  # noqa: UP007  # of all of them
    told = [get_type_hints(game.page.afterwards)["return"]] if game.page.afterwards else []
    if game.page.desk:
        answer = get_type_hints(game.page.desk.answer)["return"]
        told += [game.page.desk.question, *(get_args(answer) or [answer])]
    if game.page.table_desk:
        told += [game.page.table_desk.question, get_type_hints(game.page.table_desk.answer)["return"]]
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
