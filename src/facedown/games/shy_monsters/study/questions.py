"""Asks the balance questions of Shy Monsters (S-1201 .. S-1213)."""

from facedown.study.asking import Charts, Compare
from facedown.study.question import SAME, USUAL, WEAKER, Catalogue, Question, Run, ruled, varied

ESCAPES = "games in which the Hero escapes"
UNEQUAL = Run((), (SAME, WEAKER))

QUESTIONS = Catalogue(
    "shy_monsters",
    (
        Question(
            "S-1201",
            "How often does the Hero escape, and where does he fall?",
            Charts(["escapes", "storeys"], (USUAL, UNEQUAL)),
        ),
        Question(
            "S-1202",
            "Which number of opening tiles makes an even game?",
            Compare(
                [ESCAPES], varied(*(f"opening_reveals={three}" for three in ("2,1,1", "2,2,1", "3,2,1"))), goal=0.5
            ),
        ),
        Question(
            "S-1203",
            "What is a second Attack or Jump worth, and what is having none?",
            Compare(
                [ESCAPES],
                varied(*(f"{skill}_uses={uses}" for skill in ("attack", "jump") for uses in (0, 2))),
                goal=0.5,
            ),
        ),
        Question(
            "S-1204",
            "How much do the pairs of Monsters differ?",
            Charts(["pairs", "killers"]),
            rest="A Dungeon Master who chooses two of three is not an option of the game.",
        ),
        Question("S-1205", "Does fear matter?", Charts(["neighbours"]), Compare([ESCAPES], varied("fear=no"))),
        Question(
            "S-1206",
            "What is it worth to know the Monsters that were never flipped?",
            Compare([ESCAPES], varied("unrevealed_monsters=shown")),
            Charts(["knowledge"]),
        ),
        Question("S-1207", "Which outlines win for the Dungeon Master?", Charts(["outlines"])),
        Question(
            "S-1208",
            "How often is there a free look, and does forbidding it change the balance?",
            Charts(["skills"]),
            Compare([ESCAPES], varied("jump_back=no")),
        ),
        Question(
            "S-1209",
            "Does it help to flip the opening tiles one by one?",
            Compare([ESCAPES, "storey 1: the Hero falls"], varied("reveal_mode=together")),
        ),
        Question(
            "S-1210",
            "What does an Entrance with a single neighbour do?",
            Charts(["entrance"]),
            rest=(
                "A rule against it is not an option of the game; `facedown solve shy_monsters` computes best play on "
                "the last storey."
            ),
        ),
        Question(
            "S-1211",
            "How long is a storey, and on which are games decided?",
            Charts(["decisions", "storeys"]),
            rest="Bots do not take the minutes that people take.",
        ),
        Question(
            "S-1212", "How often does a match of two games end level?", Charts(["matches"], (ruled("match_games=2"),))
        ),
        Question(
            "S-1213",
            "How fast is a Dungeon Master of fixed habits found out?",
            rest="These bots remember nothing from game to game, so none of them learns.",
        ),
    ),
)
