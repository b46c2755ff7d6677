"""The recorded lesson is what the engine shows today."""

import json
import runpy
from typing import Any

from tests.e2e.site import ROOT

SCRIPT = ROOT / "web" / "scripts" / "lessons" / "nyet.py"
RECORDED = ROOT / "web" / "src" / "lessons" / "nyet.json"


def pictures(lesson: dict[str, Any]) -> list[Any]:
    """What is drawn and what can be chosen, frame by frame."""
    return [
        (part["id"], frame["view"], [choice["text"] for choice in frame["choices"]], frame["wanted"], frame["say"])
        for part in lesson["parts"]
        for frame in part["frames"]
    ]


def test_the_recorded_lesson_is_up_to_date() -> None:
    now = json.loads(json.dumps(runpy.run_path(str(SCRIPT))["lesson"]()))
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    assert pictures(recorded) == pictures(now), "run: python web/scripts/lessons/nyet.py"
