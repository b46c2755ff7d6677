"""Saves a game as versioned JSON that a person can read, one action a line, and that shows any change.

    {
     "facedown": 1,
     "game": "coins", "rules": 1,
     "options": {...}, "seats": [{"name": "Ann"}, {"name": "Expert 1", "bot": "expert"}, ...],
     "commitment": "...", "seed": "...",
     "actions": [
      ["chance", "card:2", "6f3a0c1d9b"],
      [2, "raise", "..."],
      ...
     ],
     "end": {"actions": 641, "digest": "..."},
     "times": [[0.0, -1], [2.41, 0], ...]
    }

The third word of an action is a running checksum: SHA-256 over everything before it (the head of the file counts as
the first thing), cut to 10 hex digits. So an edited line, a missing line or an edited head is found at its place, and
`end` shows that nothing was cut off. The checksums tell of damage and of careless editing; that the *cards* were fair
is told by the seed, from which `verify` recomputes every chance action (see dice). `times` may be missing: for each
action the seconds since the first one and the person who did it (a chair at the table, or -1), for replays at the pace
of the game. They are under no checksum, since nothing follows from them.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from facedown.engine.dice import SEED_BYTES, commitment
from facedown.engine.errors import FacedownError, LogError, MoveError, OptionsError
from facedown.engine.game import CHANCE, CLOCK, Game
from facedown.engine.play import Entry, Play, choices
from facedown.words import Said, said_of
from facedown.words.server import say

FORMAT = 1
THIS_FILE = say("file.this")
NAMED: dict[int, str] = {CHANCE: "chance", CLOCK: "clock"}  # those who act and are no players
SEAT_OF: dict[int | str, int] = {name: seat for seat, name in NAMED.items()}


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Names who sits at a seat."""

    name: str
    bot: str = ""  # level of the bot, or nothing for a person


class _Head(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    facedown: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Sitter]
    commitment: str
    seed: str
    shared: bool = False  # a deal that several tables played: chance is drawn by name (see dice)


class _End(msgspec.Struct, frozen=True):
    actions: int
    digest: str
    forfeit: int = -1  # the seat that lost because its time had run out


Moment = tuple[float, int]  # seconds since the first action, chair


class _File(_Head, frozen=True):
    actions: list[tuple[int | str, str, str]]
    end: _End
    times: list[Moment] = []


class SavedGame(msgspec.Struct, frozen=True):
    """Holds a loaded file: the game as it stood, and who played."""

    play: Play
    seats: list[Sitter]
    times: list[Moment] = []


def dump(play: Play, seats: list[Sitter], times: Sequence[Moment] = ()) -> str:
    """Writes the text of a game's file."""
    head = _Head(
        facedown=FORMAT,
        game=play.game.name,
        rules=play.game.rules_version,
        options=play.options.changed() | {"players": play.options.players},
        seats=seats,
        commitment=play.commitment,
        seed=play.dice.seed.hex(),
        shared=play.dice.shared,
    )
    chain = _Chain(head)
    rows = []
    for entry in play.log:
        who = NAMED.get(entry.seat, entry.seat)
        text = play.game.text.moves.write(entry.seat, entry.action)
        rows.append(json.dumps([who, text, chain.add(who, text)]))
    lines = [f' "{key}": {json.dumps(value)},' for key, value in msgspec.to_builtins(head).items()]
    body = ",\n".join(f"  {row}" for row in rows)
    lost = {"forfeit": play.forfeit} if play.forfeit >= 0 else {}
    if lost:
        chain.add(play.forfeit, "forfeit")
    end = json.dumps({"actions": len(rows), "digest": chain.digest(), **lost})
    more = f',\n "times": {json.dumps([[round(at, 2), chair] for at, chair in times])}' if times else ""
    return "{\n" + "\n".join(lines) + f'\n "actions": [\n{body}\n ],\n "end": {end}{more}\n}}\n'


def save(play: Play, seats: list[Sitter], path: Path) -> None:
    """Writes the file whole or not at all: a full disk never spoils an older one."""
    text = dump(play, seats)
    new: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", dir=path.parent, prefix=path.name, delete=False, encoding="utf-8"
        ) as file:
            new = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise LogError(say("file.unsaved", detail=error.strerror or str(error)), str(path)) from error
    finally:
        if new is not None:
            new.unlink(missing_ok=True)  # it is still there only if something went wrong


def load(path: Path, games: dict[str, Game]) -> SavedGame:
    """Reads, checks and replays a file; raises LogError with the place where it breaks."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LogError(say("file.unreadable", detail=error.strerror or str(error)), str(path)) from error
    except UnicodeDecodeError:
        raise LogError(say("file.no_text"), str(path)) from None
    return loads(text, games, str(path))


def loads(text: str, games: dict[str, Game], name: Said = THIS_FILE) -> SavedGame:
    try:
        file = msgspec.json.decode(text, type=_File)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _broken(text, name, error) from None
    if file.facedown != FORMAT:
        raise LogError(say("file.format", format=str(file.facedown), known=FORMAT), name)
    game = games.get(file.game)
    if game is None:
        raise LogError(say("file.game", game=file.game, games=list(games)), name)
    if file.rules != game.rules_version:
        raise LogError(say("file.rules", rules=file.rules, game=game.title, here=game.rules_version), name)
    return SavedGame(_replayed(file, game, name), file.seats, file.times)


def _replayed(file: _File, game: Game, name: Said) -> Play:
    try:
        options = game.options.of(**file.options)
    except OptionsError as error:
        raise LogError(say("file.options", problems=list(error.problems)), name) from None
    try:
        seed = bytes.fromhex(file.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise LogError(say("file.seed"), name)
    if commitment(seed) != file.commitment:
        raise LogError(say("file.commitment"), name)
    if len(file.seats) != options.players:
        raise LogError(say("file.seats", seats=len(file.seats), players=options.players), name)
    play = Play(game, options, seed, file.shared)
    chain = _Chain(_Head(**{field: getattr(file, field) for field in _Head.__struct_fields__}))
    for number, (who, text, check) in enumerate(file.actions, 1):
        place = say("file.place", file=name, number=number, who=str(who), text=text)
        if chain.add(who, text) != check:
            raise LogError(say("file.head_edited" if number == 1 else "file.edited"), place)
        _replay_one(play, who, text, place)
    if file.end.forfeit >= 0:
        chain.add(file.end.forfeit, "forfeit")
    if file.end.actions != len(file.actions) or file.end.digest != chain.digest():
        raise LogError(
            say("file.cut_off", written=file.end.actions, here=len(file.actions)),
            name,
        )
    if file.end.forfeit >= 0:
        if play.over or file.end.forfeit >= options.players:
            raise LogError(say("file.forfeit", seat=file.end.forfeit), name)
        play.forfeit = file.end.forfeit
    return play


def _replay_one(play: Play, who: int | str, text: str, place: Said) -> None:
    try:
        is_chance, action = play.game.text.moves.read(text)
    except MoveError as error:
        raise LogError(said_of(error), place) from None
    if is_chance != (who == "chance"):
        raise LogError(say("file.chance_move"), place)
    seat = SEAT_OF.get(who, who)
    if seat == CHANCE:
        if play.game.rules.actors(play.state) != CHANCE or action not in choices(play.game, play.state, CHANCE):
            raise LogError(say("file.chance_here"), place)
    else:
        try:
            play.check(int(seat), action)
        except FacedownError as error:
            raise LogError(said_of(error), place) from None
    play.append(Entry(int(seat), action))


def verify_dice(play: Play) -> tuple[int, Said]:
    """Recomputes every chance action from the seed: (how many, first that differs or nothing)."""
    again = Play(play.game, play.options, play.dice.seed, play.dice.shared)
    checked = 0
    for number, entry in enumerate(play.log, 1):
        if entry.seat == CHANCE:
            said = again.next_chance()
            if said != entry.action:
                write = play.game.text.moves.write
                return (
                    checked,
                    say("file.dice", number=number, file=write(CHANCE, entry.action), seed=write(CHANCE, said)),
                )
            checked += 1
        again.append(entry)
    return checked, ""


class _Chain:
    def __init__(self, head: _Head) -> None:
        self._hash = hashlib.sha256(json.dumps(msgspec.to_builtins(head), sort_keys=True).encode())

    def add(self, who: int | str, text: str) -> str:
        self._hash.update(f"\n{who} {text}".encode())
        return self._hash.hexdigest()[:10]

    def digest(self) -> str:
        return self._hash.hexdigest()


def _broken(text: str, name: Said, error: Exception) -> LogError:
    """Says where a file that is no proper JSON of ours breaks off."""
    if '"facedown"' not in text[:200]:
        return LogError(say("file.foreign"), name)
    whole = 0
    for line in text.splitlines():
        row = line.strip().rstrip(",")
        if row.startswith("["):
            try:
                json.loads(row)
                whole += 1
            except (ValueError, RecursionError):
                return LogError(say("file.broken_in", number=whole + 1), name)
    return LogError(say("file.broken_after", number=whole, detail=str(error)), name)
