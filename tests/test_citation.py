"""CITATION.cff names the version that it comes with."""

import re
from pathlib import Path

import facedown

FILE = Path(__file__).parent.parent / "CITATION.cff"


def test_the_citation_names_this_version_and_all_games() -> None:
    from facedown.catalog import GAMES

    text = FILE.read_text(encoding="utf-8")
    keys = dict(re.findall(r"^([a-z-]+): *(.*)$", text, re.MULTILINE))
    assert {"cff-version", "message", "title", "authors"} <= set(keys)
    assert keys["version"] == facedown.__version__
    assert all(game.title in text for game in GAMES.values())
