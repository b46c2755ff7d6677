"""Records the guided first game of a Mist in Nusubito (N-1028): one real game, from the first tripwire to the capture.

    python web/src/lessons/record.py nusubito_mist      writes recorded.json beside this file

The words are in words/. After each turn of the Thief one can work out where he may be:

    1.1  C3 - E3            nothing fell: six temples
    1.2  E3 - E5, Dart      the Healer on E4 fell, one leap: E3 or E5
    1.3  E5 - E3 - C3       the Builder on D3 fell: C3, or one leap on: A3 or C1
    2.1  C3 - A3 - A5       nothing fell: six temples again
    2.2  A5 - A3, Rod 3     one leap that touches row 3, over no pawn: A3 or A5
    2.3  A3 - A1            the Seeker on C3 was shot, the Healer on A2 fell: A1, or one leap on: C1
    3.1  A1 - A3, Dart      the Healer on A2 fell, one leap, and the Seeker on C1 stands: A3 for sure
"""

from typing import Any

from recorder import Note, Recorder, Step, Task, Tell, Unseen

from facedown.engine.play import Play
from facedown.games.nusubito import NUSUBITO

LESSON = "nusubito_mist"
NAMES = ("", "Nezumi")
# What is said to these is the same wherever they are not wanted.
APART = ("end", "capture")


def thief(moves: str) -> Unseen:
    return Unseen(1, tuple(moves.split()))


def tasks(moves: str) -> tuple[Task, ...]:
    return tuple(Task(move) for move in moves.split())


PARTS: dict[str, tuple[Step, ...]] = {
    "wires": (
        thief("hide:E1 leap:E3 lay end"),
        Tell(),
        *tasks("move:B2-A2 move:D4-E4 end"),
        thief("leap:E5 dart lay end"),
        Tell(),
    ),
    "walls": (*tasks("move:C2-D3 bolster:C4>C5"), Tell()),
    "climb": (
        *tasks("move:D2-E2 end"),
        thief("leap:E3 leap:C3 lay end"),
        Task("move:E2-E3"),
        Task("end"),
        thief("end"),
        Unseen(0, ("spawn:C2", "spawn:B2")),
        Tell(),
    ),
    "streams": (
        thief("leap:A3 leap:A5 lay end"),
        Tell(),
        *tasks("move:E4-B3 move:E3-C3 end"),
        thief("leap:A3 rod:3 lay end"),
        Tell(),
    ),
    "pad": (
        Note(("A3", "A5")),
        *tasks("move:B4-A4 end"),
        thief("shoot:C3 leap:A1 lay end"),
        Tell(),
    ),
    "mend": (*tasks("heal:E2>C3 upgrade:B2+C2+D2@C2 move:C3-C1 end"), Tell()),
    "night": (
        thief("coin:2.2L end"),
        *tasks("spawn:B2 raise:B3"),
        thief("leap:A3 dart lay end"),
        Tell(),
    ),
    "capture": (Tell(), *tasks("move:C1-A3 capture:A3"), Tell()),
}


def lesson(mist_aid: str = "off") -> dict[str, Any]:
    recorder = Recorder(NUSUBITO, LESSON)
    recorder.sit(Play(NUSUBITO, NUSUBITO.options.of(thief_seat="seat_1", mist_aid=mist_aid)))
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
