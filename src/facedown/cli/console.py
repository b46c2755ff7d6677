"""Writes to the terminal: consoles, help texts with examples, and errors as one clear line."""

import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from facedown.engine.errors import FacedownError


def output() -> Console:
    """Opens the console that a command prints to. Colours, width and NO_COLOR are found out by rich."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a sign that the terminal cannot show is no reason to stop
            stream.reconfigure(errors="replace")
    return Console(highlight=False)


def complain(problem: object) -> None:
    """Writes one line on stderr."""
    console = Console(stderr=True, highlight=False)
    console.print(Text.assemble(("facedown: ", "bold red"), str(problem)), soft_wrap=True)


def examples(*lines: str) -> str:
    """Writes the end of a help text. The backspace tells the formatter to keep the lines as they are."""
    return "\b\n[bold]Examples[/bold]\n" + "\n".join(f"  {line}" for line in lines)


Jobs = Annotated[int | None, typer.Option(help="Processes at work; one per core if not said.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="A Ray cluster plays: its address, `auto`, or `local` to start one here."),
]


class Commands(TyperGroup):
    """Runs all commands: an error of Facedown ends any of them with one line, exit code 1, no traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except FacedownError as error:
            complain(error)
            raise typer.Exit(1) from None
