"""All commands of `facedown`."""

from typing import Annotated

import typer

import facedown
from facedown.cli import analyse, arena, backup, balance, games, play, replay, rules, serve, sizes, solve, verify
from facedown.cli.console import Commands, examples

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command(epilog=play.EXAMPLES)(play.play)
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=backup.BACKUP_EXAMPLES)(backup.backup)
app.command(epilog=backup.RESTORE_EXAMPLES)(backup.restore)
app.command(epilog=replay.EXAMPLES)(replay.replay)
app.command(epilog=analyse.EXAMPLES)(analyse.analyse)
app.command(epilog=verify.EXAMPLES)(verify.verify)
app.command(epilog=games.EXAMPLES)(games.games)
app.command(epilog=rules.EXAMPLES)(rules.rules)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=balance.EXAMPLES)(balance.balance)
app.command(epilog=solve.EXAMPLES)(solve.solve)
app.command(epilog=sizes.EXAMPLES)(sizes.sizes)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"facedown {facedown.__version__}")
        raise typer.Exit


@app.callback(
    epilog=examples(
        "facedown play nyet        play against bots in this terminal",
        "facedown rules nyet       how to play",
        "facedown games nyet       options of the game",
        "facedown COMMAND --help   more about a command",
    )
)
def facedown_(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Tabletop games of hidden information, against bots that see only what you would see."""
