"""One line of reasons for a hint, from the asking seat's own sight (S-1114, S-1115)."""

from random import Random

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.play import Play, redacted
from facedown.games.shy_monsters import SHY_MONSTERS as GAME

LINE = "1,0 {}; 2,0 {}; 3,0 {}; 4,0 {}; 5,0 {}; 6,0 {}"
BLOCK = "1,0 {}; 2,0 {}; 0,1 {}; 1,1 {}; 2,1 {}; 3,0 {}"
STAIRS = "1,0 {}; 1,1 {}; 2,1 {}; 2,2 {}; 3,2 {}; 3,3 {}"
CROSS = "1,0 {}; 2,0 {}; 1,-1 {}; 1,1 {}; 1,2 {}; 3,0 {}"


def place(outline: str, *tiles: str, more: str = "") -> str:
    return f"shy_monsters\noptions: opening_reveals=0,0,0\nstorey 1.1: {outline.format(*tiles)}\n{more}"


def draft(cells: str, more: str = "", hand: str = "bat dragon") -> str:
    laid = f"storey 1.1: {cells}\n" if cells else ""
    return f"shy_monsters\nphase: build\n{laid}hand: {hand}\n{more}"


def said(text: str, move: str) -> str:
    state = GAME.text.read_position(text)
    seat = 0 if state.phase == 2 else 1
    return str(GAME.text.advise(redacted(GAME, state, seat), seat, GAME.text.moves.read(move)[1]) or "")


SAFE = "No Monster that can still be here would feel at home there."


@pytest.mark.rule("S-1115")
@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        (place(LINE, "corridor up", "mantis", "corridor", "corridor", "dragon", "exit"), "explore:2,0", ""),
        (
            place(
                LINE,
                "mantis up panicked",
                "cobra up",
                "corridor",
                "exit",
                "corridor",
                "corridor",
                more="flipped: cobra mantis\n",
            ),
            "explore:3,0",
            "Both Monsters are up: the rest is safe.",
        ),
        (
            place(LINE, "cobra up", "mantis", "corridor", "exit", "corridor", "corridor"),
            "explore:2,0",
            "Beside a face-up Monster any other would panic.",
        ),
        (place(LINE, "corridor", "cobra", "mantis up", "exit", "corridor", "corridor"), "explore:1,0", SAFE),
        (
            place(CROSS, "corridor up", "bat", "exit up", "corridor", "dragon", "corridor"),
            "explore:1,-1",
            "This is the way down.",
        ),
        (
            place(CROSS, "corridor up", "bat", "corridor", "exit", "mantis", "corridor"),
            "explore:1,-1",
            "",  # bat or dragon there, bat or mantis on the others: all the same
        ),
        (
            place(BLOCK, "corridor up", "corridor", "bat", "exit", "corridor", "kraken"),
            "explore:0,1",
            "Fewer Monsters would feel at home here than on other tiles beside you.",
        ),
        (place(BLOCK, "corridor up", "corridor", "bat", "exit", "corridor", "kraken"), "explore:1,1", ""),
        (
            place(LINE, "corridor up", "mantis up", "corridor", "corridor", "dragon", "exit"),
            "attack:2,0",
            "It kills the mantis and clears the way.",
        ),
        (
            place(LINE, "corridor up", "corridor", "mantis", "corridor", "dragon", "exit"),
            "attack:2,0",
            "Nothing there can hurt you, and there is no way around it.",
        ),
        (
            place(CROSS, "corridor up", "bat up", "exit up", "mantis up", "corridor", "corridor", more="hero: 1,0\n"),
            "attack:1,1",
            "It kills the mantis and clears the way.",
        ),
        (
            place(LINE, "corridor up", "mantis up", "corridor", "corridor", "dragon", "exit"),
            "jump:2,0>3,0",
            SAFE,
        ),
        (
            place(STAIRS, "cobra up", "corridor", "corridor", "bat", "corridor", "exit"),
            "jump:1,0>1,1",
            "Beside a face-up Monster any other would panic.",
        ),
        (
            place(STAIRS, "corridor up", "corridor up", "cobra up", "bat", "corridor", "exit", more="hero: 1,1\n"),
            "jump:2,1>2,2",
            "Beside a face-up Monster any other would panic.",
        ),
        (
            place(BLOCK, "corridor up", "corridor", "gargoyle", "corridor up", "exit", "bat", more="hero: 1,1\n"),
            "jump:0,1>0,0",
            "A free look: you land on known ground.",
        ),
        (
            place(CROSS, "corridor", "bat", "exit up", "corridor", "dragon", "corridor"),
            "jump:1,0>1,-1",
            "It takes you straight to the Exit.",
        ),
        (
            place(BLOCK, "corridor", "corridor", "gargoyle", "corridor", "exit", "bat"),
            "jump_attack:1,0>1,1",
            "Nothing can hurt you where you land, and you see what lies between.",
        ),
        (
            place(BLOCK, "corridor", "corridor", "gargoyle", "corridor up", "exit", "bat"),
            "jump:1,0>1,1",
            "You land on ground that you can see is safe.",
        ),
    ],
)
def test_reasons_for_the_hero(text: str, move: str, why: str) -> None:
    assert said(text, move) == why


@pytest.mark.rule("S-1115")
def test_a_look_that_costs_nothing_once_the_exit_is_known() -> None:
    """The dragon is up, so nobody is left who would like the far end of the line; the Exit is beside the Hero."""
    text = place(CROSS, "corridor up", "bat up dead", "exit up", "corridor", "dragon", "corridor", more="hero: 1,0\n")
    attack = text.replace("options: ", "options: attack_uses=2 ") + "attacks: 1\n"
    assert said(attack, "attack:3,0") == "The Exit is known: what you learn now costs nothing."
    assert said(attack, "explore:1,-1") == "This is the way down."


@pytest.mark.rule("S-1115")
def test_reasons_in_the_opening() -> None:
    text = place(
        LINE, "corridor", "mantis", "corridor", "corridor", "dragon", "exit", more="phase: reveal\nreveals: 1\n"
    )
    text = text.replace("0,0,0", "1,0,0")
    assert said(text, "reveal:1,0") == "There is no way around it."
    assert said(text, "reveal:6,0") == ""
    block = place(
        BLOCK, "corridor", "corridor", "bat", "exit", "corridor", "kraken", more="phase: reveal\nreveals: 1\n"
    )
    block = block.replace("0,0,0", "1,0,0")
    assert said(block, "reveal:1,1") == "More Monsters would feel at home here than anywhere else."
    assert said(block, "reveal:0,1") == ""


@pytest.mark.rule("S-1114")
@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        (draft(""), "lay:1,0", "A dead end: the dragon likes it."),
        (draft("", hand="cobra kraken"), "lay:1,0", ""),
        (draft("1,0", hand="cobra kraken"), "lay:2,0", "Only one way leads on from the Entrance."),
        (draft("1,0", hand="cobra kraken"), "lay:0,1", ""),
        (draft("1,0", hand="cobra kraken"), "lay:1,1", "It makes the tile (1,0) an open bend, which the cobra likes."),
        (draft("1,0; 2,0; 3,0; 4,0; 5,0; 6,0"), "exit:6,0", "No room is farther from the Entrance."),
        (draft("1,0; 2,0; 3,0; 4,0; 5,0; 6,0"), "exit:1,0", ""),
        (
            draft("1,0 exit; 2,0; 3,0; 4,0; 5,0; 6,0"),
            "monster:bat:3,0",
            "A bluff: it is harmless there, but the Hero cannot know.",
        ),
        (
            draft("1,0; 2,0; 3,0; 4,0; 5,0 exit; 6,0", hand="dragon mantis"),
            "monster:dragon:6,0",
            "A dead end: the dragon feels at home there.",
        ),
        (
            draft("1,0; 2,0; 3,0; 4,0; 5,0 dragon; 6,0 exit", hand="dragon mantis"),
            "monster:mantis:2,0",
            "A straight passage, and every way to the Exit leads over it.",
        ),
        (
            draft("1,0; 2,0; 3,0; 4,0; 5,0 dragon; 6,0 exit", hand="dragon mantis"),
            "monster:mantis:4,0",
            "Beside the dragon: whichever is flipped second panics.",
        ),
    ],
)
def test_reasons_for_the_dungeon_master(text: str, move: str, why: str) -> None:
    assert said(text, move) == why


@pytest.mark.rule("S-503")
def test_every_offered_move_gets_a_short_line_or_none_and_it_knows_nothing_hidden() -> None:
    random, lines = Random(4), set()
    for number, options in enumerate(GAME.kit.samples()):  # type: ignore[misc]
        play = Play(GAME, options, seed_from(f"advice {number}"))
        play.roll()
        while not play.over:
            (seat,) = play.actors()
            other = play.state.copy()
            GAME.kit.scramble(other, seat, random)
            for action in play.legal(seat):
                advice = GAME.text.advise(play.seen(seat), seat, action)
                assert GAME.text.advise(redacted(GAME, other, seat), seat, action) == advice
                line = "" if advice is None else str(advice)
                assert len(line) <= 80
                assert not line or (line[0].isupper() and line.endswith("."))
                lines.add(line)
            play.act(seat, random.choice(play.legal(seat)))
    assert len(lines) > 20
