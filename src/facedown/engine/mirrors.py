"""Copies options into a record's fields marked with `mirror`, and reads them off it again."""

from functools import cache
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from facedown.engine.marks import Mirror
from facedown.engine.options import Options
from facedown.engine.record import Record


def keep_options(options: Options, s: Record) -> None:
    """Copies every option into the field that mirrors it."""
    words = _words(type(options))
    for name, mark in _mirrors(cast(Any, type(s))):
        value = getattr(options, mark.option)
        setattr(s, name, _number(value, words.get(mark.option), mark.opposite))


def kept_options(s: Record, kind: type[Options]) -> dict[str, Any]:
    """Reads the options that a record's fields mirror, by name."""
    words, plain = _words(kind), _defaults(kind)
    return {
        mark.option: _value(getattr(s, name), words.get(mark.option), plain[mark.option], mark.opposite)
        for name, mark in _mirrors(cast(Any, type(s)))
    }


def _number(value: Any, words: tuple[str, ...] | None, opposite: bool) -> Any:
    if words:
        return words.index(value)
    return list(value) if isinstance(value, tuple) else int(value) ^ opposite


def _value(number: Any, words: tuple[str, ...] | None, plain: Any, opposite: bool) -> Any:
    if words:
        return words[number]
    if isinstance(number, list):
        return tuple(number)
    return bool(number) != opposite if isinstance(plain, bool) else number


@cache
def _mirrors(state: type[Record]) -> list[tuple[str, Mirror]]:
    return [(field.name, mark) for field in state.fields for mark in field.marked(Mirror)]


@cache
def _words(kind: type[Options]) -> dict[str, tuple[str, ...]]:
    """Lists the words of those options that are words, as they are declared: a field keeps the place of one."""
    return {name: get_args(hint) for name, hint in get_type_hints(kind).items() if get_origin(hint) is Literal}


@cache
def _defaults(kind: type[Options]) -> dict[str, Any]:
    return kind().to_dict()
