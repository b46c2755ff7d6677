"""The whole picture of an H.Y.S.T. table in a terminal, fitted to its size."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from facedown.cli.drawing import Choice, Scene
from facedown.cli.hyst import ending, panel
from facedown.cli.hyst.board import WIDTH, Marks, board
from facedown.cli.hyst.menu import danger_of, menu, numbers, order, outcomes
from facedown.cli.hyst.reference import reference
from facedown.cli.hyst.signs import rows_table, signs_for
from facedown.engine.log import Sitter
from facedown.engine.play import Play
from facedown.games.hyst import happenings as h
from facedown.games.hyst.afterwards import afterwards
from facedown.games.hyst.data import LAYOUTS
from facedown.games.hyst.options import HystOptions
from facedown.games.hyst.picture import View
from facedown.games.hyst.telling import tell, who

PROMPT_LINES = 3  # kept free below the picture
GAP = 2  # columns between the museum and what stands beside it
NARROWEST = 32  # columns that this needs
NEWS = (12, 10, 8, 6, 5, 4, 3, 2)  # lines of the log
# How much is said about cards, whether choices stand in one paragraph, and how many lines of the log that must leave.
FITS = (
    (panel.FULL, False, 6),
    (panel.REASONS, False, 4),
    (panel.BRIEF, False, 3),
    (panel.SHORT, False, 2),
    (panel.SHORT, True, 2),
)
QUIET = h.TileLaid | h.TurnEnds  # the picture tells these
LOUD = h.Caught | h.Taken | h.Stolen | h.StealTried | h.Barricaded | h.TimeUp | h.SuddenDeath | h.GameOver
QUESTIONS = {
    "turn": "Roll the die, or throw the hand away?",
    "start": "At which corner do you start?",
    "place": "Where does the smoke go?",
    "edge": "On which edge do you set the laser?",
    "move": "On the Move: where do you go?",
    "grapple": "Which way do you swing?",
    "camera": "Which camera do you turn?",
    "face": "Which way shall it look?",
    "victim": "Whom do you shove?",
    "shove": "Onto which space?",
    "discard": "Which card do you burn?",
    "clear": "Which smoke do you blow away?",
    "block": "Which exit do you close?",
    "vent": "Through which wall?",
}


class HystDrawing:
    part = "game"

    def __init__(self, console: Console) -> None:
        self._console = console
        self._signs = signs_for(console)

    def order(self, view: View, actions: Sequence[int]) -> list[int]:
        return order(actions)

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> RenderableType:
        """All there is to say if there is room; else less about the cards, then choices in one paragraph."""
        told = scene.notes + [self.line(event, scene.view) for event in _news(scene.news)]
        picture: RenderableType = Text()
        for much, dense, least in FITS:
            for count in sorted({min(k, len(told)) for k in NEWS if k >= least}, reverse=True):
                picture = self._picture(scene, told[len(told) - count :], much, dense)
                if self._lines(picture, scene.width) <= scene.height - PROMPT_LINES:
                    return picture
        return picture

    def _picture(self, scene: Scene, told: list[Text], much: int, dense: bool) -> RenderableType:
        view: View = scene.view
        side = scene.width - WIDTH - GAP
        beside = side >= NARROWEST
        reach = {one.space: one.danger for one in view.reach} if scene.choices else {}
        museum = Group(*board(view, Marks(numbers(scene.choices), reach), self._signs))
        words = [*self._words(scene, much), *told]
        words += menu(scene.choices, view, side if beside else scene.width, dense)
        if not beside:
            return Group(self._head(scene), museum, *words)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_column(width=side, overflow="fold")  # a commitment is one long word
        grid.add_row(museum, Group(*words))
        return Group(self._head(scene), grid)

    def _words(self, scene: Scene, much: int) -> list[RenderableType]:
        """Everything beside the museum but log and choices; a brief one leaves out what `seen` shows too."""
        view: View = scene.view
        rows = [*panel.turn(view, self._signs), *panel.diamond(view)]
        brief = much >= panel.BRIEF
        rows += [panel.piles(view, brief), *([] if brief else [*panel.house_rules(view), *panel.exposed(view)])]
        rows += panel.open_hands(scene.hands) if scene.hands else panel.hand(view, much)
        return [panel.seats(view, scene.sitters, self._signs), rows_table(rows)]

    def _lines(self, part: RenderableType, width: int) -> int:
        return len(self._console.render_lines(part, self._console.options.update(width=width), pad=False))

    def _head(self, scene: Scene) -> RenderableType:
        view: View = scene.view
        dot = f" {self._signs.dot} "
        words = [f"turn {view.turn + 1}" if view.phase != "over" else "the end"]
        prepared = [layout.name for layout in LAYOUTS.values() if layout.code == view.code]
        if view.museum:
            words.append(f"{prepared[0] if prepared else 'museum'} ({view.museum.level})")
        words.append(f"you are {who(view.seat)}" if view.seat >= 0 else "you are watching")
        return Rule(Text.assemble((" H.Y.S.T. ", "bold reverse"), f" {dot.join(words)} "), align="left", style="dim")

    # --- words --------------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str:
        view: View = scene.view
        if view.asked == "act":
            return f"What do you do? {view.points} point{'s' * (view.points != 1)} left."
        question = QUESTIONS.get(view.asked, "What do you do?")
        if view.asked == "shove":
            return f"Onto which space is {who(view.victim)} pushed?"
        if view.asked == "face":
            return f"Which way shall the camera on {view.picked} look?"
        if view.asked == "move":
            return f"On the Move, step {view.step + 1} of 3: where do you go?"
        if view.asked == "clear":
            return f"Which smoke do you blow away? {view.needed - view.step} to go."
        return question

    def sure(self, choice: Choice, view: View) -> str:
        """Asked before a choice after which the viewer is caught for certain (H-1010)."""
        danger = danger_of(choice.text, view, outcomes(view).get(choice.text, []))
        if not danger:
            return ""
        loss = " and drop the diamond" if view.holder == view.seat else ""
        if danger == "a laser":
            return f"Run into the laser? You are caught{loss}."
        if danger == "a camera":
            return f"Walk into view? You are caught{loss}."
        return f"Do that? You are caught{loss}, whatever follows."

    def line(self, event: msgspec.Struct, view: View) -> Text:
        return Text(tell(event).replace("→", self._signs.arrow), "bold" if isinstance(event, LOUD) else "")

    def remembered(self, history: Sequence[msgspec.Struct], view: View) -> list[msgspec.Struct]:
        return _news(history)

    def pause_after(self, event: msgspec.Struct) -> float:
        if isinstance(event, LOUD):
            return 4.0
        return 2.0 if isinstance(event, h.Played | h.CameraTurned | h.LaserLaid | h.HandReplaced) else 0.0

    # --- ends ---------------------------------------------------------------------------------------------------------

    def round_ended(self, event: msgspec.Struct) -> bool:
        return isinstance(event, h.GameOver)

    def round_card(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.game_card(history)

    def sheet(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.sheet(history, view)

    def ranking(self, history: Sequence[msgspec.Struct], view: View, sitters: Sequence[Sitter]) -> RenderableType:
        return ending.final(view, sitters, self._signs)

    def afterwards(self, play: Play) -> list[Text]:
        """Who had the diamond, and what tries to steal and to escape were worth."""
        options = play.options
        assert isinstance(options, HystOptions)
        return ending.story(afterwards(options, play.log))

    def aids(self, view: View) -> RenderableType:
        return reference(view, self._signs)


def _news(events: Sequence[msgspec.Struct]) -> list[msgspec.Struct]:
    """Steps of one walk as one line, and nothing that the picture tells (H-1018)."""
    found: list[msgspec.Struct] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, QUIET) or (isinstance(event, h.Drew) and not event.card):
            continue
        if (
            isinstance(event, h.Moved)
            and isinstance(last, h.Moved)
            and (last.seat, last.by, last.path[-1]) == (event.seat, event.by, event.path[0])
        ):
            found[-1] = msgspec.structs.replace(last, path=[*last.path, *event.path[1:]])
        else:
            found.append(event)
    return found
