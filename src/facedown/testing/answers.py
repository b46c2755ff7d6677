"""Checks that a server's answers tell a seat nothing that the seat cannot know.

A table stands in two worlds that look the same to a seat. The seat sends the same messages in both, right and wrong
ones of every kind: until something is carried out, all that comes back must be the same to the byte, number and order
of messages included. Then the worlds go on, as long as the seat sees the same in both.
"""

import asyncio
import json
from collections.abc import Iterator
from itertools import chain, count
from random import Random
from typing import Any

import msgspec

from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE, NOBODY_ACTS, SPECTATOR, Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.testing.together import after
from facedown.testing.walk import Budget, Point, new_rng, new_scratch, points, samples, seat_name, walk
from facedown.testing.worlds_apart import Houses, World, two_houses

PAIRS = 300  # pairs of worlds at scale 1
STEPS = 8  # of a pair of worlds that goes on
TURNS = 3  # tried at each step
PLACES = 12  # of a random game from which worlds are made
BARREN = 40  # random games without a pair of worlds: then nothing is hidden in this game


def check_answers(game: Game, budget: Budget) -> None:
    asyncio.run(_check(game, budget(PAIRS, 100)))


async def _check(game: Game, wanted: int) -> None:
    words = _vocabulary(game)
    random = Random(f"answers {game.name}")
    pairs = barren = 0
    async with two_houses(game) as houses:
        names = (f"pair{number:08d}" for number in count())
        for point in _places(game):
            if pairs >= wanted:
                return
            found = await _Pair(houses, point, random, words).check(next(names))
            pairs += found
            barren = 0 if found else barren + 1
            if barren > BARREN * PLACES:
                raise point.broken(f"only {pairs} pairs of worlds look the same to a seat and differ; {wanted} wanted")


def _places(game: Game) -> Iterator[Point]:
    """Draws points of random games of all sample options in turn, without end."""
    for salt in count(5000, 10):
        yield from (point for point in points(game, Budget(0.2), PLACES, salt=salt) if not point.over)


def _vocabulary(game: Game) -> list[str]:
    """Lists the notation of moves that happen in random games, those of chance included."""
    found: set[str] = set()
    for options in samples(game)[:6]:
        for point in walk(game, options, 77):
            if not point.over:
                found.add(game.text.moves.write(point.seat, point.action))
    return sorted(found)


class _Pair:
    """Holds two worlds that look the same to a seat, and the messages in them."""

    def __init__(self, houses: Houses, point: Point, random: Random, words: list[str]) -> None:
        self._houses, self._point, self._random, self._words = houses, point, random, words
        self._game, self._options = point.game, point.options
        self._numbers = count()

    async def check(self, name: str) -> int:
        """Tries one seat's messages; returns how many pairs of different worlds were compared."""
        random, teams = self._random, self._options.teams()
        if self._game.rules.race is not None and self._game.rules.race(self._point.state):
            return 0  # pieces of a live race are laid by hand, and have checks of their own
        if self._game.rules.actors(self._point.state) == CHANCE:
            return 0  # no table ever stands still there
        chair = random.choice([*range(len(teams)), SPECTATOR])
        viewer = teams[chair] if chair >= 0 else SPECTATOR
        truths = [self._point.state, self._other_truth(viewer)]
        if truths[0] == truths[1] or truths[1] is None:
            return 0
        compared = 0
        async with self._houses.worlds(name, self._options, truths, chair, random.random() < 0.4) as worlds:
            for _ in range(STEPS):
                compared += 1
                if not await self._probe(worlds, chair) or not await self._go_on(worlds):
                    break
        return compared

    def _other_truth(self, viewer: int) -> Any:
        """Makes another truth that looks the same to a seat: often one that can have come about, else any."""
        game, random = self._game, self._random
        other = self._point.state.copy()
        if random.random() < 0.5:
            game.kit.scramble(other, viewer, random)
        else:
            other = self._point.seen(viewer)
            game.rules.resample(other, viewer, new_rng(random.getrandbits(30)), new_scratch(game))
        same = redacted(game, other, viewer) == self._point.seen(viewer)
        return other if same and game.rules.actors(other) not in (CHANCE, NOBODY_ACTS) else None

    # --- what is said -------------------------------------------------------------------------------------------------

    async def _probe(self, worlds: list[World], chair: int) -> bool:
        """Says all kinds of messages; returns whether the seat still sees the same in both worlds."""
        quiet, turns = self._harmless(worlds[0]), (self._turn(worlds) for _ in range(TURNS))
        for text in chain(quiet, turns, [json.dumps({"type": "undo", "id": self._id()})]):
            if not await self._same(worlds, text):
                return False
        if worlds[0].notes() != worlds[1].notes():
            raise self._broken(worlds, "notes", "its notes")
        if chair >= 0 and await worlds[0].my_games(chair) != await worlds[1].my_games(chair):
            raise self._broken(worlds, "my games", "its own games")
        return True

    async def _same(self, worlds: list[World], text: str) -> bool:
        """Says one message in both worlds and compares what comes back."""
        before = [world.table.number for world in worlds]
        lengths = [len(world.game_log.entries) for world in worlds]
        answers = [await world.say(text) for world in worlds]
        done = [world.table.number != number for world, number in zip(worlds, before, strict=True)]
        if done[0] != done[1]:
            raise self._broken(worlds, text, f"whether it is carried out: {_short(answers[0])} / {_short(answers[1])}")
        if done[0]:
            one, other = (world.seen_since(length) for world, length in zip(worlds, lengths, strict=True))
            if one != other or worlds[0].table.row.phase == "over" or worlds[0].table.racing:
                return False  # it was carried out, and the seat has seen what it led to
        if done[0] and any(b'"moves":' in answer[0] for answer in answers):
            return False  # what it has seen on the way may differ
        if answers[0] != answers[1]:
            raise self._broken(worlds, text, f"the answer: {_short(answers[0])} / {_short(answers[1])}")
        if worlds[0].strikes != worlds[1].strikes:
            raise self._broken(worlds, text, f"its strikes: {worlds[0].strikes} / {worlds[1].strikes}")
        return True

    def _harmless(self, world: World) -> list[str]:
        """Makes messages that are refused or change nothing: about half of them, in any order."""
        random, seq, id = self._random, world.table.seq(world.viewer), self._id
        offered = self._offered(world)
        end = 64 * self._game.rules.words
        wrong = [action for action in (*random.sample(range(end), 4), end, 10**6) if action not in offered]
        made: list[Any] = [{"type": "move", "id": id(), "seq": seq, "action": action} for action in wrong]
        made += [{"type": "move", "id": id(), "seq": seq - 100, "action": action} for action in offered[:1]]
        made += [{"type": "turn", "id": id(), "seq": seq, "moves": [word]} for word in ("", "?", *self._some(3))]
        made += [{"type": kind, "id": id()} for kind in ("hint", "ping", "start", "rematch", "take_seat")]
        made += [{"type": "set_bot", "id": id(), "seat": 1, "level": "random"}, {"type": "answer", "id": id()}]
        made += [{"type": "propose_bot", "id": id(), "seat": seat} for seat in (0, 1, 9)]
        made += [{"type": "answer", "id": id(), "ask": 0, "yes": True}, {"type": "hello"}, {"type": "move"}, [], {}]
        texts = [json.dumps(message) for message in made] + ["", "{", "[" * 50, '{"type":"move","id":"\\u0000"}']
        # A turn of one legal move is a decision: those are tried as turns.
        harmless = [text for text in texts if not self._is_decision(world, text)]
        return random.sample(harmless, len(harmless) // 2)

    def _is_decision(self, world: World, text: str) -> bool:
        if not text.startswith('{"type": "turn"'):
            return False
        try:
            is_chance, action = self._game.text.moves.read(json.loads(text)["moves"][0])
        except FacedownError:
            return False
        return not is_chance and action in self._offered(world)

    def _turn(self, worlds: list[World]) -> str:
        """Writes moves that follow each other, meant to find out what the truth would say to them."""
        random, viewer, game = self._random, worlds[0].viewer, self._game
        states = [world.game_log.state for world in worlds]
        moves: list[str] = []
        for _ in range(random.randint(1, 3)):
            offered = self._choices(states[0], viewer)
            tried = {
                a: [after(game, s, viewer, a) for s in states] for a in random.sample(offered, min(8, len(offered)))
            }
            telling = [
                a for a, after in tried.items() if len({redacted(game, s, viewer).to_bytes() for s in after}) > 1
            ]
            if not tried:
                break
            action = random.choice(telling or list(tried))
            moves.append(game.text.moves.write(viewer, action))
            states = tried[action]
            if telling:
                break
        one, other = (set(self._choices(state, viewer)) for state in states)
        either = [game.text.moves.write(viewer, action) for action in sorted(one ^ other)]
        tail = self._some(1) if not either or random.random() < 0.3 else [random.choice(either)]
        moves += random.choice([tail, tail, [*tail, *tail], [*tail, "?"], moves[:1], []])
        said = [move[:40] for move in moves] or self._some(2)
        return json.dumps({"type": "turn", "id": self._id(), "seq": worlds[0].table.seq(viewer), "moves": said})

    def _choices(self, state: Any, seat: int) -> list[int]:
        return choices(self._game, state, seat) if seat in seats_in(self._game.rules.actors(state)) else []

    def _offered(self, world: World) -> list[int]:
        return self._choices(world.seen, world.viewer)

    def _some(self, number: int) -> list[str]:
        return self._random.sample(self._words, min(number, len(self._words)))

    def _id(self) -> str:
        return f"m{next(self._numbers)}"

    # --- how it goes on -----------------------------------------------------------------------------------------------

    async def _go_on(self, worlds: list[World]) -> bool:
        """Makes one more decision; returns whether the seat still sees the same in both, and the game goes on."""
        await self._do_unnoticed(self._random.choice(worlds))
        one, other = worlds
        acting = one.game_log.acting()
        if one.table.row.phase != "running" or acting != other.game_log.acting() or not acting:
            return False
        seat = self._random.choice(acting)
        if seat == one.viewer:
            action = self._random.choice(self._offered(one))
            move = {"type": "move", "id": self._id(), "seq": one.table.seq(seat), "action": action}
            return await self._same(worlds, json.dumps(move)) and one.table.row.phase == "running"
        action = self._random.choice(choices(self._game, one.game_log.state, seat))
        seen = one.seen_after(seat, action)
        for alike in self._random.sample(offered := choices(self._game, other.game_log.state, seat), len(offered)):
            if other.seen_after(seat, alike) == seen:
                await one.play(seat, action)
                await other.play(seat, alike)
                goes_on = one.table.row.phase == "running" and not one.table.racing
                return goes_on and await self._same(worlds, '{"type":"ping","id":"?"}')
        return False

    async def _do_unnoticed(self, world: World) -> None:
        """Lets another seat decide something, in one world alone, that the viewer does not notice."""
        for seat in world.game_log.acting():
            offered = choices(self._game, world.game_log.state, seat) if seat != world.viewer else []
            for action in self._random.sample(offered, min(4, len(offered))):
                if world.seen_after(seat, action) == [world.seen]:
                    await world.play(seat, action)
                    return

    def _broken(self, worlds: list[World], text: str, what: str) -> Exception:
        said = text if len(text) < 200 else f"{text[:200]}..."
        return self._point.broken(f"'{said}' tells what {seat_name(worlds[0].viewer)} cannot know: {what}")


def _short(answers: list[bytes]) -> str:
    return msgspec.json.encode([answer.decode()[:400] for answer in answers]).decode()
