"""The channels of Nusubito in numbers (see tensors.py): names, sizes, meanings."""

from facedown.engine.tensors import Channel, width
from facedown.games.nusubito.pieces import N_CELLS, N_COURT, N_TEMPLES
from facedown.games.nusubito.state import MEMORY, STEPS

SLOT = 3  # numbers about a slot of the row of Coins
DEED = 9 + 6 + 1 + 1 + SLOT  # numbers about an action of the Thief's night
TRAIL_BITS = 19  # of a remembered turn, without its ends
RECENT = 4  # remembered turns that are also written as bits
NOTE = TRAIL_BITS + N_TEMPLES * N_TEMPLES
LAST_BITS = 12  # of an action's number

_CELLS = "cells in the order of actions: sixteen of the courtyard, then nine temples, each row by row from A1"
_SLOT = "day / 40, round / 3, 1 for a Location Coin"
CHANNELS = (
    Channel("thief", 1, "the viewer is the Thief of the present game"),
    Channel("phase", 7, "one-hot: roles, hide, Thief's day, Mist's day, Thief's night, Mist's night, over"),
    Channel("time", 6, "day / 40; round one-hot: night, 1, 2, 3; the second game of a match is played"),
    Channel("healers", N_CELLS, f"Healers; {_CELLS}"),
    Channel("builders", N_CELLS, "Builders; cells as in `healers`, also in the next channels"),
    Channel("seekers", N_CELLS, "Seekers"),
    Channel("down", N_CELLS, "pawns that lie"),
    Channel("used", N_CELLS, "pawns that acted in this turn of the Mist"),
    Channel("fell", N_CELLS, "cells in which a pawn was struck in the Thief's turn"),
    Channel("shown_seekers", N_CELLS, "Seekers as the Mist sees them, while the Thief is at work"),
    Channel("shown_down", N_CELLS, "lying pawns as the Mist sees them, while the Thief is at work"),
    Channel("thrown", N_TEMPLES, "by temple: 1 + courtyard cell onto which its Seeker was thrown in this turn, / 16"),
    Channel("bolsters", 2 * N_TEMPLES, "temples with a Bolster; then as the Mist sees them while the Thief is at work"),
    Channel("darts", 3, "the Thief's Darts, those left in the pool, those the Mist knew of, of 15"),
    Channel("looked", 12, "Rods 1, 3, 5, A, C, E: the Thief has looked at them; as the Mist knew before this turn"),
    Channel("place", 3 * N_TEMPLES, "if known, one-hot: the Thief's temple, where his turn began, where he leaps to"),
    Channel("turn", 7, "if known: stage of his turn one-hot (walk, landing while leaving, landing while arriving, "
            "close, stuck), points used and leaps made, of 3"),
    Channel("hand", 2 * N_TEMPLES, "if known: Coins in the Thief's hand; the one sacrificed in this turn, one-hot"),
    Channel("rods", 12, "if known: Rods whose colour was seen; green row one-hot; green column one-hot"),
    Channel("special", 9 + SLOT, f"special action, one-hot: none, Dart, six Rods, Coin; slot of that Coin: {_SLOT}"),
    Channel("night", 3 * DEED, "up to three actions of the Thief's night: temple of a Bolster taken (9), Rod (6), "
            f"Dart, Coin, slot of the Coin: {_SLOT}"),
    Channel("steps", STEPS + 1, "public steps of the turn in their order, / 40 (option thief_publication): 1 "
            "sacrifice, 2 Dart, 3 Coin, 4 + Rod, 16 + struck cell; their number / 20"),
    Channel("marker", 16, "one-hot, what the last night revealed: nothing, three rows, three columns, nine temples"),
    Channel("left", 1, "actions or Action Points left to the Mist, or spent in the Thief's night, of 6"),
    Channel("last", 10 + LAST_BITS, "the Mist's last action, one-hot: end, capture, spawn, raise, move, climb, glide, "
            "heal, upgrade, bolster; its number as bits, the lowest first"),
    Channel("row", 9 * SLOT, f"Coins on the table, the oldest first: {_SLOT}"),
    Channel("faces", 9 * N_TEMPLES, "if known: face of each of these Coins, one-hot"),
    Channel("possible", N_TEMPLES, "where the Thief may be after his last turn, by the remembered traces alone"),
    Channel("recent", RECENT * NOTE, "the last four remembered turns, the latest first: sacrifice; positions of Coins "
            "taken by day (9), by night (9); for each temple of departure the temples of arrival (9 x 9)"),
    Channel("traces", MEMORY * (1 + N_TEMPLES), "all remembered turns, the oldest first, as numbers: the nineteen bits "
            "before the arrivals / 524288, then for each temple of departure the set of arrivals / 511"),
    Channel("memory", 5, "remembered turns of 30; what was known before them, one-hot: the start, the last Coin, "
            "nothing; Coins on the table then, of 9"),
    Channel("results", 2 * 28, "of each game of a match, one-hot: result (10), where the Thief was (9), the treasure"),
    Channel("start", 9 + 1 + 2 * N_COURT, "options: levels of the first three pawns (three one-hots), mirrored; "
            "custom start: for each courtyard cell 1 + level as two bits"),
    Channel("options", 23, "two games; viewer was the first Thief; roles drawn; pawns per level (of 9), Darts and "
            "Darts at the start (of 15), Bolsters (of 3), actions by day and points by night (of 6); order is public; "
            "treasure midwalk; claim when stuck; latest Coin by night; bluff; capture costs; fresh pawns act; healed "
            "pawns act; bolster by a corner; straight trio; days of 40; aid of the Mist (possible, probable); of the "
            "Thief"),
)  # fmt: skip
OBSERVATION = width(CHANNELS)

GLANCES = (
    Channel("phase", 1, "number of the phase"),
    Channel("day", 1, "1 to 40"),
    Channel("round", 1, "1 to 3, 0 by night"),
    Channel("thief", 1, "the viewer is the Thief"),
    Channel("last", 1, "1 + id of the Mist's last action"),
    Channel("result", 1, "of the present game"),
    Channel("at", 1, "1 + the Thief's temple, if known"),
    Channel("green", 2, "green row and column, 1 to 3 each, if known"),
    Channel("special", 1, "special action: 1 Dart, 2 + Rod, 8 Coin"),
    Channel("taken", 1, "slot of the Coin picked up"),
    Channel("newest", 1, "slot of the latest Coin on the table"),
    Channel("coins", 1, "Coins on the table"),
    Channel("marker", 1, "what the night revealed: 1 + row, 4 + column, 7 + temple"),
    Channel("deeds", 3, "1 + number of each action of the Thief's night"),
    Channel("fell", 2, "struck cells as bits: courtyard without its last cell; that one and the temples"),
    Channel("thrown", 3, "landings of thrown Seekers, three temples in a number: 1 + cell, to the base of 17"),
    Channel("faces", 3, "faces of the Coins on the table, if known, three in a number: 1 + temple, to the base of 10"),
    Channel("steps", STEPS // 2, "public steps in their order, two in a number, to the base of 41"),
)
GLANCE = width(GLANCES)
