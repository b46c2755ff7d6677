"""Writing rows of numbers: plain and compiled."""

import numpy as np
import pytest

from facedown.engine.rule import JIT, native, rule
from facedown.engine.tensor_rows import put_bits, put_flag, put_one, put_share

SIZE = 12


@rule
def sample(out: list[float]) -> int:
    at = put_bits(out, 0, 0b101, 4)
    at = put_one(out, at, 1, 3)
    at = put_one(out, at, -1, 1)
    at = put_one(out, at, 2, 2)
    at = put_flag(out, at, 8)
    return put_share(out, at, -1, 4)


EXPECTED = [1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, -0.25]


def test_a_list_is_filled() -> None:
    row = [0.0] * SIZE
    assert sample(row) == SIZE  # each part says where the next one begins
    assert row == EXPECTED


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0")
def test_compiled_code_fills_an_array() -> None:
    row = np.zeros(SIZE, np.float32)
    assert native(sample)(row) == SIZE
    assert row.tolist() == EXPECTED
