"""Defines the options of Nusubito (N-701 .. N-704) and the first position they lead to."""

from typing import Annotated, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.games.nusubito.rules.actions import LAST_LAP, MOST_DAYS
from facedown.games.nusubito.rules.pieces import CELL, CELL_NAMES, LETTERS, LEVELS, N_COURT
from facedown.games.nusubito.rules.setup import begin, place_pawns
from facedown.games.nusubito.rules.state import HIDE, ROLES, STUCK, T_DAY, State
from facedown.games.nusubito.rules.words import say
from facedown.words import Said, said_of

Configuration = Literal[
    "0/0/0", "0/0/1", "0/0/2", "0/1/0", "0/1/1", "0/1/2", "0/2/0", "0/2/1", "0/2/2",
    "1/0/0", "1/0/1", "1/0/2", "1/1/0", "1/1/1", "1/1/2", "1/2/0", "1/2/1", "1/2/2",
    "2/0/0", "2/0/1", "2/0/2", "2/1/0", "2/1/1", "2/1/2", "2/2/0", "2/2/1", "2/2/2",
]  # fmt: skip
FRONT = {"front": True}  # asked first when a table is opened
HOUSE = {"house": True}  # a ruling that tables may decide otherwise (part 8 of the specification)
NOTATION = {"notation": True}  # a code: no part of a form unless somebody asks for notation
SEATS = ("seat_0", "seat_1")


class NusubitoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    catalogue: ClassVar[str] = say.catalogue

    players: Annotated[int, Meta(ge=2, le=2)] = 2
    thief_seat: Annotated[Literal["seat_0", "seat_1", "random"], Meta(extra=FRONT)] = "seat_0"
    match_games: Annotated[int, Meta(ge=1, le=2, extra=FRONT)] = 1
    configuration: Annotated[Configuration, Meta(extra=FRONT)] = "0/1/2"
    start_mirror: Annotated[Literal["rotate", "reflect"], Meta(extra=HOUSE)] = "rotate"
    custom_start: Annotated[str, Meta(extra=NOTATION)] = ""
    pawns_per_level: Annotated[int, Meta(ge=3, le=9)] = 6
    darts_total: Annotated[int, Meta(ge=2, le=15)] = 9
    thief_start_darts: Annotated[int, Meta(ge=0, le=15)] = 2
    bolster_count: Annotated[int, Meta(ge=0, le=3)] = 2
    mist_day_actions: Annotated[int, Meta(ge=1, le=6)] = 3
    mist_night_ap: Annotated[int, Meta(ge=1, le=6)] = 2
    thief_publication: Annotated[Literal["set", "sequence"], Meta(extra=HOUSE)] = "set"
    treasure_midwalk: Annotated[bool, Meta(extra=HOUSE)] = False
    stuck_may_claim: Annotated[bool, Meta(extra=HOUSE)] = True
    night_pickup_current: Annotated[bool, Meta(extra=HOUSE)] = False
    bluff_sacrifice: Annotated[bool, Meta(extra=HOUSE)] = True
    capture_costs_action: Annotated[bool, Meta(extra=HOUSE)] = False
    spawned_pawns_act: Annotated[bool, Meta(extra=HOUSE)] = True
    healed_pawns_act: Annotated[bool, Meta(extra=HOUSE)] = True
    bolster_adjacency: Annotated[Literal["orthogonal", "any"], Meta(extra=HOUSE)] = "orthogonal"
    builder_trio: Annotated[Literal["connected", "straight"], Meta(extra=HOUSE)] = "connected"
    bolster_source: Annotated[Literal["stock_first", "either"], Meta(extra=HOUSE)] = "stock_first"
    healer_stream: Annotated[Literal["beside", "end"], Meta(extra=HOUSE)] = "beside"
    night_spawn: Annotated[Literal["courtyard", "anywhere"], Meta(extra=HOUSE)] = "courtyard"
    max_days: Annotated[int, Meta(ge=0, le=MOST_DAYS)] = 0
    mist_aid: Annotated[Literal["off", "possible", "probability"], Meta(extra=FRONT)] = "off"
    thief_aid: Annotated[Literal["off", "exposure"], Meta(extra=FRONT)] = "off"

    def problems(self) -> list[Said]:
        found: list[Said] = []
        if self.thief_start_darts > self.darts_total:
            found.append(say("options.darts", option=self.called("thief_start_darts"), all=self.called("darts_total")))
        try:
            custom = custom_pawns(self.custom_start)
        except ValueError as error:
            return [*found, said_of(error)]
        s = State()
        _copy_rules(s, self, custom)
        place_pawns(s)
        counts = [pawns.bit_count() for pawns in (s.healers, s.builders, s.seekers)]
        for name, count in zip(LEVELS, counts, strict=True):
            if count > self.pawns_per_level:
                found.append(say("options.pawns", level=name, count=count, most=self.pawns_per_level))
        if not found:
            begin(s)
            if s.phase != T_DAY or s.stage == STUCK:
                found.append(say("options.stuck"))
        return found

    def rematch(self) -> Self:
        """Swaps the roles (N-606)."""
        swapped = {"seat_0": "seat_1", "seat_1": "seat_0"}
        return msgspec.structs.replace(self, thief_seat=swapped.get(self.thief_seat, self.thief_seat))


def custom_pawns(text: str) -> int:
    """Reads `B2:H+C2:B` as two bits for each courtyard cell; raises ValueError with what is wrong."""
    custom = 0
    for word in text.split("+") if text else []:
        name, _, letter = word.strip().partition(":")
        if CELL.get(name, N_COURT) >= N_COURT or letter not in LETTERS or not letter:
            raise ValueError(say("options.no_pawn", option=NusubitoOptions.called("custom_start"), text=word))
        if custom >> (2 * CELL[name]) & 3:
            raise ValueError(say("options.two_pawns", option=NusubitoOptions.called("custom_start"), cell=name))
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
    """Builds the first position, before any chance (N-301)."""
    s = State()
    _copy_rules(s, options, custom_pawns(options.custom_start))
    begin(s)
    s.phase = ROLES if s.ask_thief else HIDE
    return s


def options_of(s: State) -> NusubitoOptions:
    """Finds the options that a record was set up with."""
    return NusubitoOptions(
        **kept_options(s, NusubitoOptions),
        thief_seat="random" if s.ask_thief else SEATS[s.first_thief],  # type: ignore[arg-type]
        custom_start=custom_text(s.custom),
    )


def most_actions(options: NusubitoOptions) -> int:
    """Computes a bound on actions, chance included; without a limit of days it is far more than anybody plays.

    A day turn of the Thief has at most three leaps, each with two landings, a shot for every two Darts he can have, a
    sacrifice or a special action, laying and ending; a night turn of his has four decisions.
    """
    thief_day = 3 + 6 + (options.darts_total + 1) // 2 + 1 + 2
    mist_day = options.mist_day_actions + 1
    night = 4 + options.mist_night_ap + 1
    days = options.max_days or MOST_DAYS * (LAST_LAP + 1)
    return 1 + options.match_games * (1 + days * (3 * (thief_day + mist_day) + night))
