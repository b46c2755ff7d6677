"""Offers choices as a menu: grouped by the verb of their notation, in words, flowing over the width."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from facedown.cli.words import say
from facedown.engine.game import Game
from facedown.engine.play import Play

NUMBER = "bold cyan"
WORDS, NOTATION, SUMMED_UP = range(3)  # how much a menu says
MANY = 14  # a longer list is summed up where room is scarce
WIDEST = 14  # columns of a label that all others are aligned with


@dataclass(frozen=True)
class Choice:
    """Describes something the viewer may do now; its number is its place in the list, from 1."""

    action: int
    text: str  # notation
    words: str
    label: str = ""  # of the menu's line on which it stands
    rest: str = ""  # its words there


def choices_of(play: Play, seat: int) -> list[Choice]:
    """Lists what a seat may do, in the order of the numbers shown."""
    moves, seen = play.game.text.moves, play.seen(seat)
    return arranged(
        [Choice(action, moves.write(seat, action), str(moves.say(seen, action))) for action in play.legal(seat)]
    )


def arranged(choices: Sequence[Choice]) -> list[Choice]:
    """Puts choices of a verb together, verbs with a single choice last, and words that repeat into the label."""
    verbs: dict[str, list[Choice]] = {}
    for choice in choices:
        verbs.setdefault(choice.text.partition(":")[0], []).append(choice)
    several = [group for group in verbs.values() if len(group) > 1]
    single = [group[0] for group in verbs.values() if len(group) == 1]
    ordered = [choice for group in several for choice in _labelled(group)]
    label = say.text("menu.or") if several else ""  # of verbs with one choice each
    return [*ordered, *(Choice(one.action, one.text, one.words, label, one.words) for one in single)]


def _labelled(group: list[Choice]) -> list[Choice]:
    """Finds labels for choices of one verb: what most of them begin with, or with all words but the last one."""
    shared = _shared([choice.words for choice in group])
    stems = Counter(choice.words.rpartition(" ")[0] for choice in group)
    by_stem = 2 * len(stems) <= len(group)
    found: dict[str, list[Choice]] = {}
    for choice in group:
        stem = choice.words.rpartition(" ")[0]
        label = stem if by_stem and stems[stem] > 1 else shared
        rest = choice.words.removeprefix(label).strip()
        label = label or choice.text.partition(":")[0].replace("_", " ")
        found.setdefault(label, []).append(Choice(choice.action, choice.text, choice.words, label, rest))
    return [choice for part in found.values() for choice in part]


def _shared(sayings: Sequence[str]) -> str:
    """Finds the words with which all begin, one word of each left over."""
    words = [saying.split() for saying in sayings]
    length = 0
    while all(len(one) > length + 1 and one[length] == words[0][length] for one in words):
        length += 1
    return " ".join(words[0][:length])


def menu(choices: Sequence[Choice], width: int, style: int = WORDS) -> list[Text]:
    """Draws a line for each label, or more; without room all of them in one paragraph, in notation."""
    groups: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(choices, 1):
        groups.setdefault(choice.label, []).append((number, choice))
    if style != WORDS:
        return flow("", _brief(choices, style), width, 0)
    indent = max((cell_len(label) + 1 for label in groups if label and cell_len(label) <= WIDEST), default=0)
    lines = []
    for label, group in groups.items():
        items = [_item(number, choice.rest or choice.words) for number, choice in group]
        if cell_len(label) > WIDEST:
            lines += flow(f"{label} ", items, width, min(indent, 4))
        else:
            lines += flow(set_cell_size(label, indent), items, width, indent)
    return lines


def _item(number: int, words: str) -> Text:
    return Text.assemble((f"{number} ", NUMBER), words)


def _brief(choices: Sequence[Choice], style: int) -> list[Text]:
    """Lists the choices by verb, in notation; a long list may be summed up."""
    found = []
    for verb, several in groupby(enumerate(choices, 1), lambda one: one[1].text.partition(":")[0]):
        group = [(number, choice.text.removeprefix(f"{verb}:")) for number, choice in several]
        head = Text(f"{verb}: " if len(group) > 1 else "", "bold")
        if len(group) <= MANY or style == NOTATION:
            first, *more = [_item(number, text) for number, text in group]
            found += [head.append_text(Text("", "not bold").append_text(first)), *more]
            continue
        example = group[len(group) // 2][1].lower()
        text = head.append(f"{group[0][0]}-{group[-1][0]}", NUMBER)
        found.append(text.append(f" {say.text('menu.summed', count=len(group), example=example)}", "not bold"))
    return found


def flow(label: str, items: Sequence[Text], width: int, indent: int) -> list[Text]:
    """Puts items side by side behind a label, as many in a line as fit."""
    lines = [Text(label, "bold")]
    start = lines[0].cell_len
    if items and start > indent and start + items[0].cell_len > width:  # a long label has a line of its own
        lines.append(Text(" " * indent))
        start = indent
    for item in (part for whole in items for part in _folded(whole, width - indent)):
        if lines[-1].cell_len > start and lines[-1].cell_len + item.cell_len > width:
            lines.append(Text(" " * indent))
            start = indent
        lines[-1].append_text(Text("", "not bold").append_text(item)).append("  ")
    for line in lines:
        line.rstrip()
    return lines


def _folded(item: Text, room: int) -> list[Text]:
    """Splits a long item into parts that fit, the later ones set in."""
    cut = item.plain.rfind(" ", 4, room + 1) if item.cell_len > room else -1
    if cut < 0:
        return [item]
    first, rest = item.divide([cut])
    return [first, *_folded(Text("  ").append_text(rest), room)]


def question(game: Game, title: str, choices: Sequence[Choice]) -> str:
    """Asks for a decision: where the game stands, and the numbers to choose from."""
    return say.text("question", title=title or game.title, count=len(choices))
