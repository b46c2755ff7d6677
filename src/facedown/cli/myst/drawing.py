"""The whole picture of a MYST table in a terminal, fitted to its size."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from facedown.cli.drawing import Choice, Scene
from facedown.cli.myst import ending, panel
from facedown.cli.myst.board import BOARD_WIDTH, board
from facedown.cli.myst.menu import marks, menu, order
from facedown.cli.myst.reference import reference
from facedown.cli.myst.signs import rows_table, signs_for, team_of
from facedown.engine.log import Sitter
from facedown.engine.play import Play
from facedown.games.myst import happenings as h
from facedown.games.myst.afterwards import afterwards
from facedown.games.myst.options import MystOptions
from facedown.games.myst.telling import tell
from facedown.games.myst.view import View

PROMPT_LINES = 3  # kept free below the picture
GAP = 2  # columns between the island and what stands beside it
NARROWEST = 34  # columns that this needs
NEWS = (12, 10, 8, 6, 5, 4, 3, 2, 1, 0)  # lines of the log
QUIET = h.TurnEnds | h.Dealt  # the picture tells these
LOUD = h.KeySet | h.RaceBook | h.WalkBook | h.TurnsSpun | h.Acts | h.GameEnds
DRIVERS = {"alternate": "race in turns", "simulated": "race by lot", "live": "live race"}
QUESTIONS = {
    "key_pick": "With which landmark do you begin?",
    "key_set": "Which Key Piece do you lay?",
    "race": "Which cell do you cover?",
    "intent": "What do you look for?",
    "cut_off": "You are cut off: wait?",
    "pre": "Where do you walk?",
    "jump": "Where do you jump to?",
    "post": "End your turn?",
}


class MystDrawing:
    part = "game"

    def __init__(self, console: Console) -> None:
        self._console = console
        self._signs = signs_for(console)

    def order(self, view: View, actions: Sequence[int]) -> list[int]:
        return order(view, actions)

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> RenderableType:
        """With as much of the log as there is room for; where there is little, without the strip of landmarks."""
        told = scene.notes + [self.line(event, scene.view) for event in _news(scene.news)]
        picture: RenderableType = Text()
        for brief in (False, True):
            for count in sorted({min(k, len(told)) for k in NEWS if k >= (0 if brief else 1)}, reverse=True):
                picture = self._picture(scene, told[len(told) - count :], brief)
                if self._lines(picture, scene.width) <= scene.height - PROMPT_LINES:
                    return picture
        return picture

    def _picture(self, scene: Scene, told: list[Text], brief: bool) -> RenderableType:
        view: View = scene.view
        side = scene.width - BOARD_WIDTH - GAP
        island = Group(*board(view, marks(scene.choices, view), self._signs))
        beside: list[RenderableType] = [panel.teams(view, scene.sitters, self._signs)]
        if not brief:
            beside.append(panel.strip(view, self._signs))
        beside.append(rows_table(panel.course(view, self._signs)))
        hands = panel.open_hands(scene.hands) if scene.hands else panel.hand(view) or panel.shown_hands(view)
        below: list[RenderableType] = [rows_table(hands), *told, *menu(scene.choices, view, scene.width)]
        if side < NARROWEST:
            return Group(self._head(scene), island, *beside, *below)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=BOARD_WIDTH)
        grid.add_column(width=side)
        grid.add_row(island, Group(*beside))
        return Group(self._head(scene), grid, *below)

    def _lines(self, part: RenderableType, width: int) -> int:
        return len(self._console.render_lines(part, self._console.options.update(width=width), pad=False))

    def _head(self, scene: Scene) -> RenderableType:
        view: View = scene.view
        dot = f" {self._signs.dot} "
        if view.phase == "over":
            words = ["the end"]
        elif view.phase in panel.OPENING:
            words = ["the opening"]
        else:
            words = [f"the walk, round {view.round} of {view.turns}" if view.round else DRIVERS[view.driver]]
        words.append(f"you are {team_of(view.seat)}" if view.seat >= 0 else "you are watching")
        return Rule(Text.assemble((" MYST ", "bold reverse"), f" {dot.join(words)} "), align="left", style="dim")

    # --- words --------------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str:
        view: View = scene.view
        verbs = {choice.text.partition(":")[0] for choice in scene.choices}
        if "wait" in verbs:
            return "You are cut off: wait, or play a Linking Book?" if "book" in verbs else QUESTIONS["cut_off"]
        if view.phase == "race" and view.seat >= 0 and view.teams[view.seat].book_pending:
            return "The Linking Book is open: which cell do you cover?"
        if view.phase == "intent" and len(view.intents) > 1:
            return f"What does hand {view.asked_hand} of {len(view.intents)} look for?"
        if view.phase == "pre":
            left = f"{view.steps_left} left: " if "stop" in verbs else ""
            return f"You spun {view.spin}. {left}{'where to' if left else 'Where do you walk'}?"
        if view.phase == "act" and view.deed:
            name = panel.view_name(view, view.deed.landmark)
            return f"Lay your Key Piece on the {name}?" if view.deed.verb == "lay" else f"Take back the {name}?"
        if view.phase == "post" and "book" in verbs:
            return "End your turn, or play a Linking Book?"
        return QUESTIONS.get(view.phase, "What do you do?")

    def sure(self, choice: Choice, view: View) -> str:
        """A Book is gone when it is played (M-U.19), and worth nothing when the last turn is over."""
        if choice.text == "book":
            return "Play the Linking Book? It leaves your hand for good."
        held = view.seat >= 0 and any(card.startswith("book") for card in view.teams[view.seat].cards if card)
        if choice.text == "end" and held and view.round == view.turns:
            return "This was your last turn, and your Linking Book counts nothing. End it all the same?"
        return ""

    def line(self, event: msgspec.Struct, view: View) -> Text:
        return Text(tell(event).replace("->", self._signs.arrow), "bold" if isinstance(event, LOUD) else "")

    def remembered(self, history: Sequence[msgspec.Struct], view: View) -> list[msgspec.Struct]:
        return _news(history)

    def pause_after(self, event: msgspec.Struct) -> float:
        if isinstance(event, h.Acts | h.WalkBook | h.RaceBook | h.KeySet | h.TurnsSpun):
            return 3.0
        return 1.5 if isinstance(event, h.Spins | h.Walks | h.Jumps) else 0.0

    # --- ends ---------------------------------------------------------------------------------------------------------

    def round_ended(self, event: msgspec.Struct) -> bool:
        return isinstance(event, h.GameEnds)

    def round_card(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.game_card(history)

    def reveal(self, view: View) -> list[Text]:
        """The count, card by card (M-109)."""
        return ending.count(view)

    def sheet(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.sheet(view)

    def ranking(self, history: Sequence[msgspec.Struct], view: View, sitters: Sequence[Sitter]) -> RenderableType:
        return ending.final(view, sitters)

    def afterwards(self, play: Play) -> list[Text]:
        """What turned the game, and a walk that would have been better."""
        options = play.options
        assert isinstance(options, MystOptions)
        return ending.story(afterwards(options, play.log))

    def aids(self, view: View) -> RenderableType:
        return reference(view, self._signs)


def _news(events: Sequence[msgspec.Struct]) -> list[msgspec.Struct]:
    """Nothing that the picture tells."""
    return [event for event in events if not isinstance(event, QUIET)]
