"""Keeps all tests of a game in one process, which compiles what they share once."""

import re

import pytest
from xdist.scheduler import LoadScopeScheduling


class ByGame(LoadScopeScheduling):  # type: ignore[misc]
    """As `--dist loadscope`, where the scope is the game that a test is about: the first word in its brackets."""

    def _split_scope(self, nodeid: str) -> str:
        found = re.search(r"\[(\w+)", nodeid)
        return found[1] if found else nodeid


LONG = ("hyst", "myst", "nusubito")  # games that compile longest: they come first, so that no process ends alone


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(f"[{name}" in item.name for name in LONG))


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadScopeScheduling:
    return ByGame(config, log)
