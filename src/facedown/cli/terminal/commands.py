"""Defines what a person may type besides a move."""

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from facedown.cli.terminal import ending, rulebook
from facedown.cli.terminal.table import named_file
from facedown.engine.errors import FacedownError, LogError
from facedown.workers.client import bot_seed

if TYPE_CHECKING:
    from facedown.cli.terminal.session import Session

LOG_LINES = 30
ADVISER = "expert"


class Leave(Exception):
    """The person leaves the table."""


class Undone(Exception):
    """The game stands at an earlier place now."""


def obey(session: "Session", said: str) -> bool:
    """Carry out a command; False if the text is none (it may be a move)."""
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
    """the rule that matters now; `? trump` looks for a word"""
    game = session.table.game
    phase = "score" if session.scoring else session.table.view.phase
    session.show(rulebook.on_word(game, word) if word else rulebook.on_phase(game, phase))


def undo(session: "Session", _: str) -> None:
    """back to your last decision, in games that allow it"""
    if not session.table.game.table.undo:
        session.show(Text(f"In {session.table.game.title} nothing is taken back.", "red"))
        return
    if not session.table.undo():
        session.show(Text("You have not decided anything yet.", "red"))
        return
    session.forget_news("Taken back. Decide again.")
    raise Undone


def hint(session: "Session", _: str) -> None:
    """what an expert would do, and why"""
    play, seat = session.table.play, session.table.viewer
    choices = session.choices()
    if not choices:
        session.show(Text("There is nothing to decide now."))
        return
    words = {choice.action: choice.words for choice in choices}
    if len(choices) == 1:
        session.show(Text(f"Only one move is possible: {choices[0].words}."))
        return
    try:
        weighed = session.bots.weigh(ADVISER, play.seen(seat), seat, bot_seed(play.dice.seed, len(play.log), seat))
    except FacedownError as error:
        session.show(Text(str(error), "red"))
        return
    best, *others = [choice for choice in weighed if choice.action in words]
    why = play.game.text.advise(play.seen(seat), seat, best.action)
    text = Text.assemble(("Hint: ", "bold"), words[best.action], f" ({why})." if why else ".")
    if others:
        share = best.visits / max(1, sum(choice.visits for choice in weighed))
        text.append(f" An expert gives it {100 * share:.0f} % of the weight, worth {best.worth:.2f};", "dim")
        text.append(f" next: {words[others[0].action]}, {others[0].worth:.2f}.", "dim")
    session.show(text)


def log(session: "Session", _: str) -> None:
    """what has happened lately"""
    view = session.table.view
    for event in session.screen.remembered(session.table.events, view)[-LOG_LINES:]:
        session.show(session.screen.line(event))


def score(session: "Session", _: str) -> None:
    """the milestones of the game so far"""
    session.show(ending.milestones(session.screen, session.table.events))


def listing(session: "Session", _: str) -> None:
    """your choices in words and notation"""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, choice in enumerate(session.choices(), 1):
        grid.add_row(Text(f"{number:>2}", "bold cyan"), choice.words, Text(choice.text, "dim"))
    session.show(grid)


def seen(session: "Session", _: str) -> None:
    """everything that the table shows you, and what the signs mean"""
    for part in session.screen.sketch(session.table.view, session.console.width):
        session.show(part)
    if session.table.game.page.sketch is not None:
        session.show(Text(inspect.getdoc(session.table.game.page.sketch) or "", "dim"))


def dice(session: "Session", _: str) -> None:
    """the commitment to this game's seed"""
    session.show(Text(f"Dice commitment {session.table.play.commitment}"))
    session.show(
        Text("It is a hash of the seed, from which all chance in this game follows. The seed is shown at the end;")
    )
    session.show(Text("then `facedown verify FILE` recomputes all of it."))


def save(session: "Session", name: str) -> None:
    """write the game to a file: save, or save FILE"""
    file = named_file(name, session.table.game) if name else session.file
    if file != session.file and file.exists() and not session.agreed(f"{file} exists. Overwrite it?", default=False):
        return
    try:
        session.save(file)
    except LogError as error:
        session.show(Text(f"{error}. Nothing is lost: save elsewhere with save FILE.", "red"))
    else:
        session.show(Text(f"Saved as {file}."))


def quit(session: "Session", _: str) -> None:
    """leave the table (asks whether to save)"""
    if not session.table.play.over and session.agreed("Save the game first?", default=True):
        try:
            session.save(session.file)
        except LogError as error:
            session.show(Text(f"{error}. You are still at the table: save elsewhere with save FILE.", "red"))
            return
        session.say_how_to_go_on()
    raise Leave


def help_(session: "Session", _: str) -> None:
    """this list"""
    example = next((f" ({choice.text})" for choice in session.choices()), "")
    session.show(Text(f"Type the number of a choice, its notation{example} or words. Or:"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, command in COMMANDS.items():
        grid.add_row(Text(f"  {name}", "bold cyan"), command.__doc__ or "")
    session.show(grid)
    session.show(Text("Enter draws the table again. Ctrl-C or Ctrl-D saves and leaves."))


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
