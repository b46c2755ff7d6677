"""Writes values as words in a position text, and reads them: numbers, names, rows, sets and pairs of them.

A codec writes a value and reads it again. What it says about a wrong word is made here alone:
`take` asks for what the codec is about, and names what stands there instead.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from facedown.engine.errors import PositionError

LONGEST = 12  # digits of a number: Python refuses to read very long ones
MANY = 10_000  # words
HIDDEN = "?"  # for a value without a name, as a record has it that somebody sees; no reader takes it
QUOTED = 60  # letters of a wrong text that are repeated
NUMBER = re.compile(rf"-?[0-9]{{1,{LONGEST}}}")


@dataclass(frozen=True)
class Codec:
    """Writes a value as text and reads it; `read` raises ValueError or LookupError, `how` says what should be there."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    how: str

    def take(self, text: str) -> Any:
        """Gives the value of a text that somebody wrote; raises PositionError, which does not know the line."""
        try:
            return self.read(text)
        except (ValueError, LookupError):
            raise PositionError(f"write {self.how}, not '{text[:QUOTED]}'") from None

    def kept(self, write: Callable[[Any], Any], read: Callable[[Any], Any], how: str = "") -> "Codec":
        """Gives the same text for a value that a record keeps in another form."""
        return Codec(lambda value: self.write(write(value)), lambda text: read(self.read(text)), how or self.how)


# One word.


def number(least: int, most: int, what: str = "a number") -> Codec:
    def read(text: str) -> int:
        if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return Codec(str, read, f"{what} from {least} to {most}")


def seat(s: Any) -> Codec:
    """Builds the codec of a seat of this game."""
    return number(0, s.players - 1, "a seat")


def word(names: Sequence[str] | Mapping[str, Any], how: str = "", *, first: int = 0) -> Codec:
    """Builds a codec of names for places, counted from `first`; or of names with the values they stand for."""
    values = names if isinstance(names, Mapping) else {name: first + k for k, name in enumerate(names)}
    texts = {value: name for name, value in values.items()}
    return Codec(lambda value: texts.get(value, HIDDEN), values.__getitem__, how or either(values))


def pair(one: Codec, sign: str, other: Codec, how: str = "") -> Codec:
    """Builds a codec of two words with a sign between them, as a tuple."""

    def read(text: str) -> tuple[Any, Any]:
        if sign not in text:
            raise ValueError
        first, _, second = text.partition(sign)
        return one.take(first), other.take(second)

    write = lambda values: f"{one.write(values[0])}{sign}{other.write(values[1])}"  # noqa: E731
    return Codec(write, read, how or f"{one.how}, {sign} and {other.how}")


# Several words.


def words(codec: Codec, sign: str = "", *, most: int = MANY, once: bool = False, nothing: str = "-") -> Codec:
    """Builds a codec of any number of words, `nothing` for none; `once`: all different."""
    limits = f", at most {most}" if most < MANY else ""
    return _list(codec, sign, 0, most, once, codec.how + limits, nothing)


def row(codec: Codec, count: int, sign: str = "", *, once: bool = False, what: str = "") -> Codec:
    """Builds a codec of as many words as there are places; `what` they are called."""
    return _list(codec, sign, count, count, once, f"{count} {what or f'times {codec.how}'}")


def columns(*codecs: Codec, least: int = -1, how: str = "") -> Codec:
    """Builds a codec of words of different kinds, one after the other: all, or the `least` of them."""

    def read(text: str) -> list[Any]:
        found = text.split()
        if len(found) not in {least, len(codecs)}:
            raise ValueError
        return [codec.take(part) for codec, part in zip(codecs, found, strict=False)]

    def write(values: Sequence[Any]) -> str:
        return " ".join(codec.write(value) for codec, value in zip(codecs, values, strict=False))

    return Codec(write, read, how or ", then ".join(codec.how for codec in codecs))


def bits(codec: Codec, sign: str = "", *, once: bool = False, nothing: str = "-") -> Codec:
    """Builds a codec of the members of a set of bits, in rising order."""
    return words(codec, sign, once=once, nothing=nothing).kept(members, lambda found: sum(1 << k for k in set(found)))


def settings(codecs: Mapping[str, Codec]) -> Codec:
    """Builds a codec of words such as `points=3`: a value for each of some names, as a dictionary."""

    def read(text: str) -> dict[str, Any]:
        return {key: codecs[key].take(value) for key, _, value in (part.partition("=") for part in text.split())}

    def write(values: dict[str, Any]) -> str:
        return " ".join(f"{key}={codecs[key].write(value)}" for key, value in values.items())

    return Codec(write, read, f"{either(codecs)}, each with = and a value")


def entries(names: Codec, sign: str, values: Codec, count: int) -> Codec:
    """Builds a codec of the places of a row that are not 0: each with its name, a sign and its value."""
    filled = lambda row: [(k, value) for k, value in enumerate(row) if value]  # noqa: E731

    def whole(found: list[tuple[int, Any]]) -> list[Any]:
        values = dict(found)
        return [values.get(k, 0) for k in range(count)]

    return words(pair(names, sign, values)).kept(filled, whole)


def switches(codec: Codec, count: int) -> Codec:
    """Builds a codec of the places of a row that are 1 and not 0."""
    on = lambda values: [k for k in range(count) if values[k]]  # noqa: E731
    return words(codec).kept(on, lambda found: [int(k in found) for k in range(count)])


def members(bits: int) -> list[int]:
    return [k for k in range(bits.bit_length()) if bits >> k & 1]


def either(names: Sequence[str] | Mapping[str, Any]) -> str:
    """Writes `a, b or c`; `-` for none comes last."""
    *others, last = sorted(names, key="-".__eq__)
    return f"{', '.join(others)} or {last}" if others else last


def _list(codec: Codec, sign: str, least: int, most: int, once: bool, how: str, nothing: str = "") -> Codec:
    joint = {"": " ", "/": " / ", "|": " | ", ";": "; "}.get(sign, sign)

    def write(values: Sequence[Any]) -> str:
        return joint.join(map(codec.write, values[:most])) or nothing

    def read(text: str) -> list[Any]:
        split = [part.strip() for part in text.split(sign)] if sign else text.split()
        found = [codec.take(part) for part in ([] if text in {"", nothing} and not least else split)]
        if not least <= len(found) <= most or (once and len(set(found)) < len(found)):
            raise ValueError
        return found

    return Codec(write, read, how + f" with {sign} between them" * bool(sign) + ", all different" * once)
