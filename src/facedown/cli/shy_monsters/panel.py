"""What stands beside the storey: how far the game is, skills, Monsters seen and unseen, the moves (S-1013, S-1017)."""

from collections.abc import Sequence

from rich.text import Text

from facedown.cli.drawing import Choice
from facedown.cli.shy_monsters.signs import ACCENT, Signs, letters
from facedown.games.shy_monsters.view import View

WORDS = {"explore": "step", "attack": "attack", "jump": "jump", "jump_attack": "both"}  # in the order of S-422
WORD = 7
WORDY = 36  # columns in which the storeys have room for a word


def tracker(view: View, signs: Signs, width: int) -> Text:
    """The three storeys, each with the number of opening looks (S-1017)."""
    text = Text.assemble(("Storeys ", "dim"))
    for storey, looks in enumerate(view.opening, 1):
        here = storey == view.storey
        sign = signs.turn if here else signs.done if storey < view.storey else " "
        count = f"{looks} look{'s' * (looks != 1)}" if storey == 1 and width >= WORDY else str(looks)
        text.append(f" {sign}{storey} ({count})", "bold" if here else "dim")
    return text


def skills(view: View) -> Text:
    """Ready skills in brackets and capitals, spent ones struck out."""
    text = Text.assemble(("Skills   ", "dim"))
    for name, left, uses in (("attack", view.attacks, view.attack_uses), ("jump", view.jumps, view.jump_uses)):
        if not uses:
            continue
        times = f" x{left}" if uses > 1 and left else ""
        text.append(f"[{name.upper()}{times}]" if left else f"({name} spent)", f"bold {ACCENT}" if left else "dim")
        text.append("  ")
    return text


def rows(view: View) -> list[Text]:
    """Monsters of past storeys, and what may lie face down on this one (S-1013)."""
    found = []
    if view.seen or view.aside:
        text = Text.assemble(("Out      ", "dim")).append_text(letters(view.seen))
        known = [name for name in view.aside if name]
        unknown = len(view.aside) - len(known)
        if known:
            text.append("  never flipped ", "dim").append_text(letters(known))
        if unknown:
            text.append("  " if view.seen else "").append(f"{unknown} unknown Monster{'s' * (unknown > 1)}")
        found.append(text)
    if view.phase in {"reveal", "move"}:
        text = Text.assemble(("Hidden   ", "dim"))
        if view.hidden:
            told = "; the Hero must think of " if view.role == "master" else " of "
            text.append(f"{view.hidden}{told}").append_text(letters(view.possible))
        else:
            text.append("no Monster: all face-down tiles are safe")
        found.append(text)
    return found


def menu(choices: Sequence[Choice], width: int) -> list[Text]:
    """The Hero's moves by kind, as many side by side as fit; steps also have their number on the tile."""
    lines: list[Text] = []
    for verb, word in WORDS.items():
        items = [
            Text.assemble((f"{number:>2} ", "bold cyan"), choice.text.partition(":")[2])
            for number, choice in enumerate(choices, 1)
            if choice.text.startswith(f"{verb}:")
        ]
        if not items:
            continue
        column = 2 + max(item.cell_len for item in items)
        for item in items:
            item.append(" " * (column - item.cell_len))
        fit = max(1, (width - WORD) // column)
        for start in range(0, len(items), fit):
            label = (f"{word if not start else '':<{WORD}}", "bold")
            lines.append(Text.assemble(label, *items[start : start + fit]))
    return lines
