"""Draws the table of any game: a head, the game's sketch, the news and the menu, fitted to the terminal's size."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from facedown.cli.terminal import rulebook
from facedown.cli.terminal.menu import NOTATION, SUMMED_UP, WORDS, Choice, menu
from facedown.cli.terminal.plain import shown
from facedown.cli.terminal.sheet import sheet
from facedown.cli.words import say
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.log import Sitter
from facedown.engine.own_words import own_words
from facedown.words import spoken

PROMPT_LINES = 3  # kept free below the picture
GAP = 2  # columns between the board and what stands beside it
NARROWEST = 32  # columns that this needs
TALL = 7  # lines from which a board has something beside it
ENDLESS = 10_000  # lines of what is not a terminal
MOST_NEWS = 14
CUT = "…"  # how rich marks a column that did not fit


@dataclass(frozen=True)
class Scene:
    """Holds one picture, made only of what the viewer may know."""

    view: Any
    sitters: Sequence[Sitter]
    acting: Sequence[int] = ()
    choices: Sequence[Choice] = ()
    news: Sequence[Struct] = ()
    notes: Sequence[Text] = ()  # other lines to show with the news
    hands: Sequence[Any] = field(default_factory=list)  # all seats' views, where hands may be open


@dataclass(frozen=True)
class Layout:
    """Describes one way to arrange a picture."""

    beside: bool  # the board has the other parts of the sketch at its side,
    below: bool  # but news and menu stand below both
    kept: int  # parts of the sketch
    style: int  # of the menu
    news: int  # lines that must have room


class Screen:
    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.console = console

    # --- words --------------------------------------------------------------------------------------------------------

    def name(self, view: Any, seat: int) -> str:
        """Says what the table calls a seat."""
        named = self.game.page.seat_name(view, seat) if self.game.page.seat_name and seat >= 0 else ""
        return named or (say.text("seat", seat=seat) if seat >= 0 else say.text("nobody"))

    def phase(self, view: Any) -> str:
        """Says where the game stands: the title of the rules on it."""
        return rulebook.title(self.game, view.phase, spoken())

    def line(self, event: Struct) -> Text:
        return Text(str(self.game.text.tell(event)), "bold" if isinstance(event, self.game.text.milestones) else "")

    def remembered(self, events: Sequence[Struct], view: Any) -> list[Struct]:
        """Gives the events that a log may still tell."""
        return list(self.game.text.digest(events, view) if self.game.text.digest else events)

    def part_ended(self, event: Struct) -> str:
        """Gives the name of what an event ends: a round, a storey; or nothing."""
        return self.game.text.parts.get(type(event), "")

    def part_name(self, part: str) -> str:
        """Says what people call a part of the game."""
        return str(own_words(self.game, f"part.{part}") or part)

    def sketch(self, view: Any, width: int) -> list[RenderableType]:
        if self.game.page.sketch is None:
            return [sheet(view, lambda seat: self.name(view, seat))]
        return list(self.game.page.sketch(view, width))

    # --- the table ----------------------------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> RenderableType:
        width = self.console.width
        height = self.console.height - PROMPT_LINES if self.console.is_terminal else ENDLESS
        parts = [*self.sketch(scene.view, width), *self._open_hands(scene, width)]
        told = [*map(self.line, self.remembered(scene.news, scene.view)), *scene.notes]
        fitting = _Fitting(self.console, self._head(scene), parts, told, scene)
        for layout in fitting.layouts():
            if fitting.lines(layout) <= height:
                return shown(self.console, fitting.picture(layout, height))
        return shown(
            self.console, fitting.picture(Layout(fitting.roomy, True, 1, SUMMED_UP, min(2, len(told))), height)
        )

    def _head(self, scene: Scene) -> RenderableType:
        view = scene.view
        me = say.text("you_are", name=self.name(view, view.seat)) if view.seat != SPECTATOR else say.text("watching")
        if view.seat in scene.acting:
            turn = say.text("your_turn")
        elif scene.acting:
            turn = say.text("to_act", names=[self.name(view, seat) for seat in scene.acting])
        else:
            turn = ""
        words = [word for word in (self.phase(view), me, turn) if word]
        title = Text.assemble((f" {self.game.title} ", "bold reverse"), f" {' · '.join(words)} ")
        if title.cell_len > self.console.width - 2:
            title = Text.assemble((f" {self.game.title} ", "bold reverse"), f" {me} ")
        return Rule(title, align="left", style="dim")

    def _open_hands(self, scene: Scene, width: int) -> Iterator[RenderableType]:
        """Lists of each seat what is drawn otherwise than for everybody."""
        known = [self._plain(part) for part in self.sketch(scene.view, width)]
        for view in scene.hands:
            own = [part for part in self.sketch(view, width) if self._plain(part) not in known]
            if own:
                yield Group(Text(self.name(view, view.seat), "bold underline"), *own)

    def _plain(self, part: RenderableType) -> str:
        return "\n".join("".join(segment.text for segment in line) for line in self.console.render_lines(part))


class _Fitting:
    """Measures the parts of a picture, and puts them together."""

    def __init__(
        self,
        console: Console,
        head: RenderableType,
        sketch: Sequence[RenderableType],
        told: Sequence[Text],
        scene: Scene,
    ) -> None:
        self.console, self.head, self.sketch, self.told, self.choices = console, head, sketch, told, scene.choices
        self.least = len(scene.notes)  # lines that are never left out
        self.wide = console.width
        self.board_width = max(
            (len("".join(segment.text for segment in line).rstrip()) for line in self._rendered(sketch[0], self.wide)),
            default=0,
        )
        self.side = self.wide - self.board_width - GAP
        self.roomy = self.side >= NARROWEST and len(self._rendered(sketch[0], self.wide)) >= TALL

    def layouts(self) -> Iterator[Layout]:
        """Lists all ways to arrange the picture, the best first."""
        ways = [(True, False), (True, True), (False, True)] if self.roomy else [(False, True)]
        parts = len(self.sketch)
        styles = [(kept, style) for kept in range(parts, 0, -1) for style in (WORDS, NOTATION)]
        for kept, style in [*styles, *((kept, SUMMED_UP) for kept in range(parts, 0, -1))]:
            for news in (5, 3, 2, 1, 0) if style == SUMMED_UP else (5, 3, 2):
                for beside, below in ways:
                    yield Layout(beside, below, kept, style, min(max(news, self.least), len(self.told)))

    def lines(self, layout: Layout) -> int:
        return self._height(layout, layout.news)

    def picture(self, layout: Layout, height: int) -> RenderableType:
        """Draws it with as much of the news as there is room for."""
        count = layout.news
        air = self.roomier(layout, height)
        height -= air
        while count < min(len(self.told), MOST_NEWS) and self._height(layout, count + 1) <= height:
            count += 1
        return Group(*self._stacked(layout, count, bool(air)))

    def roomier(self, layout: Layout, height: int) -> int:
        """Counts the lines that are spent on air between the parts: some, or none."""
        lines = len(self.sketch) + 1
        return lines if self._height(layout, min(len(self.told), MOST_NEWS)) + lines <= height < ENDLESS else 0

    def _stacked(self, layout: Layout, count: int, airy: bool = False) -> list[RenderableType]:
        air = [Text("")] if airy else []
        words = self.told[len(self.told) - count :]
        below: list[RenderableType] = [*words, *(air if words else [])]
        below += menu(self.choices, self.wide if layout.below else self.side, layout.style)
        board, *others = self.sketch[: layout.kept]
        others = [line for part in others for line in (*air, part)][len(air) * layout.beside :]
        if not layout.beside:
            return [self.head, board, *others, *air, *below]
        others += air
        wide = [part for part in others if self._is_cut(part)]
        others = [part for part in others if part not in wide]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=self.board_width)
        grid.add_column(width=self.side, overflow="fold")  # a commitment is one long word
        grid.add_row(board, Group(*others, *([] if layout.below else below)))
        return [self.head, grid, *wide, *([*air, *below] if layout.below else [])]

    def _height(self, layout: Layout, count: int) -> int:
        lines = [line for part in self._stacked(layout, count) for line in self._rendered(part, self.wide)]
        return ENDLESS * _is_cut(lines) + len(lines)

    def _is_cut(self, part: RenderableType) -> bool:
        return _is_cut(self._rendered(part, self.side))

    def _rendered(self, part: RenderableType, width: int) -> list[list[Segment]]:
        return self.console.render_lines(part, self.console.options.update(width=width), pad=False)


def _is_cut(lines: Iterable[Iterable[Segment]]) -> bool:
    return any(CUT in segment.text for line in lines for segment in line)
