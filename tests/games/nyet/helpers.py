"""Short ways to set up, step and watch NYET! on the plain twin."""

from collections.abc import Iterator, Sequence
from random import Random
from textwrap import dedent
from typing import Any

import msgspec

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import CHANCE, NOBODY_ACTS, SPECTATOR, seats_in
from facedown.engine.play import Watcher, choices, redacted
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.page.picture import View
from facedown.games.nyet.page.view import view
from facedown.games.nyet.rules.options import NyetOptions
from facedown.games.nyet.rules.pieces import DISCARD_KINDS, HAND_SIZE, PASSES, SHED_COUNT, card_id, card_set
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.text.position import read_position
from facedown.games.nyet.text.words import texts

EVERYONE = (0, 1, 2, 3, 4, SPECTATOR)


def position(text: str) -> State:
    return read_position("nyet\n" + dedent(text))


def ending(
    terms: str,
    *hands: str,
    team: str = "",
    bonus: int | None = None,
    leader: int = 0,
    tricks: Sequence[int] = (),
    options: str = "",
    more: str = "",
) -> State:
    """A position among the tricks, in which each seat holds the given cards; all tricks so far are the leader's."""
    n = len(hands)
    kind = DISCARD_KINDS.index(terms.split()[1])
    dealt = HAND_SIZE[n] - (0 if PASSES[kind] else SHED_COUNT[kind])
    done = dealt - max(len(hand.split()) for hand in hands)
    taken = tricks or [done if p == leader else 0 for p in range(n)]
    lines = [f"options: players={n} {options}", f"terms: {terms}", f"leader: {leader}"]
    lines.append("tricks: " + " ".join(map(str, taken)))
    if n > 2:
        lines.append(f"team: {team}")
    if n == 5:
        lines.append(f"bonus: {bonus}")
    lines += [f"hand {p}: {hand or '-'}" for p, hand in enumerate(hands)]
    return position("\n".join(lines) + "\n" + dedent(more))


def start(seed: int = 1, **options: Any) -> State:
    """A new game after its first deal (or where the characters are chosen)."""
    s = GAME.rules.setup(NyetOptions.of(**options))
    roll(s, rng_of(seed))
    return s  # type: ignore[no-any-return]


def rng_of(seed: int, stream: int = 1) -> list[int]:
    rng = [0] * RNG
    seed_rng(rng, seed, stream)
    return rng


def roll(s: State, rng: list[int]) -> None:
    while GAME.rules.actors(s) == CHANCE:
        GAME.rules.apply(s, CHANCE, GAME.rules.draw(s, rng))


def acting(s: State) -> list[int]:
    return seats_in(GAME.rules.actors(s))


def legal(s: State, seat: int) -> list[str]:
    """The choices of a seat in canonical writing."""
    return [GAME.text.moves.write(seat, action) for action in choices(GAME, s, seat)]


def offered(s: State, seat: int) -> str:
    """The choices of a seat without their common verb: `b1 r3 g7`."""
    return " ".join(text.partition(":")[2] for text in legal(s, seat))


def do(s: State, *moves: str, watch: Sequence[Watcher] = ()) -> None:
    """Carry out legal moves written as `seat move`: `2 play:b7`."""
    for move in moves:
        seat, text = move.split()
        chance, action = GAME.text.moves.read(text)
        who = CHANCE if chance else int(seat)
        assert who == CHANCE or who in acting(s), f"{move}: to act are {acting(s)}"
        assert action in choices(GAME, s, who), f"{move}: there are {legal(s, who)}"
        GAME.rules.apply(s, who, action)
        for watcher in watch:
            watcher.look(s)


def play(s: State, *cards: str, watch: Sequence[Watcher] = ()) -> None:
    """Play cards, each by the seat whose turn it is."""
    for card in cards:
        do(s, f"{s.turn} play:{card}", watch=watch)


def watchers(s: State, viewers: Sequence[int] = EVERYONE) -> list[Watcher]:
    return [Watcher(GAME, s, viewer) for viewer in viewers if viewer < s.players]


def told(watcher: Watcher) -> list[str]:
    """Kinds of the events that a viewer has seen, in order."""
    return [str(msgspec.to_builtins(event)["event"]) for event in watcher.events]


def sight(s: State, viewer: int) -> State:
    return redacted(GAME, s, viewer)  # type: ignore[no-any-return]


def view_of(s: State, viewer: int) -> View:
    return view(sight(s, viewer), viewer)


def sent(s: State, viewer: int) -> bytes:
    """A view as the bytes of a message."""
    return msgspec.json.encode(view_of(s, viewer))


def bag(text: str) -> int:
    """`b1 b1 r3` as a set of cards."""
    return card_set([card_id(word) for word in text.split()])


def spell(cards: int) -> str:
    return " ".join(texts(cards))


def random_steps(options: NyetOptions, seed: int) -> Iterator[State]:
    """A random game on one record: yielded before the first action and after each one."""
    s = GAME.rules.setup(options)
    yield from play_on(s, seed)


def play_on(s: State, seed: int) -> Iterator[State]:
    """Random play from a position to the end; the record is yielded before and after each action."""
    random, rng = Random(seed), rng_of(seed)
    yield s
    while (who := GAME.rules.actors(s)) != NOBODY_ACTS:
        if who == CHANCE:
            GAME.rules.apply(s, CHANCE, GAME.rules.draw(s, rng))
        else:
            seat = random.choice(seats_in(who))
            GAME.rules.apply(s, seat, random.choice(choices(GAME, s, seat)))
        yield s
