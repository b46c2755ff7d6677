"""Writes to the terminal: consoles, help texts with examples, and errors as one clear line."""

import sys
from typing import Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from facedown.engine.errors import FacedownError


def output() -> Console:
    """Where a command prints. Colours, width and NO_COLOR are found out by rich."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a sign that the terminal cannot show is no reason to stop
            stream.reconfigure(errors="replace")
    return Console(highlight=False)


def complain(problem: object) -> None:
    """One line on stderr."""
    console = Console(stderr=True, highlight=False)
    console.print(Text.assemble(("facedown: ", "bold red"), str(problem)), soft_wrap=True)


def examples(*lines: str) -> str:
    """The end of a help text. The backspace tells the formatter to keep the lines as they are."""
    return "\b\n[bold]Examples[/bold]\n" + "\n".join(f"  {line}" for line in lines)


class Commands(TyperGroup):
    """All commands: an error of Facedown ends any of them with one line and exit code 1, never with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except FacedownError as error:
            complain(error)
            raise typer.Exit(1) from None
