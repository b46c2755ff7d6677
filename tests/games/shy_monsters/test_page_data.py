"""What the page knows about comfort is written by the rules."""

import json
import runpy
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / "web/src/boards/shy_monsters/data.py"


@pytest.mark.rule("S-205")
@pytest.mark.rule("S-1012")
def test_monsters_differ_by_letter_and_colour() -> None:
    monsters = json.loads(runpy.run_path(str(SCRIPT))["text"]())["monsters"]
    assert "".join(monster["letter"] for monster in monsters) == "BDMCKG"
    assert [monster["colour"] for monster in monsters] == ["pink", "orange", "green", "red", "blue", "teal"]
