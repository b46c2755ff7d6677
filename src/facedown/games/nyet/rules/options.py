"""The options of NYET! (Y-O1 .. Y-O15) and the first position they lead to."""

from typing import Annotated, Literal

from msgspec import Meta

from facedown.engine.mirrors import keep_options, kept_options
from facedown.engine.options import Options
from facedown.games.nyet.rules.deal import cover_unused, start_round
from facedown.games.nyet.rules.pieces import (
    DISCARD,
    DISCARD_KINDS,
    HAND_SIZE,
    LINE_BOXES,
    LINE_START,
    N_BOXES,
    ROUNDS,
    SHED_COUNT,
)
from facedown.games.nyet.rules.state import CHARACTER, DEALER, NOBODY, State

PRESETS = {
    "five": ("d1", "d2", "x1", "p1", "d0"),
    "classic": ("d1", "d2", "d0"),
    "double": ("d1", "d2", "x2", "p2", "d0"),
}
MEMORY = ("none", "last_trick", "full")


class NyetOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=5, description="How many play.")] = 4
    end_mode: Annotated[
        Literal["rounds", "points"], Meta(description="Play a fixed number of rounds, or up to a score.")
    ] = "rounds"
    round_count: Annotated[
        int,
        Meta(ge=0, le=50, description="Rounds to play; 0 means 8, or 9 with three and 10 with five players."),
    ] = 0
    target_score: Annotated[int, Meta(ge=20, le=1000, description="The score that ends a game to points.")] = 100
    round_cap: Annotated[
        int, Meta(ge=1, le=500, description="A game to points ends after this round at the latest.")
    ] = 50
    nyet_starter: Annotated[
        Literal["dealer", "left_of_dealer"], Meta(description="Who places the first token of a round.")
    ] = "dealer"
    discard_line: Annotated[
        str | tuple[str, ...],
        Meta(description="Boxes of the discard line: five, classic, double, or a list such as d1,d2,d0."),
    ] = "five"
    character_choice: Annotated[
        Literal["fixed", "pick"], Meta(description="Characters by seat, or chosen in turn at the start.")
    ] = "fixed"
    first_dealer: Annotated[
        Literal["random"] | int, Meta(description="random, or the seat (from 0) that deals first.")
    ] = "random"
    loot_includes_supertrumps: Annotated[bool, Meta(description="A captured supertrump counts as loot.")] = True
    bonus_doubles_negative: Annotated[bool, Meta(description="The Bonus card doubles a loss as well.")] = True
    finish_dealing_cycle: Annotated[
        bool, Meta(description="To points only: play on until everyone has dealt equally often.")
    ] = False
    card_memory: Annotated[
        Literal["none", "last_trick", "full"],
        Meta(description="What the table shows of cards already played."),
    ] = "last_trick"
    reveal_discards: Annotated[
        Literal["never", "round_end"], Meta(description="Show the cards laid aside when a round is over.")
    ] = "never"
    auto_play_forced: Annotated[bool, Meta(description="A single possible card is played for you.")] = False

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes of the discard line."""
        return PRESETS.get(self.discard_line, ()) if isinstance(self.discard_line, str) else self.discard_line

    @property
    def rounds(self) -> int:
        return self.round_count or ROUNDS[self.players]

    def problems(self) -> list[str]:
        found = []
        if isinstance(self.discard_line, str) and self.discard_line not in PRESETS:
            found.append(f"discard_line '{self.discard_line}' is unknown; take {', '.join(PRESETS)} or a list of boxes")
        else:
            found += self._box_problems()
        if isinstance(self.first_dealer, int) and not 0 <= self.first_dealer < self.players:
            found.append(
                f"first_dealer {self.first_dealer}: with {self.players} players the seats are 0 to {self.players - 1}"
            )
        by_points = self.end_mode == "points"
        if self.round_count and by_points:
            found.append("round_count goes with end_mode=rounds; a game to points is limited by round_cap")
        if self.target_score != 100 and not by_points:
            found.append("target_score goes with end_mode=points")
        if self.round_cap != 50 and not by_points:
            found.append("round_cap goes with end_mode=points")
        if self.finish_dealing_cycle and not by_points:
            found.append("finish_dealing_cycle goes with end_mode=points; with rounds, set round_count instead")
        return found

    def _box_problems(self) -> list[str]:
        found = [
            f"discard_line has no box '{box}'; there are {', '.join(DISCARD_KINDS)}"
            for box in self.boxes
            if box not in DISCARD_KINDS
        ]
        if len(set(self.boxes)) < len(self.boxes):
            found.append("discard_line names a box twice")
        if not 2 <= len(self.boxes) <= 6:
            found.append(f"discard_line needs 2 to 6 boxes, not {len(self.boxes)}")
        return found


def setup(options: NyetOptions) -> State:
    """The first position, before any chance (Y-13)."""
    s = State()
    keep_options(options, s)
    s.round_count = options.rounds
    s.ask_dealer = int(options.first_dealer == "random")
    s.boxes = ((1 << N_BOXES) - 1) & ~LINE_BOXES[DISCARD]
    for box in options.boxes:
        s.boxes |= 1 << (LINE_START[DISCARD] + DISCARD_KINDS.index(box))
    s.round = 1
    s.dealer = options.first_dealer if isinstance(options.first_dealer, int) else 0
    start_round(s)
    s.turn = 0
    if options.character_choice == "pick":
        s.character = [NOBODY] * 5
        s.phase = CHARACTER
    else:
        s.character = [k if k < options.players else NOBODY for k in range(5)]
        cover_unused(s)
        s.phase = DEALER
        if not s.ask_dealer:
            start_round(s)
    return s


def options_of(s: State) -> NyetOptions:
    """The options that a record was set up with (its present dealer stands for a given first dealer)."""
    kinds = tuple(kind for k, kind in enumerate(DISCARD_KINDS) if s.boxes >> (LINE_START[DISCARD] + k) & 1)
    named = next((name for name, boxes in PRESETS.items() if boxes == kinds), None)
    return NyetOptions(
        **kept_options(s, NyetOptions),
        round_count=0 if s.by_points or s.round_count == ROUNDS[s.players] else s.round_count,
        discard_line=named or kinds,
        first_dealer="random" if s.ask_dealer else s.dealer,
    )


def auto_plays(options: NyetOptions) -> bool:
    """Is a single possible card played for its player (Y-O15)?"""
    return options.auto_play_forced


def most_actions(options: NyetOptions) -> int:
    """No game has more actions, chance included."""
    n = options.players
    rounds = options.round_cap if options.end_mode == "points" else options.rounds
    cards = n * HAND_SIZE[n]
    most_shed = max(SHED_COUNT[DISCARD_KINDS.index(box)] for box in options.boxes)
    vetoes = n + 9 + len(options.boxes)
    return n + 1 + rounds * (cards + vetoes + 2 + n * most_shed + cards)
