"""Stretches of a live race in a guided first game (MYST), and questions.

In a stretch the learner lays what is in the tray, in any order. For every piece it is recorded what the view of the
learner's team changes by when it is laid: all of these add up, whatever comes first. Tasks of a stretch:

    laid:2, laid:C4, laid:all     two pieces more; that piece; until nothing is left in the tray
    only:H2                       that piece, and no other one is accepted
    refused:not_touching          a drop that is refused for this reason
    book                          play a Linking Book
"""

import copy
import random
from dataclasses import dataclass
from typing import Any

import msgspec
from recorder import LEARNER, Recorder, Step, Tell, Unseen

from facedown.engine.play import Play, redacted
from facedown.games.myst.live.race import MOST_WAITS
from facedown.games.myst.live.tray import ALPHABET, HANDLE
from facedown.games.myst.rules.options import MystOptions
from facedown.live.myst.messages import TrayPiece

OTHERS = 1 - LEARNER
WRONG_WAIT = MystOptions().wrong_drop_wait_ms
EXPLAINED = ("answer:", "only:", "refused:")  # something else may be right there, and is not what is asked for
CHANGING = (
    "cells",
    "open",
    "landmarks",
    "teams",
)  # parts of a view that a piece may change; all others stay as they are


@dataclass(frozen=True)
class Tray:
    """Pieces by their cells with quarter turns such as E4:1; what the other team lays after so many seconds."""

    pieces: str
    other: tuple[tuple[float, str], ...] = ()
    countdown: float = 0

    @property
    def cells(self) -> list[str]:
        return [text.partition(":")[0] for text in self.pieces.split()]


class RaceRecorder(Recorder):
    def ask(self, answers: tuple[str, ...], right: str) -> None:
        """A question with a few answers; none of them is a move."""
        self.run((Tell(),))
        self._wanted(f"answer:{right}")["answers"] = answers

    def tips(self, names: str) -> None:
        """Moments with a line more for learners who hesitate."""
        keys = {f"{self._lesson}.lesson.{name}" for name in names.split()}
        for frame in (frame for part in self.parts for frame in part["frames"] if frame["say"] in keys):
            frame["tip"] = frame["say"] + ".tip"
            keys.discard(frame["say"])
        assert not keys, f"nobody says {keys}"

    def unseen(self, steps: tuple[Step, ...]) -> None:
        """What led to where a part begins; it stands in the log, and nobody watches it."""
        self.run(steps)
        self.parts[-1]["past"] = self._lines()

    def stretch(self, tray: Tray, *tasks: str, before: tuple[Step, ...] = ()) -> None:
        """The learner races with these pieces, one task after the other; an empty one ends the part."""
        self.run((*before, Tell()))
        assert self._play is not None
        race = _recorded(self._play, tray, self.parts[-1]["id"])
        for k, task in enumerate(tasks):
            if k:
                self.run((Tell(),))
            frame = self._wanted(task) if task else self.parts[-1]["frames"][-1]
            frame["race"] = None if k else race  # nothing: it goes on
        laid = [task[5:] for task in tasks if task.startswith("only:")]
        if tasks[-1] == "laid:all":
            laid = _in_order(self._play, tray.cells)
        self.run(tuple(Unseen(LEARNER, (f"place:{cell}",)) for cell in laid))

    def race_over(self) -> None:
        """The last frame ended the race: hands hear that it is closed."""
        self.parts[-1]["frames"][-1]["race"] = {
            "closed": True, "waits": [0, 0], "countdown": 0, "pieces": [], "homes": {}, "other": [], "covers": [{}, {}],
        }  # fmt: skip

    def _wanted(self, task: str) -> dict[str, Any]:
        frame: dict[str, Any] = self.parts[-1]["frames"][-1]
        frame["wanted"] = task
        frame["otherwise"] = frame["say"] + ".not" if task.startswith(EXPLAINED) else ""
        return frame

    def _lines(self) -> list[dict[str, Any]]:
        """All that the learner has seen of this game, also what was laid in a stretch."""
        assert self._play is not None
        again = Play(self._play.game, self._play.options)
        watcher = again.watch(LEARNER)
        for entry in self._play.log:
            again.append(entry)
        return [_line(self._play, event) | {"number": k} for k, event in enumerate(watcher.take())]


def _line(play: Play, event: msgspec.Struct) -> dict[str, Any]:
    return {"number": 0, "text": play.game.text.tell(event), "event": msgspec.to_builtins(event)}


def _recorded(play: Play, tray: Tray, name: str) -> dict[str, Any]:
    lots = random.Random(name + tray.pieces)
    cells = tray.pieces.split()
    places = lots.sample(range(len(cells)), len(cells))
    pieces, homes = [], {}
    for place, text in zip(places, cells, strict=True):
        cell, _, turn = text.partition(":")
        handle = "".join(lots.choices(ALPHABET, k=HANDLE))
        pieces.append(TrayPiece(handle, int(turn or 0), 0, place, -1, False))
        homes[handle] = cell
    return {
        "waits": [WRONG_WAIT, MOST_WAITS * WRONG_WAIT],
        "countdown": 1000 * tray.countdown,
        "pieces": msgspec.to_builtins(pieces),
        "homes": homes,
        "other": [[1000 * seconds, cell] for seconds, cell in tray.other],
        "covers": [
            {cell: _change(play, LEARNER, cell) for cell in tray.cells},
            {cell: _change(play, OTHERS, cell) for _, cell in tray.other},
        ],
    }


def _change(play: Play, team: int, cell: str) -> dict[str, Any]:
    """What the learner sees change when a team lays this piece."""
    before = _view(play, play.state)
    state = copy.deepcopy(play.state)
    seen = redacted(play.game, state, LEARNER)
    play.game.rules.apply(state, team, play.game.text.moves.read(f"place:{cell}")[1])
    after = _view(play, state)
    assert all(after[part] == before[part] for part in before if part not in CHANGING), f"{cell} changes more"
    (event,) = play.game.text.events(seen, redacted(play.game, state, LEARNER), LEARNER)
    own, was = after["teams"][team], before["teams"][team]
    return {
        "switches": own["switches"] - was["switches"],
        "landmarks": own["landmarks"] - was["landmarks"],
        # A Book lets a team lay anywhere: what it touches by its piece is all that is left afterwards.
        "touching": own["touching"] if was["book_pending"] else sorted(set(own["touching"]) - set(was["touching"])),
        "changed": {k: new for k, (new, old) in enumerate(zip(after["landmarks"], before["landmarks"], strict=True))
                    if new != old},
        "line": _line(play, event),  # the page says how many cells are left then
    }  # fmt: skip


def _view(play: Play, state: Any) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(play.game.page.view(redacted(play.game, state, LEARNER), LEARNER))
    return view


def _in_order(play: Play, cells: list[str]) -> list[str]:
    """One of the orders in which the learner may lay all of these."""
    left, found = list(cells), []
    again = copy.deepcopy(play.state)
    while left:
        touching = _view(play, again)["teams"][LEARNER]["touching"]
        cell = next(cell for cell in left if cell in touching)
        play.game.rules.apply(again, LEARNER, play.game.text.moves.read(f"place:{cell}")[1])
        left.remove(cell)
        found.append(cell)
    return found
