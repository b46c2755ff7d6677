"""The options of H.Y.S.T. (H-701 .. H-704)."""

from typing import Annotated, Literal

from msgspec import Meta

from facedown.engine.errors import OptionsError
from facedown.engine.options import Options
from facedown.games.hyst.rules.codes import LayoutError
from facedown.games.hyst.rules.data import DATA, LAYOUTS
from facedown.games.hyst.rules.layouts import read_layout
from facedown.games.hyst.rules.pieces import BARRICADE, BARRICADES_REMOVED, BLIND_SPOT, CARDS, HAND, SLOTS, VENTS
from facedown.games.hyst.rules.state import LAST_TURN

LEVELS = ("any", "easy", "medium", "hard")
FRONT = {"front": True}
MOST_OF_A_CARD = 12
MOST_BARRICADES = 3
SPARE_CARDS = 5  # beyond full hands, so that deck and discard pile are never empty together


class HystOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=6, description="How many thieves.")] = 4
    edition: Annotated[
        Literal["base", "deluxe"],
        Meta(description="Deluxe: eight more floor plans to draw from, and three Vents in the deck.", extra=FRONT),
    ] = "base"
    layout: Annotated[
        str, Meta(description=f"random, a prepared museum ({', '.join(LAYOUTS)}), or a layout code.", extra=FRONT)
    ] = "random"
    layout_level: Annotated[
        Literal["any", "easy", "medium", "hard"],
        Meta(description="How hard a random museum shall be.", extra=FRONT),
    ] = "any"
    first_player: Annotated[Literal["random"] | int, Meta(description="random, or the seat (from 0) that begins.")] = (
        "random"
    )
    dice_battle: Annotated[
        bool, Meta(description="To steal, thief and holder roll the diamond die; the higher one has it.")
    ] = False
    power_outage: Annotated[bool, Meta(description="No cameras, and no Blind Spot cards.")] = False
    full_throttle: Annotated[bool, Meta(description="Hands are filled up to three at the end of each turn.")] = False
    quick_hyst: Annotated[
        Literal["off", "minutes", "turns"],
        Meta(description="Quick H.Y.S.T.: when time is up, the holder of the diamond wins. By the clock, or by turns."),
    ] = "off"
    quick_minutes: Annotated[int, Meta(ge=1, le=120, description="Minutes on the clock of Quick H.Y.S.T.")] = 15
    quick_turns: Annotated[int, Meta(ge=1, le=500, description="Turns of all players, if it is counted in turns.")] = 30
    quick_no_holder: Annotated[
        Literal["sudden_death", "draw"],
        Meta(description="If nobody holds the diamond when time is up: the next to take it wins, or nobody does."),
    ] = "sudden_death"
    tactical_insertion: Annotated[
        Literal["off", "setup", "always"],
        Meta(description="Starting spaces are chosen instead of rolled: at the start, or whenever one is caught too."),
    ] = "off"
    laser_drop: Annotated[
        Literal["near", "far"], Meta(description="Where the diamond falls at a laser: on this side, or on the other.")
    ] = "near"
    on_the_move_exact: Annotated[bool, Meta(description="On the Move is exactly three steps, not one to three.")] = True
    diamond_under_pawn: Annotated[
        Literal["action", "land"],
        Meta(description="A diamond dropped at your feet can be taken, or you must leave and come back."),
    ] = "action"
    replace_hand_when: Annotated[
        Literal["before_roll", "before_action"],
        Meta(description="A hand may be replaced before the roll, or also after it while nothing was done."),
    ] = "before_roll"
    steal_faces: Annotated[
        int, Meta(ge=0, le=3, description="Faces of the diamond die that steal; 0 means those that show the diamond.")
    ] = 0
    smoke_adjacency: Annotated[
        Literal["touch", "open_edge"], Meta(description="Smoke joins through walls, or over open edges only.")
    ] = "touch"
    smoke_spread: Annotated[
        Literal["one_cloud", "any_cloud"],
        Meta(description="All smoke of a card is one cloud, or each tile may touch any smoke."),
    ] = "one_cloud"
    blown_away_exact: Annotated[bool, Meta(description="Blown Away clears exactly three spaces, not one to three.")] = (
        True
    )
    walk_back: Annotated[bool, Meta(description="Pawns without the diamond may step back onto starting spaces.")] = True
    turn_limit: Annotated[
        int, Meta(ge=0, le=10_000, description="After so many turns the game ends without a winner; 0 means never.")
    ] = 0
    reveal_hands_at_end: Annotated[bool, Meta(description="All hands are shown when the game is over.")] = True
    card_counter: Annotated[bool, Meta(description="The table shows which cards have not been seen yet.")] = True
    deck_counts: Annotated[
        str, Meta(description="Other numbers of cards, such as smoke:4+vents:0, for experiments.")
    ] = ""
    decision_timer_s: Annotated[
        int, Meta(ge=0, le=600, description="Seconds for a decision before a bot makes it; 0 means no limit.")
    ] = 0

    def problems(self) -> list[str]:
        found = []
        if isinstance(self.first_player, int) and not 0 <= self.first_player < self.players:
            found.append(f"first_player {self.first_player}: the seats are 0 to {self.players - 1}")
        if self.layout != "random":
            try:
                read_layout(self.layout, self.edition)
            except LayoutError as error:
                found.append(f"layout: {error.fault}: {error}")
            if self.layout_level != "any":
                found.append("layout_level goes with layout=random")
        try:
            cards = deck_of(self)
        except ValueError as error:
            return [*found, str(error)]
        if sum(cards) < HAND * self.players + SPARE_CARDS:
            found.append(
                f"{sum(cards)} cards are too few: {self.players} players need {HAND * self.players + SPARE_CARDS}"
            )
        return found


def deck_of(options: HystOptions) -> list[int]:
    """How many cards of each type are in play (H-210, H-306); raises ValueError for impossible deck_counts."""
    cards = list(DATA.cards)
    for word in options.deck_counts.split("+") if options.deck_counts else []:
        name, _, number = word.strip().partition(":")
        if name not in CARDS or not number.isdecimal() or int(number) > MOST_OF_A_CARD:
            raise ValueError(
                f"deck_counts: '{word}': write a card and a number up to {MOST_OF_A_CARD}, such as smoke:4"
            )
        cards[CARDS.index(name)] = int(number)
    if cards[BARRICADE] > MOST_BARRICADES:
        raise ValueError(f"deck_counts: there are at most {MOST_BARRICADES} Barricades")
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
    """How long a decision may take (H-506); 0 means no limit."""
    return float(options.decision_timer_s)


def clock_seconds(options: HystOptions) -> float | None:
    """How long the clock of Quick H.Y.S.T. runs, if it is played by the clock."""
    return 60.0 * options.quick_minutes if options.quick_hyst == "minutes" else None


def most_actions(options: HystOptions) -> int:
    """A bound on actions, chance included.

    A turn has a roll, steps, a try to steal, the cards drawn since the last one with up to four actions each, and those
    who are caught. Strictly there is no bound, since Burners may draw Burners and layouts may be thrown away again and
    again; but not one game in 10**10 exceeds this.
    """
    layouts = 0 if options.layout != "random" else 5 if options.layout_level == "any" else 90
    opening = SLOTS * layouts + options.players * 4 * HAND + 10
    turn = max(DATA.d6) + (30 if options.full_throttle else 20)
    return opening + turn * (options.turn_limit or LAST_TURN)


def turn_based(options: HystOptions, person: bool) -> HystOptions:
    """The same game without a clock (H-452)."""
    if clock_seconds(options) is not None:
        raise OptionsError(["use quick_hyst=turns, which counts turns (quick_turns=30)"])
    return options
