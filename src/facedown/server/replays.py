"""Finished games: step by step from any chair or with open hands, whole as a file, and their dice recomputed."""

from collections.abc import Sequence
from typing import Any

import msgspec

from facedown.catalog import GAMES
from facedown.engine.dice import commitment
from facedown.engine.errors import LogError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.log import Moment, SavedGame, Sitter, dump, loads
from facedown.engine.play import Entry, Play, redacted
from facedown.server import protocol as say
from facedown.server.course import Course
from facedown.server.states import numbered
from facedown.server.store import LogRow
from facedown.server.table import Table

OPEN = -3
MOST_ACTIONS = 12_000  # ten times a usual game
FIRST_DICE = 12  # steps shown to look at


class TooLong(Exception):
    """A replay with a view for every step would be too much for a browser."""


class NotYet(Exception):
    """The game is not over: what was asked for would tell too much."""


def check_open(table: Table, own: bool = False) -> None:
    """May everything be told about this game?"""
    if table.row.phase != "over" or table.course is None:
        raise NotYet("this is shown when the game is over")
    if table.sealed and not own:
        raise NotYet("others are still to play this deal; this is shown when it is closed")


def played(table: Table, own: bool = False) -> Play:
    """The whole game of a finished table, as the engine's own play. While others are still to play its deal, only those
    who played get it (`own`), to be shown what they saw."""
    check_open(table, own)
    assert table.course is not None
    play = _play_of(table.course)
    if not play.over:
        play.forfeit = table.row.forfeit
    return play


def _play_of(course: Course) -> Play:
    play = Play(course.game, course.options, course.dice.seed, course.dice.shared)
    for entry in course.entries:
        play.append(entry)
    return play


def sitters(table: Table) -> list[Sitter]:
    """Who played for each seat; a team's names together."""
    found = []
    for seat in range(table.options.players):
        rows = [table.row.seats[chair] for chair in table.chairs_of(seat)]
        level = rows[0].level if all(row.kind == "bot" for row in rows) else ""
        found.append(Sitter(" & ".join(row.name for row in rows), level))
    return found


def log_text(table: Table, when: Sequence[Moment]) -> str:
    return dump(played(table), sitters(table), when)


def notes(table: Table, viewer: int) -> say.Notes:
    """What a viewer of a running game has seen so far: its own lines, nothing else."""
    row = table.row
    return say.Notes(
        facedown_notes=1,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=[seat.name for seat in row.seats],
        you=viewer,
        commitment=row.commitment,
        lines=numbered(table.course.sights[viewer].lines) if table.course else [],
    )


def opened(text: str) -> SavedGame:
    """A file that somebody sends; only finished games are shown."""
    saved = loads(text, GAMES, "the file")
    if not saved.play.over:
        raise LogError("this game is not finished; go on with it in the terminal: facedown play --load FILE")
    return saved


def sight_of(text: str, players: int) -> int:
    if text in {"open", "spectator"}:
        return OPEN if text == "open" else SPECTATOR
    if text.isdecimal() and int(text) < players:
        return int(text)
    raise ValueError(f"sight is open, spectator, or a seat from 0 to {players - 1}")


def check_length(play: Play) -> None:
    if len(play.log) > MOST_ACTIONS:
        raise TooLong("this game is too long to be shown step by step; download its log and use facedown replay")


def moments(rows: list[LogRow]) -> list[Moment]:
    """When each action of a log was done, in seconds since the first, and by which chair."""
    kept: list[LogRow] = []
    for row in rows:
        if row.kind == "act":
            kept.append(row)
        elif row.kind == "undo":
            del kept[row.action :]
        else:
            del kept[row.action]
    passed, before, made = 0.0, 0.0, list[Moment]()
    for row in kept:
        if before and row.at:
            passed += max(0.0, row.at - before)  # a clock that was put back between two servers takes nothing back
        before = row.at or before
        made.append((round(passed, 2), row.chair))
    return made


def replay(
    play: Play, seats: list[Sitter], sight: int, when: Sequence[Moment] = (), sealed: bool = False
) -> say.Replay:
    """One step for each action of which the viewer saw something; secret ones make none. Sealed: nothing is told that
    the viewer did not see."""
    again = Play(play.game, play.options, play.dice.seed, play.dice.shared)
    viewer = SPECTATOR if sight == OPEN else sight
    watcher = again.watch(viewer)
    steps = [_step(again, viewer, sight == OPEN, [])]
    for number, entry in enumerate(play.log):
        again.append(entry)
        if events := watcher.take():
            step = _step(again, viewer, sight == OPEN, events)
            at, chair = when[number] if number < len(when) else (0.0, -1)
            steps.append(msgspec.structs.replace(step, at=at, chair=chair, number=number + 1))
    whole = play.forfeit < 0  # nothing is told about a game that broke off
    told = play.game.afterwards(play.options, play.log) if play.game.afterwards and whole and not sealed else []
    names = [sitter.name for sitter in seats]
    options = msgspec.to_builtins(play.options)
    return say.Replay(
        play.game.name,
        play.game.title,
        names,
        sight,
        steps,
        told,
        options,
        forfeit=msgspec.UNSET if whole else play.forfeit,
    )


def _step(play: Play, viewer: int, open_hands: bool, events: list[msgspec.Struct]) -> say.ReplayStep:
    game = play.game
    view = game.view(play.seen(viewer), viewer)
    own: list[dict[str, Any]] = []
    if open_hands:
        shown = msgspec.structs.asdict(view)
        for seat in range(play.options.players):
            theirs = msgspec.structs.asdict(game.view(redacted(game, play.state, seat), seat))
            own.append({name: value for name, value in theirs.items() if value != shown[name]})
    return say.ReplayStep([game.tell(event) for event in events], list(events), view, own)


def dice_report(play: Play, promised: str) -> say.DiceReport:
    """Every chance action recomputed from the seed."""
    again = Play(play.game, play.options, play.dice.seed, play.dice.shared)
    wrong: list[say.DiceStep] = []
    first: list[say.DiceStep] = []
    checked = 0
    for number, entry in enumerate(play.log):
        if entry.seat == CHANCE:
            said = again.next_chance()
            write = play.game.moves.write
            step = say.DiceStep(number, write(CHANCE, entry.action), write(CHANCE, said))
            if said != entry.action:
                wrong.append(step)
            if len(first) < FIRST_DICE:
                first.append(step)
            checked += 1
        again.append(Entry(*entry))
    seed = play.dice.seed
    return say.DiceReport(promised, seed.hex(), commitment(seed) == promised, checked, wrong, first)
