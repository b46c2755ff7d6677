"""Records the guided first game of NYET!: every picture in it is a real position, seen by the learner's seat alone.

    python web/src/lessons/record.py nyet      writes recorded.json beside this file

The words are in words/, under the keys that are made here: nyet.lesson.PART.NUMBER.
"""

from dataclasses import dataclass
from typing import Any

from recorder import Other, Recorder, Step, Task, Tell

from facedown.engine.play import Play
from facedown.games.nyet import NYET
from facedown.games.nyet.text.position import read_position

NAMES = ("", "nyet.char.wolf", "nyet.char.crane", "nyet.char.tiger")  # the words call them so in every language


@dataclass(frozen=True)
class Scene:
    position: str  # empty: go on from where the scene before ended
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Part:
    id: str
    scenes: tuple[Scene, ...]


def three(terms: str, leader: int, hands: str, tricks: str) -> str:
    rows = "\n".join(f"hand {p}: {cards}" for p, cards in enumerate(hands.split(" | ")))
    return (
        f"nyet\noptions: players=3 first_dealer=0\nround: 2\ndealer: 1\nscores: 0 0 0\nphase: trick\nterms: {terms}\n"
        f"team: 0\nleader: {leader}\ntricks: {tricks}\n{rows}\n"
    )


def four(terms: str, leader: int, hands: str, tricks: str) -> str:
    rows = "\n".join(f"hand {p}: {cards}" for p, cards in enumerate(hands.split(" | ")))
    return (
        f"nyet\noptions: players=4 first_dealer=0\nround: 2\ndealer: 1\nscores: 0 0 0 0\nphase: trick\nterms: {terms}\n"
        f"team: 0+2\nleader: {leader}\ntricks: {tricks}\n{rows}\n"
    )


BOARD = """nyet
options: players=3 first_dealer=0
round: 3
dealer: 2
scores: 0 0 0
phase: nyet
covered: first:wolf first:crane super:g discard:d2 discard:x1 super:r discard:p1 super:y discard:d0 super:b
hand 0: b10 b4 r1 r4 r6 r7 r8 r9 r10 y2 y10 g1 g5 g9 g10 b9
hand 1: b1 b2 b3 b5 r1 r2 y1 y3 y4 y5 y6 g1 g2 g3 g4 g6
hand 2: b1 b1 b6 b7 b8 r1 r3 r5 y1 y1 y7 y8 y9 g1 g7 g8
"""

PARTS = (
    Part(
        "follow",
        (
            Scene(
                three("bear d0 g none 1", 1, "b3 b9 r2 r10 y5 | b7 r4 r9 y2 y8 | b5 b6 b8 r3 y10", "4 4 3"),
                (
                    Tell(),
                    Other(1, "play:b7"),
                    Other(2, "play:b5"),
                    Task("play:b9"),
                    Task("play:r10"),
                    Other(1, "play:r4"),
                    Other(2, "play:r3"),
                    Task("play:y5"),
                    Other(1, "play:y8"),
                    Other(2, "play:y10"),
                    Other(2, "play:b8"),
                    Task("play:b3"),
                    Other(1, "play:y2"),
                    Other(2, "play:b6"),
                    Task("play:r2"),
                    Other(1, "play:r9", told=True),
                ),
            ),
        ),
    ),
    Part(
        "trump",
        (
            Scene(
                three("bear d0 r none 1", 1, "b4 r2 y9 | b7 b10 g9 | b2 y6 g4", "5 5 3"),
                (
                    Tell(),
                    Other(1, "play:g9"),
                    Other(2, "play:g4"),
                    Task("play:r2"),
                    Task("play:y9"),
                    Other(1, "play:b7"),
                    Other(2, "play:y6", told=True),
                ),
            ),
        ),
    ),
    Part(
        "loot",
        (
            Scene(
                four("bear d0 g none 2", 3, "b4 r2 r12 | b8 r5 y4 | b13 r3 y2 | b3 r1 y7", "3 3 3 3"),
                (
                    Tell(),
                    Other(3, "play:r1"),
                    Task("play:r12"),
                    Other(1, "play:r5"),
                    Other(2, "play:r3", told=True),
                ),
            ),
            Scene(
                four("bear d0 g none 2", 2, "b2 b12 y6 | b8 y4 y13 | b1 r7 y3 | b9 r4 y11", "3 3 3 3"),
                (
                    Other(2, "play:b1"),
                    Other(3, "play:b9"),
                    Task("play:b12"),
                    Other(1, "play:b8", told=True),
                ),
            ),
        ),
    ),
    Part(
        "super",
        (
            Scene(
                three("bear d0 y b 2", 1, "b1 b9 r3 | b5 y10 g4 | b7 y9 g6", "5 5 3"),
                (
                    Tell(),
                    Other(1, "play:b5"),
                    Other(2, "play:b7"),
                    Task("play:b9"),
                    Task("play:b1"),
                    Other(1, "play:y10"),
                    Other(2, "play:y9", told=True),
                ),
            ),
        ),
    ),
    Part(
        "board",
        (
            Scene(
                BOARD,
                (
                    Tell(),
                    Task("nyet:trump:y"),
                    Other(1, "nyet:trump:g", told=True),
                    Other(2, "nyet:points:4", told=True),
                    Task("nyet:trump:b"),
                    Other(1, "nyet:points:3", told=True),
                    Other(2, "nyet:points:1", told=True),
                    Task("nyet:points:-2"),
                    Tell(),
                ),
            ),
        ),
    ),
    Part("teams", (Scene("", (Task("team:0"), Tell())),)),
    Part(
        "discard",
        (
            Scene(
                "",
                (
                    Task("shed:g1"),
                    Other(1, "shed:g1"),
                    Other(2, "shed:r3", told=True),
                    Task("play:r10"),
                    Other(1, "play:r2"),
                    Other(2, "play:r5", told=True),
                ),
            ),
        ),
    ),
    Part(
        "minus",
        (
            Scene(
                three("bear d0 r none -2", 1, "b2 b10 y4 | b6 y7 g3 | b3 y9 g8", "5 5 3"),
                (Tell(), Other(1, "play:b6"), Other(2, "play:b3"), Task("play:b2"), Tell()),
            ),
        ),
    ),
)


def lesson() -> dict[str, Any]:
    recorder = Recorder(NYET, "nyet")
    for part in PARTS:
        recorder.part(part.id)
        for scene in part.scenes:
            if scene.position:
                position = read_position(scene.position)
                play = Play(NYET, NYET.options.of(players=position.players))
                play.state = position
                recorder.sit(play)
            recorder.run(scene.steps)
    return {"game": "nyet", "title": NYET.title, "names": NAMES, "parts": recorder.parts}
