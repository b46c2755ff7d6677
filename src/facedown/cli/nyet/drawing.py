"""The whole picture of a NYET! table in a terminal, fitted to its size."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from facedown.cli.drawing import Choice, Scene
from facedown.cli.nyet import sheet
from facedown.cli.nyet.board import board, ink_of, seat_name, terms
from facedown.cli.nyet.cards import Ink, signs_for
from facedown.cli.nyet.seats import hand, last_trick, running, seats, trick
from facedown.engine.log import Sitter
from facedown.engine.play import Play
from facedown.games.nyet.events import CardPlayed, RoundScored, RoundStart, SeatReady, TrickWon, tell
from facedown.games.nyet.moves import write
from facedown.games.nyet.pieces import COLOUR_NAMES, COLOURS
from facedown.games.nyet.view import View

PROMPT_LINES = 3  # kept free below the picture
ROOMY_LINES = 32  # a terminal with this many lines gets air between the parts


class NyetDrawing:
    part = "round"

    def __init__(self, console: Console) -> None:
        self._console = console
        self._ink = Ink(signs_for(console))

    def order(self, view: View, actions: Sequence[int]) -> list[int]:
        """Cards in the order of the drawn hand, small teams before large ones, everything else as it comes."""
        if view.phase == "team":
            return sorted(actions, key=lambda action: (write(0, action).count("+"), action))
        by_text = {write(0, action): action for action in actions}
        ink = ink_of(view, self._ink)
        in_hand = [card for _, group in ink.sort([c for c in view.hand if c]) for card in dict.fromkeys(group)]
        ordered = [
            by_text[f"{verb}:{c}"] for c in in_hand for verb in ("play", "shed", "give") if f"{verb}:{c}" in by_text
        ]
        return ordered if len(ordered) == len(actions) else list(actions)

    def screen(self, scene: Scene) -> RenderableType:
        view: View = scene.view
        ink = ink_of(view, self._ink)
        numbers = {choice.text: k for k, choice in enumerate(scene.choices, 1)}
        width = min(scene.width, 140)
        blocks: list[list[RenderableType]] = [[self._head(scene)]]
        if view.phase in {"character", "dealer", "deal", "nyet"}:
            blocks.append([board(view, ink, numbers, width)])
        else:
            blocks.append([terms(view, ink)])
            if view.phase in {"trick", "score", "game_over"}:
                blocks[-1].append(running(view))
        blocks.append([seats(view, ink, scene.sitters, width)])
        if view.phase in {"trick", "score", "game_over"}:
            table = [last_trick(view, ink)] if view.last_trick else []
            blocks.append([*table, trick(view, ink, width)] if view.phase == "trick" else [*table])
        if scene.hands:
            blocks.append([_open_hand(open_view, ink) for open_view in scene.hands])
        elif view.seat >= 0 and any(view.hand):
            blocks.append(list(hand(view, ink, numbers, width)))
        if scene.choices and view.phase in {"character", "team", "bonus"}:
            blocks.append([_menu(scene)])
        return self._stacked(scene, blocks, ink)

    def _stacked(self, scene: Scene, blocks: list[list[RenderableType]], ink: Ink) -> RenderableType:
        """The news fill what room is left; a tall terminal has an empty line between the parts."""
        view: View = scene.view
        used = sum(self._lines(part, scene.width) for block in blocks for part in block)
        roomy = scene.height >= ROOMY_LINES and used + len(blocks) + 6 + PROMPT_LINES <= scene.height
        room = scene.height - PROMPT_LINES - used - (len(blocks) if roomy else 0)
        told = [self.line(event, view) for event in scene.news if not _in_picture(event, view)]
        told = scene.notes + told[-max(2, min(room - len(scene.notes), 14)) :]
        parts: list[RenderableType] = []
        for number, block in enumerate(blocks):
            if number == len(blocks) - (2 if scene.choices and view.phase in {"character", "team", "bonus"} else 1):
                parts += [*told, *([Text("")] if roomy and told else [])]  # right above what the viewer decides with
            parts += block
            if roomy:
                parts.append(Text(""))
        return Group(*parts)

    def _lines(self, part: RenderableType, width: int) -> int:
        return len(self._console.render_lines(part, self._console.options.update(width=width), pad=False))

    def _head(self, scene: Scene) -> RenderableType:
        view: View = scene.view
        length = (
            f"round {view.round} of {view.rounds}" if view.rounds else f"round {view.round}, to {view.target} points"
        )
        me = f"you are {seat_name(view, view.seat)}" if view.seat >= 0 else "you are watching"
        return Rule(
            Text.assemble((" NYET! ", "bold reverse"), f" {length} {self._ink.signs.dot} {me} "),
            align="left",
            style="dim",
        )

    def ask(self, scene: Scene) -> str:
        view: View = scene.view
        n = len(scene.choices)
        if view.phase == "nyet":
            return "Say NYET to an open box."
        if view.phase == "team":
            return "You are first: with whom do you play?"
        if view.phase == "bonus":
            return "Who gets the Bonus card?"
        if view.phase == "character":
            return "Which character do you take?"
        if view.phase == "shed":
            left = seat_name(view, (view.seat + 1) % view.players)
            verb = f"Choose a card to pass to {left}" if view.discard.startswith("p") else "Lay a card aside"
            return (
                f"{verb} (another follows)." if view.discard.endswith("2") and not any(view.laid_aside) else f"{verb}."
            )
        if not view.trick:
            return "You lead: play any card."
        ink = ink_of(view, self._ink)
        led = ink.suit(view.trick[0].card)
        word = "trump" if led == ink.trump else COLOUR_NAMES[COLOURS.index(led)]
        if all(ink.suit(choice.text.partition(":")[2]) == led for choice in scene.choices):
            return f"Follow {word}: {n} card{'s' if n > 1 else ''} to choose from." if n > 1 else f"Follow {word}."
        return f"You have no {word}: play any card."

    def sure(self, choice: Choice, view: View) -> str:
        return ""

    def line(self, event: msgspec.Struct, view: View) -> Text:
        style = "bold" if isinstance(event, RoundStart) else "dim" if isinstance(event, SeatReady) else ""
        return ink_of(view, self._ink).line(tell(event), style)

    def remembered(self, history: Sequence[msgspec.Struct], view: View) -> list[msgspec.Struct]:
        """Cards of past tricks of the running round stay hidden as the table's memory demands (Y-O13)."""
        if view.phase != "trick" or view.gone:
            return list(history)
        hidden_before = 0  # nothing of the round's tricks before this place is told
        ends = [k for k, event in enumerate(history) if isinstance(event, TrickWon | RoundStart)]
        back = 2 if view.last_trick else 1
        if len(ends) >= back:
            hidden_before = ends[-back]
        start = max((k for k, event in enumerate(history) if isinstance(event, RoundStart)), default=0)
        return [
            event
            for k, event in enumerate(history)
            if k <= start or k > hidden_before or not isinstance(event, CardPlayed | TrickWon)
        ]

    def pause_after(self, event: msgspec.Struct) -> float:
        return 3.0 if isinstance(event, TrickWon) else 0.0

    def round_ended(self, event: msgspec.Struct) -> bool:
        return isinstance(event, RoundScored)

    def round_card(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return sheet.round_card(history, view, self._ink)

    def sheet(self, history: Sequence[msgspec.Struct], view: View) -> RenderableType:
        return sheet.sheet(history, view, self._ink)

    def ranking(self, history: Sequence[msgspec.Struct], view: View, sitters: Sequence[Sitter]) -> RenderableType:
        return sheet.ranking(history, view, sitters, self._ink)

    def afterwards(self, play: Play) -> list[Text]:
        return []  # the score sheet has told everything

    def aids(self, view: View) -> RenderableType:
        """Cards seen and voids (Y-68), where the table's options show them."""
        if not view.gone and not any(seat.void for seat in view.seats):
            return Text("Cards seen are shown at tables with the option card_memory=full, once a card is played.")
        ink = ink_of(view, self._ink)
        grid = Table.grid(padding=(0, 1))
        mine = [card for card in view.hand if card]
        for colour in COLOURS:
            cells = [ink.colour(colour)]
            for value in range(1, 11 if view.players == 3 else 14):  # Y-3
                card = f"{colour}{value}"
                gone, held = view.gone.count(card), mine.count(card)
                copies = 3 if value == 1 else 1
                shown = "".join(("x" * gone + "+" * held).ljust(copies, ink.signs.dot))
                cells.append(Text(f"{value}{shown}", "dim" if gone == copies else "bold" if held else ""))
            grid.add_row(*cells)
        voids = [Text(f"{seat_name(view, s.seat)} has no {_suits(s.void, ink)}") for s in view.seats if s.void]
        return Group(grid, Text("x played, + in your hand", "dim"), *voids)


def _in_picture(event: msgspec.Struct, view: View) -> bool:
    """Is an event drawn already, so that a line of news would say it twice?"""
    if isinstance(event, CardPlayed):
        return bool(view.trick or view.last_trick)
    return isinstance(event, RoundScored)


def _suits(suits: list[str], ink: Ink) -> str:
    return ", ".join("trump" if suit == ink.trump else COLOUR_NAMES[COLOURS.index(suit)] for suit in suits)


def _open_hand(view: View, ink: Ink) -> Text:
    text = Text.assemble((f"{seat_name(view, view.seat):<7}", "bold"))
    text.append_text(Text("  ").join(ink.cards(group) for _, group in ink.sort([c for c in view.hand if c]) if group))
    if any(view.laid_aside):
        text.append("  aside ", "dim").append_text(ink.cards(view.laid_aside))
    return text


def _menu(scene: Scene) -> RenderableType:
    """Choices that have no place in the picture, as a numbered list in one or two columns."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    half = len(scene.choices) if len(scene.choices) <= 5 else (len(scene.choices) + 1) // 2
    items = [
        Text.assemble((f"{number:>2} ", "bold cyan"), choice.words) for number, choice in enumerate(scene.choices, 1)
    ]
    for row in range(half):
        grid.add_row(*items[row::half])
    return grid
