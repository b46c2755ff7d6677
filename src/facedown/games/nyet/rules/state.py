"""Declares the record of a whole NYET! game: everything that is true, known or not."""

from typing import Annotated

from facedown.engine.marks import (
    bits,
    flag,
    mirror,
    number,
    one_of,
    own,
    per_seat,
    public,
    scaled,
    seat_number,
    seat_of,
    seats_in,
    seats_number,
    share,
)
from facedown.engine.record import Int8, Int16, Int32, Int64, Record, i8, i16, i32, i64
from facedown.games.nyet.rules.pieces import CARD_BITS, DISCARD, LINE_START, N_BOXES

# Phases (Y-16), in the order of play; the first two are the setup of Y-13.
CHARACTER, DEALER, DEAL, NYET, TEAM, BONUS, SHED, TRICK, SCORE, OVER = range(10)
PHASES = ("character", "dealer", "deal", "nyet", "team", "bonus", "shed", "trick", "score", "game_over")

NOBODY = -1

CARDS = "own cards (52 types b1 .. g13, then the second and third one of each colour)"
CHARACTERS = "character of each seat: bear, wolf, crane, tiger, eagle"
DISCARDS = "boxes of the discard line in play: d1, d2, x1, x2, p1, p2, d0"
TOKENS = "when each box was covered: 1st, 2nd .. token of the round, / 26; -1 / 26 by a cover"
STEPS = "character, dealer, deal, nyet, team, bonus, shed, trick, score, game over"


class State(Record):
    # fmt: off
    # cards, as sets (see pieces)
    hands: Annotated[list[int], i64, 5, own, bits(CARD_BITS, CARDS, "hand")]
    # laid aside by each seat; while passing: chosen, not yet handed over
    shed: Annotated[list[int], i64, 5, own, bits(CARD_BITS, "own cards laid aside, or chosen to be passed")]
    # passed on by each seat and not yet played by its left neighbour (Y-84)
    given: Annotated[list[int], i64, 5, own,
                     bits(CARD_BITS, "cards passed to the left neighbour and not yet played by it")]
    deck: Int64  # not dealt; with two players the stock (Y-18)
    gone: Annotated[Int64, public, bits(CARD_BITS, "cards played in this round, by anyone")]
    # the board and the scores
    boxes: Annotated[Int32, public, bits(7, DISCARDS, "discard boxes", start=LINE_START[DISCARD])]  # of this game
    covered: Annotated[Int32, public, bits(N_BOXES, "covered boxes: first player, discard, trump, supertrump, points")]
    scores: Annotated[list[int], i32, 5, public, per_seat, share(256, "points of each seat, / 256")]
    credits: Annotated[list[int], i16, 5, public, per_seat,
                       share(128, "points of each seat in the round scored last, / 128")]
    loot: Annotated[list[int], i16, 5, public]  # captured ones: three bits per colour, as many as captured
    round: Annotated[Int16, public, share(50, "round / 50")]  # from 1
    round_count: Annotated[Int16, public, share(50, "rounds to play / 50", "lengths")]  # Y-O3
    target_score: Annotated[Int16, public, mirror("target_score"), share(1000, "target score / 1000", "lengths")]
    round_cap: Annotated[Int16, public, mirror("round_cap"), share(500, "cap of rounds / 500", "lengths")]
    token: Annotated[list[int], i8, 26, public, scaled(N_BOXES, TOKENS, "tokens")]  # -1 neutral, 0 none
    tricks: Annotated[list[int], i8, 5, public, per_seat, share(16, "tricks of each seat, / 16")]
    held: Annotated[list[int], i8, 5, public, per_seat, share(16, "cards in each hand, / 16")]  # as all see (Y-44.10)
    void: Annotated[list[int], i8, 5, public, per_seat, bits(4, "colours that each seat has shown it lacks")]  # Y-42
    trick: Annotated[list[int], i8, 5, public]  # card of each seat in the trick, -1 none
    last_trick: Annotated[list[int], i8, 5, public]
    character: Annotated[list[int], i8, 5, public, per_seat, one_of(5, CHARACTERS, "characters")]
    players: Annotated[Int8, public, mirror("players"), one_of(4, "2, 3, 4 or 5 players", first=2)]
    phase: Annotated[Int8, public, one_of(10, STEPS), number("number of the phase")]
    turn: Annotated[Int8, public, seat_of(5, "seat to act, or to be dealt to"),
                    seat_number("seat to act or to be dealt to, from 1; 0 nobody", first=1)]
    dealer: Annotated[Int8, public, seat_of(5, "seat that deals"), seat_number("seat that deals, from 1", first=1)]
    placed: Annotated[Int8, public, share(N_BOXES, "tokens placed / 26")]  # in this round
    first: Annotated[Int8, public, seat_of(5, "first player of the round")]  # F, D, T, S, P of Y-24
    discard: Annotated[Int8, public, one_of(7, "the round's discard, in the same order")]
    trump: Annotated[Int8, public, one_of(4, "the round's trump")]
    super: Annotated[Int8, public, one_of(5, "colour of the round's supertrumps; the last: none")]
    points: Annotated[Int8, public, share(4, "what a trick is worth, / 4")]
    team: Annotated[Int8, public, seats_in(5, "seats of the first player's team"),
                    seats_number("seats of the first player's team, as bits")]
    bonus: Annotated[Int8, public, seat_of(5, "seat with the Bonus card"),
                     seat_number("seat with the Bonus card, from 1; 0 none", first=1)]
    ready: Annotated[Int8, public, seats_in(5, "seats that have laid aside or chosen all they must"),
                     seats_number("seats that have laid aside or chosen all they must, as bits")]
    leader: Annotated[Int8, public, seat_of(5, "seat that leads the trick")]
    in_trick: Annotated[Int8, public, share(5, "cards in the trick / 5")]
    last_leader: Annotated[Int8, public, seat_of(5, "seat that led the last trick", "last leader")]
    last_winner: Annotated[Int8, public, seat_of(5, "seat that won the last trick", "last winner")]
    # options (Y-O2 .. Y-O15)
    by_points: Annotated[Int8, public, mirror("end_mode"), flag("to points", "options")]
    left_starts: Annotated[Int8, public, mirror("nyet_starter"), flag("left of dealer starts", "options")]
    ask_dealer: Annotated[Int8, public, flag("dealer at random", "options")]  # first dealer by chance
    super_is_loot: Annotated[Int8, public, mirror("loot_includes_supertrumps"),
                             flag("supertrumps are loot", "options")]
    double_negative: Annotated[Int8, public, mirror("bonus_doubles_negative"), flag("Bonus doubles losses", "options")]
    finish_cycle: Annotated[Int8, public, mirror("finish_dealing_cycle"), flag("finish the dealing cycle", "options")]
    # the target was reached; only the dealing cycle is still played out (Y-O12)
    cycle_due: Annotated[Int8, public, flag("the cycle is being finished", "options")]
    memory: Annotated[Int8, public, mirror("card_memory"), one_of(3, "played cards on show: none, last trick, all")]
    reveal: Annotated[Int8, public, mirror("reveal_discards"), flag("discards shown after a round", "options")]
    auto_play: Annotated[Int8, public, mirror("auto_play_forced"), flag("forced cards are played", "options")]
    spare: Annotated[list[int], i8, 5]
    # fmt: on
