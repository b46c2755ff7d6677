"""A turn in one message tells nothing before something is carried out: the attacks that once read hidden cards."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.engine.game import CHANCE, Game
from facedown.engine.options import Options
from facedown.engine.play import choices, redacted
from facedown.games.nyet.rules.pieces import add, card_list, card_set, card_text, remove
from facedown.testing.worlds_apart import two_houses
from tests.server.test_shy_monsters import turn as storey


def after(game: Game, options: Options, *moves: tuple[int, str]) -> Any:
    """The state after moves in notation; of a chance move the seat is CHANCE."""
    state = game.rules.setup(options)
    for seat, text in moves:
        _, action = game.text.moves.read(text)
        assert action in choices(game, state, seat), text
        game.rules.apply(state, seat, action)
    return state


def asked(game: Game, options: Options, truths: list[Any], seat: int, *turns: list[str]) -> list[list[list[bytes]]]:
    """Ask the same in two worlds that look the same to a seat; no turn may be carried out in just one."""
    assert redacted(game, truths[0], seat) == redacted(game, truths[1], seat)
    assert truths[0] != truths[1]

    async def ask() -> list[list[list[bytes]]]:
        told: list[list[list[bytes]]] = [[], []]
        async with (
            two_houses(game) as houses,
            houses.worlds("attacked", options, truths, options.teams().index(seat), False) as worlds,
        ):
            for number, moves in enumerate(turns):
                rows = []
                for answers, world in zip(told, worlds, strict=True):
                    before = world.table.number
                    message = {"type": "turn", "id": f"turn {number}", "seq": world.table.seq(seat), "moves": moves}
                    answers.append(await world.say(json.dumps(message)))
                    rows.append(world.table.number - before)
                assert (rows[0] > 0) == (rows[1] > 0), f"{moves} is carried out in one world alone"
                if rows[0]:
                    break
        return told

    return asyncio.run(ask())


def refused(answers: list[list[bytes]]) -> list[str]:
    return [str(json.loads(answer[0]).get("reason", "")) for answer in answers]


@pytest.mark.rule("S-503")
def test_the_hero_cannot_try_a_tile_and_draw_back() -> None:
    game = GAMES["shy_monsters"]
    options = game.options()
    pair = ("mantis", "dragon")
    truths = [
        after(game, options, (CHANCE, "draw:dragon+mantis"), *((0, move) for move in storey(tiles, pair)))
        for tiles in ("C X C mantis C dragon", "mantis X C C C dragon")
    ]
    for state in truths:
        for text in ("reveal:2,0", "reveal:3,0"):
            game.rules.apply(state, 1, game.text.moves.read(text)[1])
    one, other = asked(game, options, truths, 1, ["explore:1,0", "lay:1,0"], ["explore:1,0", "explore:1,0", "?"])
    assert one == other
    assert all(refused(one))


@pytest.mark.rule("Y-44")
def test_a_card_that_is_being_passed_is_not_named_by_a_refused_turn() -> None:
    game = GAMES["nyet"]
    options = game.options.of(players=3, discard_line=["p1", "d1"], round_count=1)
    state = next(filter(None, (_passing(game, options, Random(seed)) for seed in range(200))))
    truths = []
    for other in range(2):  # the neighbour passes one card or another one
        world = state.copy()
        if other:
            _pass_another(world)
        truths.append(world)
    mine = game.text.moves.write(0, _offered(game, state, 0)[0])
    cards = sorted({card_text(card) for world in truths for card in card_list(world.shed[2])})
    turns = [[mine, f"play:{card}", f"play:{card}"] for card in cards]
    assert len(turns) > 1
    one, two = asked(game, options, truths, 0, *turns)
    assert one == two
    assert all(refused(one))


def _passing(game: Game, options: Options, random: Random) -> Any:
    """A random state in which seat 0 is the last to pass a card on, and then leads; nothing if it came otherwise."""
    state = game.rules.setup(options)
    while not any(game.text.moves.write(0, action).startswith("play:") for action in _offered(game, state, 0)):
        if any(game.text.moves.write(0, action).startswith("give:") for action in _offered(game, state, 0)):
            for seat in (1, 2):
                game.rules.apply(state, seat, choices(game, state, seat)[0])
            led = state.copy()
            game.rules.apply(led, 0, _offered(game, state, 0)[0])
            return state if _offered(game, led, 0) else None
        seat = next((s for s in range(3) if _offered(game, state, s)), CHANCE)
        game.rules.apply(state, seat, random.choice(choices(game, state, seat)))
    return None


def _offered(game: Game, state: Any, seat: int) -> list[int]:
    return (
        choices(game, state, seat)
        if seat >= 0 and game.rules.actors(state) > 0 and game.rules.actors(state) >> seat & 1
        else []
    )


def _pass_another(world: Any) -> None:
    """Swap the card that seat 2 passes with another one of its hand."""
    (passed,) = card_list(world.shed[2])
    instead = next(card for card in card_list(world.hands[2]) if card_text(card) != card_text(passed))
    world.shed[2] = card_set([instead])
    world.hands[2] = add(remove(world.hands[2], instead), passed)


@pytest.mark.rule("M-102")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_key_piece_is_not_named_by_a_refused_turn(seat: int) -> None:
    game = GAMES["myst"]
    options = game.options.of(race_driver="alternate", youngest_team="yellow" if seat == 0 else "blue")
    state = game.rules.setup(options)
    while not any(game.text.moves.write(s, a).startswith("key:") for s in (0, 1) for a in _offered(game, state, s)):
        actor = CHANCE if game.rules.actors(state) == CHANCE else next(s for s in (0, 1) if _offered(game, state, s))
        game.rules.apply(state, actor, choices(game, state, actor)[0])
    truths = []
    for pick in _offered(game, state, 1 - seat)[:2]:
        world = state.copy()
        game.rules.apply(world, 1 - seat, pick)
        truths.append(world)
    keys = [game.text.moves.write(seat, pick) for pick in _offered(game, truths[0], seat)]
    one, two = asked(game, options, truths, seat, *([key, key, "end"] for key in keys))
    for answers in (one, two):  # the choice itself stands, in both worlds: it was made, not tried
        assert answers[0][0] == b'{"type":"accepted","id":"turn 0","moves":1}'
