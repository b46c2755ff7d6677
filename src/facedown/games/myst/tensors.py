"""MYST as rows of numbers, for networks: what a team sees now (`observe`), and what just changed (`glance`).

Both read a redacted record only. The viewer's team comes first, then the other one. Planes are the cells of the board
row by row, as in actions.
"""

from facedown.engine.rows import put_bits, put_flag, put_one, put_share
from facedown.engine.rule import rule
from facedown.engine.tensors import Channel, width
from facedown.games.myst.options import MOST_TURNS
from facedown.games.myst.pieces import BOOK_1, HAND, MOST_HANDS, N_BOOKS, N_CARDS, N_CELLS, N_LANDMARKS, SECTORS, SPACES
from facedown.games.myst.state import INTENT, OVER, State

MOST_SPACES = max(SPACES)
SECOND = 1_000_000
PART = 15  # cells in one number of a glance
N_PARTS = (N_CELLS + PART - 1) // PART

_TEAMS = "own team, other team"
CHANNELS = (
    Channel("yellow", 1, "the viewer is Yellow, which is asked after Blue"),
    Channel("phase", 16, "one-hot: deal, youngest, laying, spin for turns, tie, spin, key pick, key set, cut off, "
            "intent, race, before the walk, act, jump, after the walk, over"),
    Channel("who", 1, "the viewer's team decides (where one team does)"),
    Channel("cells", 2 * N_CELLS, f"a plane of cells covered by each team: {_TEAMS}; row by row from A1"),
    Channel("pawns", 2 * N_CELLS, f"a plane with the pawn of each team: {_TEAMS}"),
    Channel("hand", N_CARDS, "own cards: landmarks with values 2 to 5 each, then Linking Books"),
    Channel("other_hand", N_CARDS, "cards of the other team, when they are shown"),
    Channel("undealt", N_CARDS, "cards that were not dealt, when they are shown"),
    Channel("shown", N_BOOKS, "Linking Books that were played"),
    Channel("held", 2, f"cards in hand, of 5: {_TEAMS}"),
    Channel("played", 2 * N_BOOKS, f"who played each Book, in order, one-hot: {_TEAMS}"),
    Channel("landmarks", 5 * N_LANDMARKS, "of each landmark, one-hot: Key Piece below is own, is the other's; on top: "
            "bare, covered, settled"),
    Channel("first_keys", 2 * N_LANDMARKS, f"first Key Piece, one-hot: {_TEAMS}"),
    Channel("pick", N_LANDMARKS, "own secret choice of the first landmark, one-hot"),
    Channel("picked", 2, f"has made its secret choice: {_TEAMS}"),
    Channel("pending", 2, f"has a Book that is played and not used yet: {_TEAMS}"),
    Channel("waited", 2, f"is cut off and waits: {_TEAMS}"),
    Channel("closed", 2, f"tray still covered: {_TEAMS}"),
    Channel("intents", MOST_HANDS * (1 + N_CELLS), "of each own hand: looks for any piece, or for that of a cell"),
    Channel("asked", MOST_HANDS, "own hand that is asked for its intent, one-hot"),
    Channel("layer", 2 * MOST_HANDS, "hand that laid the last piece of a simulated race, one-hot: own, other's"),
    Channel("time", 2, "of a simulated race, if known: whole seconds / 10000, the rest of a second"),
    Channel("first", 2, "the viewer's team is first; it moves first in each round"),
    Channel("turns", 2, "turns to walk and round, of 15"),
    Channel("turns_sector", SECTORS, "sector of the spin for turns, one-hot"),
    Channel("sector", SECTORS, "sector of the last spin, one-hot"),
    Channel("walk", 4, "spaces spun and steps taken (of the most a spin gives), the walk is over, Books played in this "
            "turn (of all)"),
    Channel("resigned", 2, f"gave up: {_TEAMS}"),
    Channel("hands", 2 + 2 * MOST_HANDS * 4, "options: hands of a team of 3 (own, other); skill of each, one-hot: "
            "novice, casual, skilled, expert (own, other)"),
    Channel("head_start", 2, f"option: seconds of 3600: {_TEAMS}"),
    Channel("options", 27, "driver one-hot (live, simulated, alternate); first team by chance; own landmarks only; "
            "corners touch; flipped board; dead pieces stay; no Book in the race; one Book a turn; first mover one-hot "
            "(fewest, most, youngest); tie one-hot (youngest, other, random); fixed turns of 15; pass through pawns; "
            "reach by passing; staying reaches; diagonal; bonus without card; draw rule one-hot (draw, switches, "
            "pieces); undealt cards shown; watchers see all"),
)  # fmt: skip
OBSERVATION = width(CHANNELS)

GLANCES = (
    Channel("phase", 1, "number of the phase"),
    Channel("who", 1, "1 where the viewer's team decides"),
    Channel("first", 2, "1 where the viewer's team is first; where it moves first"),
    Channel("driver", 1, "0 live, 1 simulated, 2 alternate"),
    Channel("picked", 1, "has chosen in secret: 1 own team, 2 other team"),
    Channel("first_keys", 2, f"1 + landmark: {_TEAMS}"),
    Channel("cells", 2 * N_PARTS, f"covered cells as bits, fifteen in a number: {_TEAMS}"),
    Channel("layer", 1, "1 + hand that laid the last piece: own ones, then the other's"),
    Channel("state", 3, "1 own team, 2 other team: a Book is pending, waits, tray covered"),
    Channel("hand", HAND, "own cards: 1 + card"),
    Channel("other_hand", HAND, "the other's cards, when shown"),
    Channel("shown", 1, "Books played, as bits"),
    Channel("held", 1, "cards that the other team holds"),
    Channel("pawns", 2, f"1 + cell of each pawn: {_TEAMS}"),
    Channel("tops", 1, "what lies on the landmarks (bare, covered, settled), to the base of 3"),
    Channel("turns", 1, "turns to walk"),
    Channel("round", 1, "from 1 on"),
    Channel("sectors", 2, "of the spin for turns, of the last spin"),
    Channel("moved", 1, "the walk of this turn is over"),
    Channel("resigned", 1, "1 own team, 2 other team"),
    Channel("time", 3, "of a simulated race, if known: seconds, thousandths, millionths"),
)
GLANCE = width(GLANCES)


@rule
def put_teams(out: list[float], at: int, teams: int, seat: int) -> int:
    """A set of teams: own, other."""
    put_flag(out, at, teams >> seat & 1)
    return put_flag(out, at + 1, teams >> (1 - seat) & 1)


@rule
def observe(s: State, seat: int, out: list[float]) -> int:
    """How many numbers were written."""
    at = put_flag(out, 0, seat)
    at = put_one(out, at, s.phase, 16)
    at = put_flag(out, at, s.who == seat)
    at = put_bits(out, at, s.cells[seat], N_CELLS)
    at = put_bits(out, at, s.cells[1 - seat], N_CELLS)
    at = put_one(out, at, s.pawns[seat], N_CELLS)
    at = put_one(out, at, s.pawns[1 - seat], N_CELLS)
    at = put_cards(s, seat, out, at)
    at = put_landmarks(s, seat, out, at)
    at = put_race(s, seat, out, at)
    at = put_walk(s, seat, out, at)
    return put_options(s, seat, out, at)


@rule
def put_cards(s: State, seat: int, out: list[float], at: int) -> int:
    at = put_bits(out, at, s.hands[seat], N_CARDS)
    at = put_bits(out, at, s.hands[1 - seat], N_CARDS)
    at = put_bits(out, at, s.deck, N_CARDS)
    at = put_bits(out, at, s.shown >> BOOK_1, N_BOOKS)
    at = put_share(out, at, s.held[seat], HAND)
    at = put_share(out, at, s.held[1 - seat], HAND)
    for k in range(N_BOOKS):
        at = put_teams(out, at, s.played[k], seat)  # 1 + team is the set of that one team
    return at


@rule
def put_landmarks(s: State, seat: int, out: list[float], at: int) -> int:
    for landmark in range(N_LANDMARKS):
        at = put_teams(out, at, s.base[landmark], seat)
        at = put_one(out, at, s.top[landmark], 3)
    at = put_one(out, at, s.first_key[seat] - 1, N_LANDMARKS)
    at = put_one(out, at, s.first_key[1 - seat] - 1, N_LANDMARKS)
    return put_one(out, at, s.pick[seat] - 1, N_LANDMARKS)


@rule
def put_race(s: State, seat: int, out: list[float], at: int) -> int:
    at = put_teams(out, at, s.picked, seat)
    at = put_flag(out, at, s.pending[seat])
    at = put_flag(out, at, s.pending[1 - seat])
    at = put_flag(out, at, s.waited[seat])
    at = put_flag(out, at, s.waited[1 - seat])
    at = put_teams(out, at, s.closed, seat)
    for k in range(MOST_HANDS):
        at = put_one(out, at, s.intents[MOST_HANDS * seat + k] - 1, 1 + N_CELLS)
    if s.who == seat and (s.phase == INTENT or s.phase == OVER):
        put_one(out, at, s.asked - MOST_HANDS * seat, MOST_HANDS)
    at = put_one(out, at + MOST_HANDS, own_first(s.layer, seat) - 1, 2 * MOST_HANDS)
    at = put_share(out, at, s.time // SECOND, 10_000)
    return put_share(out, at, s.time % SECOND, SECOND)


@rule
def own_first(layer: int, seat: int) -> int:
    """1 + hand, with those of the viewer's team first; 0: none."""
    if layer == 0 or seat == 0:
        return layer
    return layer - MOST_HANDS if layer > MOST_HANDS else layer + MOST_HANDS


@rule
def put_walk(s: State, seat: int, out: list[float], at: int) -> int:
    at = put_flag(out, at, s.young == seat)
    at = put_flag(out, at, s.leader == seat)
    at = put_share(out, at, s.turns, MOST_TURNS)
    at = put_share(out, at, s.round, MOST_TURNS)
    at = put_one(out, at, s.turns_sector, SECTORS)
    at = put_one(out, at, s.sector, SECTORS)
    at = put_share(out, at, s.spin, MOST_SPACES)
    at = put_share(out, at, s.steps, MOST_SPACES)
    at = put_flag(out, at, s.moved)
    at = put_share(out, at, s.jumped, N_BOOKS)
    return put_teams(out, at, s.resigned, seat)


@rule
def put_options(s: State, seat: int, out: list[float], at: int) -> int:
    for k in range(2):
        at = put_share(out, at, s.hand_count[seat if k == 0 else 1 - seat], MOST_HANDS)
    for k in range(2 * MOST_HANDS):
        team = seat if k < MOST_HANDS else 1 - seat
        hand = k % MOST_HANDS
        if hand < s.hand_count[team]:
            put_one(out, at, s.skills[MOST_HANDS * team + hand], 4)
        at += 4
    at = put_share(out, at, s.head_start[seat], 3600)
    at = put_share(out, at, s.head_start[1 - seat], 3600)
    at = put_one(out, at, s.driver, 3)
    at = put_flag(out, at, s.ask_young)
    at = put_flag(out, at, s.own_cards)
    at = put_flag(out, at, s.corners)
    at = put_flag(out, at, s.flipped)
    at = put_flag(out, at, s.keep)
    at = put_flag(out, at, s.no_race_book)
    at = put_flag(out, at, s.one_book)
    at = put_one(out, at, s.first_mover, 3)
    at = put_one(out, at, s.tie_mover, 3)
    at = put_share(out, at, s.fixed_turns, MOST_TURNS)
    at = put_flag(out, at, s.through)
    at = put_flag(out, at, s.pass_by)
    at = put_flag(out, at, s.stay_reaches)
    at = put_flag(out, at, s.diagonal)
    at = put_flag(out, at, s.free_bonus)
    at = put_one(out, at, s.draw_rule, 3)
    at = put_flag(out, at, s.reveal)
    return put_flag(out, at, s.shown_to_all)


@rule
def from_own(teams: int, seat: int) -> int:
    """A set of teams as 1 own, 2 other."""
    return teams if seat == 0 else teams >> 1 & 1 | (teams & 1) << 1


@rule
def write_hand(out: list[int], at: int, cards: int) -> int:
    k = at
    for card in range(N_CARDS):
        if cards >> card & 1:
            out[k] = 1 + card
            k += 1
    return at + HAND


@rule
def glance(s: State, seat: int, out: list[int]) -> int:
    """How many numbers were written."""
    other = 1 - seat
    out[0] = s.phase
    out[1] = 1 if s.who == seat else 0
    out[2] = 1 if s.young == seat else 0
    out[3] = 1 if s.leader == seat else 0
    out[4] = s.driver
    out[5] = from_own(s.picked, seat)
    out[6] = s.first_key[seat]
    out[7] = s.first_key[other]
    at = 8
    for k in range(N_PARTS):
        out[at + k] = s.cells[seat] >> (PART * k) & ((1 << PART) - 1)
        out[at + N_PARTS + k] = s.cells[other] >> (PART * k) & ((1 << PART) - 1)
    at += 2 * N_PARTS
    out[at] = own_first(s.layer, seat)
    out[at + 1] = s.pending[seat] + 2 * s.pending[other]
    out[at + 2] = s.waited[seat] + 2 * s.waited[other]
    out[at + 3] = from_own(s.closed, seat)
    at = write_hand(out, at + 4, s.hands[seat])
    at = write_hand(out, at, s.hands[other])
    out[at] = s.shown >> BOOK_1
    out[at + 1] = s.held[other]
    out[at + 2] = 1 + s.pawns[seat]
    out[at + 3] = 1 + s.pawns[other]
    tops = 0
    for landmark in range(N_LANDMARKS):
        tops = 3 * tops + s.top[landmark]
    out[at + 4] = tops
    out[at + 5] = s.turns
    out[at + 6] = s.round
    out[at + 7] = s.turns_sector
    out[at + 8] = s.sector
    out[at + 9] = s.moved
    out[at + 10] = from_own(s.resigned, seat)
    out[at + 11] = s.time // SECOND
    out[at + 12] = s.time % SECOND // 1000
    out[at + 13] = s.time % 1000
    return at + 14
