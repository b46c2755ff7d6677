"""Records golden playthroughs: games that must replay to the same words and the same bytes.

    python -m facedown.testing.golden write coins                 # after a wanted change of the rules
    python -m facedown.testing.golden write my_package.game:GAME --into tests/golden

Each is a saved game (`coins-2.json`) and what it looks like (`coins-2.txt`): every action, the events that a spectator
gets, and now and then the choices offered and a hash of the truth and of each viewer's sight.
"""

import argparse
import hashlib
import sys
import textwrap
from pathlib import Path
from random import Random

from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE, Game
from facedown.engine.log import Sitter, dump, loads
from facedown.engine.options import Options
from facedown.engine.play import Play, choices, redacted
from facedown.testing.games import load_game
from facedown.testing.perft import write_perft
from facedown.testing.walk import Budget, broken, samples, viewers

EVERY = 20  # actions between two hashes
FOLDER = Path("tests/golden")


def check_golden(game: Game, budget: Budget, folder: Path) -> None:
    """Checks that the recorded games are there, load, and look as they did."""
    how = f"if the rules were meant to change: python -m facedown.testing.golden write {game.name}"
    for options in chosen(game):
        name = f"{game.name}-{options.players}"
        saved, shown = folder / f"{name}.json", folder / f"{name}.txt"
        if not saved.exists() or not shown.exists():
            raise broken(game, f"there is no golden playthrough {saved} with {shown.name}; {how}", options=options)
        try:
            play = loads(saved.read_text(encoding="utf-8"), {game.name: game}, saved.name).play
        except FacedownError as error:
            raise broken(game, f"the golden playthrough no longer replays: {error}; {how}", options=options) from error
        _compare(game, options, shown, render(play).splitlines(), how)


def _compare(game: Game, options: Options, shown: Path, now: list[str], how: str) -> None:
    then = shown.read_text(encoding="utf-8").splitlines()
    for number in range(max(len(then), len(now))):
        was, new = (lines[number] if number < len(lines) else "(end)" for lines in (then, now))
        if was != new:
            what = f"{shown.name}, line {number + 1}: was '{was}', is '{new}'; {how}"
            raise broken(game, f"the golden playthrough looks different: {what}", options=options)


def chosen(game: Game) -> list[Options]:
    """Picks one of the sample options for each number of players."""
    first: dict[int, Options] = {}
    for options in samples(game):
        first.setdefault(options.players, options)
    return list(first.values())


def playthrough(game: Game, options: Options) -> Play:
    """Plays a random game, always the same."""
    random = Random(f"golden {game.name} {options.players}")
    play = Play(game, options, seed_from(f"golden {game.name}"))
    play.roll()
    while not play.over:
        seat = random.choice(play.actors())
        play.act(seat, random.choice(play.legal(seat)))
    return play


def render(recorded: Play) -> str:
    """Writes a recorded game as text."""
    game = recorded.game
    play = Play(game, recorded.options, recorded.dice.seed)
    watcher = play.watch(viewers(play.options)[-1])
    lines = [f"{game.name}, rules {game.rules_version}"]
    lines.append("options: " + " ".join(f"{k}={v}" for k, v in play.options.to_dict().items()))
    chance: list[str] = []
    for number, entry in enumerate(recorded.log):
        text = game.text.moves.write(entry.seat, entry.action)
        if number % EVERY == 0:
            lines += [*_flush(chance), *_snapshot(play, number)]
        if entry.seat == CHANCE:
            chance.append(text)
        else:
            lines += [*_flush(chance), f"{number}: seat {entry.seat} {text}"]
        play.append(entry)
        told = [f"    {game.text.tell(event)}" for event in watcher.take()]
        lines += [*(_flush(chance) if told else []), *told]
    lines += [*_flush(chance), *_snapshot(play, len(recorded.log)), f"returns: {play.returns()}"]
    return "\n".join(lines) + "\n"


def _flush(chance: list[str]) -> list[str]:
    lines = textwrap.wrap("chance: " + " ".join(chance), 110, subsequent_indent="  ") if chance else []
    chance.clear()
    return lines


def _snapshot(play: Play, number: int) -> list[str]:
    game = play.game
    hashes = [f"truth {_hash(play.state.to_bytes())}"]
    for viewer in viewers(play.options):
        name = f"seat {viewer}" if viewer >= 0 else "spectator"
        hashes.append(f"{name} {_hash(redacted(game, play.state, viewer).to_bytes())}")
    lines = textwrap.wrap(f"-- {number}: {', '.join(hashes)}", 110, subsequent_indent="   ")
    for seat in play.actors():
        offered = " ".join(game.text.moves.write(seat, action) for action in choices(game, play.state, seat))
        lines += textwrap.wrap(f"   seat {seat} may: {offered}", 110, subsequent_indent="     ")
    return lines


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def write(game: Game, folder: Path) -> list[Path]:
    """Records the golden playthroughs and node counts of a game again."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for options in chosen(game):
        play = playthrough(game, options)
        name = f"{game.name}-{options.players}"
        texts = {
            f"{name}.json": dump(play, [Sitter(f"Player {p}") for p in range(options.players)]),
            f"{name}.txt": render(play),
        }
        for file, text in texts.items():
            (folder / file).write_text(text, encoding="utf-8")
            made.append(folder / file)
    return [*made, write_perft(game, folder)]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m facedown.testing.golden", description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=["write"])
    parser.add_argument("game", help="a name of the catalog, or package.module:GAME")
    parser.add_argument("--into", type=Path, default=FOLDER, help=f"folder of the files (default {FOLDER})")
    given = parser.parse_args(arguments)
    try:
        game = load_game(given.game)
    except FacedownError as error:
        print(error, file=sys.stderr)
        return 2
    for path in write(game, given.into):
        print(f"{path}: {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
