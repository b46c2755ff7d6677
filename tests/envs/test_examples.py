"""The examples in the docstrings are run."""

import doctest
from types import ModuleType

import pytest

import facedown
from facedown.engine import tensors
from facedown.envs import env


@pytest.mark.parametrize("module", [facedown, tensors, env], ids=lambda module: module.__name__)
def test_examples_in_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
