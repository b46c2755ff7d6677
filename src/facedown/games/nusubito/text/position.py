"""A full position of Nusubito as a small text that people can read and write.

    nusubito
    options: max_days=3
    phase: mist_day
    turn: 1.2
    pawns: B2:H C2:Bd D2:S*
    at: A1
    coins: 1.1L=A3 1.2L=A1
    bolsters: C3
    darts: 1
    treasure: E5
    looked: 3
    left: 2
    special: rod:3
    fell: C2
    trace 1: C3>A3,E3

A pawn is H, B or S, with `d` if it lies and `*` if it has acted. What is left out has its natural value. `trace` lines
say for each remembered day turn of the Thief, from the game's start on, which ends go with which start for all that
others saw; with `base: last_coin` the past before them is unknown, and then there need not be any. `special`, `fell`,
`steps` and `actions` are what the Thief's last turn has shown. While he makes a turn, the board is written as it was
before it, these lines tell what he has done, and `staged: at=C1 points=1 leaps=1` where he is. A `#` starts a comment.
"""

from facedown.engine.bits import id_of
from facedown.engine.errors import PositionError
from facedown.games.nusubito.rules.options import options_of
from facedown.games.nusubito.rules.pieces import CELL_NAMES, LETTERS, N_CELLS, READING, RODS, TEMPLE_NAMES, temple_names
from facedown.games.nusubito.rules.state import (
    CLOSE,
    LAND_ARRIVING,
    LAND_LEAVING,
    M_DAY,
    M_NIGHT,
    PHASES,
    START,
    T_DAY,
    State,
    coins_on_table,
    is_staged,
    slot_text,
)
from facedown.games.nusubito.rules.traces import sacrifice_in, taken_by_day, taken_by_night
from facedown.games.nusubito.text.notation import write
from facedown.games.nusubito.text.published import fallen, level_at, marker_text, special_text
from facedown.games.nusubito.text.reader import BASES, ENDS, HOW_FAR, WRITABLE, Reader


def write_position(s: State) -> str:
    """The text of a position in which somebody has to decide."""
    if PHASES[s.phase] not in WRITABLE:
        raise PositionError(f"phase '{PHASES[s.phase]}' has no text; there is one in {', '.join(WRITABLE)}")
    before = _published(s)
    lines = ["nusubito", *_frame(s), f"phase: {PHASES[s.phase]}"]
    lines.append(f"turn: {s.day}.{s.round}" if s.round else f"turn: {s.day}")
    if s.laps:
        lines.append(f"laps: {s.laps}")
    if pawns := _pawns(before):
        lines.append(f"pawns: {pawns}")
    lines.append(f"at: {TEMPLE_NAMES[s.start]}")
    count = coins_on_table(s)
    coins = [f"{slot_text(s.slot[k])}={TEMPLE_NAMES[s.coin[k] - 1]}" for k in range(count)]
    lists = {
        "coins": coins,
        "bolsters": temple_names(before.bolsters),
        "looked": [rod for r, rod in enumerate(RODS) if before.looked >> r & 1],
    }
    lines += [f"{key}: {' '.join(words)}" for key, words in lists.items() if words]
    lines += [f"darts: {before.darts}", f"treasure: {TEMPLE_NAMES[3 * (s.row - 1) + s.column - 1]}"]
    if s.marker:
        lines.append(f"marker: {marker_text(s.marker)}")
    if s.phase in {M_DAY, M_NIGHT}:
        lines.append(f"left: {s.left}")
    if s.phase == T_DAY:
        lines += _staged(s)
    lines += _shown(s)
    if s.last:
        lines.append(f"last: {write(1 - s.thief, s.last - 1)}")
    return "\n".join([*lines, *_traces(s)]) + "\n"


def _published(s: State) -> State:
    """The board as it was before the turn that the Thief is making."""
    before = s.copy()
    if is_staged(s):
        before.seekers, before.down, before.bolsters = s.pub_seekers, s.pub_down, s.pub_bolsters
        before.darts, before.looked = s.pub_darts, s.pub_looked
    return before


def _staged(s: State) -> list[str]:
    """How far the Thief has come in his turn; nothing at its beginning."""
    words = []
    if s.leaps or s.stage in {LAND_LEAVING, LAND_ARRIVING, CLOSE}:
        words += [f"at={TEMPLE_NAMES[s.at]}", f"points={s.points}", f"leaps={s.leaps}"]
    if s.stage in HOW_FAR:
        words.append(f"stage={HOW_FAR[s.stage]}")
    if s.aim:
        words.append(f"aim={TEMPLE_NAMES[s.aim - 1]}")
    if s.sacrificed:
        words.append(f"sacrificed={TEMPLE_NAMES[s.sacrificed - 1]}")
    return [f"staged: {' '.join(words)}"] if words else []


def _frame(s: State) -> list[str]:
    """Options, seats, and the first game of a match."""
    lines = []
    if chosen := options_of(s).changed():
        lines.append(
            "options: " + " ".join(f"{k}={str(v).lower() if k != 'custom_start' else v}" for k, v in chosen.items())
        )
    if s.ask_thief:
        lines.append(f"thief: {s.first_thief}")
    if s.game:
        ended = next(word for word, code in ENDS.items() if code == s.result[0])
        lines += ["game: 2", f"result: {ended} {TEMPLE_NAMES[s.where[0] - 1]} {TEMPLE_NAMES[s.treasures[0] - 1]}"]
    return lines


def _pawns(s: State) -> str:
    found = []
    for cell in sorted(range(N_CELLS), key=READING.__getitem__):
        if (level := level_at(s, cell)) >= 0:
            marks = "d" * (s.down >> cell & 1) + "*" * (s.used >> cell & 1)
            found.append(f"{CELL_NAMES[cell]}:{LETTERS[level]}{marks}")
    return " ".join(found)


def _shown(s: State) -> list[str]:
    """What the Thief's last turn has shown, or will show of what he has done so far."""
    lines = []
    if special := special_text(s):
        lines.append(f"special: {special}")
    if s.fell:
        # A pawn may have changed since it fell, so only the cells are written.
        thrown = {pawn.start: pawn.to for pawn in fallen(s)}
        lines.append("fell: " + " ".join(start if start == to else f"{start}>{to}" for start, to in thrown.items()))
    if s.steps_count:
        lines.append("steps: " + " ".join(map(str, s.steps[: s.steps_count])))
    if actions := [write(s.thief, id_of(action - 1)) for action in s.night_actions if action]:
        lines.append("actions: " + " ".join(actions))
    return lines


def _traces(s: State) -> list[str]:
    lines = []
    if s.base != START:
        lines.append(f"base: {BASES[s.base]}")
        if s.turns:
            lines.append(f"base_count: {s.base_count}")
    for turn in range(s.turns):
        trail = s.trail[turn]
        words = ["sacrifice"] * sacrifice_in(trail)
        for key, taken in (("taken", taken_by_day(trail)), ("night", taken_by_night(trail))):
            if taken:
                words.append(f"{key}={'+'.join(str(k + 1) for k in range(9) if taken >> k & 1)}")
        for start in range(9):
            if ends := s.reach[9 * turn + start]:
                words.append(f"{TEMPLE_NAMES[start]}>{','.join(temple_names(ends))}")
        lines.append(f"trace {turn + 1}: {' '.join(words)}")
    return lines


def read_position(text: str) -> State:
    """A validated position; raises PositionError with what is wrong."""
    return Reader(text).state()
