"""The options of MYST (part 7). Teams are the two seats of the rules; who plays in them is the table's matter."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.errors import OptionsError
from facedown.engine.options import Options
from facedown.games.myst.rules.pieces import MOST_HANDS, N_CELLS, SPACES, TURNS

DRIVERS = ("live", "simulated", "alternate")
Skill = Literal["novice", "casual", "skilled", "expert"]
Hands = tuple[Skill, ...]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
FRONT = {"front": True}
LEAST_TURNS, MOST_TURNS = 3, 15
NEW_CUT = -1


class MystOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: ClassVar[str] = "people"

    players: Annotated[int, Meta(ge=2, le=2, description="Two teams, Blue and Yellow.")] = 2
    race_driver: Annotated[
        Literal["by_table", "live", "simulated", "alternate"],
        Meta(
            description="Who lays when: all at once, simulated, or in turns; by table: at once where people play.",
            extra=FRONT,
        ),
    ] = "by_table"
    youngest_team: Annotated[
        Literal["blue", "yellow", "random"], Meta(description="The team of the youngest lays its Key Piece first.")
    ] = "random"
    people: Annotated[int, Meta(ge=2, le=6, description="How many people are in the two teams.", extra=FRONT)] = 2
    team_split: Annotated[
        str, Meta(description="Who plays for which team, a letter for each person such as bbyyy; empty: in turn.")
    ] = ""
    team_decision: Annotated[
        Literal["rotate", "captain", "any"],
        Meta(description="Who answers for a team: by turns in the walk, always the captain, or the first to act."),
    ] = "rotate"
    first_landmark: Annotated[
        Literal["any", "own_cards"], Meta(description="Landmarks to begin with: any, or those on one's own cards.")
    ] = "any"
    touch: Annotated[Literal["edge", "edge_or_corner"], Meta(description="How a new piece must touch an own one.")] = (
        "edge"
    )
    board_face: Annotated[
        Literal["picture", "flipped"],
        Meta(description="Flipped: the empty board shows a grid and no picture.", extra=FRONT),
    ] = "picture"
    dead_pieces: Annotated[
        Literal["sweep", "dim", "keep"],
        Meta(description="Pieces whose cell the others have covered leave the tray, turn grey, or stay as they are."),
    ] = "sweep"
    piece_turns: Annotated[bool, Meta(description="Pieces lie turned in the tray.")] = True
    turn_hint: Annotated[bool, Meta(description="A piece in its cell but turned says so, and costs no wait.")] = True
    wrong_drop_wait_ms: Annotated[
        int, Meta(ge=0, le=5000, description="First wait after a wrong cell, in thousandths of a second; 0: none.")
    ] = 1000
    lag_cap_ms: Annotated[
        int, Meta(ge=0, le=300, description="Delay of a slow line that is made up for, in thousandths of a second.")
    ] = 120
    race_idle_hint_s: Annotated[
        int, Meta(ge=0, le=300, description="After so many seconds without a piece a team gets a hint; 0: never.")
    ] = 45
    race_time_limit_s: Annotated[
        int, Meta(ge=0, le=3600, description="After so many seconds a race goes on in turns; 0: never.")
    ] = 0
    head_start_s: Annotated[
        tuple[Seconds, Seconds],
        Meta(description="Seconds that Blue, and that Yellow, may lay before the other team begins."),
    ] = (0, 0)
    bot_race_skill: Annotated[Skill, Meta(description="How quick bots are in a live race.")] = "casual"
    bot_pace: Annotated[
        Literal["skill", "match"], Meta(description="Bots race as quickly as they can, or as people on the other side.")
    ] = "skill"
    blue_hands: Annotated[Hands, Meta(description="Blue's hands in a simulated race, and how quick each is.")] = (
        "casual",
    )
    yellow_hands: Annotated[Hands, Meta(description="Yellow's hands in a simulated race, and how quick each is.")] = (
        "casual",
    )
    book_in_race: Annotated[
        Literal["cut_off", "never"], Meta(description="Linking Books help a team that is cut off in the race, or not.")
    ] = "cut_off"
    books_per_turn: Annotated[
        Literal["all", "one"], Meta(description="How many Linking Books may be played in one turn of the walk.")
    ] = "all"
    first_mover: Annotated[
        Literal["fewest", "most", "youngest"],
        Meta(description="Who walks first: the team with fewer or more pieces, or that of the youngest."),
    ] = "fewest"
    tie_first_mover: Annotated[
        Literal["youngest", "other", "random"], Meta(description="Who walks first at 30 : 30.")
    ] = "youngest"
    turns: Annotated[
        Literal["spin"] | int, Meta(description="How many turns are walked: by the spinner, or 3 to 15.", extra=FRONT)
    ] = "spin"
    pawn_block: Annotated[
        Literal["no_enter", "pass_through"], Meta(description="The other pawn bars the way, or may be passed.")
    ] = "no_enter"
    reach_rule: Annotated[
        Literal["stop", "pass"], Meta(description="A Key Piece is reached by stopping on it, or by walking over it.")
    ] = "stop"
    stay_reaches: Annotated[bool, Meta(description="A pawn that stays on a Key cell reaches it again.")] = True
    move_diagonal: Annotated[bool, Meta(description="Pawns walk in eight directions.")] = False
    bonus_needs_card: Annotated[bool, Meta(description="The bonus is paid only with a card of the landmark.")] = True
    first_key_bonus: Annotated[bool, Meta(description="A team's first Key Piece earns the bonus too.")] = True
    draw_rule: Annotated[
        Literal["draw", "switches", "pieces"],
        Meta(description="Equal totals: a draw, more switches win, or fewer pieces win."),
    ] = "draw"
    reveal_undealt: Annotated[bool, Meta(description="Show the cards that were not dealt when all is over.")] = False
    turn_timer_s: Annotated[
        int, Meta(ge=0, le=600, description="Seconds for a decision before the plain one is made; 0: no limit.")
    ] = 0
    spectators_see: Annotated[
        Literal["public", "all"], Meta(description="What people who only watch see: what is public, or the hands too.")
    ] = "public"
    cut_seed: Annotated[
        int, Meta(ge=NEW_CUT, lt=1 << 32, description="The cut of the pieces; -1, and in a live race: a new one.")
    ] = NEW_CUT
    art_seed: Annotated[int, Meta(ge=0, lt=1 << 32, description="Waves, clouds and leaves of the picture.")] = 1

    def problems(self) -> list[str]:
        found = []
        if self.turns != "spin" and not LEAST_TURNS <= self.turns <= MOST_TURNS:
            found.append(f"turns {self.turns}: spin, or {LEAST_TURNS} to {MOST_TURNS}")
        for name, hands in (("blue_hands", self.blue_hands), ("yellow_hands", self.yellow_hands)):
            if not 1 <= len(hands) <= MOST_HANDS:
                found.append(f"{name}: a team has 1 to {MOST_HANDS} hands, not {len(hands)}")
        if self.team_split and (
            len(self.team_split) != self.people
            or set(self.team_split) != {"b", "y"}
            or max(map(self.team_split.count, "by")) > MOST_HANDS
        ):
            found.append(
                f"team_split '{self.team_split}': write b or y for each of the {self.people} people; "
                f"a team has 1 to {MOST_HANDS}"
            )
        return found

    def teams(self) -> list[int]:
        """The team of each person (M-33)."""
        if self.team_split:
            return ["by".index(letter) for letter in self.team_split]
        return [person % 2 for person in range(self.people)]

    def settled(self, below: Callable[[int], int]) -> Self:
        """At a table with people the race is live (M-76), and the pieces have one cut for the whole game (M-O.32)."""
        return msgspec.structs.replace(
            self,
            race_driver="live" if self.race_driver == "by_table" else self.race_driver,
            cut_seed=below(1 << 32) if self.cut_seed == NEW_CUT else self.cut_seed,
        )

    def secret(self) -> frozenset[str]:
        """Where people race, the cut would tell which piece belongs where (M-63, M-100)."""
        return frozenset({"cut_seed"}) if self.race_driver in {"live", "by_table"} else frozenset()

    def open_to_watchers(self) -> bool:
        """M-O.31"""
        return self.spectators_see == "all"

    def rematch(self) -> Self:
        """The same teams (M-U.27), pieces with a cut that nobody knows yet."""
        return msgspec.structs.replace(self, cut_seed=NEW_CUT)


def real_time(options: MystOptions) -> str:
    """Why a game is not played in turns; nothing if it is."""
    if options.race_driver != "live":
        return ""
    return "race_driver=live is a matter of seconds; take simulated (for bots) or alternate (in turns)"


def most_actions(options: MystOptions) -> int:
    """A bound on actions, chance included: deal and opening, a race, and the turns."""
    opening = 10 + 1 + 2 + 1
    hands = max(1, len(options.blue_hands) + len(options.yellow_hands))
    race = (N_CELLS - 2) * (hands + 3) + 4
    turns = max(TURNS) if options.turns == "spin" else options.turns
    walk = 2 * max(SPACES) + 4 + 2 if options.reach_rule == "pass" else 4
    return opening + race + 2 + 2 * turns * (walk + 2) + 6


def turn_based(options: MystOptions, person: bool) -> MystOptions:
    """Where the table chooses how a race is run: in turns with a person, simulated among bots (M-76)."""
    if options.race_driver == "live":
        raise OptionsError(
            ["a live race goes on meanwhile; use race_driver=alternate (in turns) or race_driver=simulated (for bots)"]
        )
    if options.race_driver != "by_table":
        return options
    return msgspec.structs.replace(options, race_driver="alternate" if person else "simulated")
