"""One person (or a spectator) at a table in the terminal: the loop of drawing, deciding and letting bots move."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote

from msgspec import Struct
from rich.console import Console, RenderableType
from rich.text import Text

from facedown.cli.bot_client import Bots, bot_seed
from facedown.cli.commands import COMMANDS, Leave, Undone, obey
from facedown.cli.console import complain
from facedown.cli.drawing import Choice, Drawing, Reveals, Scene
from facedown.cli.signals import Stopped, undisturbed
from facedown.cli.table import Table, plays_forced
from facedown.engine.errors import LogError, MoveError
from facedown.engine.game import SPECTATOR
from facedown.engine.log import SavedGame

ROOM_FOR_BOTH = 30  # lines that the last round's card and the ranking need together
HELP, HELP_WITHOUT_UNDO = "number or words; ? hint undo help", "number or words; ? hint help"


class Session:
    def __init__(
        self,
        console: Console,
        table: Table,
        drawing: Drawing,
        bots: Bots,
        file: Path,
        pace: float = 0.0,
        read: Callable[[str], str] = input,
    ) -> None:
        self.console = console
        self.table = table
        self.drawing = drawing
        self.bots = bots
        self.file = file
        self.pace = pace
        self.read = read
        self._told = table.known  # events of the history that have been shown
        self._news = table.news  # .. and those that came after the viewer's last decision start here
        self._failed_save = False
        self.scoring = False  # the result of a round is being looked at
        self.notes = [Text(f"Dice commitment {table.play.commitment}", "dim")]

    # --- the whole game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the person leaves; nothing that was played is lost."""
        while True:
            try:
                self._play_on()
                return
            except Leave:
                return
            except (KeyboardInterrupt, EOFError) as stop:
                if self._rescue(stop):
                    return
                # Ctrl-C may have come in the middle of a move: fold the log anew.
                self.table = Table.resumed(SavedGame(self.table.play, self.table.sitters))
            except Exception:  # the bots are gone, or a mistake of ours
                with suppress(LogError, OSError):
                    self.save(self.file)
                    self.say_how_to_go_on()
                raise

    def _play_on(self) -> None:
        while True:
            with suppress(Undone):
                self._tell()
            while not self.table.play.over:
                with suppress(Undone):
                    self._step()
            with suppress(Undone):
                self._finish()
                return

    def _step(self) -> None:
        acting = self.table.play.actors()
        if self.table.viewer in acting:  # where all choose at the same time, the person is asked first
            self._decide()
        else:
            self._bot_moves(acting[0])
        self._tell()

    def _finish(self) -> None:
        view = self.table.view
        self._clear()
        last = self.table.events[-4:]
        if shown := self.drawing.reveal(view) if isinstance(self.drawing, Reveals) else ():
            self._reveal([event for event in last if not self.drawing.round_ended(event)], shown)
        elif self.console.is_terminal and self.console.height < ROOM_FOR_BOTH:
            for event in last:
                self.console.print(self.drawing.line(event, view))
        else:
            self.console.print(self.drawing.round_card(self.table.events, view))
        self.console.print(self.drawing.ranking(self.table.events, view, self.table.sitters))
        for told in self.drawing.afterwards(self.table.play):
            self.console.print(told)
        self.console.print(Text(f"The seed was {self.table.play.dice.seed.hex()}.", "dim"))
        try:
            self.save(self.file)
        except LogError as error:
            if self.table.viewer == SPECTATOR:
                raise
            complain(error)
        else:
            file = quote(str(self.file))
            self.console.print(Text(f"Look at it again: facedown replay {file}"), soft_wrap=True)
            self.console.print(Text(f"Was chance fair? facedown verify {file}"), soft_wrap=True)
        if self.table.viewer != SPECTATOR:
            with suppress(KeyboardInterrupt, EOFError):
                words = "score, undo, save FILE" if self.table.game.undo else "score, save FILE"
                self._pause(f"Enter to leave ({words} also work)")

    def _reveal(self, last: Sequence[Struct], shown: Sequence[RenderableType]) -> None:
        """The end piece by piece, after what led to it."""
        if self.console.is_terminal:
            for event in last:
                self.console.print(self.drawing.line(event, self.table.view))
        for part in shown:
            self.console.print(part)
            time.sleep(2 * self.pace)

    # --- deciding ---------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        choices = self.choices()
        if len(choices) == 1 and plays_forced(self.table.play):
            time.sleep(self.pace)
            self._act(choices[0].action)
            return
        self.draw(choices)
        help = HELP if self.table.game.undo else HELP_WITHOUT_UNDO
        while True:
            said = self.ask(self.drawing.ask(self.scene(choices)), help)
            if not said:
                self.draw(choices)
            elif not obey(self, said):
                try:
                    action = self._meant(said, choices)
                except MoveError as error:
                    self.console.print(Text(str(error), "red"))
                else:
                    if self._sure(action, choices):
                        self._act(action)
                        return

    def _sure(self, action: int, choices: list[Choice]) -> bool:
        """Is that really meant? Only a person at a terminal is asked."""
        if not self.console.is_terminal:
            return True
        meant = [choice for choice in choices if choice.action == action]  # none: giving up is not offered
        question = self.drawing.sure(meant[0], self.table.view) if meant else ""
        return not question or self.agreed(question, default=False)

    def choices(self) -> list[Choice]:
        """What the viewer may do, in the order of the numbers shown."""
        play, seat = self.table.play, self.table.viewer
        moves, seen = play.game.moves, play.seen(seat)
        ordered = self.drawing.order(self.table.view, play.legal(seat))
        return [Choice(action, moves.write(seat, action), moves.say(seen, action)) for action in ordered]

    def _meant(self, said: str, choices: list[Choice]) -> int:
        if said.isdecimal():
            if not 1 <= int(said) <= len(choices):
                raise MoveError(f"The choices are numbered 1 to {len(choices)}.")
            return choices[int(said) - 1].action
        return self.table.play.read(self.table.viewer, said)

    def _act(self, action: int) -> None:
        self._news = len(self.table.history)
        self.notes = []
        self.table.act(self.table.viewer, action)

    def _bot_moves(self, seat: int) -> None:
        play = self.table.play
        start = time.monotonic()
        seed = bot_seed(play.dice.seed, len(play.log), seat)
        action = self.bots.choose(self.table.sitters[seat].bot, play.seen(seat), seat, seed)
        known = len(self.table.history)
        self.table.act(seat, action)
        if len(self.table.history) == known and play.actors() == [seat]:
            return  # it goes on in secret: a pause for each step would tell how many there are (N-504)
        time.sleep(max(0.0, self.pace - (time.monotonic() - start)))  # hides how long it thought (Y-44.2)

    # --- showing ----------------------------------------------------------------------------------------------

    def scene(self, choices: list[Choice]) -> Scene:
        return Scene(
            view=self.table.view,
            sitters=self.table.sitters,
            choices=choices,
            news=self.table.events[self._news :] if self.console.is_terminal else [],
            notes=self.notes,
            width=self.console.width,
            height=self.console.height,
        )

    def draw(self, choices: list[Choice]) -> None:
        with self.console:  # one write: no flicker
            self._clear()
            self.console.print(self.drawing.screen(self.scene(choices)))

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def _tell(self) -> None:
        """Show what has happened since the last time."""
        fresh = self.table.history[self._told :]
        self._told = len(self.table.history)
        moving = self.console.is_terminal and self.pace > 0
        for number, happening in enumerate(fresh):
            event = happening.event
            if not self.console.is_terminal:
                self.console.print(self.drawing.line(event, self.table.view))
            if self.drawing.round_ended(event) and not self.table.play.over:
                self._round_over(len(self.table.history) - len(fresh) + number + 1)
        if moving and fresh and not self.table.play.over:
            self.draw([])
            time.sleep(self.pace * max(self.drawing.pause_after(happening.event) for happening in fresh))
        if self.table.viewer == SPECTATOR:
            self._news = max(0, len(self.table.history) - 12)

    def _round_over(self, length: int) -> None:
        self._clear()
        view = self.table.view
        if self.console.is_terminal:
            for event in self.table.events[self._news : length]:
                self.console.print(self.drawing.line(event, view))
        self.console.print(self.drawing.round_card(self.table.events[:length], view))
        self._news = length
        self.notes = []
        if self.table.viewer == SPECTATOR:
            time.sleep(8 * self.pace)
        else:
            self._pause(f"Enter for the next {self.drawing.part}")

    def show(self, *parts: RenderableType) -> None:
        self.console.print(*parts)

    # --- asking -----------------------------------------------------------------------------------------------

    def ask(self, question: str, help: str = "") -> str:
        self.console.print(Text.assemble((question, "bold"), (f"  ({help})" if help else "", "dim")))
        return self.read("> ").strip()

    def agreed(self, question: str, default: bool) -> bool:
        said = self.ask(f"{question} [{'Y/n' if default else 'y/N'}]").lower()
        return default if not said else said.startswith("y")

    def _pause(self, question: str) -> None:
        """Wait for Enter; commands work here too."""
        self.scoring = True
        try:
            while said := self.ask(question):
                if not obey(self, said):
                    self.console.print(Text(f"Enter goes on; {', '.join(COMMANDS)} work here.", "red"))
        finally:
            self.scoring = False

    def forget_news(self, note: str) -> None:
        """After an undo: what lies ahead has not happened."""
        self._told = self._news = len(self.table.history)
        self.notes = [Text(note, "yellow")]

    # --- saving -----------------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        with undisturbed():
            self.table.save(file)
        self.file = file

    def _rescue(self, stop: BaseException) -> bool:
        """Ctrl-C, Ctrl-D or a closed window: save and say how to go on. False if that failed and we stay."""
        try:
            self.save(self.file)
        except LogError as error:
            if self._failed_save or isinstance(stop, EOFError | Stopped):
                raise
            self._failed_save = True
            complain(error)
            self.console.print("The game goes on: `save FILE` elsewhere, or Ctrl-C again to leave without saving.")
            return False
        with suppress(OSError):  # the window may be gone
            self.say_how_to_go_on()
        return True

    def say_how_to_go_on(self) -> None:
        again = f"facedown play {self.table.game.name} --load {quote(str(self.file))}"
        self.console.print(Text(f"\nSaved. Go on with: {again}"), soft_wrap=True)
