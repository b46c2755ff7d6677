"""The recorded lessons are what the engine shows today."""

import json
import runpy
import sys
from typing import Any

import pytest

from tests.e2e.site import ROOT

SCRIPTS = ROOT / "web" / "scripts" / "lessons"
RECORDED = ROOT / "web" / "src" / "lessons"


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


@pytest.mark.parametrize("name", ["hyst", "myst", "nyet", "nusubito_mist", "nusubito_thief", "shy_monsters_hero"])
def test_the_recorded_lesson_is_up_to_date(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(SCRIPTS), *sys.path])  # as if the script were run
    now = json.loads(json.dumps(runpy.run_path(str(SCRIPTS / f"{name}.py"))["lesson"]()))
    recorded = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    assert pictures(recorded) == pictures(now), f"run: python web/scripts/lessons/{name}.py"
