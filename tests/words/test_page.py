"""The page's own catalogues are whole in every language; no key is missing, left over or filled in with other values.

A catalogue is `words/<language>.ftl` beside what it belongs to. Its keys begin with what the build puts in front of
them (web/scripts/words.mjs), so code says `t("nyet.over")` or `say("over")`. Python's own are in test_catalogues.py.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from facedown.words import LANGUAGES
from tests.words import test_catalogues as python

PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(file.parent for file in PAGE.rglob("words/en.ftl"))
NAMES = [folder.relative_to(PAGE).as_posix() for folder in FOLDERS]
PLACE = "\0"  # stands for what is filled into a template
KEY = "\1"  # the same, where it is called a key: then the template may be no more than a prefix
LOBBY = re.compile(r"boards/\w+/lobby/words$")  # here the server's own English is shown: other languages need words


class _Asked(Visitor):
    """Collects what a text needs: values, and other texts."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.texts.add(node.id.name)


@cache
def _catalogue(folder: Path, language: str) -> dict[str, _Asked]:
    found: dict[str, _Asked] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{folder}/{language}.ftl has two texts for {entry.id.name}"
            asked = _Asked()
            asked.visit(entry)
            found[entry.id.name] = asked
    return found


def _values(catalogue: dict[str, _Asked], name: str) -> set[str]:
    """What has to be filled into a text, and into those that are parts of it."""
    asked = catalogue[name]
    return asked.values.union(*(_values(catalogue, text) for text in asked.texts))


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_every_language_has_every_key_with_the_same_values(folder: Path) -> None:
    assert sorted(file.stem for file in folder.glob("*.ftl")) == sorted(LANGUAGES)
    catalogues = {language: _catalogue(folder, language) for language in LANGUAGES}
    whole = set().union(*catalogues.values())
    for language, catalogue in catalogues.items():
        if not (language == "en" and LOBBY.search(folder.as_posix())):
            assert not whole - set(catalogue), f"{language}.ftl lacks these"
    for key in whole:
        filled = {language: frozenset(_values(one, key)) for language, one in catalogues.items() if key in one}
        assert len(set(filled.values())) == 1, f"{key} is filled in with {filled}"


def _literals(text: str) -> Iterator[str]:
    """The strings of TypeScript or Svelte, with `PLACE` where something is filled in, or `KEY`."""
    yield from re.findall(r"""["']([\w.]+)["']""", text)
    for template in re.findall(r"`((?:[\w.]|\$\{[^`{}]*\})+)`", text):
        yield re.sub(r"\$\{[^{}]*\}", PLACE, template.replace(".${key}", f".{KEY}"))


@cache
def _said(room: Path) -> frozenset[str]:
    """All strings of a folder's code that could name a text."""
    found: set[str] = set()
    for file in room.rglob("*"):
        if "generated" in file.parts or "static" in file.parts or re.search(r"\.test\.", file.name):
            continue
        if file.suffix in {".ts", ".svelte"}:
            found.update(_literals(file.read_text(encoding="utf-8")))
        if file.name == "recorded.json":
            found.update(re.findall(r'"([\w.]+)"', file.read_text(encoding="utf-8")))
    return frozenset(one for one in found if re.fullmatch(rf"[\w.{PLACE}{KEY}]+", one))


def _prefix(folder: Path) -> str:
    """What keys of a catalogue begin with where code says them in full; as in web/scripts/words.mjs."""
    parts = folder.relative_to(PAGE).parts[:-1]
    if not parts or parts[0] != "boards":
        return parts[-1] if parts else ""
    game, rest = parts[1], parts[2:]
    if rest[:1] == ("lesson",):
        return "_".join((game, *rest[1:])) + ".lesson"
    return f"{game}.option" if rest == ("setup",) else ".".join((game, *(part for part in rest if part != "lobby")))


def _speakers(folder: Path) -> tuple[str, list[Path]]:
    """The prefix of a catalogue's keys, and the code that may say them."""
    parts = folder.relative_to(PAGE).parts[:-1] or ("",)
    if parts[0] != "boards":
        return _prefix(folder), [PAGE]
    return _prefix(folder), [PAGE / "boards" / parts[1], PAGE / "lib", PAGE / "table", PAGE / "lessons"]


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_no_key_is_left_over(folder: Path) -> None:
    if LOBBY.search(folder.as_posix()):
        return  # what these name is a game, which only the server knows
    prefix, rooms = _speakers(folder)
    said = frozenset[str]().union(*(_said(room) for room in rooms))
    catalogue = _catalogue(folder, "en")
    parts = {text for asked in catalogue.values() for text in asked.texts}
    root = prefix.partition(".")[0]
    starts = {f"{prefix}.", *(one.removesuffix(KEY) for one in said if one.endswith(KEY) and one.startswith(root))}
    patterns = [
        re.compile(r"[\w.]+".join(re.escape(part) for part in re.split(f"[{PLACE}{KEY}]", one)))
        for one in said
        if re.search(f"[{PLACE}{KEY}]", one) and re.search(r"[a-z]{2}", one) and one.removesuffix(KEY) not in starts
    ]

    def is_said(key: str) -> bool:
        full = f"{prefix}.{key}".lstrip(".")
        names = {full, *(full.removeprefix(start) for start in starts)}
        return bool(names & said) or any(one.fullmatch(name) for one in patterns for name in names)

    left = [name for name in catalogue if name not in parts and not is_said(name.replace("-", "."))]
    assert not left, f"nothing says {left}"


def test_every_key_that_is_said_exists() -> None:
    there = {
        f"{_speakers(folder)[0]}.{name.replace('-', '.')}".lstrip(".")
        for folder in FOLDERS
        for language in LANGUAGES
        for name in _catalogue(folder, language)
    }
    there |= {f"{name}.{key}" for name in python.FOLDERS for key in python.entries(name, "en")}
    missing = []
    for file in sorted(PAGE.rglob("*")):
        if file.suffix not in {".ts", ".svelte"} or ".test." in file.name or "generated" in file.parts:
            continue
        text = file.read_text(encoding="utf-8")
        boards = PAGE / "boards"
        starts = {*re.findall(r"`([\w.]+)\.\$\{key\}`", text)}
        starts |= set(file.relative_to(boards).parts[:1]) if file.is_relative_to(boards) else set()
        missing += [f"{file.name}: {key}" for key in re.findall(r'\bt\(\s*"([^"]+)"', text) if key not in there]
        missing += [
            f"{file.name}: {key}"
            for key in re.findall(r'\bsay\(\s*"([^"]+)"', text)
            if key not in there and not any(f"{start}.{key}" in there for start in starts)
        ]
    assert not missing
