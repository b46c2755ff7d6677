"""Says messages in a language: finds the catalogue that a code names, and fills in the values."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from facedown.words.message import Message, Said, Value

LANGUAGES = tuple(json.loads((Path(__file__).parent / "languages.json").read_text(encoding="utf-8")))
LONGEST = 900  # characters of a value
_folders: dict[str, Path] = {}  # of each catalogue, by its name
_spoken = "en"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Lets `str()` of a message, and so a whole program, speak another language than English for a while."""
    global _spoken
    before, _spoken = _spoken, language
    try:
        yield
    finally:
        _spoken = before


def spoken() -> str:
    """Says which language this program speaks."""
    return _spoken


class Speaker:
    """Makes messages of one catalogue: `say("log.round", round=3)`."""

    def __init__(self, catalogue: str, folder: Path) -> None:
        """Registers the catalogue: every `<language>.ftl` in `folder` and in the folders inside of it."""
        self.catalogue = catalogue
        _folders[catalogue] = folder

    def __call__(self, key: str, **values: Value) -> Message:
        return Message(f"{self.catalogue}.{key}", values)

    def text(self, key: str, **values: Value) -> str:
        """Says it at once, in the language that the program speaks: for a terminal."""
        return str(self(key, **values))


def folder_of(catalogue: str) -> Path:
    """Finds where the files of a catalogue lie; a KeyError if it is not registered."""
    return _folders[catalogue]


class _Row(FluentType):
    """Joins several things in a row, which a text asks for by AND(), OR() or ROW()."""

    def __init__(self, parts: list[str]) -> None:
        self.parts = parts

    def format(self, locale: Any) -> str:
        return _in_row(self.parts, str(locale))


def _in_row(parts: list[str], language: str) -> str:
    """Joins words with the comma of the language."""
    return _short(("、" if language == "ja" else ", ").join(parts))


def has_words(code: str) -> bool:
    """Is there a text for this code, in any language?"""
    catalogue, _, key = code.partition(".")
    name = key.replace(".", "-")
    return catalogue in _folders and any(_bundle(catalogue, language).has_message(name) for language in LANGUAGES)


def in_language(said: Said, language: str) -> str:
    """Says something in a language; in English, or in what there is, where that language has no words for it."""
    if isinstance(said, str):
        return said
    catalogue, _, key = said.code.partition(".")
    for chosen in dict.fromkeys((language, *LANGUAGES)):
        bundle = _bundle(catalogue, chosen)
        name = key.replace(".", "-")  # Fluent's names have no dots
        pattern = bundle.get_message(name).value if bundle.has_message(name) else None
        if pattern is None:
            continue
        values = {place: _filled(value, chosen) for place, value in said.values.items()}
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{said.code} in {chosen}.ftl cannot be said: {errors[0]}")
        return str(text)
    raise KeyError(f"there are no words for {said.code}: write {key.replace('.', '-')} into {catalogue}'s en.ftl")


def _filled(value: Value, language: str) -> Any:
    if isinstance(value, str | Message):
        return _short(in_language(value, language))
    if isinstance(value, list):
        return _Row([in_language(part, language) for part in value])
    return value


def _short(text: str) -> str:
    """Shortens a text: what a client has sent may be long, and Fluent refuses to fill in much."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


@lru_cache
def _bundle(catalogue: str, language: str) -> FluentBundle:
    locale = {"en": "en_GB"}.get(language, language)  # no comma before the last of a list
    joined: dict[str, Any] = {
        "AND": lambda row: _short(format_list(row.parts, style="standard", locale=locale)),
        "OR": lambda row: _short(format_list(row.parts, style="or", locale=locale)),
        "ROW": lambda row: _in_row(row.parts, language),
    }
    bundle = FluentBundle([language], joined, use_isolating=False)
    for file in sorted(_folders[catalogue].rglob(f"{language}.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
