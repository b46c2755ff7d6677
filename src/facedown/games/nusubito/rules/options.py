"""The options of Nusubito (N-701 .. N-704) and the first position they lead to."""

from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.games.nusubito.rules.actions import LAST_LAP, MOST_DAYS
from facedown.games.nusubito.rules.pieces import CELL, CELL_NAMES, LETTERS, LEVELS, N_COURT
from facedown.games.nusubito.rules.setup import begin, place_pawns
from facedown.games.nusubito.rules.state import HIDE, ROLES, STUCK, T_DAY, State

Configuration = Literal[
    "0/0/0", "0/0/1", "0/0/2", "0/1/0", "0/1/1", "0/1/2", "0/2/0", "0/2/1", "0/2/2",
    "1/0/0", "1/0/1", "1/0/2", "1/1/0", "1/1/1", "1/1/2", "1/2/0", "1/2/1", "1/2/2",
    "2/0/0", "2/0/1", "2/0/2", "2/1/0", "2/1/1", "2/1/2", "2/2/0", "2/2/1", "2/2/2",
]  # fmt: skip
FRONT = {"front": True}  # asked first when a table is opened
HOUSE = {"house": True}  # a ruling that tables may decide otherwise (part 8 of the specification)
SEATS = ("seat_0", "seat_1")


class NusubitoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=2, description="A game for two.")] = 2
    thief_seat: Annotated[
        Literal["seat_0", "seat_1", "random"],
        Meta(description="Who is the Thief (in the first game).", extra=FRONT),
    ] = "seat_0"
    match_games: Annotated[
        int, Meta(ge=1, le=2, description="One game, or a match of two with the roles swapped.", extra=FRONT)
    ] = 1
    configuration: Annotated[
        Configuration,
        Meta(
            description="Levels of the pawns on B2, C2 and D2 (0 Healer, 1 Builder, 2 Seeker), and of the three "
            "opposite. A Builder on B2 or D2 cannot move.",
            extra=FRONT,
        ),
    ] = "0/1/2"
    start_mirror: Annotated[
        Literal["rotate", "reflect"],
        Meta(description="The other three pawns stand after half a turn of the board, or as in a mirror.", extra=HOUSE),
    ] = "rotate"
    custom_start: Annotated[
        str, Meta(description="Pawns by cell, such as B2:H+C2:B+D2:S; overrides the two options above.")
    ] = ""
    pawns_per_level: Annotated[int, Meta(ge=3, le=9, description="Pawns of each level.")] = 6
    darts_total: Annotated[int, Meta(ge=2, le=15, description="Darts in the game.")] = 9
    thief_start_darts: Annotated[int, Meta(ge=0, le=15, description="Darts of the Thief at the start.")] = 2
    bolster_count: Annotated[int, Meta(ge=0, le=3, description="Bolsters in the game.")] = 2
    mist_day_actions: Annotated[int, Meta(ge=1, le=6, description="Actions of the Mist in a day turn.")] = 3
    mist_night_ap: Annotated[int, Meta(ge=1, le=6, description="Action Points of the Mist at night.")] = 2
    thief_publication: Annotated[
        Literal["set", "sequence"],
        Meta(
            description="A turn of the Thief is shown without any order, or with the order of what can be seen.",
            extra=HOUSE,
        ),
    ] = "set"
    treasure_midwalk: Annotated[
        bool, Meta(description="The treasure may be claimed on a temple that is merely passed.", extra=HOUSE)
    ] = False
    stuck_may_claim: Annotated[
        bool, Meta(description="A Thief who cannot move may still claim the treasure.", extra=HOUSE)
    ] = True
    night_pickup_current: Annotated[
        bool, Meta(description="By night the Thief may even take the Coin of the temple where he is.", extra=HOUSE)
    ] = False
    bluff_sacrifice: Annotated[
        bool, Meta(description="A Coin may be sacrificed without walking three points.", extra=HOUSE)
    ] = True
    capture_costs_action: Annotated[bool, Meta(description="A capture needs and uses an action.", extra=HOUSE)] = False
    spawned_pawns_act: Annotated[bool, Meta(description="Pawns that appear may act in the same turn.", extra=HOUSE)] = (
        True
    )
    healed_pawns_act: Annotated[
        bool, Meta(description="Pawns that were healed may act in the same turn.", extra=HOUSE)
    ] = True
    bolster_adjacency: Annotated[
        Literal["orthogonal", "any"],
        Meta(
            description="A Builder bolsters temples beside it, or also those that it touches by a corner.", extra=HOUSE
        ),
    ] = "orthogonal"
    builder_trio: Annotated[
        Literal["connected", "straight"],
        Meta(
            description="Three Builders make a Seeker if they hang together, or only in a straight line.", extra=HOUSE
        ),
    ] = "connected"
    bolster_source: Annotated[
        Literal["stock_first", "either"],
        Meta(description="A Bolster is moved only if none is in stock, or whenever the Mist likes.", extra=HOUSE),
    ] = "stock_first"
    healer_stream: Annotated[
        Literal["beside", "end"],
        Meta(description="A Healer leaves its stream anywhere beside it, or only where the stream ends.", extra=HOUSE),
    ] = "beside"
    night_spawn: Annotated[
        Literal["courtyard", "anywhere"],
        Meta(description="By night a Healer appears in the courtyard, or on a free temple too.", extra=HOUSE),
    ] = "courtyard"
    max_days: Annotated[
        int,
        Meta(
            ge=0,
            le=MOST_DAYS,
            description="After so many days the game is drawn; 0 means never.",
        ),
    ] = 0
    mist_aid: Annotated[
        Literal["off", "possible", "probability"],
        Meta(description="The table shows where the Thief can be, or how likely each temple is.", extra=FRONT),
    ] = "off"
    thief_aid: Annotated[
        Literal["off", "exposure"],
        Meta(
            description="The table tells the Thief on how many temples he may be, and whether a Seeker can come there.",
            extra=FRONT,
        ),
    ] = "off"

    def problems(self) -> list[str]:
        found = []
        if self.thief_start_darts > self.darts_total:
            found.append("thief_start_darts must be at most darts_total")
        try:
            custom = custom_pawns(self.custom_start)
        except ValueError as error:
            return [*found, str(error)]
        s = State()
        _copy_rules(s, self, custom)
        place_pawns(s)
        counts = [pawns.bit_count() for pawns in (s.healers, s.builders, s.seekers)]
        for name, count in zip(LEVELS, counts, strict=True):
            if count > self.pawns_per_level:
                found.append(f"the start has {count} {name}s, but there are only {self.pawns_per_level}")
        if not found:
            begin(s)
            if s.phase != T_DAY or s.stage == STUCK:
                found.append("the Thief could not move on the first turn")
        return found

    def rematch(self) -> Self:
        """The roles are swapped (N-606)."""
        swapped = {"seat_0": "seat_1", "seat_1": "seat_0"}
        return msgspec.structs.replace(self, thief_seat=swapped.get(self.thief_seat, self.thief_seat))


def custom_pawns(text: str) -> int:
    """`B2:H+C2:B` as two bits for each courtyard cell; raises ValueError with what is wrong."""
    custom = 0
    for word in text.split("+") if text else []:
        name, _, letter = word.strip().partition(":")
        if CELL.get(name, N_COURT) >= N_COURT or letter not in LETTERS or not letter:
            raise ValueError(f"custom_start: '{word}' is no pawn; write courtyard cells and levels, such as B2:H+C2:B")
        if custom >> (2 * CELL[name]) & 3:
            raise ValueError(f"custom_start: two pawns on {name}")
        custom |= (1 + LETTERS.index(letter)) << (2 * CELL[name])
    return custom


def custom_text(custom: int) -> str:
    pawns = ((cell, custom >> (2 * cell) & 3) for cell in range(N_COURT))
    return "+".join(f"{CELL_NAMES[cell]}:{LETTERS[level - 1]}" for cell, level in pawns if level)


def _copy_rules(s: State, options: NusubitoOptions, custom: int) -> None:
    keep_options(options, s)
    s.custom = custom
    s.ask_thief = int(options.thief_seat == "random")
    s.thief = s.first_thief = int(options.thief_seat == "seat_1")


def setup(options: NusubitoOptions) -> State:
    """The first position, before any chance (N-301)."""
    s = State()
    _copy_rules(s, options, custom_pawns(options.custom_start))
    begin(s)
    s.phase = ROLES if s.ask_thief else HIDE
    return s


def options_of(s: State) -> NusubitoOptions:
    """The options that a record was set up with."""
    return NusubitoOptions(
        **kept_options(s, NusubitoOptions),
        thief_seat="random" if s.ask_thief else SEATS[s.first_thief],  # type: ignore[arg-type]
        custom_start=custom_text(s.custom),
    )


def most_actions(options: NusubitoOptions) -> int:
    """No game has more actions, chance included; without a limit of days that is far more than anybody plays.

    A day turn of the Thief has at most three leaps, each with two landings, a shot for every two Darts he can have, a
    sacrifice or a special action, laying and ending; a night turn of his has four decisions.
    """
    thief_day = 3 + 6 + (options.darts_total + 1) // 2 + 1 + 2
    mist_day = options.mist_day_actions + 1
    night = 4 + options.mist_night_ap + 1
    days = options.max_days or MOST_DAYS * (LAST_LAP + 1)
    return 1 + options.match_games * (1 + days * (3 * (thief_day + mist_day) + night))
