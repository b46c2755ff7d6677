"""Positions as texts, in all games alike: to the byte what they were, there and back, and what no reader takes.

    python -m tests.games.test_positions      the digests as they are now

What only one game has, such as an example by hand or a card that cannot lie there, is in its own test_position.py.
"""

import hashlib
import re
from functools import lru_cache
from importlib import import_module

import pytest

from facedown.catalog import GAMES
from facedown.engine.errors import PositionError
from facedown.engine.game import CHANCE, NOBODY_ACTS, SPECTATOR, Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.engine.position_words import HIDDEN
from facedown.testing.walk import Budget, new_rng, new_scratch, samples, walk
from tests.games.spoiled import positions, spoiled

STEPS = 6
EVERY = 3  # decisions from one written position to the next
DIGESTS = {
    "hyst": "6be089cdcb0e5e014738f0f0",
    "myst": "3f0ca1a97ce89d904674a305",
    "nusubito": "7238dbe85f1589b3b2687c02",
    "nyet": "70cb56ddaa79ef25e1b5e9ad",
    "shy_monsters": "5e5592d862cfadef11bff0a4",
}
each_game = pytest.mark.parametrize("game", [GAMES[name] for name in sorted(DIGESTS)], ids=sorted(DIGESTS))


def texts(game: Game) -> list[str]:
    """Positions in which somebody has to decide, of a random game of every sample; each reads as itself again."""
    found = []
    for options in samples(game):
        for point in walk(game, options, 34):
            if point.over or point.seat == CHANCE or point.step % EVERY:
                continue
            try:
                text = game.text.write_position(point.state)
            except PositionError:
                assert game.name == "nyet", "only characters are chosen before there is a position"
                continue
            assert game.text.read_position(text) == point.state, text
            found.append(text)
    return found


def digest(game: Game) -> str:
    return hashlib.sha256("\n".join(texts(game)).encode()).hexdigest()[:24]


@each_game
def test_texts_are_what_they_were_and_read_back(game: Game) -> None:
    """A digest changes when a line, an option or a rule does: read the texts before you write a new one down."""
    assert digest(game) == DIGESTS[game.name]


@each_game
def test_moments_of_chance_and_ends_have_no_text(game: Game) -> None:
    for point in walk(game, samples(game)[0], 34):
        if point.seat == CHANCE or point.over:
            with pytest.raises(PositionError, match=r"^phase '[a-z_]+' has no text; there is one in [a-z_, ]+$"):
                game.text.write_position(point.state)


@each_game
def test_what_a_viewer_knows_has_a_text_that_tells_where_something_is_hidden(game: Game) -> None:
    """Other libraries show people such texts. A name that nobody knows is `?`, which no reader takes."""
    hidden = 0
    for point in walk(game, samples(game)[0], 34):
        if point.seat == CHANCE or point.over:
            continue
        for viewer in point.viewers:
            text = game.text.write_position(point.seen(viewer))
            if HIDDEN in re.split("[ =\n]", text):
                hidden += 1
                with pytest.raises(PositionError):
                    game.text.read_position(text)
    assert (hidden > 0) == (game.name in {"nusubito", "shy_monsters"})  # elsewhere hidden cards are not written


@each_game
def test_the_example_in_front_of_the_lines_can_be_read(game: Game) -> None:
    example = (import_module(f"facedown.games.{game.name}.text.position").__doc__ or "").split("\n\n")[1]
    state = game.text.read_position("\n".join(line.strip() for line in example.splitlines()))
    assert game.text.read_position(game.text.write_position(state)) == state


@each_game
@pytest.mark.parametrize(
    ("extra", "why"),
    [
        ("weather: fine", "there is no line 'weather: ...' in this position"),
        ("weather", "'weather': write each line once, as 'name: value'"),
        ("phase: {phase}", "'phase: {phase}': write each line once, as 'name: value'"),
    ],
)
def test_lines_that_nobody_knows(game: Game, extra: str, why: str) -> None:
    text = some_text(game)
    phase = next(line for line in text.splitlines() if line.startswith("phase: ")).removeprefix("phase: ")
    with pytest.raises(PositionError) as error:
        game.text.read_position(f"{text}{extra.format(phase=phase)}\n")
    assert str(error.value) == why.format(phase=phase)


@each_game
@pytest.mark.parametrize("start", ["", "# nothing\n", "chess\n", "options: players=2\n"])
def test_the_first_line_names_the_game(game: Game, start: str) -> None:
    with pytest.raises(PositionError, match=f"starts with the line '{game.name}'$"):
        game.text.read_position(start)


@each_game
@pytest.mark.parametrize("options", ["players", "players=99", "weather=fine"])
def test_options_are_checked(game: Game, options: str) -> None:
    with pytest.raises(PositionError, match=r"^options: "):
        game.text.read_position(f"{game.name}\noptions: {options}\n")


@each_game
@pytest.mark.parametrize("phase", ["", "-", "over", "deal", "1", "²"])
def test_phases_without_a_text_are_refused(game: Game, phase: str) -> None:
    text = some_text(game)
    lines = [f"phase: {phase}" if line.startswith("phase: ") else line for line in text.splitlines()]
    with pytest.raises(PositionError, match=f"^phase: write [a-z_, ]+ or [a-z_]+, not '{phase}'$"):
        game.text.read_position("\n".join(lines))


@each_game
def test_comments_blanks_and_the_order_of_lines_do_not_count(game: Game) -> None:
    text = some_text(game)
    first, *lines = text.splitlines()
    shuffled = "\n".join([f"  {first}  # a comment", "", *[f" {line.replace(':', ' :  ', 1)}" for line in lines[::-1]]])
    assert game.text.read_position(shuffled) == game.text.read_position(text)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_spoiled_position_is_refused_or_can_be_played(game: Game) -> None:
    budget = Budget.from_environment()
    accepted = 0
    for text in spoiled(positions(game, Budget(), 10), budget(300), game.name):
        try:
            state = game.text.read_position(text)
        except PositionError:
            continue
        accepted += 1
        try:
            problem = _problem(game, state, text)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            problem = repr(error)
        assert not problem, f"{problem} after reading\n{text}"
    assert accepted > budget(300) // 50, "nothing was tried: all texts were refused"


@lru_cache(len(DIGESTS))
def some_text(game: Game) -> str:
    return positions(game, Budget(), 10)[0]


def _problem(game: Game, state: object, text: str) -> str:
    """Play on for a few steps, look at each from every seat, and say what is wrong."""
    rng = new_rng(len(text), 1)
    for step in range(STEPS):
        who = game.rules.actors(state)
        if who == NOBODY_ACTS:
            break
        for seat in [CHANCE] if who == CHANCE else seats_in(who):
            if not choices(game, state, seat):
                return f"seat {seat} has nothing to choose from at step {step}"
        for viewer in (*seats_in(max(who, 0)), SPECTATOR):
            seen = redacted(game, state, viewer)
            game.page.view(seen, viewer)
            game.rules.resample(seen, viewer, rng, new_scratch(game))
        seat = CHANCE if who == CHANCE else seats_in(who)[0]
        offered = choices(game, state, seat)
        game.rules.apply(state, seat, offered[step % len(offered)])
    return ""


if __name__ == "__main__":
    for name in sorted(DIGESTS):
        print(f'    "{name}": "{digest(GAMES[name])}",')
