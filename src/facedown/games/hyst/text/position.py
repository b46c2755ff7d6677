"""A full position of H.Y.S.T. as a small text that people can read and write.

    hyst
    options: players=2 layout=HY1-16c11c05a-12b14a08b-09b17b01b-16
    phase: act
    active: 0
    turns: 7
    pawns: D4 S2
    holder: 0
    points: 3
    hands: smoke shove / grapple
    discards: vents smoke
    cameras: F3=W
    smoke: C3 D3
    lasers: D3-D4
    barricades: S2

What is left out has its natural value: no smoke, cameras as printed, the diamond on E5 (`diamond: C3` if it lies
elsewhere, `off` for a caught pawn that is not back). The deck is all other cards. While a card is played, `card: smoke`
comes with what was answered so far; after a reshuffle, lines say what everyone remembers of it. A `#` starts a comment.
"""

from facedown.engine.errors import PositionError
from facedown.games.hyst.rules.pieces import CARDS, CENTRE, DIRECTIONS, S1, SLOTS, SPACE_NAMES, card_ids
from facedown.games.hyst.rules.reading import lasers
from facedown.games.hyst.rules.setup import options_of, setup
from facedown.games.hyst.rules.spaces import spaces_in
from facedown.games.hyst.rules.state import PHASES, PICK, REENTRY, State
from facedown.games.hyst.text.notation import OUTCOMES, TEXTS
from facedown.games.hyst.text.reader import WRITABLE, Reader

NUMBERS = ("turns", "points", "rolled", "step", "needed", "pick")
FLAGS = ("steal_tried", "acted", "void", "sudden")


def write_position(s: State) -> str:
    """The text of a position in which somebody has to decide."""
    if PHASES[s.phase] not in WRITABLE:
        raise PositionError(f"phase '{PHASES[s.phase]}' has no text; there is one in {', '.join(WRITABLE)}")
    options = options_of(s)
    chosen = {"players": options.players, **options.changed()}
    words = [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in chosen.items()]
    lines = ["hyst", f"options: {' '.join(words)}"]
    lines += [f"phase: {PHASES[s.phase]}", f"active: {s.active}"]
    if s.phase in {PICK, REENTRY}:
        lines.append(f"who: {s.who}")
    if s.ask_first:
        lines.append(f"first: {s.first}")
    lines += [f"{name}: {getattr(s, name)}" for name in NUMBERS if getattr(s, name)]
    if on := [name for name in FLAGS if getattr(s, name)]:
        lines.append(f"flags: {' '.join(on)}")
    lines.append("pawns: " + " ".join(SPACE_NAMES[at] if at >= 0 else "off" for at in s.pawns[: s.players]))
    if s.holder >= 0:
        lines.append(f"holder: {s.holder}")
    elif s.diamond != CENTRE:
        lines.append(f"diamond: {SPACE_NAMES[s.diamond]}")
    lines.append("hands: " + " / ".join(" ".join(card_ids(hand)) or "-" for hand in s.hands[: s.players]))
    lines += [f"{key}: {' '.join(words)}" for key, words in _lists(s).items() if words]
    return "\n".join([*lines, *_memory(s)]) + "\n"


def _lists(s: State) -> dict[str, list[str]]:
    def names(words: list[int]) -> list[str]:
        return [SPACE_NAMES[space] for space in spaces_in(words[0], words[1])]

    printed = setup(options_of(s))
    turned = [slot for slot in range(SLOTS) if s.facing[slot] != printed.facing[slot]]
    return {
        "card": [CARDS[s.card - 1]] if s.card else [],
        "discards": [CARDS[card] for card in s.pile[: s.pile_count]],
        "cameras": [f"{SPACE_NAMES[s.camera[slot]]}={DIRECTIONS[s.facing[slot]]}" for slot in turned],
        "smoke": names(s.smoky),
        "lasers": lasers(s),
        "barricades": [SPACE_NAMES[S1 + k] for k in range(4) if s.blocked >> k & 1],
        "cloud": names(s.cloud),
        "cleared": names(s.cleared),
    }


def _memory(s: State) -> list[str]:
    """Where everyone was caught last, the last action, and what is remembered of a reshuffle."""
    lines = []
    if any(s.spotted):
        lines.append("spotted: " + " ".join(SPACE_NAMES[k - 1] if k else "-" for k in s.spotted[: s.players]))
    if s.last:
        lines.append(f"last: {TEXTS[s.last - 1] if s.last > 0 else OUTCOMES[-1 - s.last]}")
    if s.reshuffles:
        lines += [f"reshuffles: {s.reshuffles}", f"fresh: {' '.join(card_ids(s.fresh))}"]
        lines.append("kept: " + " / ".join(" ".join(card_ids(hand)) or "-" for hand in s.kept[: s.players]))
        marks = [f"{m >> 4}{':' + CARDS[(m & 15) - 1] if m & 15 else ''}" for m in s.trail[: s.trail_count]]
        if marks:
            lines.append("trail: " + " ".join(marks))
    return lines


def read_position(text: str) -> State:
    return Reader(text).state()
