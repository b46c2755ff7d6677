"""Asks the balance questions of Nusubito (N-1201 .. N-1215)."""

from itertools import product

from facedown.study.asking import Charts, Compare
from facedown.study.question import SAME, USUAL, WEAKER, Catalogue, Question, Run, ruled, varied

THIEF = "games won by the Thief"
TURNS = "turns of the Thief by day"
UNEQUAL = Run((), (SAME, WEAKER))
STARTS = tuple(ruled(f"configuration={a}/{b}/{c}") for a, b, c in product(range(3), repeat=3) if (a, b, c) != (0, 1, 2))

QUESTIONS = Catalogue(
    "nusubito",
    (
        Question("N-1201", "Who wins, and how do games end?", Charts(["roles", "endings"], (USUAL, UNEQUAL))),
        Question("N-1202", "How long is a game, and does the night matter?", Charts(["length", "days"])),
        Question(
            "N-1203",
            "Which starting positions are even?",
            Compare([THIEF, TURNS], (USUAL, ruled("start_mirror=reflect"), *STARTS), goal=0.5),
            rest="Which of them are dull is for people to say; short games are a hint.",
        ),
        Question(
            "N-1204",
            "What is a Dart worth?",
            Compare(
                [THIEF],
                varied(
                    *(f"thief_start_darts={darts}" for darts in (0, 1, 3)),
                    *(f"darts_total={darts}" for darts in (7, 11)),
                ),
                goal=0.5,
            ),
            Charts(["stocks"]),
        ),
        Question(
            "N-1205",
            "What does a look at a Rod cost in hiding?",
            Charts(["rods", "hiding"]),
            rest="A Rod whose name stays secret is not an option of the game.",
        ),
        Question("N-1206", "When does the Thief gamble on a claim?", Charts(["claims"])),
        Question(
            "N-1207",
            "How is the night used?",
            Charts(["nights"]),
            rest="A Mist that chooses which line is named is not an option of the game.",
        ),
        Question("N-1208", "Which actions does the Mist choose, and which never?", Charts(["mist-actions"])),
        Question(
            "N-1209",
            "Is a capture too good a bet?",
            Charts(["captures", "chances"]),
            Compare([THIEF, "captures that are right"], varied("capture_costs_action=yes")),
        ),
        Question(
            "N-1210",
            "Does any doubtful ruling matter?",
            Compare(
                [THIEF, TURNS],
                varied(
                    "thief_publication=sequence",
                    "spawned_pawns_act=no",
                    "night_pickup_current=yes",
                    "bluff_sacrifice=no",
                    "treasure_midwalk=yes",
                    "bolster_adjacency=any",
                    "bolster_source=either",
                    "healer_stream=end",
                    "night_spawn=anywhere",
                ),
            ),
        ),
        Question(
            "N-1211",
            "Do the pools of pawns run dry?",
            Charts(["pools"]),
            Compare([THIEF], varied("pawns_per_level=5", "pawns_per_level=8")),
        ),
        Question("N-1212", "Do Coins decide, or Darts?", Charts(["endings", "stocks"])),
        Question(
            "N-1213",
            "What is a sacrifice worth?",
            Charts(["thief-turns"]),
            Compare([THIEF], varied("bluff_sacrifice=no")),
        ),
        Question("N-1214", "Does it matter where the treasure is?", Charts(["treasure"])),
        Question(
            "N-1215", "How much do the aids help?", rest="The aids tell people what bots work out anyway: ask people."
        ),
    ),
    base=("max_days=40",),
)
