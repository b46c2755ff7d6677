"""Compiled rules kept on disk are never older than what they were made from."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from facedown.engine.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="needs the compiler")

MAIN = """
from facedown.engine.rule import native, rule
from helper import double
from numbers_of_the_game import BONUS
from other import same

@rule
def answer(x):
    return same(double(x) + BONUS)

if __name__ == "__main__":
    compiled = native(answer)
    assert compiled(5) == answer(5), "an old compiled form was used"
    print(compiled(5), sum(compiled.stats.cache_hits.values()))
"""


def run(folder: Path) -> list[int]:
    """What a fresh process computes, and how often it found compiled code on disk."""
    env = {**os.environ, "FACEDOWN_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "main.py"], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [int(word) for word in done.stdout.split()]


def test_a_changed_callee_or_constant_in_another_file_is_noticed(tmp_path: Path) -> None:
    def write(name: str, text: str) -> None:
        (tmp_path / name).write_text(text)

    rule = "from facedown.engine.rule import rule\n\n@rule\ndef "
    write("main.py", MAIN)
    write("helper.py", rule + "double(x):\n    return 2 * x\n")
    write("other.py", rule + "same(x):\n    return x\n")
    write("numbers_of_the_game.py", "BONUS = 1\n")
    assert run(tmp_path) == [11, 0]
    assert run(tmp_path) == [11, 1]
    write("helper.py", rule + "double(x):\n    return 3 * x\n")
    assert run(tmp_path) == [16, 0]
    write("numbers_of_the_game.py", "BONUS = 4\n")
    assert run(tmp_path) == [19, 0]
