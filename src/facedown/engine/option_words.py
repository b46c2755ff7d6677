"""Says what options mean.

The words are `option.NAME.about` in the catalogue of the game. A game without a catalogue may write what an option
means as the description of its field, in its own language.
"""

from typing import get_args, get_type_hints

from msgspec import Meta

from facedown.engine.game import Game
from facedown.engine.own_words import own_words
from facedown.words import Said


def about_of(game: Game, option: str) -> Said:
    """Says what an option means; nothing if nobody has written it."""
    written = [note.description for note in notes_of(game, option) if note.description]
    return own_words(game, f"option.{option}.about") or next(iter(written), "")


def notes_of(game: Game, option: str) -> list[Meta]:
    """Lists the notes of an option's field: bounds, whether it is a main choice, a description."""
    hint = get_type_hints(game.options, include_extras=True)[option]
    return [note for note in get_args(hint) if isinstance(note, Meta)]
