"""A game's options: a typed structure with defaults; an impossible choice says what is wrong."""

from collections.abc import Callable
from types import UnionType
from typing import Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

import msgspec

from facedown.engine.errors import OptionsError

LONGEST = 20  # digits of a number: Python refuses to read very long ones


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. `players` is there in each of them."""

    count: ClassVar[str] = "players"  # the option that says how many people sit at a table

    players: int = 2

    def problems(self) -> list[str]:
        """What is wrong with the combination, one sentence each; empty when it can be played."""
        return []

    def teams(self) -> list[int]:
        """The seat that each person at a table plays for; where there are no teams, everybody has a seat."""
        return list(range(self.players))

    def settled(self, below: Callable[[int], int]) -> Self:
        """For a table of people: with everything filled in that is left to the table, or to a chance outside of the
        rules (`below` draws a number below another)."""
        return self

    def rematch(self) -> Self:
        """The options of a game that is played right after this one, by the same seats."""
        return self

    def secret(self) -> frozenset[str]:
        """Options that nobody at a table may know while the game runs. The table draws them (see `settled`): nobody
        chooses them either."""
        return frozenset()

    def public(self) -> dict[str, Any]:
        """What may be told while the game runs."""
        hidden = self.secret()
        return {name: value for name, value in self.to_dict().items() if name not in hidden}

    def public_changes(self) -> dict[str, Any]:
        """Of that, only what differs from the defaults."""
        hidden = self.secret()
        return {name: value for name, value in self.changed().items() if name not in hidden}

    def open_to_watchers(self) -> bool:
        """Do spectators see what some seats do not?"""
        return False

    def told_afterwards(self) -> bool:
        """Is a finished game explained at the table?"""
        return True

    @classmethod
    def of(cls, /, **chosen: Any) -> Self:
        """Validated options; raises OptionsError."""
        names = set(cls.__struct_fields__)
        if unknown := sorted(set(chosen) - names):
            raise OptionsError(
                [f"there is no option '{name}'; there are {', '.join(sorted(names))}" for name in unknown]
            )
        try:
            made = msgspec.convert(chosen, cls)
        except msgspec.ValidationError as error:
            raise OptionsError([_in_words(cls, str(error))]) from None
        if problems := made.problems():
            raise OptionsError(problems)
        return made

    @classmethod
    def from_text(cls, settings: list[str]) -> Self:
        """From `name=value` words as typed on a command line."""
        chosen: dict[str, Any] = {}
        hints = get_type_hints(cls)
        for setting in settings:
            name, sign, value = (part.strip() for part in setting.partition("="))
            if not sign:
                raise OptionsError([f"'{setting}': write an option as name=value"])
            kind = hints.get(name)
            chosen[name] = value if value in get_args(kind) else _value(value)  # `off` may be a word
            if get_origin(kind) is tuple and ... in get_args(kind) and not isinstance(chosen[name], list):
                chosen[name] = [chosen[name]]  # a list of one
        return cls.of(**chosen)

    def to_dict(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)

    def changed(self) -> dict[str, Any]:
        """Only what differs from the defaults."""
        plain = type(self)().to_dict()
        return {name: value for name, value in self.to_dict().items() if plain[name] != value}


def _value(text: str) -> Any:
    if "," in text:
        parts = [part.strip() for part in text.split(",")]
        return [int(part) for part in parts] if all(map(_is_number, parts)) else parts
    if text in {"true", "yes", "on"}:
        return True
    if text in {"false", "no", "off"}:
        return False
    return int(text) if _is_number(text) else text


def _is_number(text: str) -> bool:
    return len(text) <= LONGEST and text.removeprefix("-").isdecimal()


def _in_words(cls: type[Options], error: str) -> str:
    """What msgspec found wrong with an option, as a sentence for people."""
    said, _, place = error.replace("`", "").rpartition(" - at $.")
    name, inside, _ = place.partition("[")
    kind, _, bound = said.removeprefix("Expected ").rpartition(" ")
    if kind in {"int <=", "int >="}:
        each = "each number of " if inside else ""
        return f"{each}{name} must be at {'most' if kind.endswith('<=') else 'least'} {bound}"
    words = _words_for(get_type_hints(cls)[name])
    return f"{name} must be {' or '.join(dict.fromkeys(words))}"


def _words_for(kind: Any) -> list[str]:
    """What may be written for an option of a type."""
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    if get_origin(kind) in {Union, UnionType}:
        return [word for part in get_args(kind) for word in _words_for(part)]
    if get_origin(kind) is tuple and set(get_args(kind)) == {int}:
        return [f"{len(get_args(kind))} whole numbers with commas between them"]
    names = {bool: "yes or no", int: "a whole number", str: "a word"}
    return [names.get(kind, "a list of words")]
