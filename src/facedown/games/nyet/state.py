"""The record of a whole NYET! game: everything that is true, known or not."""

from typing import Annotated

from facedown.engine.record import Int8, Int16, Int32, Int64, Record, i8, i16, i32, i64

# Phases (Y-16), in the order of play; the first two are the setup of Y-13.
CHARACTER, DEALER, DEAL, NYET, TEAM, BONUS, SHED, TRICK, SCORE, OVER = range(10)
PHASES = ("character", "dealer", "deal", "nyet", "team", "bonus", "shed", "trick", "score", "game_over")

NOBODY = -1


class State(Record):
    # cards, as sets (see pieces)
    hands: Annotated[list[int], i64, 5]
    shed: Annotated[list[int], i64, 5]  # laid aside by each seat; while passing: chosen, not yet handed over
    given: Annotated[list[int], i64, 5]  # passed on by each seat and not yet played by its left neighbour (Y-84)
    deck: Int64  # not dealt; with two players the stock (Y-18)
    gone: Int64  # played face up in this round
    # the board and the scores
    boxes: Int32  # boxes of this game's board
    covered: Int32
    scores: Annotated[list[int], i32, 5]
    credits: Annotated[list[int], i16, 5]  # of the round scored last
    loot: Annotated[list[int], i16, 5]  # captured ones: three bits per colour, as many as captured
    round: Int16  # from 1
    round_count: Int16  # Y-O3
    target_score: Int16  # Y-O4
    round_cap: Int16  # Y-O5
    token: Annotated[list[int], i8, 26]  # number of the placement that covered the box; -1 neutral, 0 none
    tricks: Annotated[list[int], i8, 5]
    held: Annotated[list[int], i8, 5]  # hand sizes as everyone sees them (Y-44.10)
    void: Annotated[list[int], i8, 5]  # suits each seat has shown it lacks, as bits (Y-42)
    trick: Annotated[list[int], i8, 5]  # card of each seat in the trick, -1 none
    last_trick: Annotated[list[int], i8, 5]
    character: Annotated[list[int], i8, 5]
    players: Int8
    phase: Int8
    turn: Int8  # seat to act, or to be dealt to
    dealer: Int8
    placed: Int8  # tokens placed in this round
    first: Int8  # F, D, T, S, P of Y-24
    discard: Int8
    trump: Int8
    super: Int8
    points: Int8
    team: Int8  # seats of the first player's team, as bits
    bonus: Int8  # seat with the Bonus card
    ready: Int8  # seats that have laid aside or chosen all they must, as bits
    leader: Int8
    in_trick: Int8
    last_leader: Int8
    last_winner: Int8
    # options (Y-O2 .. Y-O15)
    by_points: Int8
    left_starts: Int8
    ask_dealer: Int8  # first dealer by chance
    super_is_loot: Int8
    double_negative: Int8
    finish_cycle: Int8
    cycle_due: Int8  # the target was reached; only the dealing cycle is still played out (Y-O12)
    memory: Int8
    reveal: Int8
    auto_play: Int8
    spare: Annotated[list[int], i8, 5]
