"""Plays the steps of a guided first game with the engine and keeps what the learner's seat saw, frame by frame.

Words are named here and written in the lesson's words/: LESSON.lesson.PART.NUMBER for what is said, and the same with
`.not` for what is said when the learner chooses something else.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from facedown.engine.game import CHANCE, Game
from facedown.engine.play import Entry, Play, Watcher

LEARNER = 0


@dataclass(frozen=True)
class Tell:
    """An explanation; the learner goes on when ready."""


@dataclass(frozen=True)
class Task:
    """The learner has to find this move; another one may be just as good. Several at once have a space between."""

    move: str
    also: str = ""


@dataclass(frozen=True)
class Note:
    """The learner has to mark these places in the notes, and no others."""

    places: tuple[str, ...]


@dataclass(frozen=True)
class Other:
    """Somebody else's move, with a word about it or without."""

    seat: int
    move: str
    told: bool = False


@dataclass(frozen=True)
class Unseen:
    """Moves and draws that the learner is shown at the end, all at once: `draw:bat+mantis`, `lay:1,0`."""

    seat: int
    moves: tuple[str, ...]


Step = Tell | Task | Note | Other | Unseen


class Recorder:
    def __init__(self, game: Game, lesson: str) -> None:
        self.parts: list[dict[str, Any]] = []
        self._game = game
        self._lesson = lesson
        self._play: Play | None = None
        self._told = 0

    def part(self, name: str, goes_on: bool = False) -> None:
        """Begin a part; one that goes on with the game before knows what was seen of it so far."""
        self.parts.append({"id": name, "frames": []} | ({"past": self._lines()} if goes_on else {}))
        self._told = 0

    def _lines(self) -> list[dict[str, Any]]:
        """All that the learner was told, numbered through."""
        told = [line for part in self.parts for frame in part["frames"] for line in frame["fresh"]]
        return [line | {"number": k} for k, line in enumerate(told)]

    def sit(self, play: Play) -> None:
        """Go on with this game."""
        self._play = play

    def run(self, steps: tuple[Step, ...]) -> None:
        assert self._play is not None
        watcher = self._play.watch(LEARNER)
        for step in steps:
            match step:
                case Tell():
                    self._frame(watcher, told=True)
                case Task():
                    self._frame(watcher, told=True, task=step)
                    for move in step.move.split():
                        self._move(LEARNER, move)
                case Note():
                    self._frame(watcher, told=True, task=Task("note:" + "+".join(step.places)))
                case Other():
                    if watcher.events:  # what the move before brought is seen before the next one
                        self._frame(watcher, told=False)
                    self._move(step.seat, step.move)
                    self._frame(watcher, told=step.told)
                case Unseen():
                    for move in step.moves:
                        self._move(step.seat, move)
        self._play.watchers.clear()

    def _move(self, seat: int, text: str) -> None:
        assert self._play is not None
        by_chance, action = self._game.text.moves.read(text)
        if not by_chance:
            self._play.check(seat, action)
        self._play.append(Entry(CHANCE if by_chance else seat, action))

    def _frame(self, watcher: Watcher, told: bool, task: Task | None = None) -> None:
        assert self._play is not None
        play, seen, moves = self._play, self._play.seen(LEARNER), self._game.text.moves
        key = f"{self._lesson}.lesson.{self.parts[-1]['id']}.{self._told}" if told else ""
        self._told += told
        frame = {
            "view": msgspec.to_builtins(self._game.page.view(seen, LEARNER)),
            "choices": [
                {"action": a, "text": moves.write(LEARNER, a), "say": moves.say(seen, a)}
                for a in (play.legal(LEARNER) if task else [])
            ],
            "fresh": [
                {"number": k, "text": self._game.text.tell(event), "event": msgspec.to_builtins(event)}
                for k, event in enumerate(watcher.take())
            ],
            "acting": play.actors(),
            "say": key,
            "wanted": task.move if task else "",
            "otherwise": f"{key}.not" if task else "",
        }
        if task and task.also:
            frame["also"] = task.also
        self.parts[-1]["frames"].append(frame)
