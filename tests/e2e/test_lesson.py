"""The recorded lessons are what the engine shows today."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.site import ROOT

RECORDER = runpy.run_path(str(ROOT / "web" / "src" / "lessons" / "record.py"))
SCRIPTS: dict[str, Path] = RECORDER["scripts"]()


def pictures(lesson: dict[str, Any]) -> list[Any]:
    """What is drawn and what can be chosen, frame by frame."""
    return [
        (
            part["id"],
            frame["view"],
            [choice["text"] for choice in frame["choices"]],
            [line["event"] for line in frame["fresh"]],
            frame["wanted"],
            frame["say"],
        )
        for part in lesson["parts"]
        for frame in part["frames"]
    ]


def test_every_lesson_of_a_game_at_a_table_is_recorded() -> None:
    assert list(SCRIPTS) == ["hyst", "myst", "nusubito_mist", "nusubito_thief", "nyet", "shy_monsters_hero"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_recorded_lesson_is_up_to_date(name: str) -> None:
    now = json.loads(json.dumps(RECORDER["record"](SCRIPTS[name])))
    recorded = json.loads(SCRIPTS[name].with_name("recorded.json").read_text(encoding="utf-8"))
    assert pictures(recorded) == pictures(now), f"run: python web/src/lessons/record.py {name}"
