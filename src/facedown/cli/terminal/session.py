"""Runs the loop of a game in the terminal for one person or spectator: draws, asks, and lets bots move."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shlex import quote

from rich.console import Console, RenderableType
from rich.text import Text

from facedown.cli.console import complain
from facedown.cli.terminal import ending
from facedown.cli.terminal.commands import COMMANDS, Leave, Undone, obey
from facedown.cli.terminal.menu import Choice, choices_of, question
from facedown.cli.terminal.plain import shown
from facedown.cli.terminal.screen import Scene, Screen
from facedown.cli.terminal.signals import Stopped, undisturbed
from facedown.cli.terminal.table import Table, plays_forced
from facedown.cli.words import say
from facedown.engine.errors import LogError, MoveError
from facedown.engine.game import SPECTATOR
from facedown.engine.log import SavedGame
from facedown.workers.client import Bots, bot_seed

LAST = 4  # events that are told before the result
LOOKED_AT = 3.0  # steps of the pace that people want to look at a milestone


class Session:
    def __init__(
        self,
        console: Console,
        table: Table,
        screen: Screen,
        bots: Bots,
        file: Path,
        pace: float = 0.0,
        read: Callable[[str], str] = input,
    ) -> None:
        self.console = console
        self.table = table
        self.screen = screen
        self.bots = bots
        self.file = file
        self.pace = pace
        self.read = read
        self._told = table.known  # events of the history that have been shown
        self._news = table.news  # .. and those that came after the viewer's last decision start here
        self._failed_save = False
        self.scoring = False  # the result of a round is being looked at
        self.notes = [Text(say.text("commitment", commitment=table.play.commitment), "dim")]

    # --- the whole game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end, or until the person leaves; nothing that was played is lost."""
        while True:
            try:
                self._play_on()
                return
            except Leave:
                return
            except (KeyboardInterrupt, EOFError) as stop:
                if self._rescue(stop):
                    return
                # Ctrl-C may have come in the middle of a move: fold the log again.
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
        view, play = self.table.view, self.table.play
        self._clear()
        if self.console.is_terminal:
            for event in self.screen.remembered(self.table.events, view)[-LAST:]:
                self.show(self.screen.line(event))
        for part in self.screen.sketch(view, self.console.width):  # piece by piece: some games count in the end
            self.show(part)
            time.sleep(self.pace)
        self.show(ending.result(self.screen, view, play.returns(), self.table.sitters))
        if told := ending.afterwards(self.screen, play):
            self.show(told)
        self.console.print(Text(say.text("seed", seed=play.dice.seed.hex()), "dim"))
        try:
            self.save(self.file)
        except LogError as error:
            if self.table.viewer == SPECTATOR:
                raise
            complain(error)
        else:
            file = quote(str(self.file))
            self.console.print(Text(say.text("look_again", file=file)), soft_wrap=True)
            self.console.print(Text(say.text("was_fair", file=file)), soft_wrap=True)
        if self.table.viewer != SPECTATOR:
            with suppress(KeyboardInterrupt, EOFError):
                self._pause(say.text("leave", undo=int(bool(self.table.game.table.undo))))

    # --- deciding ---------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        choices = self.choices()
        if len(choices) == 1 and plays_forced(self.table.play):
            time.sleep(self.pace)
            self._act(choices[0].action)
            return
        self.draw(choices)
        help = say.text("help.line", undo=int(bool(self.table.game.table.undo)))
        while True:
            said = self.ask(question(self.table.game, self.screen.phase(self.table.view), choices), help)
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
        risk = self.table.game.page.risk
        meant = [choice.text for choice in choices if choice.action == action]  # none: giving up is not offered
        asked = risk(self.table.view, meant[0]) if risk and meant else ""
        return not asked or self.agreed(str(asked), default=False)

    def choices(self) -> list[Choice]:
        """Says what the viewer may do, in the order of the numbers shown."""
        return choices_of(self.table.play, self.table.viewer)

    def _meant(self, said: str, choices: list[Choice]) -> int:
        if said.isdecimal():
            if not 1 <= int(said) <= len(choices):
                raise MoveError(say("numbered", count=len(choices)))
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
            return  # it goes on in secret: a pause for each step would tell how many there are
        time.sleep(max(0.0, self.pace - (time.monotonic() - start)))  # hides how long it thought

    # --- showing ----------------------------------------------------------------------------------------------

    def scene(self, choices: list[Choice]) -> Scene:
        return Scene(
            view=self.table.view,
            sitters=self.table.sitters,
            acting=self.table.acting,
            choices=choices,
            news=self.table.events[self._news :] if self.console.is_terminal else [],
            notes=self.notes,
        )

    def draw(self, choices: list[Choice]) -> None:
        with self.console:  # one write: no flicker
            self._clear()
            self.console.print(self.screen.draw(self.scene(choices)))

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def _tell(self) -> None:
        """Shows what has happened since the last time."""
        fresh = self.table.history[self._told :]
        self._told = len(self.table.history)
        moving = self.console.is_terminal and self.pace > 0
        for number, happening in enumerate(fresh):
            event = happening.event
            if not self.console.is_terminal:
                self.show(self.screen.line(event))
            if self.screen.part_ended(event) and not self.table.play.over:
                self._round_over(len(self.table.history) - len(fresh) + number + 1)
        if moving and fresh and not self.table.play.over:
            self.draw([])
            loud = any(isinstance(happening.event, self.table.game.text.milestones) for happening in fresh)
            time.sleep(self.pace * LOOKED_AT * loud)
        if self.table.viewer == SPECTATOR:
            self._news = max(0, len(self.table.history) - 12)

    def _round_over(self, length: int) -> None:
        self._clear()
        view = self.table.view
        if self.console.is_terminal:
            for event in self.screen.remembered(self.table.events[self._news : length - 1], view):
                self.show(self.screen.line(event))
        self.show(ending.part_card(self.screen, self.table.events[length - 1], view))
        self._news = length
        self.notes = []
        if self.table.viewer == SPECTATOR:
            time.sleep(8 * self.pace)
        else:
            part = self.screen.part_name(self.screen.part_ended(self.table.events[length - 1]))
            self._pause(say.text("next_part", part=part))

    def show(self, part: RenderableType) -> None:
        self.console.print(shown(self.console, part))

    # --- asking -----------------------------------------------------------------------------------------------

    def ask(self, question: str, help: str = "") -> str:
        self.console.print(Text.assemble((question, "bold"), (f"  ({help})" if help else "", "dim")))
        return self.read("> ").strip()

    def agreed(self, question: str, default: bool) -> bool:
        said = self.ask(say.text("yes_no", question=question, default=int(default))).lower()
        return default if not said else said.startswith(("y", say.text("yes")))

    def _pause(self, question: str) -> None:
        """Waits for Enter; commands work here too."""
        self.scoring = True
        try:
            while said := self.ask(question):
                if not obey(self, said):
                    self.console.print(Text(say.text("goes_on", commands=list(COMMANDS)), "red"))
        finally:
            self.scoring = False

    def forget_news(self, note: str) -> None:
        """Forgets after an undo what lies ahead: it has not happened."""
        self._told = self._news = len(self.table.history)
        self.notes = [Text(note, "yellow")]

    # --- saving -----------------------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        with undisturbed():
            self.table.save(file)
        self.file = file

    def _rescue(self, stop: BaseException) -> bool:
        """Saves after Ctrl-C, Ctrl-D or a closed window, and says how to go on. False if that failed and we stay."""
        try:
            self.save(self.file)
        except LogError as error:
            if self._failed_save or isinstance(stop, EOFError | Stopped):
                raise
            self._failed_save = True
            complain(error)
            self.console.print(say.text("goes_on_unsaved"))
            return False
        with suppress(OSError):  # the window may be gone
            self.say_how_to_go_on()
        return True

    def say_how_to_go_on(self) -> None:
        again = f"facedown play {self.table.game.name} --load {quote(str(self.file))}"
        self.console.print(Text("\n" + say.text("go_on_with", command=again)), soft_wrap=True)
