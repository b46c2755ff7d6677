"""Finds all boards that the Mist can make in what is left of its turn, day or night (N-1107).

`find_boards` fills a table. Row 0 is the board as it is; every other row is a board after one or more actions, with the
action that led to it, the row from which it came, and all first actions with which a way to it can begin. Rows stand in
the order of the number of actions. A turn may end on any of them, so all rows together are the complete turns. Equal
boards are one row; while actions are left, boards also differ in which pawns have acted.

All is read from public fields, so a redacted record is enough. Captures are left out: a pawn that ends on a
board with an upright Seeker on a temple may capture there (with `capture_costs` only while LEFT is not 0).

    room = make_boards()
    count = find(room, seen)                         # compiled, or the plain twin without a compiler
    room.table[BOARD_CELLS * row + SEEKERS]          # cells as in the record
    way_to(room, row)                                # the action ids that lead to a row

The memory of a `Boards` is used again by each call.
"""

from typing import Any, NamedTuple

from facedown.bots.search import copy_first
from facedown.engine.bits import clear, id_of, lowest, number_of
from facedown.engine.room import ints, quick, record_of, records
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.actions import A_CAPTURE, A_END, A_SPAWN, WORDS
from facedown.games.nusubito.rules.mist import act, grow, legal_mist_day, legal_mist_night
from facedown.games.nusubito.rules.state import M_NIGHT, State

# A row of the table.
HEALERS, BUILDERS, SEEKERS, DOWN, BOLSTERS, USED, LEFT, PARENT, ACTION, FIRST, FIRST_MORE = range(11)
BOARD_CELLS = 11
MOST_BOARDS = 1 << 15
SEATS = 1 << 17  # of the table for finding equal boards
DEEP = 3  # actions that are looked ahead, at most
DONE = -1  # instead of the used pawns, where no action follows
WORD = 62  # first actions that fit into FIRST; the next ones go into FIRST_MORE


class Boards(NamedTuple):
    """Holds memory for one table."""

    table: Any
    find: Any
    work: Any  # one record
    mask: Any


def make_boards() -> Boards:
    return Boards(ints(BOARD_CELLS * MOST_BOARDS), ints(SEATS), records(State), ints(WORDS))


def find(room: Boards, seen: State, deep: int = DEEP) -> int:
    """Calls `find_boards` for a record that is at hand as a plain object."""
    return int(quick(find_boards)(room, record_of(seen), deep))


def way_to(room: Boards, row: int) -> list[int]:
    """Lists the action ids that lead from the present board to a row, in their order."""
    way: list[int] = []
    while row:
        way.append(int(room.table[BOARD_CELLS * row + ACTION]))
        row = int(room.table[BOARD_CELLS * row + PARENT])
    return way[::-1]


@rule
def find_boards(room: Boards, root: Any, deep: int) -> int:
    """Fills the table from root[0], a record in which the Mist has to decide; counts its rows."""
    table = room.table
    copy_first(room.work, root)
    s = room.work[0]
    for k in range(SEATS):
        room.find[k] = 0
    store(s, table, 0, False)
    table[PARENT] = 0
    table[ACTION] = 0
    table[FIRST] = 0
    table[FIRST_MORE] = 0
    begin = 0
    count = 1
    for depth in range(deep):
        end = count
        for row in range(begin, end):
            load(s, table, row)
            if s.left <= 0:
                continue
            clear(room.mask)
            if s.phase == M_NIGHT:
                legal_mist_night(s, room.mask)
            else:
                legal_mist_day(s, room.mask)
            choice = 0
            for word in range(WORDS):
                left = room.mask[word]
                while left:
                    number = number_of(64 * word + lowest(left))
                    left &= left - 1
                    if number == A_END or A_CAPTURE <= number < A_SPAWN:
                        continue
                    load(s, table, row)
                    if s.phase == M_NIGHT:
                        grow(s, number)
                    else:
                        act(s, number)
                    first = table[BOARD_CELLS * row + FIRST]
                    more = table[BOARD_CELLS * row + FIRST_MORE]
                    if depth == 0:
                        first = 1 << choice if choice < WORD else 0
                        more = 1 << min(choice - WORD, WORD - 1) if choice >= WORD else 0
                        choice += 1
                    count = enter(room, s, row, id_of(number), first, more, depth + 1 == deep or s.left <= 0, count)
        begin = end
    return count


@rule
def load(s: State, table: list[int], row: int) -> None:
    """Puts the board of a row into the record."""
    base = BOARD_CELLS * row
    s.healers = table[base + HEALERS]
    s.builders = table[base + BUILDERS]
    s.seekers = table[base + SEEKERS]
    s.down = table[base + DOWN]
    s.bolsters = table[base + BOLSTERS]
    s.used = max(0, table[base + USED])
    s.left = table[base + LEFT]


@rule
def store(s: State, table: list[int], row: int, last: bool) -> None:
    base = BOARD_CELLS * row
    table[base + HEALERS] = s.healers
    table[base + BUILDERS] = s.builders
    table[base + SEEKERS] = s.seekers
    table[base + DOWN] = s.down
    table[base + BOLSTERS] = s.bolsters
    table[base + USED] = DONE if last else s.used
    table[base + LEFT] = s.left


@rule
def enter(room: Boards, s: State, parent: int, action: int, first: int, more: int, last: bool, count: int) -> int:
    """Adds the board in the record, if it is new and there is room; gives how many rows there are then."""
    table = room.table
    used = DONE if last else s.used
    mixed = s.healers * 0x9E3779B1 ^ s.builders * 0x85EBCA77 ^ s.seekers * 0xC2B2AE3D
    mixed ^= s.down * 0x27D4EB2F ^ s.bolsters * 0x165667B1 ^ (used + 2) * 0x2545F491
    seat = (mixed ^ mixed >> 17 ^ mixed >> 31) & (SEATS - 1)
    while room.find[seat]:
        base = BOARD_CELLS * room.find[seat]
        if (
            table[base + HEALERS] == s.healers
            and table[base + BUILDERS] == s.builders
            and table[base + SEEKERS] == s.seekers
            and table[base + DOWN] == s.down
            and table[base + BOLSTERS] == s.bolsters
            and table[base + USED] == used
        ):
            table[base + FIRST] |= first
            table[base + FIRST_MORE] |= more
            return count
        seat = (seat + 1) & (SEATS - 1)
    if count == MOST_BOARDS:
        return count
    room.find[seat] = count
    store(s, table, count, last)
    base = BOARD_CELLS * count
    table[base + PARENT] = parent
    table[base + ACTION] = action
    table[base + FIRST] = first
    table[base + FIRST_MORE] = more
    return count + 1
