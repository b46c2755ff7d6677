"""Shows finished games step by step from any chair or with open hands, and recomputes their dice."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from facedown.catalog import GAMES, find_game
from facedown.engine.dice import commitment
from facedown.engine.errors import LogError
from facedown.engine.game import CHANCE, SPECTATOR
from facedown.engine.game_log import changed
from facedown.engine.log import Moment, SavedGame, Sitter, loads
from facedown.engine.play import Entry, Play, redacted
from facedown.server.messages import requests
from facedown.server.messages.to_page import LogLine
from facedown.server.store import LogRow
from facedown.server.table.table import Table
from facedown.server.table.viewer import Line
from facedown.server.views.table_state import numbered
from facedown.words.named import with_names, with_stand_ins
from facedown.words.server import say as words

OPEN = -3
MOST_ACTIONS = 12_000  # ten times a usual game
FIRST_DICE = 12  # steps shown to look at


Spell = tuple[int, dict[int, str]]  # from an action on: the seats for whose people bots played, and their level


class TooLong(Exception):
    """Says that a replay with a view for every step would be too much for a browser."""


class NotYet(Exception):
    """Says that the game is not over: what was asked for would tell too much."""


def check_open(table: Table, own: bool = False) -> None:
    """May everything about this game be shown?"""
    if table.row.phase != "over" or table.game_log is None:
        raise NotYet(words("request.replay_later"))
    if table.sealed and not own:
        raise NotYet(words("request.replay_sealed"))


class Played(msgspec.Struct, frozen=True):
    """Holds a finished game as a table knows it; code that needs its states plays it again."""

    game: str
    options: dict[str, Any]
    seed: bytes
    shared: bool
    entries: list[Entry]
    forfeit: int = -1

    def play(self) -> Play:
        game = find_game(self.game)
        play = Play(game, game.options.of(**self.options), self.seed, self.shared)
        for entry in self.entries:
            play.append(entry)
        if not play.over:
            play.forfeit = self.forfeit
        return play


def played(table: Table, own: bool = False) -> Played:
    """Builds the whole game of a finished table.

    While others are still to play its deal, only those who played get it (`own`), to be shown what they saw.
    """
    check_open(table, own)
    assert table.game_log is not None
    game_log, row = table.game_log, table.row
    return Played(row.game, row.options, game_log.dice.seed, game_log.dice.shared, list(game_log.entries), row.forfeit)


def sitters(table: Table) -> list[Sitter]:
    """Lists who played for each seat; a team's names together."""
    found = []
    for seat in range(table.options.players):
        rows = [table.row.seats[chair] for chair in table.chairs_of(seat)]
        level = rows[0].level if all(row.kind == "bot" for row in rows) else ""
        found.append(Sitter(" & ".join(row.name for row in rows), level))
    return found


def notes(table: Table, viewer: int) -> requests.Notes:
    """Lists what a viewer of a running game has seen so far: its own lines, nothing else."""
    row = table.row
    return requests.Notes(
        facedown_notes=1,
        game=row.game,
        rules=row.rules,
        options=table.public_options,
        seats=[seat.name for seat in row.seats],
        you=viewer,
        commitment=row.commitment,
        lines=_in_english(table.game_log.viewers[viewer].lines, _names(table)) if table.game_log else [],
    )


def _names(table: Table) -> dict[int, str]:
    """Names the seats that one chair plays for; a team of several has the game's name."""
    chairs = {seat: table.chairs_of(seat) for seat in table.teams}
    return {seat: table.row.seats[own[0]].name for seat, own in chairs.items() if len(own) == 1}


def _in_english(lines: list[Line], names: dict[int, str]) -> list[LogLine]:
    """Puts lines into English, with names: a file is read without a catalogue beside it."""
    return [msgspec.structs.replace(line, text=str(with_names(line.text, names))) for line in numbered(lines)]


def opened(text: str, most: int = MOST_ACTIONS) -> SavedGame:
    """Opens a file that somebody sends; only finished games are shown, and none that are too long."""
    with suppress(msgspec.MsgspecError, RecursionError):  # what is wrong with it is found out below
        check_length(len(msgspec.json.decode(text, type=_Actions).actions), most)
    saved = loads(text, GAMES, words("file.the"))
    if not saved.play.over:
        raise LogError(words("request.replay_unfinished"))
    return saved


def sight_of(text: str, players: int) -> int:
    if text in {"open", "spectator"}:
        return OPEN if text == "open" else SPECTATOR
    if text.isdecimal() and int(text) < players:
        return int(text)
    raise ValueError(words("request.replay_sight", last=players - 1))


class _Actions(msgspec.Struct):
    actions: list[msgspec.Raw]


def check_length(actions: int, most: int) -> None:
    if actions > most:
        raise TooLong(words("request.replay_long"))


def _in_force(rows: list[LogRow]) -> list[LogRow]:
    """Lists the actions of a log that were not taken back."""
    kept: list[LogRow] = []
    for row in rows:
        if row.kind == "act":
            kept.append(row)
        else:
            kept = changed(kept, row.kind, row.action)
    return kept


def moments(rows: list[LogRow]) -> list[Moment]:
    """Computes when each action of a log was done, in seconds since the first, and by which chair."""
    passed, before, made = 0.0, 0.0, list[Moment]()
    for row in _in_force(rows):
        if before and row.at:
            passed += max(0.0, row.at - before)  # a clock that was put back between two servers takes nothing back
        before = row.at or before
        made.append((round(passed, 2), row.chair))
    return made


def stand_ins(table: Table, rows: list[LogRow]) -> list[Spell]:
    """Finds from which actions of a log on bots played for people, and for whom."""
    found: list[Spell] = []
    for number, row in enumerate(_in_force(rows)):
        now = table.stand_ins(row.rev)
        if now != (found[-1][1] if found else {}):
            found.append((number, now))
    return found


def replay(
    play: Play,
    seats: list[Sitter],
    sight: int,
    when: Sequence[Moment] = (),
    sealed: bool = False,
    spells: Sequence[Spell] = (),
) -> requests.Replay:
    """Builds one step for each action of which the viewer saw something; secret ones make none.

    Sealed: nothing is told that the viewer did not see.
    """
    again = Play(play.game, play.options, play.dice.seed, play.dice.shared)
    viewer = SPECTATOR if sight == OPEN else sight
    watcher = again.watch(viewer)
    steps = [_step(again, viewer, sight == OPEN, [], {})]
    begins, standing = dict(spells), dict[int, str]()
    for number, entry in enumerate(play.log):
        again.append(entry)
        standing = begins.get(number, standing)
        if events := watcher.take():
            step = _step(again, viewer, sight == OPEN, events, standing)
            at, chair = when[number] if number < len(when) else (0.0, -1)
            steps.append(msgspec.structs.replace(step, at=at, chair=chair, number=number + 1))
    whole = play.forfeit < 0  # nothing is told about a game that broke off
    told = (
        play.game.page.afterwards(play.options, play.log) if play.game.page.afterwards and whole and not sealed else []
    )
    names = [sitter.name for sitter in seats]
    options = msgspec.to_builtins(play.options.public() if sealed else play.options)
    return requests.Replay(
        play.game.name,
        play.game.title,
        names,
        sight,
        steps,
        told,
        options,
        [sitter.bot for sitter in seats],
        forfeit=msgspec.UNSET if whole else play.forfeit,
    )


def _step(
    play: Play, viewer: int, open_hands: bool, events: list[msgspec.Struct], standing: dict[int, str]
) -> requests.ReplayStep:
    game = play.game
    view = game.page.view(play.seen(viewer), viewer)
    own: list[dict[str, Any]] = []
    if open_hands:
        shown = msgspec.structs.asdict(view)
        for seat in range(play.options.players):
            theirs = msgspec.structs.asdict(game.page.view(redacted(game, play.state, seat), seat))
            own.append({name: value for name, value in theirs.items() if value != shown[name]})
    lines = [with_stand_ins(game.text.tell(event), standing) for event in events]
    return requests.ReplayStep(lines, list(events), view, own, stand_ins=standing or msgspec.UNSET)


def dice_report(play: Play, promised: str) -> requests.DiceReport:
    """Recomputes every chance action from the seed."""
    again = Play(play.game, play.options, play.dice.seed, play.dice.shared)
    wrong: list[requests.DiceStep] = []
    first: list[requests.DiceStep] = []
    checked = 0
    for number, entry in enumerate(play.log):
        if entry.seat == CHANCE:
            said = again.next_chance()
            write = play.game.text.moves.write
            step = requests.DiceStep(number, write(CHANCE, entry.action), write(CHANCE, said))
            if said != entry.action:
                wrong.append(step)
            if len(first) < FIRST_DICE:
                first.append(step)
            checked += 1
        again.append(Entry(*entry))
    seed = play.dice.seed
    return requests.DiceReport(promised, seed.hex(), commitment(seed) == promised, checked, wrong, first)
