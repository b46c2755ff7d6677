"""The options of Nusubito (N-701 .. N-704) and the first position they lead to."""

from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.options import Options
from facedown.games.nusubito.actions import MOST_DAYS
from facedown.games.nusubito.pieces import CELL, CELL_NAMES, LETTERS, LEVELS, N_COURT
from facedown.games.nusubito.setup import begin, place_pawns
from facedown.games.nusubito.state import HIDE, ROLES, STUCK, T_DAY, State

Configuration = Literal[
    "0/0/0", "0/0/1", "0/0/2", "0/1/0", "0/1/1", "0/1/2", "0/2/0", "0/2/1", "0/2/2",
    "1/0/0", "1/0/1", "1/0/2", "1/1/0", "1/1/1", "1/1/2", "1/2/0", "1/2/1", "1/2/2",
    "2/0/0", "2/0/1", "2/0/2", "2/1/0", "2/1/1", "2/1/2", "2/2/0", "2/2/1", "2/2/2",
]  # fmt: skip
FRONT = {"front": True}  # asked first when a table is opened
HOUSE = {"house": True}  # a ruling that tables may decide otherwise (part 8 of the specification)
SEATS = ("seat_0", "seat_1")
MIST_AIDS = ("off", "possible", "probability")
THIEF_AIDS = ("off", "exposure")


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
    max_days: Annotated[
        int,
        Meta(
            ge=1,
            le=MOST_DAYS,
            description=f"A game that lasts longer is drawn. There are never more than {MOST_DAYS} days.",
        ),
    ] = MOST_DAYS
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
    x, y, z = (int(level) for level in options.configuration.split("/"))
    s.custom = custom
    s.configuration = 9 * x + 3 * y + z
    s.reflect = int(options.start_mirror == "reflect")
    s.ask_thief = int(options.thief_seat == "random")
    s.thief = s.first_thief = int(options.thief_seat == "seat_1")
    s.games = options.match_games
    s.per_level = options.pawns_per_level
    s.darts_total = options.darts_total
    s.start_darts = options.thief_start_darts
    s.bolster_count = options.bolster_count
    s.day_actions = options.mist_day_actions
    s.night_points = options.mist_night_ap
    s.sequence = int(options.thief_publication == "sequence")
    s.midwalk = int(options.treasure_midwalk)
    s.stuck_claims = int(options.stuck_may_claim)
    s.night_current = int(options.night_pickup_current)
    s.bluff = int(options.bluff_sacrifice)
    s.capture_costs = int(options.capture_costs_action)
    s.fresh_act = int(options.spawned_pawns_act)
    s.healed_act = int(options.healed_pawns_act)
    s.bolster_any = int(options.bolster_adjacency == "any")
    s.straight = int(options.builder_trio == "straight")
    s.max_days = options.max_days
    s.mist_aid = MIST_AIDS.index(options.mist_aid)
    s.thief_aid = THIEF_AIDS.index(options.thief_aid)


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
        thief_seat="random" if s.ask_thief else SEATS[s.first_thief],  # type: ignore[arg-type]
        match_games=s.games,
        configuration="/".join(str(s.configuration // k % 3) for k in (9, 3, 1)),  # type: ignore[arg-type]
        start_mirror="reflect" if s.reflect else "rotate",
        custom_start=custom_text(s.custom),
        pawns_per_level=s.per_level,
        darts_total=s.darts_total,
        thief_start_darts=s.start_darts,
        bolster_count=s.bolster_count,
        mist_day_actions=s.day_actions,
        mist_night_ap=s.night_points,
        thief_publication="sequence" if s.sequence else "set",
        treasure_midwalk=bool(s.midwalk),
        stuck_may_claim=bool(s.stuck_claims),
        night_pickup_current=bool(s.night_current),
        bluff_sacrifice=bool(s.bluff),
        capture_costs_action=bool(s.capture_costs),
        spawned_pawns_act=bool(s.fresh_act),
        healed_pawns_act=bool(s.healed_act),
        bolster_adjacency="any" if s.bolster_any else "orthogonal",
        builder_trio="straight" if s.straight else "connected",
        max_days=s.max_days,
        mist_aid=MIST_AIDS[s.mist_aid],  # type: ignore[arg-type]
        thief_aid=THIEF_AIDS[s.thief_aid],  # type: ignore[arg-type]
    )


def most_actions(options: NusubitoOptions) -> int:
    """No game has more actions, chance included.

    A day turn of the Thief has at most three leaps, each with two landings, a shot for every two Darts he can have, a
    sacrifice or a special action, laying and ending; a night turn of his has four decisions.
    """
    thief_day = 3 + 6 + (options.darts_total + 1) // 2 + 1 + 2
    mist_day = options.mist_day_actions + 1
    night = 4 + options.mist_night_ap + 1
    return 1 + options.match_games * (1 + options.max_days * (3 * (thief_day + mist_day) + night))
