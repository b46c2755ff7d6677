"""Tiles, Monsters and moods as signs and words, so that colour is never alone (S-1011, S-1012)."""

import re
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from facedown.games.shy_monsters.pieces import MONSTERS

# Light or dark letters on a filled ground: readable on any terminal background (contrast above 4.5 : 1).
GROUND = {
    "bat": "#000000 on #f9a8d4",
    "dragon": "#000000 on #fb923c",
    "mantis": "#ffffff on #15803d",
    "cobra": "#ffffff on #b91c1c",
    "kraken": "#ffffff on #1d4ed8",
    "gargoyle": "#ffffff on #0f766e",
    "exit": "#000000 on #facc15",
    "entrance": "#ffffff on #57534e",
    "corridor": "#ffffff on #57534e",
}
ACCENT = "dark_orange3"
LETTERS = {**{name: name[0].upper() for name in MONSTERS}, "exit": "X", "entrance": "E", "corridor": "+"}
MOOD_WORDS = {"active": "kills", "uncomfy": "calm", "panicked": "panic", "dead": "dead"}
DEADLY = "bold #ffffff on #b91c1c"
AT_HOME, NOT_AT_HOME = ":)", ":("  # how a Monster that still lies face down feels where it is
MONSTER = re.compile(rf"\b({'|'.join(MONSTERS)})\b")


@dataclass(frozen=True)
class Signs:
    """The signs that a terminal can show."""

    back: str  # of a face-down tile
    near: str  # of one beside the Hero's ground
    floor: str  # where a tile may be laid; in diagrams: does not matter
    turn: str
    done: str
    dot: str
    moods: dict[str, str]  # where there is no room for the word


UNICODE = Signs("░", "▓", "·", "▶", "✓", "·", {"active": "▼", "uncomfy": "~", "panicked": "!", "dead": "✗"})
ASCII = Signs(".", ":", ".", ">", "v", "-", {"active": "*", "uncomfy": "~", "panicked": "!", "dead": "x"})


def signs_for(console: Console) -> Signs:
    return UNICODE if console.encoding.lower().startswith("utf") else ASCII


def letter(what: str) -> Text:
    """A tile's letter on its ground."""
    return Text(LETTERS[what], f"bold {GROUND[what]}")


def letters(names: list[str]) -> Text:
    return Text(" ").join(letter(name) for name in names)


def named(what: str) -> Text:
    """`B bat`"""
    return Text.assemble(letter(what), f" {what}")


def line(text: str, style: str = "") -> Text:
    """A line of the log with its Monsters marked."""
    drawn = Text(text, style)
    for found in MONSTER.finditer(text):
        drawn.stylize(f"bold {GROUND[found.group()]}", found.start(), found.end())
    return drawn
