"""A full NYET! position as a small text that people can read and write.

    nyet
    options: players=3 first_dealer=1
    round: 4
    dealer: 1
    scores: 10 0 25
    phase: trick
    terms: wolf d0 y b 4
    team: 1
    leader: 0
    tricks: 5 6 2
    loot: r1 | b1 g1 | -
    hand 0: b9 r1 y4
    hand 1: r10 y1 g2
    hand 2: b1 r5 g10

`terms` are the open boxes of the five lines in order; while vetoes go on, write `covered:` with the boxes in order of
placement instead. What is left out has its natural value: all other cards have been played (or are the stock). A `#`
starts a comment.
"""

from facedown.engine.errors import PositionError
from facedown.games.nyet.rules.options import options_of
from facedown.games.nyet.rules.pieces import (
    CHARACTERS,
    COLOURS,
    card_list,
    card_text,
)
from facedown.games.nyet.rules.state import BONUS, PHASES, TEAM, TRICK, State
from facedown.games.nyet.text.plausible import check
from facedown.games.nyet.text.reader import WRITABLE, Reader, box_text
from facedown.games.nyet.text.words import loot_texts


def write_position(s: State) -> str:
    """The text of a position in which somebody has to decide."""
    if s.phase not in WRITABLE.values():
        raise PositionError(
            f"a position in phase '{PHASES[s.phase]}' has no text; there is one in {', '.join(WRITABLE)}"
        )
    n = s.players
    chosen = options_of(s).changed()
    line2 = chosen.get("discard_line")
    if isinstance(line2, tuple):
        chosen["discard_line"] = ",".join(line2)
    lines = [
        "nyet",
        "options: " + " ".join(f"{k}={str(v).lower()}" for k, v in {"players": n, **chosen}.items()),
    ]
    lines += [f"round: {s.round}", f"dealer: {s.dealer}", f"scores: {_row(s.scores[:n])}"]
    if any(s.credits):
        lines.append(f"credits: {_row(s.credits[:n])}")
    if s.cycle_due:
        lines.append("cycle_due: yes")
    if s.character[:n] != list(range(n)):
        lines.append("characters: " + " ".join(CHARACTERS[c] for c in s.character[:n]))
    lines.append(f"phase: {PHASES[s.phase]}")
    tokens = sorted((number, box) for box, number in enumerate(s.token) if number > 0)
    lines.append("covered: " + (" ".join(box_text(box) for _, box in tokens) or "-"))
    if s.phase > TEAM and n > 2:
        lines.append("team: " + "+".join(str(p) for p in range(n) if s.team >> p & 1))
    if s.phase > BONUS and n == 5:
        lines.append(f"bonus: {s.bonus}")
    if s.phase == TRICK:
        lines += [f"leader: {s.leader}", f"tricks: {_row(s.tricks[:n])}"]
        lines.append("loot: " + " | ".join(" ".join(loot_texts(s.loot[p])) or "-" for p in range(n)))
        if s.in_trick:
            lines.append("trick: " + " ".join(card_text(s.trick[(s.leader + k) % n]) for k in range(s.in_trick)))
        if s.last_leader >= 0:
            cards = " ".join(card_text(s.last_trick[(s.last_leader + k) % n]) for k in range(n))
            lines.append(f"last: {s.last_leader} {cards}")
        if any(s.void):
            lines.append(
                "void: " + " ".join("".join(c for i, c in enumerate(COLOURS) if v >> i & 1) or "-" for v in s.void[:n])
            )
    for p in range(n):
        lines.append(f"hand {p}: {_cards(s.hands[p])}")
    for p in range(n):
        if s.shed[p]:
            lines.append(f"shed {p}: {_cards(s.shed[p])}")
        if s.given[p]:
            lines.append(f"given {p}: {_cards(s.given[p])}")
    if n == 2:
        lines.append(f"stock: {_cards(s.deck)}")
    return "\n".join(lines) + "\n"


def read_position(text: str) -> State:
    """A validated position; raises PositionError with the line that is wrong."""
    reader = Reader(text)
    s = reader.start()
    if s.phase >= TRICK:
        reader.tricks(s)
    reader.cards(s)
    check(s)
    return s


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _cards(cards: int) -> str:
    return " ".join(card_text(card) for card in card_list(cards)) or "-"
