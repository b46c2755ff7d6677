"""Records the guided first game of H.Y.S.T. (H-1028): one real game in the museum Matinee, from S3 to S4.

    python web/src/lessons/record.py hyst      writes recorded.json beside this file

The words are in words/. Dice and hands are fixed; the other thief, Otto, begins at S1:

    1  S3 - I9 - I8       in by the door, then caught on purpose: back at S2
    2  S2 - G4            under a camera
    3  G4 - E5            On the Move through its neighbour's cone, to the diamond
    4  E5 - G7            Smoke on E6; Otto follows through it and takes the diamond
    5  G7 - H8            Laser and Shove, the diamond is back; Otto comes in again and takes it once more
    6  H8 - H9            Barricade on S3, two steps before Otto is out; a steal that fails
    7  H9 - G9 - D8       a steal that does not
    8  D8 - A8 - S4       Grapple, and out
"""

from typing import Any

from recorder import Recorder, Step, Task, Tell, Unseen

from facedown.engine.play import Play
from facedown.games.hyst import HYST

LESSON = "hyst"
NAMES = ("Ruby", "Otto")
# What is said to these is the same wherever they are not wanted.
APART = ("replace_hand", "end_turn", "move", "play")
DEAL = "draw:on_the_move draw:smoke draw:laser_trap draw:ultimate_thief draw:ultimate_thief draw:shove d4:3 d4:1"


def chance(outcomes: str) -> Unseen:
    return Unseen(0, tuple(outcomes.split()))


def otto(moves: str) -> Unseen:
    return Unseen(1, (*moves.split(), "end_turn"))


def roll(points: int) -> tuple[Step, ...]:
    return Task("roll"), chance(f"d6:{points}")


def walk(path: str) -> Task:
    """The board walks as many steps as the points allow at one tap."""
    return Task(" ".join(f"move:{space}" for space in path.split()))


END = Task("end_turn")
PARTS: dict[str, tuple[Step, ...]] = {
    "enter": (chance(DEAL), Tell(), *roll(3), walk("I9"), Tell()),
    "caught": (walk("I8"), chance("d4:2"), otto("roll d6:5 move:A1 move:A2 move:A3 move:B3 move:C3"), Tell()),
    "under": (*roll(6), walk("I1 H1 H2 H3 H4 G4"), END, otto("roll d6:2 move:D3 move:D4"), Tell()),
    "move": (*roll(1), Task("play:on_the_move move:F4 move:E4 move:E5"), Tell()),
    "diamond": (END, chance("draw:shove"), otto("roll d6:1 move:D5"), Tell()),
    "smoke": (
        *roll(4),
        Task("play:smoke place:E6 done"),
        walk("E6 E7 F7 G7"),
        END,
        chance("draw:barricade"),
        otto("roll d6:6 move:E5 move:E6 move:E7 move:F7 move:G7 play:ultimate_thief move:H7"),
        chance("draw:the_burner"),
        Tell(),
    ),
    "laser": (
        *roll(2),
        walk("H7"),
        Task("play:laser_trap edge:H7-I7"),
        Task("play:shove victim:1 shove:I7"),
        chance("d4:3"),
        Task("take"),
        walk("H8"),
        END,
        chance("draw:grapple"),
        otto("roll d6:4 move:I9 move:H9 move:H8 play:ultimate_thief move:H9"),
        chance("draw:blown_away"),
        Tell(),
    ),
    "barricade": (*roll(1), Task("play:barricade block:S3"), Tell()),
    "steal": (
        walk("H9"),
        Task("steal"),
        chance("d4:2"),
        END,
        chance("draw:blind_spot"),
        otto("roll d6:1 move:G9"),
        *roll(6),
        walk("G9"),
        Task("steal"),
        chance("d4:4"),
        Tell(),
    ),
    "grapple": (
        walk("F9 E9 D9 D8"),
        END,
        chance("draw:smoke"),
        otto("roll d6:2 move:F9 move:E9"),
        *roll(2),
        Task("play:grapple grapple:W"),
        walk("A9 S4"),
        Tell(),
    ),
}


def lesson() -> dict[str, Any]:
    recorder = Recorder(HYST, LESSON)
    recorder.sit(Play(HYST, HYST.options.of(players=2, layout="matinee", first_player=0)))
    for name, steps in PARTS.items():
        recorder.part(name, goes_on=bool(recorder.parts))
        recorder.run(steps)
    return {
        "game": LESSON,
        "title": HYST.title,
        "names": NAMES,
        "apart": {verb: f"{LESSON}.lesson.not.{verb}" for verb in APART},
        "parts": recorder.parts,
    }
