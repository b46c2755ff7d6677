"""Records the guided first game of a Thief in Nusubito (N-1027): one real game, from C3 to the treasure on C1.

    python web/src/lessons/record.py nusubito_thief      writes recorded.json beside this file

The words are in words/. Every turn has one idea, and the Mist plays gently:

    1.1  C3 - E3          one leap and a look: Rod 3 is red
    1.2  E3 - E5          the card: a look at Rod 5 (red, so the treasure is in row 1) fits A5 as well as E5
    1.3  E5 - C5 - C3     over a Healer, then over a Builder: the Mist can follow the trail
    2.1  C3 - A3 - A1     two leaps that leave no trace
    2.2  A1 - A3          the Coin of C3 comes back, and
    2.3  A3 - C3          is good again
    night                 Rod C is green: the treasure is on C1. A Dart, and column C is named, which Rod C had told
    3.1  C3 - E3 - E1     a Seeker on C1 could flow to C3: it is shot, and the Thief runs
    3.2  E1 - C1          over the fallen to the treasure
"""

from typing import Any

from recorder import Recorder, Step, Task, Tell, Unseen

from facedown.engine.play import Play
from facedown.games.nusubito import NUSUBITO

LESSON = "nusubito_thief"
NAMES = ("", "Kiri")
# What is said to these is the same wherever they are not wanted.
APART = ("treasure", "sacrifice", "dart", "coin")


def mist(moves: str) -> Unseen:
    return Unseen(1, tuple(moves.split()))


def tasks(moves: str) -> tuple[Task, ...]:
    return tuple(Task(move) for move in moves.split())


PARTS: dict[str, tuple[Step, ...]] = {
    "look": (
        Unseen(1, ("hide:C1",)),
        Tell(),
        *tasks("leap:E3 rod:3 lay end"),
        mist("move:D4-D5 move:D2-D1 end"),
        Tell(),
    ),
    "card": (*tasks("leap:E5 rod:5 lay end"), mist("move:B4-B5 end"), Tell()),
    "price": (*tasks("leap:C5 leap:C3 lay end"), mist("heal:B4>C4 end"), Tell()),
    "silent": (
        Task("end"),
        mist("spawn:B4 spawn:D4"),
        *tasks("leap:A3 leap:A1 lay end"),
        mist("move:B2-B1 end"),
        Tell(),
    ),
    "coins": (
        Tell(),
        *tasks("leap:A3 coin:1.3L lay end"),
        mist("move:D4-E4 end"),
        *tasks("leap:C3 lay end"),
        mist("move:D1-C1 end"),
        Tell(),
    ),
    "night": (Tell(), *tasks("rod:C dart reveal:col"), mist("raise:B1 spawn:B2"), Tell()),
    "seeker": (Tell(), *tasks("shoot:C1 leap:E3 leap:E1 lay end"), mist("move:B5-C5 end"), Tell()),
    "claim": (*tasks("leap:C1 lay treasure"), Tell()),
}


def lesson() -> dict[str, Any]:
    recorder = Recorder(NUSUBITO, LESSON)
    recorder.sit(Play(NUSUBITO, NUSUBITO.options.of(thief_seat="seat_0", thief_aid="exposure")))
    for name, steps in PARTS.items():
        recorder.part(name, goes_on=bool(recorder.parts))
        recorder.run(steps)
    return {
        "game": "nusubito",
        "title": NUSUBITO.title,
        "names": NAMES,
        "apart": {verb: f"{LESSON}.lesson.not.{verb}" for verb in APART},
        "parts": recorder.parts,
    }
