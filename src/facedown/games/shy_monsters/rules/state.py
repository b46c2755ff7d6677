"""Declares the record of Shy Monsters: everything that is true in a game, in integers."""

from typing import Annotated

from facedown.engine.marks import (
    Sight,
    flag,
    is_number,
    is_viewer,
    mirror,
    number,
    one_of,
    public,
    share,
    viewer_number,
)
from facedown.engine.record import Int8, Int16, Record, i8
from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.pieces import ROOMS

ROLES, DRAW, BUILD, REVEAL, MOVE, OVER = range(6)
PHASES = ("roles", "draw", "build", "reveal", "move", "over")
STOREYS = 3
BUILD_STEPS = 9  # six cells, the Exit, two Monsters (S-404)

# Results of a game (S-601).
UNDECIDED, ESCAPED, KILLED, TRAPPED, RESIGNED_BY_HERO, RESIGNED_BY_MASTER = range(6)
RESULTS = ("", "hero_escaped", "hero_killed", "hero_trapped", "resigned", "resigned")

master = Sight("who knows every tile of the present game")


class State(Record):
    # fmt: off
    # the Hero's last decision, as 1 + action id
    last: Annotated[Int16, public, number("1 + action id of the Hero's last decision on this storey")]
    # Storeys 1 to 3 of both games of a match, six rooms each; slot(s) is the present one.
    room: Annotated[list[int], i8, 36]  # cells, rising
    kind: Annotated[list[int], i8, 36]  # what lies there
    up: Annotated[list[int], i8, 6]  # sets of rooms: face up,
    dead: Annotated[list[int], i8, 6]  # slain,
    panicked: Annotated[list[int], i8, 6]  # frightened when flipped,
    active: Annotated[list[int], i8, 6]  # deadly
    # The present storey, made from its outline when it is built.
    near: Annotated[list[int], i8, 7, public]  # for each tile the set of adjacent tiles
    to: Annotated[list[int], i8, 28, public]  # for each tile and direction 1 + the tile there
    comfy: Annotated[list[int], i8, 6, public]  # for each room the set of Monsters that are comfy there
    fresh: Annotated[list[int], i8, 2, public]  # Monsters flipped on this storey, in order, as 1 + index
    # Monsters of this storey, the lower first, as 1 + index
    hand: Annotated[list[int], i8, 2, master, number("Monsters of this storey, if known: 1 + number")]
    named: Annotated[list[int], i8, 6, public]  # rooms named in the opening, as 1 + room (reveal_mode=together)
    # The present game.
    seen: Annotated[list[int], i8, 6, public]  # Monsters of past storeys, face up, as 1 + index
    # those that were never flipped; by index within a storey
    aside: Annotated[list[int], i8, 6, master, number("Monsters put aside that the viewer knows: 1 + number")]
    # Both games of a match.
    result: Annotated[list[int], i8, 2, public]
    cleared: Annotated[list[int], i8, 2, public]
    killer: Annotated[list[int], i8, 2, public]  # as 1 + index
    grave: Annotated[list[int], i8, 2, public]  # the cell where the Hero fell
    # flips before moving, by storey
    opening: Annotated[list[int], i8, 3, public, mirror("opening_reveals"),
                       share(ROOMS, "opening flips of storeys 1 to 3 (of 6)")]
    phase: Annotated[Int8, public, one_of(6, "one-hot: roles, draw, build, reveal, move, over"),
                     number("number of the phase, as in the observation")]
    game: Annotated[Int8, public, flag("the second game of a match is played", "second_game")]
    # seat of the Dungeon Master in this game
    dm: Annotated[Int8, public, is_viewer("the viewer is the Dungeon Master of the present game", "master"),
                  viewer_number("the viewer is the Dungeon Master", "master")]
    storey: Annotated[Int8, public, one_of(STOREYS, "one-hot: the present storey", first=1), number("1 to 3")]
    # of BUILD: 0 to 9
    step: Annotated[Int8, master,
                    share(BUILD_STEPS, "decisions made about this storey while building, as a share of nine")]
    token: Annotated[Int8, public]  # the Hero's tile
    attacks: Annotated[Int8, public, share(2, "attacks left (of 2)", "skills")]  # on this storey
    jumps: Annotated[Int8, public, share(2, "jumps left (of 2)", "skills")]
    reveals: Annotated[Int8, public, share(ROOMS, "opening flips left (of 6)", "skills")]
    named_count: Annotated[Int8, public]
    fresh_count: Annotated[Int8, public]
    seen_count: Annotated[Int8, public]
    aside_count: Annotated[Int8, public, share(6, "Monsters put aside, of six")]
    # Options.
    games: Annotated[Int8, public, mirror("match_games"), is_number(2, "two games", "who")]
    first_dm: Annotated[Int8, public, is_viewer("the viewer was Dungeon Master first", "who")]
    ask_dm: Annotated[Int8, public, flag("roles drawn", "who")]
    together: Annotated[Int8, public, mirror("reveal_mode"), flag("named together", "options")]
    walk_in: Annotated[Int8, public, mirror("allow_walk_into_active"),
                       flag("may walk into a deadly Monster", "options")]
    show_aside: Annotated[Int8, public, mirror("unrevealed_monsters"), flag("monsters put aside are shown", "options")]
    show_after: Annotated[Int8, public, mirror("postgame_reveal"), flag("all shown after a game", "options")]
    flip_jumped: Annotated[Int8, public, mirror("reveal_jumped_on_exit"),
                           flag("a jump onto the Exit flips", "options")]
    attack_uses: Annotated[Int8, public, mirror("attack_uses"),
                           share(2, "attacks and jumps on each storey (of 2)", "options")]
    jump_uses: Annotated[Int8, public, mirror("jump_uses"), share(2, "", "options")]
    fear: Annotated[Int8, public, mirror("fear"), flag("option: Monsters panic")]
    land_ahead: Annotated[Int8, public, mirror("jump_back", opposite=True),
                          flag("option: a jump never lands on known ground", "ahead")]
    spare: Annotated[list[int], i8, 3]
    # fmt: on


@rule
def slot(s: State) -> int:
    """Finds which of the six storeys of a match is being played."""
    return 3 * s.game + s.storey - 1


@rule
def kind_of(s: State, room: int) -> int:
    """Says what lies on a room of the present storey."""
    return s.kind[ROOMS * slot(s) + room]
