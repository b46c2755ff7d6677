"""Records: one declaration gives dtype, twin and bytes, and refuses what would not be sound."""

from typing import Annotated, Any

import numpy as np
import pytest

from facedown.engine.errors import RecordError
from facedown.engine.record import Int8, Int16, Int32, Int64, Record, i8, i16, i64
from facedown.games.nyet.rules.state import State as NyetState


class Sample(Record):
    big: Int64
    row: Annotated[list[int], i64, 2]
    half: Int32
    grid: Annotated[list[list[int]], i16, 2, 3]
    small: Annotated[list[int], i8, 3]
    flag: Int8
    spare: Annotated[list[int], i8, 4]


def sample() -> Sample:
    s = Sample()
    s.big = -(1 << 63)
    s.row = [1, (1 << 63) - 1]
    s.half = -5
    s.grid = [[1, 2, 3], [-4, -32768, 32767]]
    s.small = [-128, 0, 127]
    s.flag = 1
    return s


def test_dtype_follows_the_declaration() -> None:
    dtype = Sample.dtype
    assert dtype.itemsize == 48
    assert dtype.names == ("big", "row", "half", "grid", "small", "flag", "spare")
    assert [dtype.fields[name][1] for name in dtype.names] == [0, 8, 24, 28, 40, 43, 44]
    assert dtype["grid"].shape == (2, 3)
    assert dtype["grid"].base == np.dtype("<i2")


def test_twin_and_array_have_the_same_bytes_and_values() -> None:
    s = sample()
    array = s.to_array()
    assert array.shape == (1,)
    assert array.tobytes() == s.to_bytes()
    assert array[0].big == s.big
    assert array[0].row.tolist() == s.row
    assert array[0].grid.tolist() == s.grid
    assert array[0].small.tolist() == s.small
    array[0].grid[1][0] = 77
    assert Sample.from_bytes(array.tobytes()).grid == [[1, 2, 3], [77, -32768, 32767]]


@pytest.mark.parametrize("cls", [Sample, NyetState])
def test_no_byte_is_unnamed(cls: type[Record]) -> None:
    assert sum(field.size for field in cls.fields) == cls.dtype.itemsize
    assert cls.dtype.itemsize % 8 == 0


def test_blank_is_all_zero() -> None:
    s = sample()
    s.blank()
    assert s == Sample()
    assert s.to_bytes() == bytes(48)


def test_copy_shares_nothing() -> None:
    s = sample()
    twin = s.copy()
    assert twin == s
    assert hash(twin) == hash(s)
    twin.row[0] = 9
    twin.grid[1][2] = 9
    assert (s.row[0], s.grid[1][2]) == (1, 32767)
    assert twin != s
    s.take(twin)
    assert s == twin
    assert s.grid[1] is not twin.grid[1]


def test_round_trips() -> None:
    s = sample()
    assert Sample.from_bytes(s.to_bytes()) == s
    assert Sample.from_dict(s.to_dict()) == s


def test_records_of_other_classes_are_not_equal() -> None:
    class Other(Record):
        big: Int64

    assert Other() != Sample()
    assert Sample() != 0


def test_repr_names_only_what_is_set() -> None:
    s = Sample()
    s.flag = 2
    s.row = [0, 3]
    assert repr(s) == "Sample(row=[0, 3], flag=2)"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("big", 1 << 63),
        ("row", [0, -(1 << 63) - 1]),
        ("half", 1 << 31),
        ("grid", [[0, 0, 0], [0, 0, 32768]]),
        ("small", [0, -129, 0]),
        ("flag", 128),
    ],
)
def test_overflow_is_refused_by_name(name: str, value: Any) -> None:
    s = sample()
    setattr(s, name, value)
    with pytest.raises(RecordError, match=rf"Sample: {name} = .* does not fit"):
        s.to_bytes()


def test_wrong_length_is_refused() -> None:
    s = sample()
    s.small = [1, 2]
    with pytest.raises(RecordError, match="Sample"):
        s.to_bytes()
    with pytest.raises(RecordError, match="Sample is 48 bytes, got 47"):
        Sample.from_bytes(bytes(47))


def test_dict_with_other_fields_or_shapes_is_refused() -> None:
    data = sample().to_dict()
    with pytest.raises(RecordError, match=r"missing or unknown fields \['big'\]"):
        Sample.from_dict({name: value for name, value in data.items() if name != "big"})
    with pytest.raises(RecordError, match=r"missing or unknown fields \['more'\]"):
        Sample.from_dict({**data, "more": 1})
    with pytest.raises(RecordError, match=r"Sample.row: expected shape \(2,\), got \(3,\)"):
        Sample.from_dict({**data, "row": [1, 2, 3]})
    with pytest.raises(RecordError, match="flag = 500 does not fit"):
        Sample.from_dict({**data, "flag": 500})


def test_padding_between_fields_is_refused() -> None:
    with pytest.raises(RecordError, match=r"Gap\.wide would need padding: declare wide fields first"):

        class Gap(Record):
            narrow: Int8
            wide: Int16
            spare: Annotated[list[int], i8, 5]


def test_padding_at_the_end_is_refused() -> None:
    with pytest.raises(RecordError, match="Short has 9 bytes: add a spare field of 7 x i8"):

        class Short(Record):
            wide: Int64
            narrow: Int8


def test_other_types_are_refused() -> None:
    with pytest.raises(RecordError, match=r"Plain\.x: write Int8 .. Int64 or Annotated"):

        class Plain(Record):
            x: int

    with pytest.raises(RecordError, match=r"Bent\.x: .* does not go with shape"):

        class Bent(Record):
            x: Annotated[list[int], i8, 2, 4]

    with pytest.raises(RecordError, match=r"Empty\.x: .* does not go with shape"):

        class Empty(Record):
            x: Annotated[list[int], i8, 0]
