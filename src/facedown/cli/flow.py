"""Choices of a kind side by side under their label, as many in a line as fit."""

from collections.abc import Sequence

from rich.text import Text


def flow(label: str, items: Sequence[Text], width: int, indent: int) -> list[Text]:
    lines = [Text.assemble((f"{label:<{indent}}", "bold"))]
    for item in (part for whole in items for part in _folded(whole, width - indent)):
        if lines[-1].cell_len > indent and lines[-1].cell_len + item.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(item).append("  ")
    for line in lines:
        line.rstrip()
    return lines


def _folded(item: Text, room: int) -> list[Text]:
    """A long item in parts that fit, the later ones set in."""
    cut = item.plain.rfind(" ", 4, room + 1) if item.cell_len > room else -1
    if cut < 0:
        return [item]
    first, rest = item.divide([cut])
    return [first, *_folded(Text("  ").append_text(rest), room)]
