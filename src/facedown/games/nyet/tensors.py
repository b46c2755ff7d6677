"""NYET! in numbers, for learners: what a seat sees now (`observe`), and what has just changed (`glance`).

Both read a seat's redacted record. Seats are counted from the viewer on, in order of play; places of seats that are
not in the game stay 0.
"""

from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.engine.tensors import Channel, starts, width
from facedown.games.nyet.pieces import LINE_START, N_BOXES
from facedown.games.nyet.state import State

SET = 60  # a set of cards: 52 types in order b1 .. g13, then two further copies of each colour's one
CARD = 17  # one card: 4 colours, 13 values
DISCARD_START = LINE_START[1]

CHANNELS = (
    Channel("hand", SET, "own cards (52 types b1 .. g13, then the second and third one of each colour)"),
    Channel("shed", SET, "own cards laid aside, or chosen to be passed"),
    Channel("given", SET, "cards passed to the left neighbour and not yet played by it"),
    Channel("gone", SET, "cards played in this round, by anyone"),
    Channel("trick", 5 * CARD, "card of each seat in the trick: 4 colours, 13 values"),
    Channel("last trick", 5 * CARD, "the same for the last trick"),
    Channel("phase", 10, "character, dealer, deal, nyet, team, bonus, shed, trick, score, game over"),
    Channel("turn", 5, "seat to act, or to be dealt to"),
    Channel("dealer", 5, "seat that deals"),
    Channel("first", 5, "first player of the round"),
    Channel("leader", 5, "seat that leads the trick"),
    Channel("last leader", 5, "seat that led the last trick"),
    Channel("last winner", 5, "seat that won the last trick"),
    Channel("bonus", 5, "seat with the Bonus card"),
    Channel("team", 5, "seats of the first player's team"),
    Channel("ready", 5, "seats that have laid aside or chosen all they must"),
    Channel("void", 5 * 4, "colours that each seat has shown it lacks"),
    Channel("held", 5, "cards in each hand, / 16"),
    Channel("tricks", 5, "tricks of each seat, / 16"),
    Channel("loot", 5 * 4, "captured ones of each seat by colour, / 3"),
    Channel("scores", 5, "points of each seat, / 256"),
    Channel("credits", 5, "points of each seat in the round scored last, / 128"),
    Channel("characters", 5 * 5, "character of each seat: bear, wolf, crane, tiger, eagle"),
    Channel("covered", N_BOXES, "covered boxes: first player, discard, trump, supertrump, points"),
    Channel("tokens", N_BOXES, "when each box was covered: 1st, 2nd .. token of the round, / 26; -1 / 26 by a cover"),
    Channel("discard boxes", 7, "boxes of the discard line in play: d1, d2, x1, x2, p1, p2, d0"),
    Channel("discard", 7, "the round's discard, in the same order"),
    Channel("trump", 4, "the round's trump"),
    Channel("super", 5, "colour of the round's supertrumps; the last: none"),
    Channel("points", 1, "what a trick is worth, / 4"),
    Channel("received", 2, "cards in the own hand that the right neighbour passed: (place in a set + 1) / 60"),
    Channel("shown", 4 * 2, "cards the other seats laid aside, where they are shown: (place in a set + 1) / 60"),
    Channel("progress", 3, "tokens placed / 26, cards in the trick / 5, round / 50"),
    Channel("players", 4, "2, 3, 4 or 5 players"),
    Channel("lengths", 3, "rounds to play / 50, target score / 1000, cap of rounds / 500"),
    Channel(
        "options", 9, "to points, left of dealer starts, dealer by lot, supertrumps are loot, Bonus doubles losses, "
        "finish the dealing cycle, the cycle is being finished, discards shown after a round, forced cards are played",
    ),
    Channel("memory", 3, "played cards on show: none, last trick, all"),
)  # fmt: skip
GLANCES = (
    Channel("phase", 1, "number of the phase"),
    Channel("turn", 1, "seat to act or to be dealt to, from 1; 0 nobody"),
    Channel("dealer", 1, "seat that deals, from 1"),
    Channel("characters", 1, "characters of the seats from the viewer on, from 1, as digits to base 6"),
    Channel("box", 1, "box covered last in this round, from 1; 0 none"),
    Channel("team", 1, "seats of the first player's team, as bits"),
    Channel("bonus", 1, "seat with the Bonus card, from 1; 0 none"),
    Channel("ready", 1, "seats that have laid aside or chosen all they must, as bits"),
    Channel("card", 1, "card played last in this round, from 1 (b1); 0 none"),
    Channel("hand", 4, "own cards of each colour, as bits: 13 values, two further ones"),
    Channel("shown", 4, "cards each other seat laid aside, where they are shown: places in a set from 1, base 61"),
)
OBSERVATION = width(CHANNELS)
GLANCE = width(GLANCES)

_AT = starts(CHANNELS)
HAND, SHED, GIVEN, GONE = _AT["hand"], _AT["shed"], _AT["given"], _AT["gone"]
TRICK, LAST_TRICK, PHASE = _AT["trick"], _AT["last trick"], _AT["phase"]
TURN, DEALER, FIRST, LEADER = _AT["turn"], _AT["dealer"], _AT["first"], _AT["leader"]
LAST_LEADER, LAST_WINNER, BONUS = _AT["last leader"], _AT["last winner"], _AT["bonus"]
TEAM, READY, VOID, HELD, TRICKS = _AT["team"], _AT["ready"], _AT["void"], _AT["held"], _AT["tricks"]
LOOT, SCORES, CREDITS, CHARACTERS = _AT["loot"], _AT["scores"], _AT["credits"], _AT["characters"]
COVERED, TOKENS, DISCARD_BOXES = _AT["covered"], _AT["tokens"], _AT["discard boxes"]
DISCARD, TRUMP, SUPER, POINTS = _AT["discard"], _AT["trump"], _AT["super"], _AT["points"]
RECEIVED, SHOWN, PROGRESS = _AT["received"], _AT["shown"], _AT["progress"]
PLAYERS, LENGTHS, OPTIONS, MEMORY = _AT["players"], _AT["lengths"], _AT["options"], _AT["memory"]


@rule
def observe(s: State, seat: int, out: list[float]) -> None:
    """What a seat sees now."""
    n = s.players
    before = seat - 1 if seat > 0 else n - 1
    put_bits(out, HAND, s.hands[seat], SET)
    put_bits(out, GONE, s.gone, SET)
    if s.shed[seat]:
        put_bits(out, SHED, s.shed[seat], SET)
    if s.given[seat]:
        put_bits(out, GIVEN, s.given[seat], SET)
    put_pair(out, RECEIVED, s.given[before])
    for k in range(n):
        p = seat + k if seat + k < n else seat + k - n
        observe_seat(s, p, k, out)
        if k > 0:
            put_pair(out, SHOWN + 2 * (k - 1), s.shed[p])
    put_seat(out, TURN, s.turn, seat, n)
    put_seat(out, DEALER, s.dealer, seat, n)
    put_seat(out, FIRST, s.first, seat, n)
    put_seat(out, LEADER, s.leader, seat, n)
    put_seat(out, LAST_LEADER, s.last_leader, seat, n)
    put_seat(out, LAST_WINNER, s.last_winner, seat, n)
    put_seat(out, BONUS, s.bonus, seat, n)
    out[PHASE + s.phase] = 1.0
    observe_board(s, out)
    observe_options(s, out)


@rule
def observe_seat(s: State, p: int, k: int, out: list[float]) -> None:
    """What everybody sees of seat p, the k-th from the viewer on."""
    put_card(out, TRICK + CARD * k, s.trick[p])
    put_card(out, LAST_TRICK + CARD * k, s.last_trick[p])
    out[TEAM + k] = s.team >> p & 1
    out[READY + k] = s.ready >> p & 1
    out[HELD + k] = s.held[p] / 16
    out[TRICKS + k] = s.tricks[p] / 16
    out[SCORES + k] = s.scores[p] / 256
    out[CREDITS + k] = s.credits[p] / 128
    for colour in range(4):
        out[VOID + 4 * k + colour] = s.void[p] >> colour & 1
        ones = s.loot[p] >> 3 * colour & 7  # as many bits as were captured
        out[LOOT + 4 * k + colour] = ((ones & 1) + (ones >> 1 & 1) + (ones >> 2)) * (1 / 3)
    if s.character[p] >= 0:
        out[CHARACTERS + 5 * k + s.character[p]] = 1.0


@rule
def observe_board(s: State, out: list[float]) -> None:
    put_bits(out, COVERED, s.covered, N_BOXES)
    for box in range(N_BOXES):
        out[TOKENS + box] = s.token[box] * (1 / N_BOXES)
    put_bits(out, DISCARD_BOXES, s.boxes >> DISCARD_START, 7)
    if s.trump >= 0:  # the terms of the round stand
        out[DISCARD + s.discard] = 1.0
        out[TRUMP + s.trump] = 1.0
        out[SUPER + s.super] = 1.0
        out[POINTS] = s.points / 4


@rule
def observe_options(s: State, out: list[float]) -> None:
    out[PROGRESS] = s.placed / N_BOXES
    out[PROGRESS + 1] = s.in_trick / 5
    out[PROGRESS + 2] = s.round / 50
    out[PLAYERS + s.players - 2] = 1.0
    out[LENGTHS] = s.round_count / 50
    out[LENGTHS + 1] = s.target_score / 1000
    out[LENGTHS + 2] = s.round_cap / 500
    out[OPTIONS] = s.by_points
    out[OPTIONS + 1] = s.left_starts
    out[OPTIONS + 2] = s.ask_dealer
    out[OPTIONS + 3] = s.super_is_loot
    out[OPTIONS + 4] = s.double_negative
    out[OPTIONS + 5] = s.finish_cycle
    out[OPTIONS + 6] = s.cycle_due
    out[OPTIONS + 7] = s.reveal
    out[OPTIONS + 8] = s.auto_play
    out[MEMORY + s.memory] = 1.0


@rule
def put_bits(out: list[float], at: int, bits: int, count: int) -> None:
    """One number for each bit. (No jump, so that the compiler takes several at a time.)"""
    for k in range(count):
        out[at + k] = 1.0 if bits >> k & 1 else 0.0


@rule
def put_card(out: list[float], at: int, card: int) -> None:
    if card >= 0:
        colour = card // 13
        out[at + colour] = 1.0
        out[at + 4 + card - 13 * colour] = 1.0


@rule
def put_seat(out: list[float], at: int, p: int, seat: int, players: int) -> None:
    """A seat as the viewer counts."""
    if p >= 0:
        out[at + (p - seat if p >= seat else p - seat + players)] = 1.0


@rule
def put_pair(out: list[float], at: int, cards: int) -> None:
    """A set of at most two cards, which is mostly empty."""
    if cards:
        out[at] = (lowest(cards) + 1) / SET
        cards &= cards - 1
        if cards:
            out[at + 1] = (lowest(cards) + 1) / SET


@rule
def glance(s: State, seat: int, out: list[int]) -> None:
    """What has just changed: with the glances before it, enough to know the whole sight of the seat."""
    n = s.players
    characters = 0
    for k in range(n):
        p = seat + k if seat + k < n else seat + k - n
        characters = 6 * characters + s.character[p] + 1
        out[5] |= (s.team >> p & 1) << k
        out[7] |= (s.ready >> p & 1) << k
        if k > 0:
            out[12 + k] = pair_number(s.shed[p])
    out[0] = s.phase
    out[1] = from_one(s.turn, seat, n)
    out[2] = from_one(s.dealer, seat, n)
    out[3] = characters
    for box in range(N_BOXES):
        if s.token[box] == s.placed and s.placed > 0:
            out[4] = box + 1
    out[6] = from_one(s.bonus, seat, n)
    out[8] = last_card(s) + 1
    for colour in range(4):
        out[9 + colour] = s.hands[seat] >> 13 * colour & 0x1FFF | (s.hands[seat] >> (52 + 2 * colour) & 3) << 13


@rule
def last_card(s: State) -> int:
    """The card played last in this round; -1 none."""
    n = s.players
    if s.in_trick > 0:
        return s.trick[s.turn - 1 if s.turn > 0 else n - 1]
    if s.last_leader >= 0:
        return s.last_trick[s.last_leader - 1 if s.last_leader > 0 else n - 1]
    return -1


@rule
def from_one(p: int, seat: int, players: int) -> int:
    """A seat as the viewer counts, from 1; 0 nobody."""
    if p < 0:
        return 0
    return p - seat + 1 if p >= seat else p - seat + players + 1


@rule
def pair_number(cards: int) -> int:
    """A set of at most two cards as one number."""
    if cards == 0:
        return 0
    rest = cards & (cards - 1)
    return 61 * (lowest(rest) + 1 if rest else 0) + lowest(cards) + 1
