"""RULES.md says what the rules do: its tables are recomputed, and every phase and option has its place."""

import re

import pytest

from facedown.engine.bits import popcount
from facedown.engine.errors import AmbiguousMove
from facedown.engine.play import Play
from facedown.games.nyet import NYET
from facedown.games.nyet.rules import deal, options, pieces, rules, scoring, tricks
from facedown.games.nyet.rules.state import NOBODY, TRICK, State
from facedown.games.nyet.text import moves
from tests.games.test_rules_texts import rows

TEXT = NYET.text.rules_text("en")
MOVES = [
    *range(rules.A_CHARACTER + 5),
    *range(rules.A_SHED, rules.A_SHED + 52),
    *range(rules.A_GIVE, rules.A_GIVE + 52),
    *range(rules.A_NYET, rules.ACTIONS),
]
CHARACTERS = [character.capitalize() for character in pieces.CHARACTERS]


def cards(cell: str) -> list[int]:
    return [pieces.card_id(text) for text in re.findall(r"`(\w+)`", cell)]


def red_ones_green_trump() -> State:
    """The terms of the examples; Bear and Crane against Wolf and Tiger."""
    s = State()
    s.players, s.phase = 4, TRICK
    s.trump, s.super, s.points = 3, 1, 1
    s.team, s.bonus, s.super_is_loot = 0b0101, NOBODY, 1
    s.round_count = 8
    return s


def test_every_box_list_is_there() -> None:
    boards = {row[0].strip("`"): (tuple(re.findall(r"`(\w+)`", row[1])), int(row[2])) for row in rows(TEXT, "board")}
    assert {name: boxes for name, (boxes, _) in boards.items()} == options.PRESETS
    assert all(tokens == 4 + 9 + len(boxes) for boxes, tokens in boards.values())  # Y-O7
    assert [row[0].strip("`") for row in rows(TEXT, "box")] == ["d0", "d1", "d2", "x1", "x2", "p1", "p2"]


@pytest.mark.rule("Y-11")
def test_the_table_of_player_counts() -> None:
    table = {row[0]: row[1:] for row in rows(TEXT, "|")}
    for k, n in enumerate((2, 3, 4, 5)):
        s = options.setup(options.NyetOptions(players=n, first_dealer=0))
        assert table["cards in the deck"][k] == str(popcount(deal.full_deck(s)))
        assert table["cards in your hand"][k] == str(pieces.HAND_SIZE[n])
        assert table["cards nobody gets"][k] == str(popcount(deal.full_deck(s)) - n * pieces.HAND_SIZE[n])
        assert table["tokens placed in a round"][k] == str(n + 14)
        assert table["rounds"][k] == str(options.NyetOptions(players=n).rounds)


@pytest.mark.rule("Y-33")
@pytest.mark.rule("Y-34")
def test_the_examples_of_following() -> None:
    s = red_ones_green_trump()
    table = rows(TEXT, "led")
    assert len(table) >= 6
    for led, hand, may in table:
        s.trick = [cards(led)[0], NOBODY, NOBODY, NOBODY, NOBODY]
        s.leader, s.in_trick = 0, 1
        s.hands[1] = pieces.card_set(cards(hand))
        assert pieces.card_list(tricks.playable(s, 1)) == sorted(cards(may)), (led, hand)


@pytest.mark.rule("Y-36")
@pytest.mark.rule("Y-38")
def test_the_examples_of_tricks() -> None:
    table = rows(TEXT, "Bear | Wolf | Crane | Tiger")
    assert len(table) >= 9
    for *played, winner, loot in table:
        s = red_ones_green_trump()
        s.hands = [1, 1, 1, 1, 0]  # not the last trick
        s.trick = [*(cards(cell)[0] for cell in played), NOBODY]
        s.leader, s.in_trick = 0, 4
        tricks.end_trick(s)
        assert CHARACTERS[s.last_winner] == winner, played
        taken = [pieces.card_id(f"{colour}1") for k, colour in enumerate("bryg") if s.loot[s.last_winner] >> 3 * k & 7]
        assert taken == cards(loot), played


@pytest.mark.rule("Y-46")
def test_the_examples_of_scoring() -> None:
    table = rows(TEXT, "players | points | teams")
    assert len(table) >= 4
    for players, points, teams, taken, loot, bonus, credited in table:
        s = State()
        s.players, s.points, s.round_count, s.round, s.double_negative = int(players), int(points), 8, 1, 1
        s.bonus = CHARACTERS.index(bonus) if bonus != "-" else NOBODY
        sides = [[CHARACTERS.index(who) for who in side.split()] for side in teams.split("/")]
        s.team = sum(1 << p for p in sides[0])
        for side, won, ones in zip(sides, taken.split("/"), loot.split("/"), strict=True):
            s.tricks[side[0]] = int(won)
            s.loot[side[-1]] = (1 << int(ones)) - 1
        scoring.score_round(s)
        said = {part.split()[0]: int(part.split()[1]) for part in credited.split(",")}
        assert said == {CHARACTERS[p]: s.credits[p] for p in range(s.players)}


@pytest.mark.rule("Y-12")
def test_what_the_page_says_about_typing_is_understood() -> None:
    """Every written form reads back, and each short form means the same among all moves of its kind."""
    table = rows(TEXT, "move | written")
    assert len(table) >= 11
    for _, written, also in table:
        canonical = written.strip("`")
        _, action = moves.read(canonical)
        assert moves.write(0, action) == canonical
        verb = canonical.partition(":")[0]
        first = int(canonical.partition(":")[2][0]) if verb == "team" else 0
        offered = [a for a in MOVES if possible(a, verb, first)]
        for short in re.findall(r"`([^`]+)`", also):
            assert moves.guess(short, offered) == [action], short


def possible(action: int, verb: str, first: int) -> bool:
    """A move of this kind; for teams: of three players, with the first player in it."""
    text = moves.write(0, action)
    if verb != "team":
        return text.startswith(f"{verb}:")
    seats = text.removeprefix("team:").split("+") if text.startswith("team:") else []
    return str(first) in seats and set(seats) <= {"0", "1", "2"} and len(seats) <= 2


def test_red_alone_is_ambiguous() -> None:
    play = Play(NYET, options.NyetOptions(first_dealer=0), bytes(32))
    play.roll()
    with pytest.raises(AmbiguousMove):
        play.read(0, "red")
