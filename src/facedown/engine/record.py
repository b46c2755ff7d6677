"""Declares a game's state as one record: named integers and fixed rows of integers, nothing else.

Fields are declared once, in an annotated class::

    class State(Record):
        hands: Annotated[list[int], i64, 5]
        phase: Int8

From that one declaration follow the dtype that compiled rules work on (`State.dtype`), the *plain twin*
(the class itself: an ordinary object with ints and lists, for the debugger, the page and the tests) and the
static type that the checker sees. Marks after the shape say who sees a field, how learners are told of it and which
option it mirrors (see marks.py).
"""

import math
import struct
from collections.abc import Iterator
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from facedown.engine.errors import RecordError

if TYPE_CHECKING:
    import numpy.typing as npt


class Width(NamedTuple):
    """Says how wide one integer is: NumPy's code, struct's code, bytes."""

    numpy: str
    struct: str
    size: int

    @property
    def least(self) -> int:
        return -(1 << (8 * self.size - 1))

    @property
    def most(self) -> int:
        return (1 << (8 * self.size - 1)) - 1


i8 = Width("<i1", "b", 1)
i16 = Width("<i2", "h", 2)
i32 = Width("<i4", "i", 4)
i64 = Width("<i8", "q", 8)
Int8 = Annotated[int, i8]
Int16 = Annotated[int, i16]
Int32 = Annotated[int, i32]
Int64 = Annotated[int, i64]


class Mark:
    """Says something of a field besides its width and shape: the base of marks in a declaration."""


M = TypeVar("M", bound=Mark)


class Field(NamedTuple):
    name: str
    width: Width
    shape: tuple[int, ...]
    marks: tuple[Mark, ...] = ()

    def marked(self, kind: type[M]) -> list[M]:
        """Gives the field's marks of one kind."""
        return [mark for mark in self.marks if isinstance(mark, kind)]

    @property
    def cells(self) -> int:
        return math.prod(self.shape)

    @property
    def size(self) -> int:
        return self.width.size * self.cells


class _Dtype:
    """Makes a record's dtype when it is first asked for: a server plays on the plain twin, and never imports NumPy."""

    def __get__(self, record: object, kind: "type[Record]") -> Any:
        import numpy as np

        layout = [(f.name, f.width.numpy, f.shape) if f.shape else (f.name, f.width.numpy) for f in kind.fields]
        kind.dtype = np.dtype((np.record, np.dtype(cast(Any, layout), align=True)))
        return kind.dtype


class Record:
    """Holds a state: the base of every one. Subclasses only declare fields."""

    dtype: ClassVar[Any]
    fields: ClassVar[tuple[Field, ...]]
    _struct: ClassVar[struct.Struct]
    _zero: ClassVar[dict[str, Any]]
    _rows: ClassVar[tuple[str, ...]]
    _grids: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = tuple(_field(cls, name, hints[name]) for name in cls.__annotations__)
        _refuse_padding(cls)
        cls.dtype = _Dtype()
        cls._struct = struct.Struct("<" + "".join(f"{f.cells}{f.width.struct}" for f in cls.fields))
        cls._zero = {f.name: _zeros(f.shape) for f in cls.fields}
        cls._rows = tuple(f.name for f in cls.fields if len(f.shape) == 1)
        cls._grids = tuple(f.name for f in cls.fields if len(f.shape) == 2)

    def __init__(self) -> None:
        self.blank()

    def blank(self) -> None:
        """Makes every field zero."""
        self._take(self._zero)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.take(self)
        return twin

    def take(self, other: Self) -> None:
        """Becomes equal to another record."""
        self._take(other.__dict__)

    def _take(self, values: dict[str, Any]) -> None:
        """Copies all fields at once: one by one it would take most of the time that a table needs for a move."""
        mine = self.__dict__
        mine.update(values)
        for name in self._rows:
            mine[name] = values[name][:]
        for name in self._grids:
            mine[name] = [row[:] for row in values[name]]

    def to_bytes(self) -> bytes:
        try:
            return self._struct.pack(*self._flat())
        except struct.error as error:
            raise RecordError(f"{type(self).__name__}: {self._misfit() or error}") from None

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls._struct.size:
            raise RecordError(f"{cls.__name__} is {cls._struct.size} bytes, got {len(data)}")
        values = iter(cls._struct.unpack(data))
        made = cls.__new__(cls)
        for field in cls.fields:
            setattr(made, field.name, _shaped(values, field.shape))
        return made

    def to_dict(self) -> dict[str, Any]:
        return {f.name: _copied(getattr(self, f.name)) for f in self.fields}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        names = {f.name for f in cls.fields}
        if odd := names.symmetric_difference(data):
            raise RecordError(f"{cls.__name__}: missing or unknown fields {sorted(odd)}")
        made = cls()
        for field in cls.fields:
            value = data[field.name]
            if _shape(value) != field.shape:
                raise RecordError(f"{cls.__name__}.{field.name}: expected shape {field.shape}, got {_shape(value)}")
            setattr(made, field.name, _copied(value))
        made.to_bytes()  # refuses what does not fit
        return made

    def to_array(self) -> "npt.NDArray[Any]":
        """Makes a one-record array for compiled code."""
        import numpy as np

        return np.frombuffer(self.to_bytes(), dtype=self.dtype).copy()

    def _flat(self) -> Iterator[int]:
        for field in self.fields:
            value = getattr(self, field.name)
            if not field.shape:
                yield value
            elif len(field.shape) == 1:
                yield from value
            else:
                yield from (x for row in value for x in row)

    def _misfit(self) -> str:
        values = self._flat()
        for field in self.fields:
            for _ in range(field.cells):
                value = next(values, None)
                if value is None or not field.width.least <= value <= field.width.most:
                    return f"{field.name} = {getattr(self, field.name)} does not fit {field.width.numpy}{field.shape}"
        return ""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self._flat()))

    def __repr__(self) -> str:
        shown = (f"{f.name}={getattr(self, f.name)}" for f in self.fields if getattr(self, f.name) != _zeros(f.shape))
        return f"{type(self).__name__}({', '.join(shown)})"


def _field(cls: type, name: str, hint: Any) -> Field:
    args = get_args(hint)
    if get_origin(hint) is not Annotated or not isinstance(args[1], Width):
        raise RecordError(f"{cls.__name__}.{name}: write Int8 .. Int64 or Annotated[list[int], i8, 5]")
    marks = tuple(arg for arg in args[2:] if isinstance(arg, Mark))
    shape = tuple(arg for arg in args[2:] if not isinstance(arg, Mark))
    depth = {int: 0, list[int]: 1, list[list[int]]: 2}.get(args[0])
    if depth != len(shape) or not all(isinstance(n, int) and n > 0 for n in shape):
        raise RecordError(f"{cls.__name__}.{name}: {args[0]} does not go with shape {shape}")
    return Field(name, args[1], shape, marks)


def _refuse_padding(cls: type[Record]) -> None:
    """Refuses padding, which would be unnamed bytes inside hashes, messages and comparisons."""
    offset = 0
    for field in cls.fields:
        if offset % field.width.size:
            raise RecordError(f"{cls.__name__}.{field.name} would need padding: declare wide fields first")
        offset += field.size
    if offset % 8:
        raise RecordError(
            f"{cls.__name__} has {offset} bytes: add a spare field of {-offset % 8} x i8 to reach a multiple of 8"
        )


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [0] * shape[0] if len(shape) == 1 else [_zeros(shape[1:]) for _ in range(shape[0])]


def _copied(value: Any) -> Any:
    return [_copied(v) for v in value] if isinstance(value, list) else value


def _shape(value: Any) -> tuple[int, ...]:
    return (len(value), *_shape(value[0])) if isinstance(value, list) and value else ()


def _shaped(values: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(values)
    return [_shaped(values, shape[1:]) for _ in range(shape[0])]
