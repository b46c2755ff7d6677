"""Says in which form the rules are run: compiled, compiled with bounds checks, or plain. Gives servers time, and offers
the games of this package alone."""

import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import groupby

import httpx
import pytest
from xdist.scheduler import LoadFileScheduling

from facedown.engine.rule import JIT
from facedown.testing.walk import Budget

for step in ("connect", "read", "write", "pool"):  # 5 s are too little on a machine that does ten other things
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, step, 60.0)
# Each request of `httpx.get` reads all certificates of the machine (16 ms), though nobody here speaks TLS.
httpx._transports.default.create_ssl_context = cache(httpx.create_ssl_context)  # type: ignore[attr-defined]

# Whatever other games are installed: the suite is about these. (Before anything imports the catalog.)
os.environ.setdefault("FACEDOWN_GAMES", "nyet,shy_monsters,nusubito,hyst,myst")


# Files that take long come first, so that no process is left alone with one at the end.
LONG = ("conformance", "soak", "server", "bots", "solving", "arena", "adapters", "cli")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put browsers, which wait for half of their time, between those that compute: then all cores have work."""
    ranks = {config.rootpath / "tests" / name: rank for rank, name in enumerate(LONG)}
    items.sort(key=lambda item: next((ranks[path] for path in item.path.parents if path in ranks), len(ranks)))
    browsers, others = ([list(group) for _, group in groupby(part, lambda item: item.path)] for part in _parted(items))
    share = 0.7 * len(others) / (len(browsers) + 1)  # short files are left for the end
    for number, file in enumerate(browsers):
        others.insert(round(number * (share + 1)), file)
    items[:] = [item for file in others for item in file]


def _parted(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests in a browser, and all others."""
    browsers = [item for item in items if item.path.parent.name == "e2e"]
    return browsers, [item for item in items if item.path.parent.name != "e2e"]


class ByFile(LoadFileScheduling):  # type: ignore[misc]
    """As `--dist loadfile`, but the kit's long file is shared out by games: each compiles for itself alone."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        found = re.search(r"\[(\w+)", test) if file.endswith("conformance/test_catalog.py") else None
        return f"{file}::{found[1]}" if found else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadFileScheduling | None:
    return ByFile(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.fixture(scope="session", autouse=True)
def _no_compiler_where_none_is_wanted() -> Iterator[None]:
    """With FACEDOWN_JIT=0 nothing that was tested has loaded Numba."""
    yield
    assert JIT or "numba" not in sys.modules


def pytest_report_header() -> str:
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"}
    form = "plain" if not JIT else "compiled, with bounds checks" if checked else "plain and compiled"
    return f"facedown: rules {form}; conformance at scale {Budget.from_environment().scale:g}"
