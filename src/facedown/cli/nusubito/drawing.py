"""The whole picture of a Nusubito table in a terminal, fitted to its size."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from facedown.cli.drawing import Choice, Scene
from facedown.cli.nusubito import ending, panel
from facedown.cli.nusubito.board import WIDTH, Marks, board
from facedown.cli.nusubito.menu import menu, numbers, order
from facedown.cli.nusubito.reference import reference
from facedown.cli.nusubito.signs import DAY, NIGHT, rows_table, signs_for
from facedown.engine.log import Sitter
from facedown.engine.play import Play
from facedown.games.nusubito.afterwards import afterwards
from facedown.games.nusubito.events import Captured, Claimed, GameEnds, MatchOver, MistActs, NewDay
from facedown.games.nusubito.notation import parts
from facedown.games.nusubito.options import NusubitoOptions
from facedown.games.nusubito.published import ThiefDay, ThiefNight
from facedown.games.nusubito.telling import tell
from facedown.games.nusubito.view import View

PROMPT_LINES = 3  # kept free below the picture
GAP = 2  # columns between the courtyard and what stands beside it
NARROWEST = 30  # columns that this needs
NEWS = 8
ROLES = {"thief": "you are the Thief", "mist": "you are the Mist", "watch": "you are watching"}


class NusubitoDrawing:
    part = "game"

    def __init__(self, console: Console) -> None:
        self._console = console
        self._signs = signs_for(console)

    def order(self, view: View, actions: Sequence[int]) -> list[int]:
        return order(actions)

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> RenderableType:
        """Two-line cells with everything beside them if there is room; else one-line cells, then no notes, then choices
        in one paragraph."""
        told = scene.notes + [self.line(event, scene.view) for event in scene.news]
        fewer = sorted({len(told), *(k for k in (NEWS, 6, 4, 3, 2) if k < len(told))}, reverse=True)
        picture: RenderableType = Text()
        for tall, brief, dense in (
            (True, False, False),
            (False, False, False),
            (False, True, False),
            (False, True, True),
        ):
            for count in fewer:
                for below in (False, True):
                    picture = self._picture(scene, told[len(told) - count :], tall, below, brief, dense)
                    if self._lines(picture, scene.width) <= scene.height - PROMPT_LINES:
                        return picture
        return picture

    def _picture(
        self, scene: Scene, told: list[Text], tall: bool, below: bool, brief: bool, dense: bool
    ) -> RenderableType:
        view: View = scene.hands[scene.view.thief] if scene.hands else scene.view
        side = scene.width - WIDTH - GAP
        beside = side >= NARROWEST
        below = below or not beside
        moves = menu(scene.choices, view, scene.width if below else side, dense)
        yard = board(view, Marks(numbers(scene.choices)), self._signs, tall)
        words = self._words(view, brief)
        parts: list[RenderableType] = [self._head(scene)]
        if beside:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=WIDTH)
            grid.add_column(width=side, overflow="fold")  # a commitment is one long word
            more = [] if below else [*told, *moves]
            grid.add_row(Group(*yard), Group(*words, *more))
            parts.append(grid)
        else:
            parts += [*yard, *words]
        return Group(*parts, *([*told, *moves] if below else []))

    def _words(self, view: View, brief: bool) -> list[RenderableType]:
        """Everything beside the courtyard but the choices; a brief picture leaves out what `seen` shows too."""
        rows = [*panel.supplies(view), *panel.coins(view, self._signs), panel.hand(view), *panel.treasure(view)]
        if view.turn:
            rows += panel.turn_lines(view.turn)
        rows += panel.actions(view, self._signs)
        rows += [*([] if brief else panel.streams(view)), *panel.where(view)]
        notes = [] if brief else [Text(note, "italic") for note in view.notes]
        return [rows_table(rows), *panel.warnings(view), *notes]

    def _lines(self, part: RenderableType, width: int) -> int:
        return len(self._console.render_lines(part, self._console.options.update(width=width), pad=False))

    def _head(self, scene: Scene) -> RenderableType:
        view: View = scene.view
        signs = self._signs
        game = f"game {view.game} of {view.games} {signs.dot} " if view.games > 1 else ""
        when = f"{signs.sun} day {view.day}, round {view.round}" if view.round else f"{signs.moon} night {view.day}"
        title = Text.assemble((" Nusubito ", "bold reverse"), f" {game}", (f" {when} ", DAY if view.round else NIGHT))
        role = ROLES[view.role]
        if title.cell_len + len(role) + 4 > scene.width:
            role = role.rpartition(" ")[2]
        return Rule(title.append(f" {role} "), align="left", style="dim")

    # --- words --------------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str:
        view: View = scene.view
        if view.phase == "mist_day":
            return f"What does the Mist do? {view.left} of {view.actions} actions left."
        if view.phase == "mist_night":
            return f"What appears by night? {view.left} of {view.actions} points left."
        if view.phase == "thief_night":
            return "What do you do by night?"
        stage = view.turn.stage if view.turn else ""
        if stage == "land":
            return "Onto which cell is the Seeker thrown?"
        if stage == "close":
            return "End the turn, or claim the treasure?"
        return "You are stuck: a last claim, or give in?" if stage == "stuck" else "Where do you go?"

    def sure(self, choice: Choice, view: View) -> str:
        """Asked before a move that wins or loses at once (N-1017)."""
        verb, names = parts(choice.action)
        if verb == "treasure":
            return f"Claim the treasure on {view.thief_at}? Wrong means you lose now."
        if verb == "capture":
            return f"Capture with the Seeker on {names[0]}? If the Thief is not there you lose now."
        return "Give in? The Mist wins." if verb == "concede" else ""

    def line(self, event: msgspec.Struct, view: View) -> Text:
        loud = isinstance(event, ThiefDay | ThiefNight | Claimed | Captured | GameEnds | MatchOver)
        return Text(tell(event), "bold" if loud else "")

    def remembered(self, history: Sequence[msgspec.Struct], view: View) -> list[msgspec.Struct]:
        return list(history)

    def pause_after(self, event: msgspec.Struct) -> float:
        if isinstance(event, ThiefDay | ThiefNight | Claimed | Captured):
            return 4.0
        return 2.0 if isinstance(event, MistActs | NewDay) else 0.0

    # --- ends ---------------------------------------------------------------------------------------------------------

    def round_ended(self, event: msgspec.Struct) -> bool:
        return isinstance(event, GameEnds)

    def round_card(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.game_card(history)

    def sheet(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.sheet(history, view)

    def ranking(self, history: Sequence[msgspec.Struct], view: View, sitters: Sequence[Sitter]) -> RenderableType:
        return ending.final(view, sitters, self._signs)

    def afterwards(self, play: Play) -> list[Text]:
        """Where the Thief could have been, turn by turn (N-1023)."""
        options = play.options
        assert isinstance(options, NusubitoOptions)
        return ending.turns(afterwards(options, play.log))

    def aids(self, view: View) -> RenderableType:
        return reference(view, self._signs)
