"""The examples in the adapters' own words run, and who lacks a library is told what to install."""

import doctest
import importlib
import importlib.util
import sys

import pytest

MODULES = ["pettingzoo", "gymnasium", "openspiel"]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    found = doctest.testmod(importlib.import_module(f"facedown.adapters.{name}"))
    assert found.attempted > 2
    assert found.failed == 0


@pytest.mark.parametrize(
    ("name", "library", "gone"),
    [
        ("pettingzoo", "pettingzoo", ["pettingzoo", "pettingzoo.env_registry.registration", "pettingzoo.utils"]),
        ("gymnasium", "gymnasium", ["gymnasium"]),
        ("openspiel", "pyspiel", ["pyspiel"]),
    ],
)
def test_a_missing_library_is_named(name: str, library: str, gone: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in gone:
        monkeypatch.setitem(sys.modules, module, None)
    spec = importlib.util.find_spec(f"facedown.adapters.{name}")
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(ImportError, match=r"pip install 'facedown\[research\]'") as caught:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
    assert library in str(caught.value)
