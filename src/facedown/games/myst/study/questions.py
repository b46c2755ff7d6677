"""Asks the balance questions of MYST (M-Q.1 .. M-Q.15)."""

from facedown.study.asking import Charts, Compare
from facedown.study.question import USUAL, Catalogue, Question, Run, ruled, varied

BLUE, YOUNG, SECOND = "games won by Blue", "games won by the first team", "games won by the second mover"
MORE, SECONDS = "games won by the team with more pieces", "virtual seconds of the race"
MOVERS = varied("first_mover=most", "first_mover=youngest")
ALTERNATE = ruled("race_driver=alternate")
HANDS = ("novice", "casual", "skilled", "expert")


def _starts(skill: str, *seconds: int) -> tuple[Run, ...]:
    """Lists runs of a casual Blue against quicker hands, without a head start and with some."""
    hands = f"yellow_hands={skill}"
    return (ruled(hands), *(ruled(hands, f"head_start_s={s},0") for s in seconds))


def _faces(skill: str) -> tuple[Run, Run]:
    """Lists runs of equal hands on either face of the board."""
    hands = () if skill == "casual" else (f"blue_hands={skill}", f"yellow_hands={skill}")  # casual is usual
    return ruled(*hands), ruled(*hands, "board_face=flipped")


QUESTIONS = Catalogue(
    "myst",
    (
        Question(
            "M-Q.1",
            "What is the last word worth?",
            Compare([SECOND, MORE], MOVERS),
            Compare([SECOND], tuple(ruled("first_mover=youngest", f"turns={turns}") for turns in (5, 7, 10))),
            Charts(["last-word"]),
        ),
        Question(
            "M-Q.2",
            "Does the first team gain by its first Key Piece?",
            Compare([YOUNG], (USUAL, ALTERNATE)),
            Charts(["first-team"], (USUAL, ALTERNATE)),
            rest="A live race needs hands: people have them, bots' races are simulated.",
        ),
        Question(
            "M-Q.3",
            "Which landmark is the best to begin with?",
            Charts(["starts"]),
            rest="Values that differ by landmark are not an option of the game.",
        ),
        Question(
            "M-Q.4",
            "What do quicker hands win, and which head start makes it even?",
            Compare([BLUE, "pieces of Blue"], _starts("skilled", 40, 60, 80), goal=0.5),
            Compare([BLUE, "pieces of Blue"], _starts("expert", 80, 115, 150), goal=0.5),
        ),
        Question(
            "M-Q.5",
            "What is a Linking Book worth?",
            Charts(["books"]),
            rest=(
                "These bots keep a Book for their last turn, so what an earlier one would bring is not seen; points "
                "for an unplayed Book are not an option of the game."
            ),
        ),
        Question(
            "M-Q.6",
            "How often is a Book played in the race?",
            Compare(["Books played in the race", SECONDS], varied("dead_pieces=keep")),
        ),
        Question(
            "M-Q.7",
            "Where do the points come from?",
            Charts(["sources"]),
            rest="The number of switches belongs to the board and is not an option of the game.",
        ),
        Question(
            "M-Q.8",
            "What is it worth to know the other hand?",
            rest="No bot looks into the other hand, or refuses to reason about it: all see what a person would see.",
        ),
        Question(
            "M-Q.9",
            "Do the rules of walking change who wins?",
            Compare(
                [SECOND, MORE, "Key Pieces laid on top"],
                varied("pawn_block=pass_through", "reach_rule=pass", "move_diagonal=yes"),
            ),
        ),
        Question(
            "M-Q.10",
            "What would a larger or smaller board change?",
            rest="The board is fixed in the rules, and how it feels is for people to say.",
        ),
        Question(
            "M-Q.11",
            "How do teams of different sizes fare?",
            Compare(
                [BLUE],
                varied(
                    "yellow_hands=casual,casual",
                    "blue_hands=casual,casual yellow_hands=casual,casual,casual",
                    "blue_hands=casual,casual yellow_hands=casual,casual,casual head_start_s=30,0",
                ),
            ),
        ),
        Question(
            "M-Q.12", "Does the race decide the game, and can one come back?", Charts(["pieces", "comebacks", "luck"])
        ),
        Question(
            "M-Q.13",
            "Does it pay to park a pawn?",
            Charts(["staying"]),
            Compare([SECOND, MORE], varied("stay_reaches=no")),
            rest="Pawns that must move are not an option of the game.",
        ),
        Question(
            "M-Q.14",
            "Own cards only for the first Key Piece: who gains?",
            Compare([YOUNG], varied("first_landmark=own_cards")),
        ),
        Question(
            "M-Q.15",
            "How much does the flipped board stretch the race?",
            *tuple(Compare([SECONDS], _faces(skill)) for skill in HANDS),
        ),
    ),
)
