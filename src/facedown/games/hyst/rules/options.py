"""Defines the options of H.Y.S.T. (H-701 .. H-704)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from facedown.engine.errors import OptionsError
from facedown.engine.options import Options
from facedown.games.hyst.rules.codes import LayoutError
from facedown.games.hyst.rules.data import DATA, LAYOUTS
from facedown.games.hyst.rules.layouts import read_layout
from facedown.games.hyst.rules.pieces import BARRICADE, BARRICADES_REMOVED, BLIND_SPOT, CARDS, HAND, SLOTS, VENTS
from facedown.games.hyst.rules.state import LAST_TURN
from facedown.games.hyst.rules.words import say
from facedown.words import Said, said_of

LEVELS = ("any", "easy", "medium", "hard")
FRONT = {"front": True}
NOTATION = {"notation": True}  # a code: no part of a form unless somebody asks for notation
MOST_OF_A_CARD = 12
MOST_BARRICADES = 3
SPARE_CARDS = 5  # beyond full hands, so that deck and discard pile are never empty together


class HystOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    catalogue: ClassVar[str] = say.catalogue

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    edition: Annotated[Literal["base", "deluxe"], Meta(extra=FRONT)] = "base"
    layout: Annotated[str, Meta(extra=FRONT)] = "random"
    layout_level: Annotated[Literal["any", "easy", "medium", "hard"], Meta(extra=FRONT)] = "any"
    first_player: Annotated[Literal["random"] | int, Meta(extra={"offers": ("random", 0, 1, 2, 3, 4, 5)})] = "random"
    dice_battle: bool = False
    power_outage: bool = False
    full_throttle: bool = False
    quick_hyst: Literal["off", "minutes", "turns"] = "off"
    quick_minutes: Annotated[int, Meta(ge=1, le=120)] = 15
    quick_turns: Annotated[int, Meta(ge=1, le=500)] = 30
    quick_no_holder: Literal["sudden_death", "draw"] = "sudden_death"
    tactical_insertion: Literal["off", "setup", "always"] = "off"
    laser_drop: Literal["near", "far"] = "near"
    on_the_move_exact: bool = True
    diamond_under_pawn: Literal["action", "land"] = "action"
    replace_hand_when: Literal["before_roll", "before_action"] = "before_roll"
    steal_faces: Annotated[int, Meta(ge=0, le=3)] = 0
    smoke_adjacency: Literal["touch", "open_edge"] = "touch"
    smoke_spread: Literal["one_cloud", "any_cloud"] = "one_cloud"
    blown_away_exact: bool = True
    walk_back: bool = True
    turn_limit: Annotated[int, Meta(ge=0, le=10_000)] = 0
    reveal_hands_at_end: bool = True
    card_counter: bool = True
    deck_counts: Annotated[str, Meta(extra=NOTATION)] = ""
    decision_timer_s: Annotated[int, Meta(ge=0, le=600)] = 0

    def problems(self) -> list[Said]:
        found: list[Said] = []
        if isinstance(self.first_player, int) and not 0 <= self.first_player < self.players:
            first = self.setting("first_player", self.first_player)
            found.append(say("options.first_player", first=first, players=self.players))
        if self.layout != "random":
            try:
                read_layout(self.layout, self.edition)
            except LayoutError as error:
                option, problem = self.called("layout"), said_of(error)
                if error.fault == "bad_format":
                    museums = [self.value_called("layout", layout) for layout in LAYOUTS]
                    found.append(say("options.layout_unknown", option=option, problem=problem, museums=museums))
                else:
                    found.append(say("options.layout", option=option, problem=problem))
            if self.layout_level != "any":
                level, random = self.called("layout_level"), self.setting("layout", "random")
                found.append(say("options.layout_level", option=level, random=random))
        try:
            cards = deck_of(self)
        except ValueError as error:
            return [*found, said_of(error)]
        if sum(cards) < HAND * self.players + SPARE_CARDS:
            needed = HAND * self.players + SPARE_CARDS
            found.append(say("options.few_cards", cards=sum(cards), players=self.players, needed=needed))
        return found


def deck_of(options: HystOptions) -> list[int]:
    """Counts the cards of each type that are in play (H-210, H-306); raises ValueError for impossible deck_counts."""
    cards = list(DATA.cards)
    for word in options.deck_counts.split("+") if options.deck_counts else []:
        name, _, number = word.strip().partition(":")
        if name not in CARDS or not number.isdecimal() or int(number) > MOST_OF_A_CARD:
            option = options.called("deck_counts")
            raise ValueError(say("options.deck_counts", option=option, text=word, most=MOST_OF_A_CARD))
        cards[CARDS.index(name)] = int(number)
    if cards[BARRICADE] > MOST_BARRICADES:
        raise ValueError(say("options.barricades", option=options.called("deck_counts"), most=MOST_BARRICADES))
    cards[BARRICADE] = max(0, cards[BARRICADE] - BARRICADES_REMOVED[options.players])
    if options.edition == "base":
        cards[VENTS] = 0
    if options.power_outage:
        cards[BLIND_SPOT] = 0
    return cards


# A table whose game is rated may change these: the rules stay the same.
RATED_OPTIONS = frozenset(
    {"players", "edition", "layout_level", "reveal_hands_at_end", "card_counter", "decision_timer_s"}
)


def decision_seconds(options: HystOptions, seen: object) -> float:
    """Says how long a decision may take (H-506); 0 means no limit."""
    return float(options.decision_timer_s)


def clock_seconds(options: HystOptions) -> float | None:
    """Says how long the clock of Quick H.Y.S.T. runs, if it is played by the clock."""
    return 60.0 * options.quick_minutes if options.quick_hyst == "minutes" else None


def most_actions(options: HystOptions) -> int:
    """Computes a bound on actions, chance included.

    A turn has a roll, steps, a try to steal, the cards drawn since the last one with up to four actions each, and those
    who are caught. Strictly there is no bound, since Burners may draw Burners and layouts may be thrown away again and
    again; but not one game in 10**10 exceeds this.
    """
    layouts = 0 if options.layout != "random" else 5 if options.layout_level == "any" else 90
    opening = SLOTS * layouts + options.players * 4 * HAND + 10
    turn = max(DATA.d6) + (30 if options.full_throttle else 20)
    return opening + turn * (options.turn_limit or LAST_TURN)


def turn_based(options: HystOptions, person: bool) -> HystOptions:
    """Accepts a game without a clock as it is; raises OptionsError for one that is played by the clock (H-452)."""
    if clock_seconds(options) is not None:
        by_turns, turns = options.setting("quick_hyst", "turns"), options.setting("quick_turns", 30)
        raise OptionsError([say("options.no_clock", by_turns=by_turns, turns=turns)])
    return options
