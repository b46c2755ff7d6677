"""What the page knows about comfort is written by the rules, and is up to date."""

import json
import runpy
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / "web/src/boards/shy_monsters/data.py"


def test_the_page_has_what_the_rules_have_now() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["FILE"].read_text() == script["text"](), "run: python web/src/boards/shy_monsters/data.py"


@pytest.mark.rule("S-205")
@pytest.mark.rule("S-1012")
def test_monsters_differ_by_letter_and_colour() -> None:
    monsters = json.loads(runpy.run_path(str(SCRIPT))["text"]())["monsters"]
    assert "".join(monster["letter"] for monster in monsters) == "BDMCKG"
    assert [monster["colour"] for monster in monsters] == ["pink", "orange", "green", "red", "blue", "teal"]
