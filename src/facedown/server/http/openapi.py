"""Makes the OpenAPI document of the requests (GET /api/openapi.json) from the same types that the server reads and
answers. The messages of the socket are among its schemas, as PageMessage and ServerMessage; docs/bot-api.md tells how
they follow each other."""

import re
from functools import cache
from typing import Any, cast

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State

import facedown
from facedown.catalog import GAMES
from facedown.server.http.openapi_operations import OPERATIONS, SEAT, SESSION, Op, Text, kinds_of
from facedown.server.messages import requests
from facedown.server.table.live_rooms import page_message, server_message

REF = "#/components/schemas/{name}"
_PROBLEM = {"$ref": "#/components/responses/Problem"}
_ID = {"type": "string", "pattern": "^[a-z0-9]{8,16}$"}
PATH: dict[str, dict[str, Any]] = {
    "table": _ID,
    "deal": _ID,
    "game": {"type": "string", "enum": list(GAMES)},
    "key": {"type": "string", "pattern": "^[0-9a-f]{24}$"},
    "passkey": {"type": "string", "maxLength": 64},
}
QUERY: dict[str, dict[str, Any]] = {
    "language": {"type": "string", "default": "en"},
    "sight": {"type": "string", "pattern": "^(open|spectator|[0-9])$", "default": "open"},
    "since": {"type": "integer", "minimum": 0, "default": 0},
    "table": _ID,
    "wait": {"type": "integer", "minimum": 0, "maximum": 9999, "default": 0},
}
SECRETS = {
    SEAT: {
        "type": "http",
        "scheme": "bearer",
        "description": "the token of a seat or search, or of watchers",
    },
    SESSION: {"type": "apiKey", "in": "header", "name": "Facedown-Session", "description": "of a profile"},
}


@get("/api/openapi.json")
async def show_openapi(request: Request[Any, Any, State]) -> Response[bytes]:
    return Response(_encoded(), media_type="application/json", headers={"Cache-Control": "no-cache"})


@cache
def _encoded() -> bytes:
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    types = [page_message(), server_message(), requests.Problem, *_types()]
    made, parts = msgspec.json.schema_components(types, ref_template=REF)
    schemas = {_name(kind): schema for kind, schema in zip(types, made, strict=True)}
    parts |= {"PageMessage": made[0], "ServerMessage": made[1]}
    paths: dict[str, Any] = {}
    for name, operation in OPERATIONS.items():
        method, path = name.split()
        paths.setdefault(path, {})[method.lower()] = _operation(path, operation, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Facedown",
            "version": facedown.__version__,
            "description": "Requests to a table server. Games are played over a websocket at /ws: see docs/bot-api.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": {part: parts[part] for part in sorted(parts)},
            "responses": {"Problem": _body("refused, and why", {"$ref": REF.format(name="Problem")})},
            "securitySchemes": SECRETS,
        },
    }


def _types() -> list[Any]:
    """Lists all that requests read and answer."""
    found: list[Any] = []
    for operation in OPERATIONS.values():
        found += [kind for kind in kinds_of(operation) if kind not in found]
    return found


def _name(kind: Any) -> str:
    """Builds a key for any type, also for those that cannot be one themselves."""
    return repr(kind)


def _operation(path: str, op: Op, schemas: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", path)
    made: dict[str, Any] = {
        "summary": op.summary,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": PATH[name]} for name in names),
            *({"name": name, "in": "query", "schema": QUERY[name]} for name in op.query),
        ],
        "responses": {
            str(status): _body(op.summary if status == op.status else "not well", *_content(kind, schemas))
            for status, kind in ((op.status, op.answers), *op.also)
        }
        | {"default": _PROBLEM},
    }
    if op.reads is not None:
        made["requestBody"] = {"required": True, **_body("", *_content(op.reads, schemas))}
        del made["requestBody"]["description"]
    if op.rights:
        made["security"] = [{}, *({right: []} for right in op.rights)]
    return made


def _content(kind: Any, schemas: dict[str, Any]) -> tuple[dict[str, Any], str]:
    if isinstance(kind, Text):
        return {"description": kind.about, **({} if "json" in kind.media else {"type": "string"})}, kind.media
    if isinstance(kind, tuple):
        return {"anyOf": [schemas[_name(one)] for one in kind]}, "application/json"
    return cast(dict[str, Any], schemas[_name(kind)]), "application/json"


def _body(about: str, schema: dict[str, Any], media: str = "application/json") -> dict[str, Any]:
    return {"description": about, "content": {media: {"schema": schema}}}
