"""Finds words that a game may have in its catalogue, and another game not."""

from typing import TYPE_CHECKING

from facedown.words import Message
from facedown.words.catalogue import has_words

if TYPE_CHECKING:  # options have words as well, and a game has options
    from facedown.engine.game import Game


def own_words(game: "Game | str", key: str) -> Message | None:
    """Finds the message of a key in the catalogue of a game, or of that name; nothing if it has no such words."""
    code = f"{game if isinstance(game, str) else game.name}.{key}"
    return Message(code) if has_words(code) else None
