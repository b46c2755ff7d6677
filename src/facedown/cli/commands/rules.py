"""Runs `facedown rules`: tells how to play, in our own words."""

from typing import Annotated

import typer

from facedown.catalog import FIRST_GAME, find_game
from facedown.cli.console import examples, output
from facedown.cli.terminal import rulebook
from facedown.engine.errors import FacedownError
from facedown.words import LANGUAGES

EXAMPLES = examples(
    "facedown rules nyet             everything",
    "facedown rules nyet loot        only what mentions loot",
    "facedown rules nyet | less      page by page",
    "facedown rules nyet --language de  in German",
)


def rules(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `facedown games`.")] = FIRST_GAME,
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="Only what mentions this word.")] = None,
    language: Annotated[
        str, typer.Option(help=f"{', '.join(LANGUAGES)}; English where a game has no rules in that language.")
    ] = "en",
) -> None:
    """Read the rules of a game."""
    game = find_game(name)
    if word is not None and not rulebook.mentions(game, word, language):
        raise FacedownError(f"the rules of {game.title} do not mention '{word}'")
    output().print(rulebook.on_word(game, word, language) if word else rulebook.whole(game, language))
