"""Names options and their values. Where people type them (a command line, a request), they are called as they are
typed; a page says words.

The words are `option.NAME` and `option.NAME.VALUE` in the catalogue of the game. A game without one, or without a word
for something, has the name of the field instead.
"""

from typing import TYPE_CHECKING, Any

from facedown.engine.own_words import own_words
from facedown.words import Message, Said
from facedown.words.named import notation
from facedown.words.server import say

if TYPE_CHECKING:  # options are named by their class, and a game has options
    from facedown.engine.game import Game


def label_of(game: "Game | str", option: str) -> Said:
    """Says what a form calls an option."""
    return own_words(game, f"option.{option}") or _plain(option)


def value_of(game: "Game | str", option: str, value: Any) -> Said:
    """Says what a form calls a value of an option."""
    return own_words(game, f"option.{option}.{value}") or _plain(str(value))


def called(game: "Game | str", option: str) -> Message:
    """Names an option in a sentence."""
    return notation(option, say("option.called", name=label_of(game, option)))


def value_called(game: "Game | str", option: str, value: Any) -> Message:
    """Names a value of an option in a sentence."""
    return notation(str(value), say("option.called", name=value_of(game, option, value)))


def setting(game: "Game | str", option: str, value: Any) -> Message:
    """Names an option together with one of its values."""
    words = say("option.set", name=label_of(game, option), value=value_of(game, option, value))
    return notation(f"{option}={value}", words)


def _plain(name: str) -> str:
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]
