"""The record of Shy Monsters: everything that is true in a game, in integers."""

from typing import Annotated

from facedown.engine.record import Int8, Int16, Record, i8
from facedown.engine.rule import rule
from facedown.games.shy_monsters.pieces import ROOMS

ROLES, DRAW, BUILD, REVEAL, MOVE, OVER = range(6)
PHASES = ("roles", "draw", "build", "reveal", "move", "over")
STOREYS = 3
BUILD_STEPS = 9  # six cells, the Exit, two Monsters (S-404)

# Results of a game (S-601).
UNDECIDED, ESCAPED, KILLED, TRAPPED, RESIGNED_BY_HERO, RESIGNED_BY_MASTER = range(6)
RESULTS = ("", "hero_escaped", "hero_killed", "hero_trapped", "resigned", "resigned")


class State(Record):
    last: Int16  # the Hero's last decision, as 1 + action id
    # Storeys 1 to 3 of both games of a match, six rooms each; slot(s) is the present one.
    room: Annotated[list[int], i8, 36]  # cells, rising
    kind: Annotated[list[int], i8, 36]  # what lies there
    up: Annotated[list[int], i8, 6]  # sets of rooms: face up,
    dead: Annotated[list[int], i8, 6]  # slain,
    panicked: Annotated[list[int], i8, 6]  # frightened when flipped,
    active: Annotated[list[int], i8, 6]  # deadly
    # The present storey, made from its outline when it is built.
    near: Annotated[list[int], i8, 7]  # for each tile the set of adjacent tiles
    to: Annotated[list[int], i8, 28]  # for each tile and direction 1 + the tile there
    comfy: Annotated[list[int], i8, 6]  # for each room the set of Monsters that are comfy there
    fresh: Annotated[list[int], i8, 2]  # Monsters flipped on this storey, in order, as 1 + index
    hand: Annotated[list[int], i8, 2]  # Monsters of this storey, the lower first, as 1 + index
    named: Annotated[list[int], i8, 6]  # rooms named in the opening, as 1 + room (reveal_mode=together)
    # The present game.
    seen: Annotated[list[int], i8, 6]  # Monsters of past storeys, face up, as 1 + index
    aside: Annotated[list[int], i8, 6]  # those that were never flipped; by index within a storey
    # Both games of a match.
    result: Annotated[list[int], i8, 2]
    cleared: Annotated[list[int], i8, 2]
    killer: Annotated[list[int], i8, 2]  # as 1 + index
    grave: Annotated[list[int], i8, 2]  # the cell where the Hero fell
    opening: Annotated[list[int], i8, 3]  # flips before moving, by storey
    phase: Int8
    game: Int8  # 0, or 1 for the second of a match
    dm: Int8  # seat of the Dungeon Master in this game
    storey: Int8  # 1 to 3
    step: Int8  # of BUILD: 0 to 9
    token: Int8  # the Hero's tile
    attacks: Int8  # left on this storey
    jumps: Int8
    reveals: Int8  # opening flips left
    named_count: Int8
    fresh_count: Int8
    seen_count: Int8
    aside_count: Int8
    # Options.
    games: Int8
    first_dm: Int8
    ask_dm: Int8
    together: Int8
    walk_in: Int8
    show_aside: Int8
    show_after: Int8
    flip_jumped: Int8
    attack_uses: Int8
    jump_uses: Int8
    fear: Int8
    spare: Annotated[list[int], i8, 4]


@rule
def slot(s: State) -> int:
    """Which of the six storeys of a match is being played."""
    return 3 * s.game + s.storey - 1


@rule
def kind_of(s: State, room: int) -> int:
    """What lies on a room of the present storey."""
    return s.kind[ROOMS * slot(s) + room]
