"""What a host installs is enough for tables, bots and the terminal: nothing of it loads what draws or researches."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = ("matplotlib", "scipy", "gymnasium", "pettingzoo", "pyspiel", "ray", "cupy")
PROGRAM = """
import importlib, pkgutil, sys
for name in EXTRAS:
    sys.modules[name] = None  # as if it were not there
import facedown
apart = (
    "adapters gpu testing arena.draw arena.report arena.page balance.page cli.reports solvers.shy_monsters.report "
    "server.store.migrations"
).split()
for module in pkgutil.walk_packages(facedown.__path__, "facedown."):
    if not module.name.startswith(tuple(f"facedown.{name}" for name in apart)):
        importlib.import_module(module.name)
"""


def pins(name: str) -> set[str]:
    """Names of what a file of requirements installs by itself."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0].lower() for line in lines if line and line[0] not in "#-"}


def test_all_that_a_host_needs_is_imported_without_the_extras() -> None:
    program = PROGRAM.replace("EXTRAS", repr(EXTRAS))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_library_is_pinned_in_one_file() -> None:
    host, reports, research = (pins(f"requirements{part}.txt") for part in ("", "-reports", "-research"))
    assert "matplotlib" in reports
    assert "pillow" in host  # draws the trays of MYST
    assert not host & reports
    assert not (host | reports) & research
