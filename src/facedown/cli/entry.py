"""Lists all commands of `facedown`."""

import importlib
from typing import Annotated, Any

import typer

import facedown
from facedown.cli.console import Commands, examples

COMMANDS = {  # name -> the module that has it, and there its examples
    "play": ("play", "EXAMPLES"),
    "serve": ("serve", "EXAMPLES"),
    "backup": ("backup", "BACKUP_EXAMPLES"),
    "restore": ("backup", "RESTORE_EXAMPLES"),
    "check": ("check", "EXAMPLES"),
    "replay": ("replay", "EXAMPLES"),
    "analyse": ("analyse", "EXAMPLES"),
    "verify": ("verify", "EXAMPLES"),
    "games": ("games", "EXAMPLES"),
    "rules": ("rules", "EXAMPLES"),
    "arena": ("arena", "EXAMPLES"),
    "readers": ("readers", "EXAMPLES"),
    "balance": ("balance", "EXAMPLES"),
    "solve": ("solve", "EXAMPLES"),
    "sizes": ("sizes", "EXAMPLES"),
}


def app_for(said: list[str]) -> typer.Typer:
    """Builds the command that is asked for; all of them for the help and for names that are none.

    Importing them all takes longer than a server's start.
    """
    return _app([said[0]] if said and said[0] in COMMANDS else list(COMMANDS))


def _app(names: list[str]) -> typer.Typer:
    made = typer.Typer(
        cls=Commands,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    for name in names:
        module, epilog = COMMANDS[name]
        found = importlib.import_module(f"facedown.cli.commands.{module}")
        made.command(epilog=getattr(found, epilog))(getattr(found, name))
    made.callback(
        epilog=examples(
            "facedown play nyet        play against bots in this terminal",
            "facedown rules nyet       how to play",
            "facedown games nyet       options of the game",
            "facedown COMMAND --help   more about a command",
        )
    )(facedown_)
    return made


def __getattr__(name: str) -> Any:
    if name == "app":  # all commands
        globals()["app"] = made = _app(list(COMMANDS))
        return made
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"facedown {facedown.__version__}")
        raise typer.Exit


def facedown_(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Tabletop games of hidden information, against bots that see only what you would see."""


app: typer.Typer
