"""The whole picture of a Shy Monsters table in a terminal, fitted to its size."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from facedown.cli.drawing import Choice, Scene
from facedown.cli.shy_monsters import ending
from facedown.cli.shy_monsters.board import Marks, board, board_width
from facedown.cli.shy_monsters.draft import draft_notes, draft_tiles
from facedown.cli.shy_monsters.panel import menu, rows, skills, tracker
from facedown.cli.shy_monsters.reference import LEGEND, reference
from facedown.cli.shy_monsters.signs import MOOD_WORDS, line, signs_for
from facedown.engine.log import Sitter
from facedown.engine.play import Play
from facedown.games.shy_monsters.afterwards import afterwards
from facedown.games.shy_monsters.events import (
    Building,
    GameEnded,
    Revealed,
    StoreyBuilt,
    StoreyCleared,
    Walked,
    tell,
)
from facedown.games.shy_monsters.options import ShyMonstersOptions
from facedown.games.shy_monsters.view import Place, Tile, View

PROMPT_LINES = 3  # kept free below the picture
GAP = 3  # columns between the storey and what stands beside it
NARROWEST = 26  # columns that this needs
NEWS = 8


class ShyMonstersDrawing:
    part = "storey"

    def __init__(self, console: Console) -> None:
        self._console = console
        self._signs = signs_for(console)

    def order(self, view: View, actions: Sequence[int]) -> list[int]:
        """As they come: by kind, then by place (S-422)."""
        return list(actions)

    # --- the table ----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> RenderableType:
        """Two-line tiles, the diagrams and some air if there is room; then without the latter; then one-line tiles."""
        told = scene.notes + [self.line(event, scene.view) for event in scene.news]
        fewer = sorted({len(told), *(k for k in (NEWS, 6, 4, 3, 2) if k < len(told))}, reverse=True)
        tries = [(True, True, k) for k in fewer[:2]] + [(tall, False, k) for tall in (True, False) for k in fewer]
        picture: RenderableType = Text()
        for tall, diagrams, count in tries:
            for beside in (True, False):
                picture = self._picture(scene, told[len(told) - count :], tall, diagrams, beside)
                if self._lines(picture, scene.width) <= scene.height - PROMPT_LINES:
                    return picture
        return picture

    def _picture(self, scene: Scene, told: list[Text], tall: bool, diagrams: bool, beside: bool) -> RenderableType:
        view: View = scene.view
        tiles, marks = self._tiles(scene)
        storey = board(tiles, marks, self._signs, tall) if tiles else [Text(_curtain(view), "italic")]
        width = board_width(tiles, marks.free) if tiles else len(_curtain(view))
        side = scene.width - width - GAP
        beside = beside and side >= NARROWEST
        parts: list[RenderableType] = [self._head(scene)]
        room = side if beside else scene.width
        moves = menu(scene.choices, room)
        air = [Text("")] if diagrams else []
        words: list[RenderableType] = [tracker(view, self._signs, room), *self._known(view, tiles)]
        words += [*air, *told] if told else []
        words += [*air, *moves] if moves else []
        if beside:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=width)
            grid.add_column(width=side, overflow="fold")  # a commitment is one long word
            grid.add_row(Group(*storey), Group(*words))
            parts.append(grid)
        else:
            parts += [*storey, *words]
        if diagrams:
            parts += [Text(""), reference(_gone(view), self._signs)]
        return Group(*parts)

    def _tiles(self, scene: Scene) -> tuple[list[Tile], Marks]:
        view: View = scene.view
        numbers: dict[Place, int] = {}
        free: dict[Place, int] = {}
        for number, choice in enumerate(scene.choices, 1):
            verb, _, rest = choice.text.partition(":")
            if verb in {"lay", "exit", "monster", "reveal", "explore"}:
                (free if verb == "lay" else numbers)[_place(rest.rpartition(":")[2])] = number
        if scene.hands:  # a replay with open hands: the Dungeon Master's sight
            view = scene.hands[view.master]
        if view.phase == "build":
            if view.role != "master":
                return [], Marks()
            tiles = draft_tiles(view)
            left = [name for name in view.hand if all(tile.what != name for tile in tiles)]
            return tiles, Marks(None, numbers, free, left)
        return view.tiles, Marks(_hero(view), numbers, free, view.possible)

    def _known(self, view: View, tiles: list[Tile]) -> list[Text]:
        if view.phase == "build":
            return [*rows(view), *(draft_notes(view, tiles) if view.role == "master" else [])]
        if view.phase in {"reveal", "move"}:
            return [skills(view), *rows(view)]
        return rows(view)

    def _lines(self, part: RenderableType, width: int) -> int:
        return len(self._console.render_lines(part, self._console.options.update(width=width), pad=False))

    def _head(self, scene: Scene) -> RenderableType:
        view: View = scene.view
        game = f"game {view.game} of {view.games} {self._signs.dot} " if view.games > 1 else ""
        role = {"master": "you are the Dungeon Master", "hero": "you are the Hero", "watch": "you are watching"}[
            view.role
        ]
        title = Text.assemble((" Shy Monsters ", "bold reverse"), f" {game}storey {view.storey} {self._signs.dot} ")
        if title.cell_len + len(role) + 2 > scene.width:
            role = role.removeprefix("you are the ")
        return Rule(title.append(f"{role} "), align="left", style="dim")

    # --- words --------------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene) -> str:
        view: View = scene.view
        if view.phase == "build":
            if view.step < 6:
                return f"Lay tile {view.step + 1} of 6."
            if view.step == 6:
                return "Where is the Exit?"
            return f"Where does the {view.hand[view.step - 7]} hide?"
        if view.phase == "reveal":
            return f"Choose {view.reveals} tiles to look at." if view.reveals > 1 else "Choose a tile to look at."
        return "Where do you go?"

    def sure(self, choice: Choice, view: View) -> str:
        return ""

    def line(self, event: msgspec.Struct, view: View) -> Text:
        return line(tell(event), "bold" if isinstance(event, Building | GameEnded) else "")

    def remembered(self, history: Sequence[msgspec.Struct], view: View) -> list[msgspec.Struct]:
        return list(history)

    def pause_after(self, event: msgspec.Struct) -> float:
        return 4.0 if isinstance(event, Walked | Revealed) else 2.0 if isinstance(event, StoreyBuilt) else 0.0

    # --- ends ---------------------------------------------------------------------------------------------------------

    def round_ended(self, event: msgspec.Struct) -> bool:
        return isinstance(event, StoreyCleared | GameEnded)

    def round_card(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.storey_card(history, view, self._signs)

    def sheet(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return ending.sheet(view)

    def ranking(self, history: Sequence[msgspec.Struct], view: View, sitters: Sequence[Sitter]) -> RenderableType:
        return ending.final(view, sitters, self._signs, self._console.width)

    def afterwards(self, play: Play) -> list[Text]:
        """How dangerous each walk was (S-1021); nothing where the storeys stay covered (S-708)."""
        options = play.options
        assert isinstance(options, ShyMonstersOptions)
        return ending.walks(afterwards(options, play.log)) if options.postgame_reveal else []

    def aids(self, view: View) -> RenderableType:
        """The six diagrams, who is out of the game already, and what the signs mean."""
        signs = self._signs
        legend = [
            LEGEND.format(signs.floor),
            "[ ] where the Hero can walk, @ where he stands, ( ) other face-up tiles",
            f"{signs.near} face down beside his ground, {signs.back} face down elsewhere",
            "(2) behind a storey: tiles the Hero looks at before he walks there",
            "small letters on a face-down tile: who would feel at home there",
            ", ".join(f"{signs.moods[mood]} {word}" for mood, word in MOOD_WORDS.items()),
        ]
        return Group(reference(_gone(view), signs), *rows(view), *(Text(words, "dim") for words in legend))


def _curtain(view: View) -> str:
    """What stands in place of a storey that is not there."""
    words = {"build": "The Dungeon Master is building ...", "over": "This storey was never finished."}
    return words.get(view.phase, "A new storey.")


def _gone(view: View) -> list[str]:
    return [name for name in (*view.seen, *view.aside) if name]


def _place(text: str) -> Place:
    x, _, y = text.partition(",")
    return int(x), int(y)


def _hero(view: View) -> Place:
    """The token stands where the Hero fell, too."""
    ended = [result.grave for result in view.results if result.game == view.game and result.grave]
    return ended[0] if ended and view.phase == "over" else view.token
