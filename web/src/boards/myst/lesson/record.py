"""Records the guided first game of MYST (M-U.28): an opening with a practice race, and the end of another race.

    FACEDOWN_JIT=0 python web/src/lessons/record.py myst      writes recorded.json beside this file

The words are in words/. The learner is Blue and has the same cards in both games; Otto is Yellow. In
a live stretch the learner's hands are free: what each piece changes when it is laid is recorded (`recorded_race.py`),
so that the page can put any order of them together and needs no rules. The second game, from the moment that Blue is
cut off; Otto walks first:

    race  Book, H2                          Blue holds the Rocket Ship; Otto lays the rest
    1     Otto H3          Blue D5 - G5     lays on the Library
    2     Otto H2, lays    Blue G5 - G2     leaves the Library alone
    3     Otto G5, removes Blue G2 - H2     and removes too
    4     Otto D2          Blue H2 - I2
    5     Otto B2, lays    Blue I2 - I4     the last turn: lays on the Log Cabin, 19 : 15
"""

from typing import Any

from recorded_race import RaceRecorder, Tray
from recorder import Other, Step, Task, Tell, Unseen

from facedown.engine.play import Play
from facedown.games.myst import MYST
from facedown.games.myst.rules.pieces import CELL_NAMES

LESSON = "myst"
NAMES = ("", "Otto")
# What is said to these is the same wherever they are not wanted.
APART = ("leave",)
TIPS = "cards.2 key.0 practice.0 practice.2 switch.0 race.1 cut.1 walk.1 off.0 off.3 final.3 score.1 score.4"
BLUE, YELLOW = 0, 1
BLUE_CARDS = "clock-5 library-4 rocket-3 cabin-2 book-1"
YELLOW_CARDS = "cabin-5 rocket-4 gears-3 planetarium-3 library-2"

# Practice: first pieces that lie upright, then turned ones, then the one with the plate.
UPRIGHT = Tray("D4 C5 E5 D6")
TURNED = Tray("E4:1 C6:3 E6:2 D3:1")
PLATE = Tray("C4:2 C3:1 E3:3")
# While the learner practises, Otto grows around the Log Cabin.
OTTO_PRACTISED = "I3 J4 H4 I5 H3 J3 I2 H5"
# A race for the Library between them. Otto needs about as long for a piece as a novice does (M-70).
RACE = Tray(
    "F3:1 F4 F5:2 F6:3 G4:1 G5 G6:1 H6:2 B4 B5:3 D2:2 B3:1",
    other=((9, "H2"), (21, "H6"), (34, "G4"), (47, "G5"), (61, "G6"), (75, "G3"), (88, "F4"), (101, "F5")),
    countdown=3,
)
# The other race, when Blue is cut off (`.` is open), and what Yellow lays after the Book.
CUT_OFF = "bbbbyyy... / bbbbbyy... / bbbbbbyyy. / bbbbbbyyyy / bbbbbbyyyy / bbbbbbyyyy"
CORNER = Tray("H2:1 H1:2 I1 J1:3 I2:2 J2 J3:1")
REST = "I2 H1 J3 J2 I1 J1"


def chance(outcomes: str) -> Unseen:
    return Unseen(BLUE, tuple(outcomes.split()))


def otto(moves: str) -> Unseen:
    return Unseen(YELLOW, tuple(moves.split()))


def turn(spin: int, moves: str) -> tuple[Unseen, Unseen]:
    """Otto's whole turn; sectors of the spinner are named by the number on them."""
    return chance(f"spin:{SPINS[spin]}"), otto(f"{moves} end")


SPINS = {3: 0, 5: 1, 2: 2, 4: 3, 6: 5, 1: 6}  # a sector with that number of spaces
FIVE_TURNS = "turns:4"
END = Task("end")
DEAL = " ".join(f"card:{card}" for card in f"{BLUE_CARDS} {YELLOW_CARDS}".split())

WALK: dict[str, tuple[Step, ...]] = {
    "walk": (
        chance(FIVE_TURNS),
        Tell(),
        *turn(2, "move:H3"),
        chance(f"spin:{SPINS[3]}"),
        Task("move:G5"),
        Task("lay"),
        END,
        *turn(1, "move:H2 lay"),
        Tell(),
    ),
    "off": (
        chance(f"spin:{SPINS[5]}"),
        Task("move:G2"),
        END,
        *turn(4, "move:G5 remove"),
        Tell(),
        chance(f"spin:{SPINS[2]}"),
        Task("move:H2"),
        Task("remove"),
        Tell(),
    ),
    "final": (
        END,
        *turn(6, "move:D2"),
        chance(f"spin:{SPINS[1]}"),
        Task("move:I2"),
        END,
        *turn(2, "move:B2 lay"),
        chance(f"spin:{SPINS[4]}"),
        Task("move:I4"),
        Task("lay"),
        Tell(),
    ),
}


def table() -> Play:
    options = MYST.options.of(players=2, race_driver="live", youngest_team="blue", cut_seed=0, art_seed=1)
    return Play(MYST, options)


def first_game(recorder: RaceRecorder) -> None:
    recorder.sit(table())
    recorder.part("cards")
    recorder.run((chance(DEAL), Tell(), Tell()))
    recorder.ask(("2", "5", "7"), "7")
    recorder.run((Tell(),))
    recorder.part("key", goes_on=True)
    recorder.run((Task("key:clock"), otto("key:cabin"), Tell(), Other(YELLOW, "key:cabin", told=True)))
    recorder.part("practice", goes_on=True)
    recorder.stretch(UPRIGHT, "laid:1", "laid:all")
    recorder.stretch(TURNED, "laid:1", "refused:not_touching", "laid:all")
    recorder.run((Tell(),))
    recorder.part("switch", goes_on=True)
    recorder.stretch(PLATE, "laid:C4", "laid:all")
    recorder.run((Tell(),))
    recorder.part("race", goes_on=True)
    recorder.run((otto(" ".join(f"place:{cell}" for cell in OTTO_PRACTISED.split())), Tell()))
    recorder.stretch(RACE, "laid:all", "")


def second_game(recorder: RaceRecorder) -> None:
    recorder.sit(table())
    opening = (chance(DEAL), Unseen(BLUE, ("key:clock",)), otto("key:cabin key:cabin"))
    recorder.part("cut")
    recorder.unseen((*opening, *grown(CUT_OFF, {BLUE: "D5", YELLOW: "I4"})))
    recorder.stretch(CORNER, "book")
    recorder.stretch(CORNER, "only:H2", before=(Unseen(BLUE, ("book",)),))
    recorder.run((Tell(), *(Other(YELLOW, f"place:{cell}") for cell in REST.split())))
    recorder.race_over()
    recorder.run((Tell(),))
    for name, steps in WALK.items():
        recorder.part(name, goes_on=True)
        recorder.run(steps)
    recorder.part("score", goes_on=True)
    recorder.run((Tell(),))
    for answers, right in ((("3", "5", "8"), "5"), (("5", "7"), "7"), (("0", "4", "6"), "0"), (("2", "4", "7"), "2")):
        recorder.ask(answers, right)
    recorder.run((END, Tell(), Tell()))


def grown(board: str, starts: dict[int, str]) -> tuple[Unseen, ...]:
    """An order in which two teams may have covered a board, a piece each in turn."""
    colours = board.replace(" / ", "")
    near = {name: [other for other in CELL_NAMES if _touch(name, other)] for name in CELL_NAMES}
    laid = {team: [start] for team, start in starts.items()}
    left = {team: {n for n, c in zip(CELL_NAMES, colours, strict=True) if c == "by"[team]} - {start}
            for team, start in starts.items()}  # fmt: skip
    steps = []
    while any(left.values()):
        for team in (BLUE, YELLOW):
            ready = sorted(cell for cell in left[team] if set(near[cell]) & set(laid[team]))
            if ready:
                laid[team].append(ready[0])
                left[team].discard(ready[0])
                steps.append(Unseen(team, (f"place:{ready[0]}",)))
            assert ready or not left[team], "a colour is in two parts"
    return tuple(steps)


def _touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def lesson() -> dict[str, Any]:
    recorder = RaceRecorder(MYST, LESSON)
    first_game(recorder)
    second_game(recorder)
    recorder.tips(TIPS)
    return {
        "game": LESSON,
        "title": MYST.title,
        "names": NAMES,
        "apart": {verb: f"{LESSON}.lesson.not.{verb}" for verb in APART},
        "parts": recorder.parts,
    }
