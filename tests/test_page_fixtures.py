"""The states that tests of boards look at are what the engine shows today."""

import json
import runpy
from pathlib import Path

import pytest

FIXTURES = runpy.run_path(str(Path(__file__).parents[1] / "web/src/boards/fixtures.py"))
SCRIPTS: dict[str, Path] = FIXTURES["scripts"]()


def test_every_board_has_states() -> None:
    assert sorted(SCRIPTS) == ["hyst", "myst", "nusubito", "nyet", "shy_monsters"]


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_states_are_up_to_date(name: str) -> None:
    made = FIXTURES["made"](SCRIPTS[name])
    kept = [file for file in made if file != "stream.json"]
    assert "states.json" in kept
    for file in kept:
        written = json.loads(SCRIPTS[name].with_name(file).read_text(encoding="utf-8"))
        now = json.loads(json.dumps(made[file]))
        changed = [part for part in now if now[part] != written.get(part)]
        assert not changed, f"run: python web/src/boards/fixtures.py {name}"
        assert list(now) == list(written)
