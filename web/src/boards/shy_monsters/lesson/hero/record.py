"""Records the guided first game of a Hero in Shy Monsters (S-1025): one real game of three storeys, seen by the Hero.

    python web/src/lessons/record.py shy_monsters_hero      writes recorded.json beside this file

The words are in words/. Which Monsters are drawn and how the storeys are built is chosen
so that each step of the Hero can be reasoned out from what he sees:

    1  E #g## X      bat and gargoyle: the gargoyle lies in a row and is harmless, the bat behind the Exit is deadly
            b
    2  E m # X #     mantis and dragon: the mantis in the straight passage is seen in the opening and leapt over;
       #             nobody else who may be here likes a straight passage. The dragon stays hidden.
       d
    3  E #           kraken and cobra, side by side: dragon, cobra and kraken may be here, none of them likes the first
       # k c         two tiles; a free look shows the kraken, the Attack slays it, and the cobra panics beside it
           #
           X
"""

from typing import Any

from recorder import Recorder, Step, Task, Tell, Unseen

from facedown.engine.play import Play
from facedown.games.shy_monsters import SHY_MONSTERS

LESSON = "shy_monsters_hero"
NAMES = ("Robin", "Mortimer")


def built(cells: str, leaving: str, first: str, second: str) -> Unseen:
    """The Dungeon Master's nine decisions: cells, the Exit, the two Monsters (as `bat:1,0`)."""
    lay = tuple(f"lay:{cell}" for cell in cells.split())
    return Unseen(1, (*lay, f"exit:{leaving}", f"monster:{first}", f"monster:{second}"))


PARTS: dict[str, tuple[Step, ...]] = {
    "bites": (
        Unseen(1, ("draw:bat+gargoyle",)),
        built("1,0 2,0 3,0 4,0 5,0 5,1", "5,0", "bat:5,1", "gargoyle:2,0"),
        Tell(),
        Task("reveal:2,0"),
        Task("reveal:5,1"),
        Tell(),
        Task("explore:1,0"),
        Task("explore:3,0"),
        Task("explore:4,0"),
        Task("explore:5,0"),
        Tell(),
    ),
    "jump": (
        Unseen(1, ("draw:dragon+mantis",)),
        Tell(),
        built("1,0 2,0 3,0 4,0 0,1 0,2", "3,0", "dragon:0,2", "mantis:1,0"),
        Task("reveal:1,0"),
        Task("jump:1,0>2,0"),
        Task("explore:3,0"),
        Tell(),
    ),
    "pair": (
        Unseen(1, ("draw:cobra+kraken",)),
        Tell(),
        built("1,0 0,1 1,1 2,1 2,2 2,3", "2,3", "cobra:2,1", "kraken:1,1"),
        Task("explore:1,0"),
        Task("explore:0,1"),
        Task("jump:1,1>1,0", also="jump:1,1>0,1"),
        Task("attack:1,1"),
        Task("explore:2,1"),
        Task("explore:2,2"),
        Task("explore:2,3"),
        Tell(),
    ),
}


def lesson() -> dict[str, Any]:
    recorder = Recorder(SHY_MONSTERS, LESSON)
    recorder.sit(Play(SHY_MONSTERS, SHY_MONSTERS.options.of(dm_seat="seat_1")))
    for name, steps in PARTS.items():
        recorder.part(name)
        recorder.run(steps)
    return {"game": "shy_monsters", "title": SHY_MONSTERS.title, "names": NAMES, "parts": recorder.parts}
