"""Defines the options of Shy Monsters (S-701 .. S-710) and the first position they lead to."""

from typing import Annotated, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.games.shy_monsters.rules.build import start_storey
from facedown.games.shy_monsters.rules.pieces import ROOMS
from facedown.games.shy_monsters.rules.state import BUILD_STEPS, ROLES, STOREYS, State
from facedown.games.shy_monsters.rules.words import say

HOUSE = {"house": True}  # a ruling that tables may decide otherwise (part 8 of the specification)
Flips = Annotated[int, Meta(ge=0, le=ROOMS)]
Uses = Annotated[int, Meta(ge=0, le=2)]


class ShyMonstersOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    catalogue: ClassVar[str] = say.catalogue

    players: Annotated[int, Meta(ge=2, le=2)] = 2
    dm_seat: Annotated[Literal["seat_0", "seat_1", "random"], Meta(extra={"front": True})] = "seat_0"
    match_games: Annotated[int, Meta(ge=1, le=2, extra={"front": True})] = 1
    opening_reveals: tuple[Flips, Flips, Flips] = (2, 1, 0)
    reveal_mode: Literal["one_by_one", "together"] = "one_by_one"
    reveal_jumped_on_exit: bool = True
    allow_walk_into_active: bool = False
    jump_back: Annotated[bool, Meta(extra=HOUSE)] = True
    unrevealed_monsters: Literal["hidden", "shown"] = "hidden"
    postgame_reveal: bool = True
    attack_uses: Uses = 1
    jump_uses: Uses = 1
    fear: bool = True

    def rematch(self) -> Self:
        """Swaps the roles (S-1022)."""
        swapped = {"seat_0": "seat_1", "seat_1": "seat_0"}
        return msgspec.structs.replace(self, dm_seat=swapped.get(self.dm_seat, self.dm_seat))

    def told_afterwards(self) -> bool:
        """Says whether the storeys are shown afterwards (S-708)."""
        return self.postgame_reveal


def setup(options: ShyMonstersOptions) -> State:
    """Builds the first position, before any chance (S-303)."""
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
    """Finds the options that a record was set up with (roles already drawn stand for themselves)."""
    drawn = "seat_1" if s.first_dm else "seat_0"
    return ShyMonstersOptions(
        dm_seat="random" if s.ask_dm else drawn,  # type: ignore[arg-type]
        **kept_options(s, ShyMonstersOptions),
    )


def most_actions(options: ShyMonstersOptions) -> int:
    """Bounds a game's actions, chance included: every move flips a tile, spends a skill or ends a storey (S-422)."""
    walked = ROOMS + 1 + options.attack_uses + options.jump_uses
    return 1 + options.match_games * STOREYS * (1 + BUILD_STEPS + ROOMS + walked)
