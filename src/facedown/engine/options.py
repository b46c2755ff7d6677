"""Describes a game's options: a typed structure with defaults; an impossible choice says what is wrong."""

from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

import msgspec

from facedown.engine import option_names
from facedown.engine.errors import OptionsError
from facedown.words import Message, Said
from facedown.words.server import say

LONGEST = 20  # digits of a number: Python refuses to read very long ones


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Holds every game's options: the base of them. `players` is there in each of them."""

    count: ClassVar[str] = "players"  # the option that says how many people sit at a table
    catalogue: ClassVar[str] = ""  # the one of the game, which has words for its options

    players: int = 2

    def problems(self) -> Sequence[Said]:
        """Says what is wrong with the combination, one message each; empty when it can be played."""
        return []

    def teams(self) -> list[int]:
        """Gives the seat that each person at a table plays for; where there are no teams, everybody has a seat."""
        return list(range(self.players))

    def settled(self, below: Callable[[int], int]) -> Self:
        """Fills in for a table of people everything that is left to the table, or to a chance outside of the rules
        (`below` draws a number below another)."""
        return self

    def rematch(self) -> Self:
        """Gives the options of a game that is played right after this one, by the same seats."""
        return self

    def secret(self) -> frozenset[str]:
        """Names options that nobody at a table may know while the game runs. The table draws them (see `settled`):
        nobody chooses them either."""
        return frozenset()

    def public(self) -> dict[str, Any]:
        """Lists what may be shown while the game runs."""
        hidden = self.secret()
        return {name: value for name, value in self.to_dict().items() if name not in hidden}

    def public_changes(self) -> dict[str, Any]:
        """Tells of that only what differs from the defaults."""
        hidden = self.secret()
        return {name: value for name, value in self.changed().items() if name not in hidden}

    def open_to_watchers(self) -> bool:
        """Do spectators see what some seats do not?"""
        return False

    def told_afterwards(self) -> bool:
        """Is a finished game explained at the table?"""
        return True

    @classmethod
    def called(cls, option: str) -> Message:
        """Names an option in a message about it."""
        return option_names.called(cls.catalogue, option)

    @classmethod
    def setting(cls, option: str, value: Any) -> Message:
        """Names an option together with one of its values."""
        return option_names.setting(cls.catalogue, option, value)

    @classmethod
    def value_called(cls, option: str, value: Any) -> Message:
        """Names a value of an option."""
        return option_names.value_called(cls.catalogue, option, value)

    @classmethod
    def of(cls, /, **chosen: Any) -> Self:
        """Validates options; raises OptionsError."""
        names = set(cls.__struct_fields__)
        if unknown := sorted(set(chosen) - names):
            raise OptionsError([say("option.unknown", option=name, options=sorted(names)) for name in unknown])
        try:
            made = msgspec.convert(chosen, cls)
        except msgspec.ValidationError as error:
            raise OptionsError([_in_words(cls, str(error))]) from None
        if problems := made.problems():
            raise OptionsError(problems)
        return made

    @classmethod
    def from_text(cls, settings: list[str]) -> Self:
        """Reads `name=value` words as typed on a command line."""
        chosen: dict[str, Any] = {}
        hints = get_type_hints(cls)
        for setting in settings:
            name, sign, value = (part.strip() for part in setting.partition("="))
            if not sign:
                raise OptionsError([say("option.unreadable", text=setting)])
            kind = hints.get(name)
            chosen[name] = value if value in get_args(kind) else _value(value)  # `off` may be a word
            if get_origin(kind) is tuple and ... in get_args(kind) and not isinstance(chosen[name], list):
                chosen[name] = [chosen[name]]  # a list of one
        return cls.of(**chosen)

    def to_dict(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)

    def changed(self) -> dict[str, Any]:
        """Tells only what differs from the defaults."""
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


def _in_words(cls: type[Options], error: str) -> Said:
    """Says what msgspec found wrong with an option, as a message for people."""
    said, _, place = error.replace("`", "").rpartition(" - at $.")
    name, inside, _ = place.partition("[")
    kind, _, bound = said.removeprefix("Expected ").rpartition(" ")
    if kind in {"int <=", "int >="}:
        key = "option.most" if kind.endswith("<=") else "option.least"
        return say(key, option=cls.called(name), bound=bound, inside=int(bool(inside)))
    return say("option.kind", option=cls.called(name), kinds=_words_for(cls, name, get_type_hints(cls)[name]))


def _words_for(cls: type[Options], name: str, kind: Any) -> list[Said]:
    """Lists what may be written for an option of a type, each once."""
    found: list[Said] = []
    if get_origin(kind) is Literal:
        found = [cls.value_called(name, value) for value in get_args(kind)]
    elif get_origin(kind) in {Union, UnionType}:
        found = [word for part in get_args(kind) for word in _words_for(cls, name, part)]
    elif get_origin(kind) is tuple and set(get_args(kind)) == {int}:
        found = [say("option.numbers", count=len(get_args(kind)))]
    else:
        found = [say("option.a", kind={bool: "switch", int: "number", str: "word"}.get(kind, "list"))]
    return list(dict.fromkeys(found))
