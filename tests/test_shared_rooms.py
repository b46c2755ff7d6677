"""Shared rooms name no game and no option of one: what they need to know, they ask the game."""

import re
from pathlib import Path

import pytest

from facedown.catalog import GAMES

SOURCE = Path(__file__).parents[1] / "src/facedown"
PAGE = SOURCE.parents[1] / "web/src"
STAGES = {"boards/stage.ts", "boards/stage.html"}  # show each game's board on its recorded positions
KINDS = {".py", ".ftl", ".json", ".toml", ".md"}
OWN_ROOMS = ("games", "bots", "solving", "solvers", "live")  # in these a folder belongs to one game
EXAMPLE = "shows calls that run as they stand, and those need a game"
TYPED = "examples of what people type in the help of a command"
ALLOWED = {
    "catalog.py": "the one list of games",
    "__init__.py": EXAMPLE,
    "adapters/gymnasium.py": EXAMPLE,
    "adapters/openspiel.py": EXAMPLE,
    "adapters/pettingzoo.py": EXAMPLE,
    "envs/batch.py": EXAMPLE,
    "envs/env.py": EXAMPLE,
    "gpu/batch.py": EXAMPLE,
    "cli/entry.py": TYPED,
    "cli/commands/arena.py": TYPED,
    "cli/commands/balance.py": TYPED,
    "cli/commands/games.py": TYPED,
    "cli/commands/play.py": TYPED,
    "cli/commands/readers.py": TYPED,
    "cli/commands/rules.py": TYPED,
    "cli/commands/sizes.py": TYPED,
    "cli/commands/solve.py": TYPED,
}
TITLES = [r"NYET!", r"Shy Monsters", r"Nusubito", r"H\.Y\.S\.T\.", r"MYST"]
CLAUSE = r"\b[YSNHM]-(?:[A-Z]\.?)?\d+"  # of a game's rules
COMMON = {"first_player", "match_games"}  # words that mean the same without any game


def option_names() -> set[str]:
    """Options that cannot be taken for a common word: such as `players`, they have an underscore in their name."""
    return {name for game in GAMES.values() for name in game.options.__struct_fields__ if "_" in name} - COMMON


def names_in(text: str) -> list[str]:
    words = [*GAMES, *(name.replace("_", "") for name in GAMES), *sorted(option_names())]
    found = re.findall(rf"(?<![A-Za-z])(?i:{'|'.join(words)})(?![a-z])", text)
    return found + re.findall("|".join([*TITLES, CLAUSE]), text)


def shared_files() -> list[str]:
    """All files of the package that belong to no single game: code, words and data."""
    found = []
    for path in sorted(SOURCE.rglob("*")):
        place = path.relative_to(SOURCE)
        own = place.parts[0] in OWN_ROOMS and place.parts[1:] and place.parts[1] in GAMES
        if path.suffix in KINDS and place.parts[:2] != ("server", "static") and not own:
            found.append(place.as_posix())
    return found


def page_files() -> list[str]:
    """All files of the page that belong to no single game; tests, and what records fixtures for them, may name some."""
    found = []
    for path in sorted(PAGE.rglob("*")):
        place = path.relative_to(PAGE)
        own = place.parts[0] == "boards" and place.parts[1:] and place.parts[1] in GAMES
        other = place.parts[0] == "generated" or ".test." in path.name or place.as_posix() in STAGES
        if path.suffix in {".ts", ".svelte", ".css", ".html", ".ftl", ".js"} and not (own or other):
            found.append(place.as_posix())
    return found


def is_allowed(place: str) -> bool:
    return any(place == one or place.startswith(f"{one}/") for one in ALLOWED)


@pytest.mark.parametrize("place", [place for place in shared_files() if not is_allowed(place)])
def test_a_shared_file_names_no_game(place: str) -> None:
    found = names_in((SOURCE / place).read_text(encoding="utf-8"))
    assert not found, f"src/facedown/{place} names {sorted(set(found))}: let the game say it (docs/adding-a-game.md)"


@pytest.mark.parametrize("place", page_files())
def test_a_shared_file_of_the_page_names_no_game(place: str) -> None:
    found = names_in((PAGE / place).read_text(encoding="utf-8"))
    assert not found, f"web/src/{place} names {sorted(set(found))}: let the game's board say it (docs/page.md)"


def test_what_is_allowed_is_there_and_needed() -> None:
    for place in ALLOWED:
        path = SOURCE / place
        files = [path] if path.is_file() else list(path.rglob("*.py"))
        assert any(names_in(file.read_text(encoding="utf-8")) for file in files), f"{place} needs no exception"


def test_names_are_found() -> None:
    for text in (
        "nyet",
        "NYET!",
        'if game == "shy_monsters":',
        "NyetView",
        "ShyMonstersMeasure",
        "Quick H.Y.S.T.",
        "race_driver",
        "MYST",
    ):
        assert names_in(text), text
    assert not names_in("a mystery of shy people, whose turn it is: players=2")
