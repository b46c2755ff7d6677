"""Runs `facedown verify`: finds out whether a saved game is whole and legal, and its dice were fair."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from facedown.catalog import GAMES
from facedown.cli.console import examples, output
from facedown.engine.errors import LogError
from facedown.engine.log import load, verify_dice

EXAMPLES = examples(
    "facedown verify FILE                  exit code 0: all is well, 1: not",
    "facedown verify FILE && echo fair",
)


def verify(file: Annotated[Path, typer.Argument(help="A saved game.")]) -> None:
    """Check a saved game: unbroken, every move legal, every chance action as the committed seed says."""
    console = output()
    saved = load(file, GAMES)
    play = saved.play
    checked, wrong = verify_dice(play)
    if wrong:
        raise LogError(f"the dice are not those of the seed: {wrong}", str(file))
    state = "finished" if play.over else "not finished yet"
    for what in (
        f"{play.game.title} for {play.options.players}, {state}",
        f"{len(play.log)} actions, unbroken from the first to the last, each allowed by the rules",
        f"the seed fits the commitment {play.commitment}",
        f"{checked} chance actions recomputed from the seed, all the same",
    ):
        console.print(Text(f"  ok  {what}"), soft_wrap=True)
    console.print(Text(f"{file}: whole and fair.", "bold green"), soft_wrap=True)
