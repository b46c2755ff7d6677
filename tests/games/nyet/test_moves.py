"""Moves in writing: the canonical text, what people may type, and why a move is not allowed."""

import pytest

from facedown.engine.errors import AmbiguousMove, IllegalMove, NotYourTurn, UnreadableMove
from facedown.engine.game import CHANCE
from facedown.engine.play import Play, choices
from facedown.games.nyet import NYET as GAME
from facedown.games.nyet.kit.samples import samples
from facedown.games.nyet.rules.options import NyetOptions, setup
from facedown.games.nyet.rules.pieces import CHARACTERS
from facedown.games.nyet.rules.state import State
from facedown.games.nyet.text import moves
from tests.games.nyet.helpers import acting, do, ending, legal, play, position, random_steps, sight, start

CARDS = [f"{c}{v}" for c in "bryg" for v in range(1, 14)]
BOXES = [
    *(f"first:{c}" for c in CHARACTERS),
    *(f"discard:{k}" for k in ("d1", "d2", "x1", "x2", "p1", "p2", "d0")),
    *(f"trump:{c}" for c in "bryg"),
    *(f"super:{c}" for c in ("b", "r", "y", "g", "none")),
    *(f"points:{p}" for p in ("1", "2", "3", "4", "-2")),
]
TEAMS = ["+".join(str(p) for p in range(5) if seats >> p & 1) for seats in range(1, 32)]
CANONICAL = [
    *(f"char:{c}" for c in CHARACTERS),
    *(f"nyet:{box}" for box in BOXES),
    *(f"team:{team}" for team in TEAMS),
    *(f"bonus:{p}" for p in range(5)),
    *(f"{verb}:{card}" for verb in ("shed", "give", "play") for card in CARDS),
]


@pytest.mark.rule("Y-12")
def test_every_canonical_text_reads_and_writes_itself() -> None:
    found = {}
    for text in CANONICAL:
        is_chance, action = moves.read(text)
        assert not is_chance
        assert moves.write(0, action) == text
        found[action] = text
    assert len(found) == len(CANONICAL)  # no two moves share an id
    for text in [*(f"deal:{card}" for card in CARDS), *(f"dealer:{p}" for p in range(5))]:
        is_chance, outcome = moves.read(text)
        assert is_chance
        assert moves.write(CHANCE, outcome) == text


@pytest.mark.rule("Y-12")
@pytest.mark.parametrize("options", samples())
def test_everything_offered_can_be_typed_as_it_is_written(options: NyetOptions) -> None:
    for s in random_steps(options, 3):
        for seat in acting(s):
            offered = choices(GAME, s, seat)
            for action in offered:
                text = moves.write(seat, action)
                assert moves.read(text) == (False, action)
                assert moves.guess(text, offered) == [action]
                assert moves.guess(f" {text.upper()} ", offered) == [action]
                assert moves.say(sight(s, seat), action)


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play:", "play:b14", "play:z3", "nyet:trump", "nyet:trump:none", "nyet:colour:b"),
        *("nyet:first:lion", "team:", "team:5", "team:1+0", "team:1+1", "bonus:5", "bonus:x", "char:lion"),
        *("shed:b01", "hello", "deal:x", "dealer:7", "give b3", ":::"),
    ],
)
def test_what_nobody_can_read(text: str) -> None:
    with pytest.raises(UnreadableMove, match=r"write a move like play:b7"):
        moves.read(text)


def typed(s: State, text: str) -> list[str]:
    """What a text typed by the seat to act may mean."""
    seat = acting(s)[0]
    return [moves.write(seat, action) for action in moves.guess(text, choices(GAME, s, seat))]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("red trump", ["nyet:trump:r"]),
        ("trump red", ["nyet:trump:r"]),
        ("no red trump", ["nyet:trump:r"]),
        ("red supertrump", ["nyet:super:r"]),
        ("super r", ["nyet:super:r"]),
        ("points 4", ["nyet:points:4"]),
        ("4 points", ["nyet:points:4"]),
        ("-2", ["nyet:points:-2"]),
        ("2", ["nyet:points:2"]),
        ("none", ["nyet:super:none"]),
        ("wolf", ["nyet:first:wolf"]),
        ("d0", ["nyet:discard:d0"]),
        ("NYET Trump R", ["nyet:trump:r"]),
        ("red", ["nyet:trump:r", "nyet:super:r"]),
        ("b", ["nyet:trump:b", "nyet:super:b"]),
        ("purple", []),
        ("", []),
        ("   ", []),
    ],
)
def test_short_ways_to_veto(text: str, meant: list[str]) -> None:
    assert typed(start(players=4, first_dealer=0), text) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("b7", ["play:b7"]),
        ("B7", ["play:b7"]),
        ("blue 7", ["play:b7"]),
        ("7", ["play:b7", "play:g7"]),
        ("play b7", ["play:b7"]),
        ("blue", ["play:b1", "play:b7"]),
        ("1", ["play:b1"]),
        ("red", []),
    ],
)
def test_short_ways_to_play(text: str, meant: list[str]) -> None:
    s = ending("bear d0 y none 2", "b1 b1 b7 g7", "g2 g3 g4 g5", "b2 b3 b4 b5", team="0")
    assert typed(s, text) == meant


@pytest.mark.parametrize(
    ("n", "text", "meant"),
    [
        (3, "alone", ["team:1"]),
        (3, "with 2", ["team:1+2"]),
        (3, "1", ["team:1"]),
        (4, "with 2", ["team:1+2"]),
        (5, "with 2", ["team:1+2", "team:0+1+2", "team:1+2+3", "team:1+2+4"]),
        (5, "1+2", ["team:1+2"]),
        (5, "with 2 3", ["team:1+2+3"]),
        (5, "2 + 3", ["team:1+2+3"]),
    ],
)
def test_short_ways_to_name_a_team(n: int, text: str, meant: list[str]) -> None:
    s = start(players=n, first_dealer=0)
    while s.first < 0:
        do(s, f"{s.turn} {next(t for t in legal(s, s.turn) if t != 'nyet:first:wolf')}")
    assert sorted(typed(s, text)) == sorted(meant)


def shedding(kind: str) -> State:
    return position(
        f"""
        options: players=3
        phase: shed
        terms: bear {kind} y b 2
        team: 0
        hand 0: b1 b1 b2 b3 b4 r2 r3 r4 y1 y2 y3 y4 g1 g2 g3 g4
        hand 1: b1 b5 b6 b7 b8 r1 r5 r6 r7 y5 y6 y7 g5 g6 g7 g8
        hand 2: b9 b10 r1 r1 r8 r9 r10 y1 y1 y8 y9 y10 g1 g1 g9 g10
        """
    )


@pytest.mark.parametrize(
    ("kind", "text", "meant"),
    [
        ("d1", "b3", ["shed:b3"]),
        ("d1", "lay aside b3", ["shed:b3"]),
        ("d1", "discard g1", ["shed:g1"]),
        ("d1", "give b3", []),
        ("p1", "pass b3", ["give:b3"]),
        ("p1", "give b3", ["give:b3"]),
        ("p1", "b3", ["give:b3"]),
    ],
)
def test_short_ways_to_lay_aside(kind: str, text: str, meant: list[str]) -> None:
    assert typed(shedding(kind), text) == meant


def table() -> Play:
    game = Play(GAME, NyetOptions.of(players=4, first_dealer=0), bytes(32))
    game.roll()
    return game


def test_typing_at_a_table() -> None:
    game = table()
    assert moves.write(0, game.read(0, "red trump")) == "nyet:trump:r"
    with pytest.raises(AmbiguousMove) as error:
        game.read(0, "red")
    assert error.value.candidates == ["nyet:trump:r", "nyet:super:r"]
    with pytest.raises(UnreadableMove):
        game.read(0, "what now")
    with pytest.raises(UnreadableMove, match="of chance"):
        game.read(0, "deal:b7")
    with pytest.raises(NotYourTurn, match="to act: 0"):
        game.read(1, "nyet:trump:r")
    with pytest.raises(IllegalMove) as refused:
        game.read(0, "play:b7")
    assert refused.value.clause == "Y-16"


def why(s: State, seat: int, text: str) -> tuple[str, str]:
    """The reason given for an illegal move, from the seat's own sight."""
    _, action = moves.read(text)
    assert action not in choices(GAME, s, seat)
    reason, clause = moves.why_not(sight(s, seat), seat, action)
    return str(reason), clause


def test_why_a_veto_is_not_allowed() -> None:
    s = start(players=4, first_dealer=0, discard_line=("d1", "d0"))
    do(s, "0 nyet:trump:b", "1 nyet:trump:r", "2 nyet:trump:y")
    assert why(s, 3, "nyet:trump:r") == ("that box is already covered", "Y-21")
    assert why(s, 3, "nyet:trump:g") == ("that is the last open box of its line and stays open", "Y-20")
    assert why(s, 3, "nyet:discard:p1") == ("this board has no such box", "Y-O7")
    assert why(s, 3, "nyet:first:eagle") == ("that box is already covered", "Y-21")
    assert why(s, 3, "play:b7") == ("it is time to veto a box", "Y-16")


def test_why_a_team_or_the_bonus_is_not_allowed() -> None:
    s = start(players=5, first_dealer=0)
    while s.first < 0:
        do(s, f"{s.turn} {next(t for t in legal(s, s.turn) if t != 'nyet:first:wolf')}")
    for team in ("team:0+2", "team:1", "team:0+1+2+3"):
        reason, clause = why(s, 1, team)
        assert "5 players" in reason
        assert clause == "Y-25"
    do(s, "1 team:0+1+2")
    assert why(s, 1, "bonus:1") == ("the Bonus card goes to the smaller team: Tiger or Eagle", "Y-27")


def test_why_a_character_is_not_allowed() -> None:
    s = setup(NyetOptions.of(players=2, character_choice="pick"))
    do(s, "0 char:wolf")
    assert why(s, 1, "char:wolf") == ("that character is taken", "Y-13")


@pytest.mark.parametrize(
    ("kind", "text", "reason", "clause"),
    [
        ("d1", "shed:b9", "you do not hold blue 9", "Y-30"),
        ("x1", "shed:b1", "a 1 may not be laid aside this round while you hold another card", "Y-30"),
        ("p1", "shed:b2", "this round cards are passed, not laid aside", "Y-28"),
        ("d1", "give:b2", "this round cards are laid aside, not passed", "Y-28"),
        ("d1", "play:b2", "it is time to lay aside or pass cards", "Y-16"),
    ],
)
def test_why_a_card_is_not_laid_aside(kind: str, text: str, reason: str, clause: str) -> None:
    assert why(shedding(kind), 0, text) == (reason, clause)


def test_why_a_card_is_not_played() -> None:
    s = ending("bear d0 y b 2", "g9 y5 b7", "b1 y2 g2", "r2 r3 r4", team="0")
    play(s, "g9")
    assert why(s, 1, "play:y2") == ("green was led and you still hold it: follow", "Y-34")
    assert why(s, 1, "play:r2") == ("you do not hold red 2", "Y-34")
    s = ending("bear d0 y b 2", "y5 g9 b7", "b1 g2 g3", "r2 r3 r4", team="0")
    play(s, "y5")
    assert why(s, 1, "play:g2") == ("yellow (trump) was led and you still hold it: follow", "Y-34")


def test_ids_that_are_no_moves() -> None:
    s = sight(start(players=4, first_dealer=0), 0)
    known = {moves.read(text)[1] for text in CANONICAL}
    for action in {-1, 250, 1000, *range(250)} - known - {218}:
        reason, clause = moves.why_not(s, 0, action)
        assert (str(reason), clause) == ("there is no such move", "Y-12")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nyet:first:wolf", "NYET to Wolf as first player"),
        ("nyet:discard:p1", "NYET to 'one card each is passed left'"),
        ("nyet:trump:r", "NYET to red trump"),
        ("nyet:super:g", "NYET to green supertrumps"),
        ("nyet:super:none", "NYET to having no supertrumps"),
        ("nyet:points:-2", "NYET to -2 points a trick"),
        ("nyet:points:1", "NYET to 1 point a trick"),
        ("char:bear", "be the Bear"),
        ("team:1", "play alone"),
        ("team:0+1+3", "play with Bear and Tiger"),
        ("bonus:2", "give the Bonus card to Crane"),
        ("shed:b3", "lay aside blue 3"),
        ("give:b3", "pass blue 3"),
        ("play:b3", "play blue 3"),
    ],
)
def test_choices_in_words(text: str, words: str) -> None:
    s = sight(start(players=5, first_dealer=0), 1)
    s.first = 1
    assert str(moves.say(s, moves.read(text)[1])) == words
