"""All catalogues of our package: every language says the same things, and they are those that Python asks for."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import facedown.catalog
import facedown.cli.words
import facedown.words.server
from facedown.server.views.game_list import option_infos
from facedown.words import LANGUAGES, Message, in_language
from facedown.words.catalogue import _folders, has_words
from tests.words.uses import ANY, SOURCE, Use, uses

FOLDERS = {name: folder for name, folder in _folders.items() if folder.is_relative_to(SOURCE)}
GAMES = [name for name in FOLDERS if name in facedown.catalog.GAMES]
PAGE = Path(__file__).parents[2] / "web" / "src"
Entries = dict[str, ast.Message]
each_catalogue = pytest.mark.parametrize("catalogue", sorted(FOLDERS))


@cache
def entries(catalogue: str, language: str) -> Entries:
    """The messages of a catalogue by their keys, as Python writes them."""
    found: Entries = {}
    for file in sorted(FOLDERS[catalogue].rglob(f"{language}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                key = entry.id.name.replace("-", ".")
                assert key not in found, f"{file}: {entry.id.name} is there twice"
                found[key] = entry
    return found


def parts(node: ast.BaseNode) -> list[ast.BaseNode]:
    """A node of Fluent's tree, and all below it."""
    found = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found += parts(child)
    return found


def references(entry: ast.Message) -> set[str]:
    return {part.id.name.replace("-", ".") for part in parts(entry) if isinstance(part, ast.MessageReference)}


@cache
def asked(catalogue: str, language: str, key: str) -> frozenset[str]:
    """The values that a message and the messages in it ask for."""
    entry = entries(catalogue, language)[key]
    own = {part.id.name for part in parts(entry) if isinstance(part, ast.VariableReference)}
    return frozenset(own.union(*(asked(catalogue, language, other) for other in references(entry))))


def asked_anywhere(catalogue: str, key: str) -> frozenset[str]:
    return frozenset().union(*(asked(catalogue, language, key) for language in LANGUAGES))


@cache
def all_uses() -> list[Use]:
    return list(uses())


@cache
def used(catalogue: str) -> list[Use]:
    return [use for use in all_uses() if use.catalogue == catalogue or (use.catalogue == ANY and catalogue in GAMES)]


@each_catalogue
def test_every_language_has_the_same_keys(catalogue: str) -> None:
    keys = {language: set(entries(catalogue, language)) for language in LANGUAGES}
    for language in LANGUAGES:
        assert keys[language] == keys["en"], f"{language}: {keys[language] ^ keys['en']}"


@each_catalogue
def test_every_language_asks_for_the_same_values(catalogue: str) -> None:
    for key in entries(catalogue, "en"):
        for language in LANGUAGES:
            assert asked(catalogue, language, key) == asked(catalogue, "en", key), f"{key} in {language}"


@each_catalogue
def test_every_key_that_python_asks_for_is_there(catalogue: str) -> None:
    keys = entries(catalogue, "en")
    for use in used(catalogue):
        if use.catalogue != ANY:
            assert any(use.fits(key) for key in keys), f"{use.where} asks for {use.key}"


@each_catalogue
def test_no_key_is_there_for_nothing(catalogue: str) -> None:
    keys = entries(catalogue, "en")
    inside = set[str]().union(
        *(references(entry) for language in LANGUAGES for entry in entries(catalogue, language).values())
    )
    page = "\n".join(file.read_text(encoding="utf-8") for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind))
    unused = [
        key
        for key in keys
        if key not in inside
        and not any(use.fits(key) for use in used(catalogue))
        and f'"{catalogue}.{key}"' not in page
        and f"`{catalogue}.{key}`" not in page
    ]
    assert not unused


@each_catalogue
def test_values_given_are_the_values_asked_for(catalogue: str) -> None:
    """Where a key is written out it is given all of them; what a call passes on by ** is not known."""
    keys = entries(catalogue, "en")
    for use in used(catalogue):
        fitting = [key for key in keys if use.fits(key)]
        wanted = [asked_anywhere(catalogue, key) for key in fitting]
        if not use.more and ANY not in use.key:
            for key, values in zip(fitting, wanted, strict=True):
                assert values <= use.given, f"{use.where}: {key} asks for {set(values - use.given)}"
        if wanted:
            assert use.given <= frozenset().union(*wanted), f"{use.where}: {use.key} does not ask for all that is given"


@cache
def rows(catalogue: str, language: str, key: str) -> frozenset[str]:
    """Of these values, those that a text joins: AND($names)."""
    entry = entries(catalogue, language)[key]
    joined = [part for part in parts(entry) if isinstance(part, ast.FunctionReference)]
    own = {part.id.name for call in joined for part in parts(call) if isinstance(part, ast.VariableReference)}
    return frozenset(own.union(*(rows(catalogue, language, other) for other in references(entry))))


@each_catalogue
def test_every_text_can_be_said_in_every_language(catalogue: str) -> None:
    """With a value of some kind in each place."""
    for key in entries(catalogue, "en"):
        assert has_words(f"{catalogue}.{key}")
        for language in LANGUAGES:
            lists = rows(catalogue, language, key)
            values = {name: ["a", "b"] if name in lists else 1 for name in asked(catalogue, language, key)}
            in_language(Message(f"{catalogue}.{key}", values), language)  # type: ignore[arg-type]


def test_no_file_of_words_is_outside_of_a_catalogue() -> None:
    found = Counter(file.name for file in SOURCE.rglob("*.ftl"))
    assert set(found) == {f"{language}.ftl" for language in LANGUAGES}
    for file in SOURCE.rglob("*.ftl"):
        assert any(file.is_relative_to(folder) for folder in FOLDERS.values()), file


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_its_words_have_texts(game: str) -> None:
    """Numbers need none: the form shows them as they are."""
    for option in option_infos(facedown.catalog.GAMES[game]):
        words = [word for word in option.choices if isinstance(word, str)]
        keys = [f"option.{option.name}", f"option.{option.name}.about", *(f"option.{option.name}.{w}" for w in words)]
        assert [key for key in keys if key not in entries(game, "en") and key.rpartition(".")[2][:1].isalpha()] == []
