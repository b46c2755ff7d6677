"""Cards and colours of NYET! as text: colour, letter, value and mark, so that colour is never alone (Y-60)."""

import re
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from facedown.games.nyet.pieces import COLOUR_NAMES, COLOURS

# Light or dark text on a filled ground: readable on any terminal background (contrast above 4.5 : 1).
GROUND = {
    "b": "#ffffff on #1d4ed8",
    "r": "#ffffff on #b91c1c",
    "y": "#000000 on #facc15",
    "g": "#ffffff on #15803d",
}
ACCENT = "dark_orange3"  # for signs; readable on dark and on light
CARD = re.compile(r"\b([bryg])(1[0-3]|[1-9])\b")


@dataclass(frozen=True)
class Signs:
    """The signs that a terminal can show."""

    marks: tuple[str, str, str, str]  # disc, star, triangle, square (Y-2)
    crown: str  # of a supertrump
    loot: str  # of a one
    covered: str
    turn: str
    best: str
    times: str
    dot: str
    ready: str
    dash: str

    def mark(self, colour: str) -> str:
        return self.marks[COLOURS.index(colour)]


UNICODE = Signs(("●", "★", "▲", "■"), "♛", "$", "✗", "▶", "◀", "×", "·", "✓", "–")  # noqa: RUF001
ASCII = Signs(("o", "*", "^", "#"), "!", "$", "x", ">", "<", "x", "-", "v", "-")


def signs_for(console: Console) -> Signs:
    return UNICODE if console.encoding.lower().startswith("utf") else ASCII


@dataclass(frozen=True)
class Ink:
    """How to draw cards in a round: the signs, and which ones are supertrumps."""

    signs: Signs = UNICODE
    trump: str = ""  # a colour's letter, once known
    super: str = ""  # a colour's letter, "none", or nothing yet

    def suit(self, card: str) -> str:
        """The suit a card belongs to (Y-33)."""
        return self.trump if self.trump and self.is_super(card) else card[0]

    def is_super(self, card: str) -> bool:
        return card == f"{self.super}1"

    def face(self, card: str) -> str:
        """A card without colours: ♛▲y1$."""
        crown = self.signs.crown if self.is_super(card) else ""
        return crown + self.signs.mark(card[0]) + card + (self.signs.loot if card[1:] == "1" else "")

    def card(self, card: str, dim: bool = False) -> Text:
        if dim:
            return Text(self.face(card), "dim")
        text = Text(self.face(card), f"bold {GROUND[card[0]]}")
        if self.is_super(card) and self.trump:
            text.stylize(GROUND[self.trump], 0, 1)  # the crown shows where the card belongs (Y-58)
        return text

    def cards(self, cards: list[str]) -> Text:
        """Cards side by side; empty slots are left out."""
        return Text(" ").join(self.card(card) for card in cards if card)

    def colour(self, colour: str) -> Text:
        """`▲ yellow` on its ground."""
        return Text(f"{self.signs.mark(colour)} {COLOUR_NAMES[COLOURS.index(colour)]}", f"bold {GROUND[colour]}")

    def line(self, text: str, style: str = "") -> Text:
        """A line of the log with its cards drawn."""
        drawn = Text(style=style)
        end = 0
        for found in CARD.finditer(text):
            drawn.append(text[end : found.start()])
            drawn.append_text(self.card(found.group()))
            end = found.end()
        return drawn.append(text[end:])

    def sort(self, hand: list[str]) -> list[tuple[str, list[str]]]:
        """A hand by suit, empty ones too: trump first once it is known, high cards first, supertrumps on top (Y-57)."""
        order = sorted(COLOURS, key=lambda colour: (colour != self.trump, COLOURS.index(colour)))
        groups = [(suit, [card for card in hand if self.suit(card) == suit]) for suit in order]
        for _, cards in groups:
            cards.sort(key=lambda card: (not self.is_super(card), -int(card[1:])))
        return groups
