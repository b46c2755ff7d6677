"""Writes and reads positions as texts for people, declared line by line: each line says once how.

    POSITION = PositionText(
        name="my_game",
        title="My Game",
        ..
        parts=[
            Line("round", number(1, 99), natural=1, shown=ALWAYS),
            begin_round,
            Line("phase", word({PHASES[number]: number for number in DECISIONS}), natural=TRICK, shown=ALWAYS),
            Line("leader", seat, natural=lambda s: s.first, when=lambda s: s.phase == TRICK),
        ],
        check=check,
    )

Lines are written and read in this order, on paper in any. A function between them is a step of the reader: it works out
what follows from the lines before it, or raises PositionError. position_words.py has the codecs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from facedown.engine.errors import FacedownError, PositionError
from facedown.engine.options import Options
from facedown.engine.position_words import Codec

Condition = Callable[[Any], Any]
Step = Callable[[Any], None]

S = TypeVar("S")  # the record of a game

NOTHING = object()


def ALWAYS(s: Any) -> bool:
    return True


@dataclass(kw_only=True)
class Line:
    """Describes one line, `key: value`, of fields of the record, or what `get` and `put` make of them.

    Where it is left out, the value is `natural`, or what a function of that name says. Without that the field stays
    what it is, and is not written where it is 0, all 0, or empty.
    """

    key: str = field(kw_only=False)
    codec: Codec | Callable[[Any], Codec] = field(kw_only=False)
    fields: str = field(default="", kw_only=False)  # if not the key; `hands.2` is a place of a row, `day round` are two
    natural: Any = NOTHING
    needed: bool = False  # must not be left out
    when: Condition = ALWAYS  # the line exists
    shown: Condition | None = None  # it is written, whatever its value
    count: str = ""  # field that says how many places of the row are used
    get: Callable[[Any], Any] | None = None
    put: Callable[[Any, Any], None] | None = None

    def __post_init__(self) -> None:
        names = [name.partition(".") for name in (self.fields or self.key).split()]
        self._places = [(name, int(place or -1)) for name, _, place in names]

    def text(self, s: Any) -> str:
        """Gives the line, or nothing where it is left out."""
        if not self.when(s):
            return ""
        value = self.get(s) if self.get else self._kept(s)
        if not (self.needed or (self.shown(s) if self.shown else self._tells(s, value))):
            return ""
        return f"{self.key}: {self._codec(s).write(value)}"

    def read(self, s: Any, lines: dict[str, str]) -> None:
        """Takes the line into a record."""
        if not self.when(s):
            return
        text = lines.pop(self.key, None)
        if text is None and self.needed:
            raise PositionError(f"the line '{self.key}: ...' is missing; write {self._codec(s).how}")
        if text is None and self.natural is NOTHING:
            return
        try:
            (self.put or self._keep)(s, self._natural(s) if text is None else self._codec(s).take(text))
        except FacedownError as error:
            raise PositionError(f"{self.key}: {error}") from None

    def _codec(self, s: Any) -> Codec:
        return self.codec if isinstance(self.codec, Codec) else self.codec(s)

    def _natural(self, s: Any) -> Any:
        return self.natural(s) if callable(self.natural) else self.natural

    def _tells(self, s: Any, value: Any) -> bool:
        row = isinstance(value, list) and not (self.count or self.get)  # with places that are not in use
        if self.natural is NOTHING:
            return any(value) if row else bool(value)
        natural = self._natural(s)
        return bool((value[: len(natural)] if row else value) != natural)

    def _kept(self, s: Any) -> Any:
        found = [getattr(s, name) if place < 0 else getattr(s, name)[place] for name, place in self._places]
        if len(found) > 1:
            return found
        return found[0][: getattr(s, self.count)] if self.count else found[0]

    def _keep(self, s: Any, value: Any) -> None:
        for (name, place), part in zip(self._places, value if len(self._places) > 1 else [value], strict=False):
            if place >= 0:
                getattr(s, name)[place] = part
            elif not isinstance(part, list):
                setattr(s, name, part)
            elif len(part) > len(getattr(s, name)):
                raise PositionError(f"write at most {len(getattr(s, name))}")
            else:
                getattr(s, name)[: len(part)] = part
        if self.count:
            setattr(s, self.count, len(value))


def seat_line(p: int, key: str, codec: Codec, row: str, share: int = 1, **more: Any) -> Line:
    """Builds the line of one seat, such as `hand 2`, for its share of a row."""
    places = " ".join(f"{row}.{share * p + k}" for k in range(share))
    return Line(f"{key} {p}", codec, places, when=lambda s: p < s.players, **more)


@dataclass(kw_only=True)
class PositionText(Generic[S]):
    """Writes and reads the positions of a game."""

    name: str
    title: str
    options: type[Options]
    setup: Callable[[Any], S]
    options_of: Callable[[Any], Options]
    phases: Sequence[str]  # names of all
    decisions: Sequence[int]  # those with a text: in which somebody decides
    parts: Sequence[Line | Step]
    check: Step  # raises PositionError for what cannot come about
    named: Sequence[str] | None = ()  # options that are always written; None: no such line if there is nothing to say

    def __post_init__(self) -> None:
        self.lines = [part for part in self.parts if isinstance(part, Line)]

    def write(self, s: Any) -> str:
        """Gives the text of a position in which somebody has to decide; raises PositionError where there is none."""
        if s.phase not in self.decisions:
            known = ", ".join(self.phases[number] for number in self.decisions)
            raise PositionError(f"phase '{self.phases[s.phase]}' has no text; there is one in {known}")
        rows = [row for line in self.lines if (row := line.text(s))]
        return "\n".join([self.name, *self._options(s), *rows]) + "\n"

    def read(self, text: str) -> S:
        """Reads and validates a position; raises PositionError with what is wrong."""
        lines = self._split(text)
        try:
            s = self.setup(self.options.from_text(lines.pop("options", "").split()))
        except FacedownError as error:
            raise PositionError(f"options: {error}") from None
        for part in self.parts:
            if isinstance(part, Line):
                part.read(s, lines)
            else:
                part(s)
        for key in lines:
            if any(line.key == key for line in self.lines):
                raise PositionError(f"{key}: this line does not go with the options, the phase and the lines before it")
            raise PositionError(f"there is no line '{key}: ...' in this position")
        self.check(s)
        return s

    def _options(self, s: Any) -> list[str]:
        options = self.options_of(s)
        chosen = {name: getattr(options, name) for name in self.named or ()} | options.changed()
        words = [f"{name}={_option(value)}" for name, value in chosen.items()]
        return [f"options: {' '.join(words)}"] if words or self.named is not None else []

    def _split(self, text: str) -> dict[str, str]:
        rows = [row for line in text.splitlines() if (row := line.split("#")[0].strip())]
        if not rows or rows[0] != self.name:
            raise PositionError(f"a position of {self.title} starts with the line '{self.name}'")
        lines: dict[str, str] = {}
        for row in rows[1:]:
            key, sign, value = (part.strip() for part in row.partition(":"))
            if not sign or key in lines:
                raise PositionError(f"'{row}': write each line once, as 'name: value'")
            lines[key] = value
        return lines


def _option(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
