"""Reads what clients send: JSON of the expected type, without anything that would be misread or could not be stored."""

import json
from typing import Any, TypeVar

import msgspec

from facedown.words.server import say as words

T = TypeVar("T")
MOST_DEPTH = 32  # lists and objects inside each other; no message of ours has more than six
TOO_DEEP = words("request.too_deep", most=MOST_DEPTH)
NO_ZERO = words("request.zero")


class Unreadable(ValueError):
    """Says that the client has sent something that is no message; the words say what to change."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise Unreadable(words("request.twice"))
    return made


_plain = json.JSONDecoder(object_pairs_hook=_object)


def decoded(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decodes one JSON text; raises Unreadable."""
    try:
        made = decoder.decode(data)
        _check(data)
    except RecursionError:
        raise Unreadable(TOO_DEEP) from None
    except UnicodeDecodeError:
        raise Unreadable(words("request.no_utf8")) from None
    except msgspec.MsgspecError as error:
        raise Unreadable(words("request.unreadable", detail=str(error))) from None
    return made


def _check(data: bytes) -> None:
    """Refuses what the decoder accepts: names that are there twice, characters that no database keeps, deep nesting
    (code further on may walk through a value by recursion)."""
    plain = _plain.decode(data.decode())
    if b"\\u0000" not in data and data.count(b"[") + data.count(b"{") <= MOST_DEPTH:
        return
    level = [plain]
    for _ in range(MOST_DEPTH + 1):
        if any(isinstance(one, str) and "\0" in one for one in level):
            raise Unreadable(NO_ZERO)
        level = [part for one in level for part in _parts(one)]
        if not level:
            return
    raise Unreadable(TOO_DEEP)


def _parts(one: Any) -> list[Any]:
    if isinstance(one, dict):
        return [*one, *one.values()]
    return one if isinstance(one, list) else []
