"""Checks that records, positions, moves and whole games survive being written down, and read back."""

import json
from random import Random

import msgspec

from facedown.engine.dice import seed_from
from facedown.engine.errors import FacedownError, PositionError
from facedown.engine.game import CHANCE, Game, seats_in
from facedown.engine.log import Sitter, dump, loads, verify_dice
from facedown.engine.options import Options
from facedown.engine.play import Play, choices
from facedown.engine.record import Record
from facedown.testing.walk import Budget, Point, broken, differing, points, samples


def check_records(game: Game, budget: Budget) -> None:
    """Checks that a state as bytes, as JSON and as an array of one record is the same state again."""
    for point in points(game, budget, 60, games=2, salt=300):
        state: Record = point.state
        data = state.to_bytes()
        if len(data) != game.rules.state.dtype.itemsize:
            raise point.broken(f"{len(data)} bytes, but the dtype has {game.rules.state.dtype.itemsize}")
        if game.rules.state.from_bytes(data) != state:
            raise point.broken("bytes do not lead back to the state")
        if game.rules.state.from_dict(json.loads(json.dumps(state.to_dict()))) != state:
            raise point.broken("JSON does not lead back to the state")
        if state.to_array().tobytes() != data:
            raise point.broken("the array has other bytes than the twin")


def check_options(game: Game, budget: Budget) -> None:
    """Checks that options survive JSON."""
    for options in samples(game):
        again = game.options.of(**json.loads(msgspec.json.encode(options.to_dict())))
        if again != options:
            raise broken(game, f"options come back from JSON as {again}", options=options)


def check_positions(game: Game, budget: Budget) -> None:
    """Checks that a position that can be written reads back as itself; some positions of decision must be writable."""
    written = 0
    for point in points(game, budget, 40, games=2, salt=400):
        try:
            text = game.text.write_position(point.state)
        except PositionError:
            continue  # says that there is no text here
        try:
            again = game.text.read_position(text)
        except PositionError as error:
            raise point.broken(f"the written position is refused: {error}\n{text}") from error
        if again != point.state:
            raise point.broken(
                f"the written position reads as another one: {differing(game, point.state, again)}\n{text}"
            )
        written += 1
    if not written:
        raise broken(game, "write_position could write no position at all")


def check_moves(game: Game, budget: Budget) -> None:
    """Checks that every offered action has its own text that reads back to it, and words for a menu."""
    for point in points(game, budget, 40, salt=500):
        who = game.rules.actors(point.state)
        for seat in [CHANCE] if who == CHANCE else seats_in(who):
            _check_texts(point, seat)


def _check_texts(point: Point, seat: int) -> None:
    game = point.game
    offered = choices(game, point.state, seat)
    seen = point.seen(seat)
    for action in offered:
        text = game.text.moves.write(seat, action)
        try:
            back = game.text.moves.read(text)
        except FacedownError as error:
            raise point.broken(f"action {action} is written '{text}', which nobody can read: {error}", seat) from error
        if back != (seat == CHANCE, action):
            raise point.broken(f"action {action} is written '{text}', which reads as {back}", seat)
        if seat != CHANCE:
            if game.text.moves.guess(text, offered) != [action]:
                raise point.broken(f"'{text}' typed in full may mean {game.text.moves.guess(text, offered)}", seat)
            if not str(game.text.moves.say(seen, action)).strip():
                raise point.broken(f"there are no words for '{text}'", seat)


def check_replay(game: Game, budget: Budget) -> None:
    """Checks that a saved game loads to the same state, its dice can be recomputed, and undo equals replaying less."""
    for options in samples(game):
        for seed in range(budget(3)):
            _check_replay(game, options, seed)


def _check_replay(game: Game, options: Options, seed: int) -> None:
    random = Random(seed)
    play = Play(game, options, seed_from(seed))
    marks = [(0, play.state.to_bytes())]
    play.roll()
    while not play.over:
        if random.random() < 0.1:
            marks.append((len(play.log), play.state.to_bytes()))
        seat = random.choice(play.actors())
        play.act(seat, random.choice(play.legal(seat)))
    end = play.state.to_bytes()
    text = dump(play, [Sitter(f"player {p}") for p in range(options.players)])
    try:
        loaded = loads(text, {game.name: game}).play
    except FacedownError as error:
        raise broken(game, f"the saved game is refused: {error}", options=options, seed=seed) from error
    if loaded.state.to_bytes() != end or loaded.log != play.log:
        what = f"the saved game replays to another state: {differing(game, play.state, loaded.state)}"
        raise broken(game, what, options=options, seed=seed)
    if problem := verify_dice(loaded)[1]:
        raise broken(game, f"the dice do not verify: {problem}", options=options, seed=seed)
    for length, then in reversed(marks):
        loaded.undo(length)
        if loaded.state.to_bytes() != then:
            what = f"undo leads to another state: {differing(game, loaded.state, game.rules.state.from_bytes(then))}"
            raise broken(game, what, options=options, seed=seed, step=length)
