"""Imports packages that few requests need, such as those for passkeys, after the server has begun to answer.

Importing them takes a third of a start. They are used like any module; who needs one earlier waits for its import.
"""

import importlib
from types import ModuleType
from typing import Any

_names: list[str] = []


class Late:
    """Stands for a module that is imported when it is first used."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._module: ModuleType | None = None

    def __getattr__(self, name: str) -> Any:
        if self._module is None:
            self._module = importlib.import_module(self._name)
        return getattr(self._module, name)


def late(name: str) -> Any:
    """Notes a module that is not imported yet, to be loaded later."""
    _names.append(name)
    return Late(name)


def load_all() -> None:
    """Imports all of them, in a thread: so that no request has to wait for it."""
    for name in _names:
        importlib.import_module(name)
