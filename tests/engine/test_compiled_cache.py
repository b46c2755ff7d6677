"""Compiled rules kept on disk are never older than what they were made from."""

import os
import shutil
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


def run(folder: Path, cache: Path | None = None) -> list[int]:
    """What a fresh process computes, and how often it found compiled code on disk."""
    env = {**os.environ, "FACEDOWN_CACHE": str(cache or folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
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
    shutil.copytree(tmp_path, tmp_path / "clone", copy_function=shutil.copyfile)  # the same at another place
    assert run(tmp_path / "clone", tmp_path / "cache") == [19, 1]


RECORDS = """
import sys
from typing import Annotated
import numpy as np
from facedown.engine.record import Record, i64
from facedown.engine.rule import bind, native, rule

class Small(Record):
    row: Annotated[list[int], i64, 30]

class Large(Record):
    row: Annotated[list[int], i64, 40]

def size(s): ...

@rule
def keep(rows, k, s):
    total = 0
    for n in range(len(s.row)):
        total += s.row[n] * k % 7
        while total > 1000:
            total -= len(rows)
    rows[k] = s
    return total

@rule
def copy(rows):
    total = keep(rows, 1, rows[0]) + keep(rows, 2, rows[0]) + keep(rows, 0, rows[2])
    for k in range(3):
        total += keep(rows, 2 - k, rows[k]) + keep(rows, k, rows[1])
    return size(rows[0]) if total >= 0 else 0

@rule
def length(s):
    return len(s.row)

for name in sys.argv[1:]:
    state = {"small": Small, "large": Large}[name]
    rows = np.zeros(3, state.dtype)
    rows[0]["row"][:] = range(1, 1 + len(rows[0]["row"]))
    count = native(bind(copy, name, size=length))(rows)
    assert count == len(rows[0]["row"])
    assert (rows["row"] == rows[0]["row"]).all(), f"{name}: code for other records ran: {rows}"
"""


def test_code_kept_by_another_process_never_runs_in_place_of_ours(tmp_path: Path) -> None:
    """A process compiles a shared rule for small records; another has compiled it for large ones, and loads that."""
    (tmp_path / "main.py").write_text(RECORDS)
    env = {**os.environ, "FACEDOWN_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    for names in (["small"], ["large", "small"]):
        command = [sys.executable, "main.py", *names]
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{names}: {done.stderr}"


TWINS = """
import importlib, sys
from facedown.engine.rule import native

rules = importlib.import_module(sys.argv[1] + ".rules")
compiled = native(rules.total)
print(compiled((1, 2, 3)), sum(compiled.stats.cache_hits.values()))
"""


def test_a_copy_under_another_name_is_compiled_for_itself(tmp_path: Path) -> None:
    """What is kept names its module: read under another name, it would look for a copy that may be gone by then."""
    (tmp_path / "main.py").write_text(TWINS)
    text = "from facedown.engine.rule import rule\n\n@rule\ndef total(row):\n    return row[0] + row[1] + row[2]\n"
    for package in ("one", "other"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "rules.py").write_text(text)
    env = {**os.environ, "FACEDOWN_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    for package in ("one", "other"):
        command = [sys.executable, "main.py", package]
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout.split() == ["6", "0"]
        shutil.rmtree(tmp_path / package)
