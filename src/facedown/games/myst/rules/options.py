"""Defines the options of MYST (part 7). Teams are the two seats of the rules; who plays in them is the table's
matter."""

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal, Self

import msgspec
from msgspec import Meta

from facedown.engine.errors import OptionsError
from facedown.engine.options import Options
from facedown.games.myst.rules.pieces import MOST_HANDS, N_CELLS, SPACES, TURNS
from facedown.games.myst.rules.words import say
from facedown.words import Message, Said
from facedown.words.named import notation

DRIVERS = ("live", "simulated", "alternate")
Skill = Literal["novice", "casual", "skilled", "expert"]
Hands = tuple[Skill, ...]
MOST_HEAD_START = 3600  # seconds
Seconds = Annotated[int, Meta(ge=0, le=MOST_HEAD_START)]
FRONT = {"front": True}
NOTATION = {"notation": True}  # a code: no part of a form unless somebody asks for notation
LEAST_TURNS, MOST_TURNS = 3, 15
NEW_CUT = -1


class MystOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    count: ClassVar[str] = "people"
    catalogue: ClassVar[str] = say.catalogue

    players: Annotated[int, Meta(ge=2, le=2)] = 2
    race_driver: Annotated[Literal["by_table", "live", "simulated", "alternate"], Meta(extra=FRONT)] = "by_table"
    youngest_team: Literal["blue", "yellow", "random"] = "random"
    people: Annotated[int, Meta(ge=2, le=6, extra=FRONT)] = 2
    team_split: str = ""
    team_decision: Literal["rotate", "captain", "any"] = "rotate"
    first_landmark: Literal["any", "own_cards"] = "any"
    touch: Literal["edge", "edge_or_corner"] = "edge"
    board_face: Annotated[Literal["picture", "flipped"], Meta(extra=FRONT)] = "picture"
    dead_pieces: Literal["sweep", "dim", "keep"] = "sweep"
    piece_turns: bool = True
    turn_hint: bool = True
    wrong_drop_wait_ms: Annotated[int, Meta(ge=0, le=5000)] = 1000
    lag_cap_ms: Annotated[int, Meta(ge=0, le=300)] = 120
    race_idle_hint_s: Annotated[int, Meta(ge=0, le=300)] = 45
    race_time_limit_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    head_start_s: tuple[Seconds, Seconds] = (0, 0)
    bot_race_skill: Skill = "casual"
    bot_pace: Literal["skill", "match"] = "skill"
    blue_hands: Hands = ("casual",)
    yellow_hands: Hands = ("casual",)
    book_in_race: Literal["cut_off", "never"] = "cut_off"
    books_per_turn: Literal["all", "one"] = "all"
    first_mover: Literal["fewest", "most", "youngest"] = "fewest"
    tie_first_mover: Literal["youngest", "other", "random"] = "youngest"
    turns: Annotated[Literal["spin"] | int, Meta(extra=FRONT)] = "spin"
    pawn_block: Literal["no_enter", "pass_through"] = "no_enter"
    reach_rule: Literal["stop", "pass"] = "stop"
    stay_reaches: bool = True
    move_diagonal: bool = False
    bonus_needs_card: bool = True
    first_key_bonus: bool = True
    draw_rule: Literal["draw", "switches", "pieces"] = "draw"
    reveal_undealt: bool = False
    turn_timer_s: Annotated[int, Meta(ge=0, le=600)] = 0
    spectators_see: Literal["public", "all"] = "public"
    cut_seed: Annotated[int, Meta(ge=NEW_CUT, lt=1 << 32, extra=NOTATION)] = NEW_CUT
    art_seed: Annotated[int, Meta(ge=0, lt=1 << 32, extra=NOTATION)] = 1

    def problems(self) -> list[Said]:
        found: list[Said] = []
        if self.turns != "spin" and not LEAST_TURNS <= self.turns <= MOST_TURNS:
            turns, spin = self.setting("turns", self.turns), self.value_called("turns", "spin")
            found.append(say("options.turns", turns=turns, spin=spin, least=LEAST_TURNS, most=MOST_TURNS))
        for name, hands in (("blue_hands", self.blue_hands), ("yellow_hands", self.yellow_hands)):
            if not 1 <= len(hands) <= MOST_HANDS:
                found.append(say("options.hands", option=self.called(name), most=MOST_HANDS, count=len(hands)))
        if self.team_split and (
            len(self.team_split) != self.people
            or set(self.team_split) != {"b", "y"}
            or max(map(self.team_split.count, "by")) > MOST_HANDS
        ):
            blue, yellow = (notation(team[0], say(f"option.youngest_team.{team}")) for team in ("blue", "yellow"))
            option, people = self.called("team_split"), self.people
            split = say("options.team_split", option=option, blue=blue, yellow=yellow, people=people, most=MOST_HANDS)
            found.append(split)
        return found

    def teams(self) -> list[int]:
        """Gives the team of each person (M-33)."""
        if self.team_split:
            return ["by".index(letter) for letter in self.team_split]
        return [person % 2 for person in range(self.people)]

    def settled(self, below: Callable[[int], int]) -> Self:
        """Settles the rest: at a table with people the race is live (M-76), and the pieces have one cut for the whole
        game (M-O.32)."""
        return msgspec.structs.replace(
            self,
            race_driver="live" if self.race_driver == "by_table" else self.race_driver,
            cut_seed=below(1 << 32) if self.cut_seed == NEW_CUT else self.cut_seed,
        )

    def secret(self) -> frozenset[str]:
        """Hides the cut: where people race, it would tell which piece belongs where (M-63, M-100)."""
        return frozenset({"cut_seed"}) if self.race_driver in {"live", "by_table"} else frozenset()

    def open_to_watchers(self) -> bool:
        """Says whether spectators see all (M-O.31)."""
        return self.spectators_see == "all"

    def rematch(self) -> Self:
        """Gives the same teams (M-U.27), pieces with a cut that nobody knows yet."""
        return msgspec.structs.replace(self, cut_seed=NEW_CUT)


def real_time(options: MystOptions) -> Said:
    """Says why a game is not played in turns; nothing if it is."""
    if options.race_driver != "live":
        return ""
    live = options.setting("race_driver", "live")
    return say("options.real_time", live=live, **_in_turns(options))


def _in_turns(options: MystOptions) -> dict[str, Message]:
    """Names the ways of a race that nobody has to be quick in."""
    return {name: options.setting("race_driver", name) for name in ("alternate", "simulated")}


def most_actions(options: MystOptions) -> int:
    """Bounds the number of actions, chance included: deal and opening, a race, and the turns."""
    opening = 10 + 1 + 2 + 1
    hands = max(1, len(options.blue_hands) + len(options.yellow_hands))
    race = (N_CELLS - 2) * (hands + 3) + 4
    turns = max(TURNS) if options.turns == "spin" else options.turns
    walk = 2 * max(SPACES) + 4 + 2 if options.reach_rule == "pass" else 4
    return opening + race + 2 + 2 * turns * (walk + 2) + 6


def turn_based(options: MystOptions, person: bool) -> MystOptions:
    """Chooses how a race is run where the table does: in turns with a person, simulated among bots (M-76)."""
    if options.race_driver == "live":
        raise OptionsError([say("options.no_live_race", **_in_turns(options))])
    if options.race_driver != "by_table":
        return options
    return msgspec.structs.replace(options, race_driver="alternate" if person else "simulated")
