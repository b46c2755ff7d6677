"""Defines what a person may type besides a move."""

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from facedown.cli.terminal import ending, rulebook
from facedown.cli.terminal.table import named_file
from facedown.cli.words import say
from facedown.engine.errors import FacedownError, LogError
from facedown.engine.own_words import own_words
from facedown.words import said_of, spoken
from facedown.workers.client import bot_seed

if TYPE_CHECKING:
    from facedown.cli.terminal.session import Session

LOG_LINES = 30
ADVISER = "expert"


class Leave(Exception):
    """Says that the person leaves the table."""


class Undone(Exception):
    """Says that the game stands at an earlier place now."""


def obey(session: "Session", said: str) -> bool:
    """Carries out a command; False if the text is none (it may be a move)."""
    word, _, rest = said.partition(" ")
    if said.startswith("?"):
        word, rest = "?", said[1:]
    name = SHORT.get(word.lower(), word.lower())
    command = COMMANDS.get(name)
    if command is None or (rest and word.lower() in SHORT and name not in WITH_WORDS):
        return False  # `exit 2,0` and `l 1,0` are moves
    command(session, rest.strip())
    return True


def explain(session: "Session", word: str) -> None:
    """Shows the rule that matters now, or what the rules say on a word."""
    game = session.table.game
    phase = "score" if session.scoring else session.table.view.phase
    session.show(rulebook.on_word(game, word, spoken()) if word else rulebook.on_phase(game, phase, spoken()))


def undo(session: "Session", _: str) -> None:
    """Goes back to your last decision, in games that allow it."""
    if not session.table.game.table.undo:
        session.show(Text(say.text("no_undo", game=session.table.game.title), "red"))
        return
    if not session.table.undo():
        session.show(Text(say.text("nothing_to_undo"), "red"))
        return
    session.forget_news(say.text("undone"))
    raise Undone


def hint(session: "Session", _: str) -> None:
    """Says what an expert would do, and why."""
    play, seat = session.table.play, session.table.viewer
    choices = session.choices()
    if not choices:
        session.show(Text(say.text("nothing_to_decide")))
        return
    words = {choice.action: choice.words for choice in choices}
    if len(choices) == 1:
        session.show(Text(say.text("only_move", move=choices[0].words)))
        return
    try:
        weighed = session.bots.weigh(ADVISER, play.seen(seat), seat, bot_seed(play.dice.seed, len(play.log), seat))
    except FacedownError as error:
        session.show(Text(str(error), "red"))
        return
    best, *others = [choice for choice in weighed if choice.action in words]
    why = play.game.text.advise(play.seen(seat), seat, best.action)
    found = (
        say.text("hint.why", move=words[best.action], why=why)
        if why
        else say.text("hint.move", move=words[best.action])
    )
    text = Text.assemble((say.text("hint"), "bold"), found)
    if others:
        worth, next_worth = (f"{100 * choice.worth:.0f}" for choice in (best, others[0]))
        told = say.text("hint.worth", worth=worth, next=words[others[0].action], next_worth=next_worth)
        text.append(f" {told}", "dim")
    session.show(text)


def log(session: "Session", _: str) -> None:
    """Says what has happened lately."""
    view = session.table.view
    for event in session.screen.remembered(session.table.events, view)[-LOG_LINES:]:
        session.show(session.screen.line(event))


def score(session: "Session", _: str) -> None:
    """Shows the milestones of the game so far."""
    session.show(ending.milestones(session.screen, session.table.events))


def listing(session: "Session", _: str) -> None:
    """Lists the choices in words and notation."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, choice in enumerate(session.choices(), 1):
        grid.add_row(Text(f"{number:>2}", "bold cyan"), choice.words, Text(choice.text, "dim"))
    session.show(grid)


def seen(session: "Session", _: str) -> None:
    """Shows the whole table, and what the signs mean."""
    for part in session.screen.sketch(session.table.view, session.console.width):
        session.show(part)
    if session.table.game.page.sketch is not None:
        legend = own_words(session.table.game, "sketch.legend") or inspect.getdoc(session.table.game.page.sketch) or ""
        session.show(Text(str(legend), "dim"))


def dice(session: "Session", _: str) -> None:
    """Shows the commitment to this game's seed."""
    session.show(Text(say.text("commitment", commitment=session.table.play.commitment)))
    session.show(Text(say.text("dice.hash")))
    session.show(Text(say.text("dice.verify")))


def save(session: "Session", name: str) -> None:
    """Writes the game to a file."""
    file = named_file(name, session.table.game) if name else session.file
    if (
        file != session.file
        and file.exists()
        and not session.agreed(say.text("overwrite", file=str(file)), default=False)
    ):
        return
    try:
        session.save(file)
    except LogError as error:
        session.show(Text(say.text("save_elsewhere", problem=said_of(error)), "red"))
    else:
        session.show(Text(say.text("saved_as", file=str(file))))


def quit(session: "Session", _: str) -> None:
    """Leaves the table, and asks whether to save."""
    if not session.table.play.over and session.agreed(say.text("save_first"), default=True):
        try:
            session.save(session.file)
        except LogError as error:
            session.show(Text(say.text("still_here", problem=said_of(error)), "red"))
            return
        session.say_how_to_go_on()
    raise Leave


def help_(session: "Session", _: str) -> None:
    """Lists all commands."""
    example = next((f" ({choice.text})" for choice in session.choices()), "")
    session.show(Text(say.text("help.type", example=example)))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name in COMMANDS:
        grid.add_row(Text(f"  {name}", "bold cyan"), say.text(f"help.{'explain' if name == '?' else name}"))
    session.show(grid)
    session.show(Text(say.text("help.keys")))


COMMANDS: dict[str, Callable[["Session", str], None]] = {
    "?": explain,
    "hint": hint,
    "undo": undo,
    "log": log,
    "score": score,
    "list": listing,
    "seen": seen,
    "dice": dice,
    "save": save,
    "quit": quit,
    "help": help_,
}
WITH_WORDS = {"?", "save"}  # commands after which more may follow
SHORT = {
    "h": "hint",
    "u": "undo",
    "q": "quit",
    "exit": "quit",
    "rules": "?",
    "scores": "score",
    "l": "list",
    "signs": "seen",
}
