"""The options of Shy Monsters (S-701 .. S-710) and the first position they lead to."""

from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.games.shy_monsters.rules.build import start_storey
from facedown.games.shy_monsters.rules.pieces import ROOMS
from facedown.games.shy_monsters.rules.state import BUILD_STEPS, ROLES, STOREYS, State

HOUSE = {"house": True}  # a ruling that tables may decide otherwise (part 8 of the specification)
Flips = Annotated[int, Meta(ge=0, le=ROOMS)]
Uses = Annotated[int, Meta(ge=0, le=2)]


class ShyMonstersOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=2, description="A game for two.")] = 2
    dm_seat: Annotated[
        Literal["seat_0", "seat_1", "random"],
        Meta(description="Who is the Dungeon Master (in the first game).", extra={"front": True}),
    ] = "seat_0"
    match_games: Annotated[
        int, Meta(ge=1, le=2, description="One game, or a match of two with the roles swapped.", extra={"front": True})
    ] = 1
    opening_reveals: Annotated[
        tuple[Flips, Flips, Flips],
        Meta(description="Tiles the Hero flips before he moves, on storeys 1, 2 and 3: three numbers from 0 to 6."),
    ] = (2, 1, 0)
    reveal_mode: Annotated[
        Literal["one_by_one", "together"],
        Meta(description="Opening tiles are flipped one by one, or all named first and then flipped."),
    ] = "one_by_one"
    reveal_jumped_on_exit: Annotated[
        bool, Meta(description="A jump that lands on the Exit still flips the tile jumped over.")
    ] = True
    allow_walk_into_active: Annotated[
        bool, Meta(description="The Hero may walk into a Monster that he knows to be deadly.")
    ] = False
    jump_back: Annotated[
        bool,
        Meta(description="The Hero may jump over an unknown tile back onto known ground, only to see it.", extra=HOUSE),
    ] = True
    unrevealed_monsters: Annotated[
        Literal["hidden", "shown"],
        Meta(description="Monsters that were never flipped are put aside face down, or shown."),
    ] = "hidden"
    postgame_reveal: Annotated[
        bool,
        Meta(description="All storeys are uncovered at the table when a game is over (a replay always shows them)."),
    ] = True
    attack_uses: Annotated[Uses, Meta(description="Attacks on each storey.")] = 1
    jump_uses: Annotated[Uses, Meta(description="Jumps on each storey.")] = 1
    fear: Annotated[bool, Meta(description="A Monster flipped beside a face-up Monster panics.")] = True

    def rematch(self) -> Self:
        """The roles are swapped (S-1022)."""
        swapped = {"seat_0": "seat_1", "seat_1": "seat_0"}
        return msgspec.structs.replace(self, dm_seat=swapped.get(self.dm_seat, self.dm_seat))

    def told_afterwards(self) -> bool:
        """S-708"""
        return self.postgame_reveal


def setup(options: ShyMonstersOptions) -> State:
    """The first position, before any chance (S-303)."""
    s = State()
    s.ask_dm = int(options.dm_seat == "random")
    s.dm = s.first_dm = int(options.dm_seat == "seat_1")
    keep_options(options, s)
    s.storey = 1
    start_storey(s)
    if s.ask_dm:
        s.phase = ROLES
    return s


def options_of(s: State) -> ShyMonstersOptions:
    """The options that a record was set up with (roles already drawn stand for themselves)."""
    drawn = "seat_1" if s.first_dm else "seat_0"
    return ShyMonstersOptions(
        dm_seat="random" if s.ask_dm else drawn,  # type: ignore[arg-type]
        **kept_options(s, ShyMonstersOptions),
    )


def most_actions(options: ShyMonstersOptions) -> int:
    """No game has more actions, chance included: every move flips a tile, spends a skill or ends a storey (S-422)."""
    walked = ROOMS + 1 + options.attack_uses + options.jump_uses
    return 1 + options.match_games * STOREYS * (1 + BUILD_STEPS + ROOMS + walked)
