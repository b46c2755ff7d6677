"""Defines the options of NYET! (Y-O1 .. Y-O15) and the first position they lead to."""

from typing import Annotated, ClassVar, Literal

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
from facedown.games.nyet.rules.words import say
from facedown.words import Said

PRESETS = {
    "five": ("d1", "d2", "x1", "p1", "d0"),
    "classic": ("d1", "d2", "d0"),
    "double": ("d1", "d2", "x2", "p2", "d0"),
}
MEMORY = ("none", "last_trick", "full")


class NyetOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    catalogue: ClassVar[str] = say.catalogue

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    end_mode: Literal["rounds", "points"] = "rounds"
    round_count: Annotated[int, Meta(ge=0, le=50)] = 0
    target_score: Annotated[int, Meta(ge=20, le=1000)] = 100
    round_cap: Annotated[int, Meta(ge=1, le=500)] = 50
    nyet_starter: Literal["dealer", "left_of_dealer"] = "dealer"
    discard_line: Annotated[str | tuple[str, ...], Meta(extra={"offers": tuple(PRESETS)})] = "five"
    character_choice: Literal["fixed", "pick"] = "fixed"
    first_dealer: Annotated[Literal["random"] | int, Meta(extra={"offers": ("random", 0, 1, 2, 3, 4)})] = "random"
    loot_includes_supertrumps: bool = True
    bonus_doubles_negative: bool = True
    finish_dealing_cycle: bool = False
    card_memory: Literal["none", "last_trick", "full"] = "last_trick"
    reveal_discards: Literal["never", "round_end"] = "never"
    auto_play_forced: bool = False

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes of the discard line."""
        return PRESETS.get(self.discard_line, ()) if isinstance(self.discard_line, str) else self.discard_line

    @property
    def rounds(self) -> int:
        return self.round_count or ROUNDS[self.players]

    def problems(self) -> list[Said]:
        found: list[Said] = []
        if isinstance(self.discard_line, str) and self.discard_line not in PRESETS:
            option, lines = self.called("discard_line"), [self.value_called("discard_line", line) for line in PRESETS]
            found.append(say("options.no_line", option=option, line=self.discard_line, lines=lines))
        else:
            found += self._box_problems()
        if isinstance(self.first_dealer, int) and not 0 <= self.first_dealer < self.players:
            dealer = self.setting("first_dealer", self.first_dealer)
            found.append(say("options.dealer", dealer=dealer, players=self.players))
        by_points = self.end_mode == "points"
        if self.round_count and by_points:
            rounds, mode, cap = self.called("round_count"), self.setting("end_mode", "rounds"), self.called("round_cap")
            found.append(say("options.round_count", option=rounds, mode=mode, cap=cap))
        if not by_points:
            found += self._points_problems()
        return found

    def _points_problems(self) -> list[Said]:
        """Lists what a game to rounds was given of a game to points."""
        found: list[Said] = [
            say("options.points_only", option=self.called(name), points=self.setting("end_mode", "points"))
            for name, usual in (("target_score", 100), ("round_cap", 50))
            if getattr(self, name) != usual
        ]
        if self.finish_dealing_cycle:
            cycle, points = self.called("finish_dealing_cycle"), self.setting("end_mode", "points")
            found.append(say("options.dealing_cycle", option=cycle, points=points, rounds=self.called("round_count")))
        return found

    def _box_problems(self) -> list[Said]:
        found: list[Said] = [
            say("options.no_box", option=self.called("discard_line"), box=box, boxes=list(DISCARD_KINDS))
            for box in self.boxes
            if box not in DISCARD_KINDS
        ]
        if len(set(self.boxes)) < len(self.boxes):
            found.append(say("options.box_twice", option=self.called("discard_line")))
        if not 2 <= len(self.boxes) <= 6:
            found.append(say("options.boxes", option=self.called("discard_line"), count=len(self.boxes)))
        return found


def setup(options: NyetOptions) -> State:
    """Builds the first position, before any chance (Y-13)."""
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
    """Finds the options that a record was set up with (its present dealer stands for a given first dealer)."""
    kinds = tuple(kind for k, kind in enumerate(DISCARD_KINDS) if s.boxes >> (LINE_START[DISCARD] + k) & 1)
    named = next((name for name, boxes in PRESETS.items() if boxes == kinds), None)
    return NyetOptions(
        **kept_options(s, NyetOptions),
        round_count=0 if s.by_points or s.round_count == ROUNDS[s.players] else s.round_count,
        discard_line=named or kinds,
        first_dealer="random" if s.ask_dealer else s.dealer,
    )


def most_actions(options: NyetOptions) -> int:
    """Computes a number of actions, chance included, that no game exceeds."""
    n = options.players
    rounds = options.round_cap if options.end_mode == "points" else options.rounds
    cards = n * HAND_SIZE[n]
    most_shed = max(SHED_COUNT[DISCARD_KINDS.index(box)] for box in options.boxes)
    vetoes = n + 9 + len(options.boxes)
    return n + 1 + rounds * (cards + vetoes + 2 + n * most_shed + cards)
