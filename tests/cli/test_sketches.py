"""Each game's sketch on the one screen: whole games at random, every size, nothing hidden, nothing cut."""

import inspect
from random import Random
from typing import Any

import pytest
from rich.color import Color, ColorType
from rich.console import Console
from rich.style import Style

from facedown.catalog import GAMES
from facedown.cli.terminal.menu import NOTATION, SUMMED_UP, WORDS, choices_of, menu
from facedown.cli.terminal.plain import PLAIN
from facedown.cli.terminal.screen import Screen
from facedown.engine.game import SPECTATOR
from facedown.engine.own_words import own_words
from facedown.engine.play import redacted
from tests.cli.helpers import console, printed
from tests.cli.pictures import SHORT, VIEWERS, at, picture, scene, sketched, table_of, walk, words
from tests.conformance.coins import COINS

GAME_NAMES = list(GAMES)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_game_has_a_sketch_that_explains_its_signs(name: str) -> None:  # N-1029
    game = GAMES[name]
    assert game.page.sketch is not None
    legend = str(own_words(game, "sketch.legend"))
    assert len(legend) > 150
    lines = inspect.getsource(inspect.getmodule(game.page.sketch) or game.page.sketch).splitlines()
    assert len(lines) <= 110


@pytest.mark.parametrize(("width", "height"), [(80, 24), pytest.param(120, 40, marks=pytest.mark.nightly), (60, 30)])
@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_whole_game_fits_the_terminal(name: str, width: int, height: int) -> None:
    """Three lines stay free for the question. In 60 columns a large board may scroll."""
    drawn = 0
    for here in walk(table_of(name), seed=width):
        if len(here.play.log) % 3:
            continue
        text = picture(here, width, height, news=True)
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= width
        if width >= 80:
            assert len(text.splitlines()) <= height - 3, text
        drawn += 1
    assert drawn > 5


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_offered_move_is_reachable_by_its_number(name: str) -> None:
    """In all three menus each number stands for one choice, or lies in a span that is named."""
    for here in walk(table_of(name), seed=7):
        if len(here.play.log) % 5 or here.play.over:
            continue
        seat = here.play.actors()[0]
        choices = choices_of(here.play, seat)
        assert sorted(choice.action for choice in choices) == here.play.legal(seat)
        for style in (WORDS, NOTATION, SUMMED_UP):
            shown = " " + words("\n".join(line.plain for line in menu(choices, 80, style))) + " "
            for number, choice in enumerate(choices, 1):
                text = choice.rest if style == WORDS else choice.text.partition(":")[2] or choice.text
                named = f" {number} {words(text)} " in shown
                assert named or (style == SUMMED_UP and " choices: type one, such as " in shown), (number, shown)


@pytest.mark.rule("Y-44")
@pytest.mark.rule("N-501")
@pytest.mark.rule("S-503")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_nothing_hidden_is_in_the_picture(name: str, viewer: int) -> None:
    """Shuffle all that the viewer cannot see: not a character of the picture changes."""
    game, random, changed = GAMES[name], Random(5), 0
    for here in walk(table_of(name, seed="hide"), seed=3):
        if len(here.play.log) % 4:
            continue
        truth = here.play.state.copy()
        before = picture(here, 100, 50, viewer)
        game.kit.scramble(here.play.state, viewer, random)
        changed += here.play.state != truth
        assert picture(here, 100, 50, viewer) == before
        here.play.state = truth
    assert changed or (name, viewer) == ("shy_monsters", 0)  # the Dungeon Master has built what is hidden


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_sketch_is_made_of_the_view_alone(name: str) -> None:
    """Two records that look alike are sketched alike, from whatever truth they come."""
    for here in walk(table_of(name), seed=2):
        if len(here.play.log) % 9 == 0:
            seen = redacted(here.game, here.play.state, SPECTATOR)
            again = redacted(here.game, seen, SPECTATOR)
            views: list[Any] = [here.game.page.view(record, SPECTATOR) for record in (seen, again)]
            assert sketched(here.game, views[0]) == sketched(here.game, views[1])


@pytest.mark.rule("Y-60")
@pytest.mark.rule("N-1003")
@pytest.mark.rule("H-1005")
@pytest.mark.rule("M-U.24")
@pytest.mark.rule("S-1011")
@pytest.mark.parametrize("name", GAME_NAMES)
def test_readable_colours_that_are_never_alone(name: str) -> None:
    """Letters stand out from their ground; without colours the text is the same."""

    def light(color: Color | None) -> float:
        assert color is not None
        assert color.type == ColorType.TRUECOLOR
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color.get_truecolor()]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    grounds: set[Style] = set()
    for here in walk(table_of(name), seed=4):
        if len(here.play.log) % 10 == 0:
            on = Console(width=80, height=200, force_terminal=True, color_system="truecolor", file=console().file)
            for part in Screen(here.game, on).sketch(here.view, 80):
                grounds |= {s.style for line in on.render_lines(part) for s in line if s.style and s.style.bgcolor}
    assert grounds
    for style in grounds:
        low, high = sorted([light(style.color), light(style.bgcolor)])
        assert (high + 0.05) / (low + 0.05) >= 4.5, style


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_terminal_without_unicode_gets_plain_letters(name: str) -> None:
    for here in walk(table_of(name), seed=6):
        if len(here.play.log) % 10 == 0:
            text = picture(here, 80, 50, news=True)
            told = {sign for event in here.events for sign in str(here.game.text.tell(event))}
            assert {sign for sign in text if ord(sign) > 126} - told <= set(map(chr, PLAIN))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_end_shows_who_won_and_what_there_is_to_tell(name: str) -> None:
    here = table_of(name)
    for _ in walk(here, seed=8):
        pass
    from facedown.cli.terminal import ending

    on = console(100, 200)
    screen = Screen(here.game, on)
    on.print(ending.result(screen, here.view, here.play.returns(), here.sitters))
    text = printed(on)
    assert "The game is over" in text
    assert "of the win" in text
    told = ending.afterwards(screen, here.play)
    assert (told is None) == (here.game.page.afterwards is None)
    if told:
        on.print(told)
        assert "Looking back" in printed(on)


def test_a_game_without_a_sketch_is_a_readable_sheet() -> None:
    from tests.cli.helpers import new_table

    here = new_table("coins", 0, COINS)
    text = picture(here)
    assert " Blind Coins " in text or COINS.title in text
    assert "your turn" in text
    assert "1 hold" in text
    assert "2 raise" in text
    for field in here.view.__struct_fields__:
        if getattr(here.view, field) not in ("", [], (), None):
            assert field.replace("_", " ") in text


def test_short_games_are_short() -> None:
    assert set(SHORT) == set(GAMES)
    assert scene(table_of("nyet")).view.phase == "nyet"
    assert at("nyet", "options: players=2\nphase: trick\nterms: bear p1 y r 3\nhand 0: b3\nhand 1: b5\ntricks: 7 7\n")
