"""A full position of Shy Monsters as a small text that people can read and write.

    shy_monsters
    options: opening_reveals=2,1,0
    storey: 2
    phase: move
    storey 1.1: 1,0 corridor up; 2,0 bat up dead; 3,0 exit up; 0,1 corridor; 0,2 corridor; 0,3 dragon
    storey 1.2: 1,0 corridor up; 2,0 mantis up; 3,0 corridor up; 4,0 corridor; 5,0 cobra; 6,0 exit
    hero: 3,0
    jumps: 0

A storey is named by its game and its number. What is left out has its natural value: the Hero stands on the Entrance
with all skills, nothing is flipped, the first game is played, seat 0 builds. While a storey is being built, write
`hand: bat cobra` and the cells laid so far. A `#` starts a comment.
"""

from facedown.engine.errors import PositionError
from facedown.games.shy_monsters.rules.options import options_of
from facedown.games.shy_monsters.rules.pieces import KINDS, MONSTERS, ROOMS, cell_text
from facedown.games.shy_monsters.rules.state import BUILD, PHASES, RESIGNED_BY_MASTER, RESULTS, STOREYS, State, slot
from facedown.games.shy_monsters.rules.walk import cell_at
from facedown.games.shy_monsters.text.moves import write
from facedown.games.shy_monsters.text.reader import WRITABLE, Reader


def write_position(s: State) -> str:
    """The text of a position in which somebody has to decide."""
    if PHASES[s.phase] not in WRITABLE:
        raise PositionError(f"phase '{PHASES[s.phase]}' has no text; there is one in {', '.join(WRITABLE)}")
    chosen = options_of(s).changed()
    if "opening_reveals" in chosen:
        chosen["opening_reveals"] = ",".join(map(str, s.opening))
    lines = ["shy_monsters"]
    if chosen:
        lines.append("options: " + " ".join(f"{k}={str(v).lower()}" for k, v in chosen.items()))
    if s.ask_dm:
        lines.append(f"master: {s.first_dm}")
    if s.game:
        lines += ["game: 2", f"result: {_result(s)}"]
    lines += [f"storey: {s.storey}", f"phase: {PHASES[s.phase]}"]
    for k in range(slot(s) + 1):
        count = min(s.step, ROOMS) if k == slot(s) else ROOMS if s.room[ROOMS * k] != s.room[ROOMS * k + 1] else 0
        if count:
            lines.append(f"storey {1 + k // STOREYS}.{1 + k % STOREYS}: {_storey(s, k, count)}")
    if s.seen_count:
        lines.append("seen: " + _names(s.seen[: s.seen_count]))
    if s.phase == BUILD:
        lines.append("hand: " + _names(s.hand))
    else:
        lines += _hero(s)
    return "\n".join(lines) + "\n"


def _storey(s: State, k: int, count: int) -> str:
    tiles = []
    for r in range(count):
        words = [cell_text(s.room[ROOMS * k + r]), KINDS[s.kind[ROOMS * k + r]]]
        words += [
            word for word, rooms in (("up", s.up), ("dead", s.dead), ("panicked", s.panicked)) if rooms[k] >> r & 1
        ]
        tiles.append(" ".join(word for word in words if word))
    return "; ".join(tiles)


def _hero(s: State) -> list[str]:
    lines = []
    if s.fresh_count:
        lines.append("flipped: " + _names(s.fresh[: s.fresh_count]))
    lines.append(f"hero: {cell_text(cell_at(s, s.token))}")
    if s.attacks != s.attack_uses:
        lines.append(f"attacks: {s.attacks}")
    if s.jumps != s.jump_uses:
        lines.append(f"jumps: {s.jumps}")
    if s.reveals:
        lines.append(f"reveals: {s.reveals}")
    if s.named_count:
        lines.append("named: " + " ".join(cell_text(cell_at(s, room - 1)) for room in s.named[: s.named_count]))
    if s.last:
        lines.append(f"last: {write(0, s.last - 1)}")
    return lines


def _result(s: State) -> str:
    """Of the first game of a match."""
    code = s.result[0]
    words = [
        f"{RESULTS[code]}_by_{'master' if code == RESIGNED_BY_MASTER else 'hero'}"
        if "resigned" in RESULTS[code]
        else RESULTS[code]
    ]
    words.append(str(s.cleared[0]))
    if s.killer[0]:
        words += [MONSTERS[s.killer[0] - 1], cell_text(s.grave[0])]
    return " ".join(words)


def _names(row: list[int]) -> str:
    return " ".join(MONSTERS[m - 1] for m in row)


def read_position(text: str) -> State:
    """A validated position; raises PositionError with what is wrong."""
    return Reader(text).state()
