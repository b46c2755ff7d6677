"""The channels of H.Y.S.T. in numbers (see tensors.py): names, sizes, meanings."""

from facedown.engine.tensors import Channel, width
from facedown.games.hyst.pieces import HAND, MOST_CARDS, N_CARDS, N_MUSEUM, N_SPACES, SEATS, SLOTS
from facedown.games.hyst.state import TRAIL

LAST_BITS = 10  # of an action's number
N_KINDS = 22  # of actions

_CARDS = (
    "Smoke, Laser Trap, On the Move, Grapple, Blind Spot, Shove, The Burner, Blown Away, Ultimate Thief, Barricade, "
    "Vents"
)
_SEATS = "the viewer first, then clockwise"
CHANNELS = (
    Channel("seat", SEATS, "one-hot: the viewer's own number, which some actions name"),
    Channel("phase", 14, "one-hot: layout, first, start, roll, steal, defend, draw, caught, pick, reentry, turn start, "
            "act, card, over"),
    Channel("active", SEATS, f"one-hot, whose turn it is: {_SEATS}"),
    Channel("who", SEATS, f"one-hot, who decides, rolls or draws: {_SEATS}"),
    Channel("walls", 2 * N_MUSEUM, "a plane of spaces with a wall to the east, a plane of those with one to the south"),
    Channel("cameras", 4 * N_MUSEUM, "a plane of cameras for each direction they look to: north, east, south, west"),
    Channel("rays", N_MUSEUM, "spaces that some camera looks at, smoke or not"),
    Channel("smoke", N_MUSEUM, "smoky spaces"),
    Channel("lasers", 2 * N_MUSEUM, "a plane of spaces with a laser to the east, a plane of those to the south"),
    Channel("cloud", N_MUSEUM, "what further smoke of an open Smoke card must touch"),
    Channel("cleared", N_MUSEUM, "chosen so far for an open Blown Away"),
    Channel("pawns", SEATS * N_SPACES, f"space of each pawn, one-hot: 81 of the museum, S1 to S4; {_SEATS}"),
    Channel("diamond", N_SPACES, "space on which the diamond lies loose, one-hot"),
    Channel("holder", SEATS, f"one-hot, who holds the diamond: {_SEATS}"),
    Channel("spotted", 3 * SEATS, f"of each seat: was caught, row and column of the last time, / 8; {_SEATS}"),
    Channel("caught", SEATS, f"seats that must come back: {_SEATS}"),
    Channel("blocked", 4, "starting spaces with a Barricade"),
    Channel("hands", SEATS * N_CARDS, f"cards of each known hand by type, of 3: {_CARDS}; {_SEATS}"),
    Channel("held", SEATS, f"hand sizes of 3: {_SEATS}"),
    Channel("kept", SEATS * N_CARDS, "each known hand at the last reshuffle, as in `hands`"),
    Channel("deck", N_CARDS, "cards of the deck by type, of 15, if known"),
    Channel("hidden", N_CARDS, "all hands and the deck together by type, of 15"),
    Channel("fresh", N_CARDS, "the deck right after the last reshuffle, of 15"),
    Channel("stale", N_CARDS, "all hands at that moment, of 15"),
    Channel("in_play", N_CARDS, "all cards of the game, of 15"),
    Channel("stock", 5, "cards in the deck and in the discard pile (of 124), smoke (of 81), lasers (of 144), "
            "reshuffles so far / 32767"),
    Channel("pile", MOST_CARDS, "the discard pile from the bottom: (1 + type) / 11"),
    Channel("trail", TRAIL, "what everyone saw since the last reshuffle, as (1 + 12 * seat from the viewer on + what)"
            " / 72: 0 a draw, 1 + type a card shown"),
    Channel("turn", 8, "points and roll (of 12), stole already, acted already, caught in the own turn, sudden death, "
            "the attacker's die (of 4), turns / 30000"),
    Channel("limits", 3, "turns made of turn_limit, and of quick_turns; layouts thrown away, of 1000"),
    Channel("card", N_CARDS, "one-hot: the card in resolution"),
    Channel("question", 2 + SLOTS + SEATS, "decisions made about it (of 9), spaces to clear (of 3), the chosen camera "
            f"(slot of nine), the chosen victim ({_SEATS})"),
    Channel("draws", 5, "cards still to be drawn (of 3); why, one-hot: deal, end of turn, The Burner, new hand"),
    Channel("last", 2 + N_KINDS + LAST_BITS, "the last action was a seat's, was chance's; its kind one-hot (roll, "
            "replace, take, steal, end, done, play, discard, face, grapple, block, start, victim, time up, move, "
            "camera, place, clear, shove, vent, laser east, laser south); number as bits, the lowest first"),
    Channel("first", SEATS, f"one-hot, the first player: {_SEATS}"),
    Channel("outcome", SEATS + 7, f"one-hot, the winner ({_SEATS}); result: running, escaped, held at the end, sudden "
            "death, no holder, turn limit, no layout"),
    Channel("tiles", 5 * SLOTS, "of each slot: number of its floor plan / 99, quarter turns one-hot"),
    Channel("die", 13, "faces of the movement die that show 0 to 12, of 6"),
    Channel("players", 5, "one-hot: 2 to 6 players"),
    Channel("options", 34, "deluxe; level one-hot (any, easy, medium, hard); layout by chance; first player by chance; "
            "dice battle; power outage; full throttle; quick H.Y.S.T. one-hot (off, minutes, turns), minutes of 120, "
            "turns of 500, draw without holder; insertion one-hot (off, setup, always); laser drop far; exact On the "
            "Move; diamond by landing; late replacing; d4 faces that steal (4); smoke over open edges; any cloud; "
            "exact Blown Away; walk back; hands shown at the end; card counter; turn limit of 10000"),
)  # fmt: skip
OBSERVATION = width(CHANNELS)

GLANCES = (
    Channel("phase", 1, "number of the phase"),
    Channel("active", 1, "whose turn it is, from the viewer on"),
    Channel("who", 1, "who decides, rolls or draws, from the viewer on"),
    Channel("last", 1, "the last action: 1 + its number; of chance -1 - its number, a draw without its type"),
    Channel("hand", HAND, "own cards: 1 + type"),
    Channel("pile", 1 + HAND, "size of the discard pile, its top cards: 1 + type"),
    Channel("fresh", 4, "the deck right after the last reshuffle, three types in a number, to the base of 16"),
    Channel("hands", SEATS - 1, "the others' hands, if known: up to three times 1 + type, to the base of 12"),
    Channel("kept", SEATS - 1, "the same at the last reshuffle"),
)
GLANCE = width(GLANCES)
