"""Writes and reads a full position of Nusubito as a small text for people.

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
    trace 2: A3>A1,C3 E3>E1

A pawn is H, B or S, with `d` if it lies and `*` if it has acted. What is left out has its natural value. `trace` lines
say for each remembered day turn of the Thief, from the game's start on, which ends go with which start for all that
others saw; with `base: last_coin` the past before them is unknown, and then there need not be any. `special`, `fell`,
`steps` and `actions` are what the Thief's last turn has shown. While he makes a turn, the board is written as it was
before it, these lines tell what he has done, and `staged: at=C1 points=1 leaps=1` where he is. A `#` starts a comment.
"""

from collections.abc import Callable
from typing import Any

from facedown.engine.errors import PositionError
from facedown.engine.position import ALWAYS, Line, PositionText
from facedown.engine.position_words import Codec, bits, number, pair, word, words
from facedown.games.nusubito.rules.actions import MOST_DAYS
from facedown.games.nusubito.rules.endings import clear_turn
from facedown.games.nusubito.rules.options import NusubitoOptions, options_of, setup
from facedown.games.nusubito.rules.pieces import (
    ALL_TEMPLES,
    CELL_NAMES,
    N_CELLS,
    N_COURT,
    READING,
    RODS,
    TEMPLE,
)
from facedown.games.nusubito.rules.state import (
    CLOSE,
    COIN,
    DART,
    LAND_LEAVING,
    M_DAY,
    M_NIGHT,
    MEMORY,
    PHASES,
    ROD,
    START,
    T_DAY,
    T_NIGHT,
    State,
    coins_on_table,
    is_staged,
)
from facedown.games.nusubito.rules.thief import look, night_action
from facedown.games.nusubito.rules.turns import LAST_LAP, stage_turn, start_thief_day
from facedown.games.nusubito.text.plausible import check, check_coins, check_pawns, check_shown, check_staged
from facedown.games.nusubito.text.position_words import (
    ACTION,
    BASES,
    COIN_FACE,
    FELL,
    LAST,
    MARKER,
    PAWN,
    RESULT,
    SPECIAL,
    STAGED,
    STEP,
    TEMPLE_NAME,
    TRACE,
)
from facedown.games.nusubito.text.published import level_at

DECISIONS = (T_DAY, M_DAY, T_NIGHT, M_NIGHT)
C3 = TEMPLE["C3"]
PHASE = word({PHASES[number]: number for number in DECISIONS})


# The board, as others see it.


def published(field: str) -> Callable[[State], Any]:
    """Reads a field as it was before the turn that the Thief is making."""
    return lambda s: getattr(s, f"pub_{field}" if is_staged(s) else field)


def begin(s: State) -> None:
    s.thief = s.first_thief ^ s.game
    s.healers = s.builders = s.seekers = 0


def turn(s: State) -> Codec:
    """Reads and writes day and round, by night the day alone."""
    day = number(1, s.max_days or MOST_DAYS, "a day")
    if s.phase in {T_NIGHT, M_NIGHT}:
        return day.kept(lambda turn: turn[0], lambda number: (number, 0))
    return pair(day, ".", number(1, 3, "a round"), "day and round, such as 2.1")


def pawns(s: State) -> list[tuple[int, tuple[int, int, int]]]:
    seekers, down = published("seekers")(s), published("down")(s)
    levels = (s.healers, s.builders, seekers)
    return [
        (cell, (level, down >> cell & 1, s.used >> cell & 1))
        for cell in sorted(range(N_CELLS), key=READING.__getitem__)
        for level in range(3)
        if levels[level] >> cell & 1
    ]


def put_pawns(s: State, pawns: list[tuple[int, tuple[int, int, int]]]) -> None:
    for cell, (level, down, used) in pawns:
        if (s.healers | s.builders | s.seekers) >> cell & 1:
            raise PositionError(f"two on {CELL_NAMES[cell]}")
        s.healers |= (level == 0) << cell
        s.builders |= (level == 1) << cell
        s.seekers |= (level == 2) << cell
        s.down |= down << cell
        s.used |= used << cell
    check_pawns(s)


def coins(s: State) -> list[tuple[int, int]]:
    return [(s.slot[k], s.coin[k] - 1) for k in range(coins_on_table(s))]


def put_coins(s: State, coins: list[tuple[int, int]]) -> None:
    if not s.laps:
        coins.sort()
    check_coins(s, coins)
    for k, (slot, face) in enumerate(coins):
        s.slot[k], s.coin[k] = slot, 1 + face
        s.hand &= ~(1 << face)


def put_bolsters(s: State, temples: int) -> None:
    s.bolsters = temples
    if temples.bit_count() > s.bolster_count or temples & (s.healers | s.builders | s.seekers) >> N_COURT:
        raise PositionError(f"at most {s.bolster_count}, and none beside a pawn on one temple")


def put_looked(s: State, rods: int) -> None:
    s.looked = s.noted = rods


def put_treasure(s: State, temple: int) -> None:
    s.row, s.column = 1 + temple // 3, 1 + temple % 3


# The turn that is being made, and what it shows.


def begin_turn(s: State) -> None:
    clear_turn(s)
    s.stage = s.left = 0
    s.pub_seekers = s.pub_down = s.pub_bolsters = s.pub_darts = s.pub_looked = 0
    s.start = s.at
    if s.phase == T_DAY:
        start_thief_day(s)
        if s.phase != T_DAY:
            raise PositionError("the Thief has no legal turn: the game is over")
    elif s.phase == T_NIGHT:
        stage_turn(s)


def left(s: State) -> Codec:
    return number(int(s.phase == M_NIGHT), most_left(s))


def most_left(s: State) -> int:
    return s.night_points if s.phase == M_NIGHT else s.day_actions


def staged(s: State) -> dict[str, int]:
    """Tells how far the Thief has come in his turn; nothing at its beginning."""
    landing = LAND_LEAVING <= s.stage <= CLOSE
    moved = {"at": s.at, "points": s.points, "leaps": s.leaps} if s.leaps or landing else {}
    rest = {"stage": s.stage if landing else 0, "aim": s.aim, "sacrificed": s.sacrificed}
    return moved | {key: value for key, value in rest.items() if value}


def put_staged(s: State, values: dict[str, int]) -> None:
    for key, value in values.items():
        setattr(s, key, value)


def special(s: State) -> tuple[int, int] | None:
    return (s.special, s.taken if s.special == COIN else 0) if s.special else None


def fell(s: State) -> list[tuple[int, int]]:
    """Lists the cells where a pawn was struck, and where it lies."""
    cells = sorted((cell for cell in range(N_CELLS) if s.fell >> cell & 1), key=READING.__getitem__)
    thrown = [0] * N_COURT + s.thrown
    return [(cell, thrown[cell] - 1 if thrown[cell] else cell) for cell in cells]


def put_fell(s: State, cells: list[tuple[int, int]]) -> None:
    for start, to in cells:
        s.fell |= 1 << start
        if to != start:
            s.thrown[start - N_COURT] = 1 + to


def make_turn(s: State) -> None:
    """Carries out on the board, too, what the turn has done: what fell lies, what was taken is the Thief's."""
    check_shown(s)
    if s.phase == T_NIGHT:
        actions, s.night_actions = s.night_actions, [0, 0, 0]
        for action in filter(None, actions):
            night_action(s, action - 1)
    if s.phase != T_DAY:
        return
    for start, to in fell(s):
        level = level_at(s, start)
        if level < 0 or s.down >> start & 1:
            raise PositionError("fell: write cells where a pawn stood before the turn")
        s.darts -= level
        s.down |= 1 << to
        if to != start:
            s.seekers = (s.seekers & ~(1 << start)) | 1 << to
    s.darts += s.special == DART
    if ROD <= s.special < COIN:
        look(s, s.special - ROD)
    check_staged(s)
    s.hand &= ~(1 << (s.sacrificed - 1)) if s.sacrificed else ALL_TEMPLES


# What is remembered of earlier turns.


def trace(k: int) -> Line:
    """Makes the line of a remembered turn; one after the other is read."""

    def put(s: State, trace: tuple[int, list[int]]) -> None:
        s.trail[k], s.reach[9 * k : 9 * k + 9] = trace
        s.turns = k + 1

    def get(s: State) -> tuple[int, list[int]] | None:
        return (s.trail[k], s.reach[9 * k : 9 * k + 9]) if k < s.turns else None

    return Line(f"trace {k + 1}", TRACE, get=get, put=put, when=lambda s: k <= s.turns)


POSITION = PositionText(
    name="nusubito", title="Nusubito", options=NusubitoOptions, setup=setup, options_of=options_of,
    phases=PHASES, decisions=DECISIONS, named=None, check=check,
    parts=[
        Line("thief", number(0, 1), "first_thief", natural=0, shown=ALWAYS, when=lambda s: s.ask_thief),
        Line("game", lambda s: word(("1", "2")[: s.games])),
        Line("result", RESULT, "result.0 where.0 treasures.0", needed=True, when=lambda s: s.game),
        begin,
        Line("phase", PHASE, natural=T_DAY, shown=ALWAYS),
        Line("turn", turn, "day round", natural=lambda s: (1, int(s.phase in {T_DAY, M_DAY})), shown=ALWAYS),
        Line("laps", lambda s: number(0, 0 if s.max_days else LAST_LAP)),
        Line("pawns", words(PAWN), get=pawns, put=put_pawns),
        Line("at", TEMPLE_NAME, natural=C3, shown=ALWAYS, get=lambda s: s.start),
        Line("coins", words(COIN_FACE), get=coins, put=put_coins),
        Line("bolsters", bits(TEMPLE_NAME), get=published("bolsters"), put=put_bolsters),
        Line("looked", bits(word(RODS)), get=published("looked"), put=put_looked),
        Line(
            "darts", lambda s: number(0, s.darts_total), get=published("darts"),
            natural=lambda s: s.start_darts, shown=ALWAYS,
        ),
        Line(
            "treasure", TEMPLE_NAME, natural=C3, shown=ALWAYS,
            get=lambda s: 3 * (s.row - 1) + s.column - 1, put=put_treasure,
        ),
        Line("marker", MARKER),
        begin_turn,
        Line("left", left, natural=most_left, shown=ALWAYS, when=lambda s: not is_staged(s)),
        Line("staged", STAGED, get=staged, put=put_staged, when=lambda s: s.phase == T_DAY),
        Line("special", SPECIAL, "special taken", get=special),
        Line("fell", words(FELL), get=fell, put=put_fell),
        Line("steps", words(STEP), count="steps_count"),
        Line("actions", words(ACTION), "night_actions", get=lambda s: [action for action in s.night_actions if action]),
        Line("last", LAST),
        make_turn,
        Line("base", word(BASES)),
        Line(
            "base_count", number(0, 9), natural=coins_on_table, shown=lambda s: s.turns,
            when=lambda s: s.base != START,
        ),
        *[trace(k) for k in range(MEMORY)],
    ],
)  # fmt: skip
write_position, read_position = POSITION.write, POSITION.read
