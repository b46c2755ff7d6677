"""The teams of MYST: legal in every phase, fair, repeatable, and right where it is plain what is right."""

import time
from itertools import count
from random import Random
from typing import Any

import pytest

from facedown.bots.myst.players import Player
from facedown.bots.myst.racing import chooser
from facedown.catalog import make_bot
from facedown.engine.bits import RNG, seed_rng
from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE
from facedown.engine.play import choices, redacted
from facedown.engine.rule import JIT
from facedown.games.myst import MYST
from facedown.games.myst.kit.samples import samples
from facedown.games.myst.kit.scramble import scramble
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL, KEY_CELLS, LANDMARKS
from facedown.games.myst.rules.placing import allowed_cells
from facedown.games.myst.rules.rules import actors, apply, draw
from facedown.games.myst.rules.scoring import winner
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.state import ACT, COVERED, OVER, POST, State
from facedown.games.myst.text import moves
from tests.games.myst.helpers import BLUE, HB, YELLOW, Table, dealt, explore, full, race

LEVELS = ("novice", "regular", "expert")
STRONG = ("regular", "expert")
NO_BOOK = HB.replace("book-1", "ship-2")


@pytest.fixture(scope="module")
def bots() -> dict[str, Player]:
    return {level: Player(level) for level in LEVELS}


def chosen(bot: Player, table: Table, seat: int = BLUE, seed: int = 1) -> str:
    return moves.write(seat, bot.choose(redacted(MYST, table.state, seat), seat, seed))


def play(levels: tuple[Player, Player], options: MystOptions, seed: int) -> State:
    """A game to its end; every choice must be an offered one."""
    s = setup(options)
    rng = [0] * RNG
    seed_rng(rng, seed, 1)
    asked = 0
    while s.phase != OVER:
        who = actors(s)
        if who == CHANCE:
            apply(s, CHANCE, draw(s, rng))
            continue
        seat = BLUE if who == 1 or (who == 3 and asked % 2 == 0) else YELLOW
        seen = redacted(MYST, s, seat)
        action = levels[seat].choose(seen, seat, asked)
        assert action in choices(MYST, seen, seat)
        apply(s, seat, action)
        asked += 1
    return s


# --- Legal, fair, repeatable ------------------------------------------------------------------------------------------


# Every day a few; what is chosen at decisions of all samples is seen to be legal in tests/bounds.
@pytest.mark.parametrize(
    "number", [pytest.param(k, marks=() if k % 4 == 0 else pytest.mark.nightly) for k in range(len(samples()))]
)
def test_whole_games_are_legal(bots: dict[str, Player], number: int) -> None:
    """All drivers and options; each level meets each of them."""
    for k, (first, second) in enumerate((("novice", "expert"), ("expert", "regular"))):
        assert play((bots[first], bots[second]), samples()[number], 10 * number + k).phase == OVER


def positions(options: MystOptions, seed: int, every: int) -> list[tuple[State, int]]:
    """Truths from a game of random choices, with the seat to act."""
    s = setup(options)
    rng = [0] * RNG
    seed_rng(rng, seed, 1)
    random = Random(seed)
    found = []
    count = 0
    while s.phase != OVER:
        who = actors(s)
        if who == CHANCE:
            apply(s, CHANCE, draw(s, rng))
            continue
        seat = BLUE if who & 1 else YELLOW
        offered = choices(MYST, s, seat)
        if len(offered) > 1:
            count += 1
            if count % every == 0:
                found.append((s.copy(), seat))
        apply(s, seat, random.choice(offered))
    return found


@pytest.mark.rule("M-88")
@pytest.mark.rule("M-95")
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_things_do_not_matter(bots: dict[str, Player], level: str) -> None:
    for driver, seed in (("simulated", 1), ("alternate", 2)):
        for state, seat in positions(MystOptions.of(race_driver=driver, turns=3), seed, 9):
            other = state.copy()
            scramble(other, seat, Random(seed))
            first, second = (bots[level].choose(redacted(MYST, s, seat), seat, 5) for s in (state, other))
            assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_same_record_and_seed_give_the_same_action(bots: dict[str, Player], level: str) -> None:
    fresh = Player(level)
    for state, seat in positions(MystOptions.of(race_driver="alternate", turns=3), 4, 12):
        seen = redacted(MYST, state, seat)
        assert [bots[level].choose(seen, seat, k) for k in (1, 2)] == [fresh.choose(seen, seat, k) for k in (1, 2)]


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: the expert walks like a regular")
def test_a_slow_machine_changes_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is counted, not seconds: a clock on which hours pass between two looks makes no difference."""
    s = explore("D3", "E3", "blue", 4).state
    seen = redacted(MYST, s, BLUE)
    calm = Player("expert").weigh(seen, BLUE, 1)
    ticks = count(0.0, 3600.0)
    for clock in ("time", "monotonic", "perf_counter", "process_time"):
        monkeypatch.setattr(time, clock, lambda: next(ticks))
    assert Player("expert").weigh(seen, BLUE, 1) == calm


@pytest.mark.parametrize("level", LEVELS)
def test_weighs_all_choices(bots: dict[str, Player], level: str) -> None:
    for driver, seed in (("simulated", 5), ("alternate", 6)):
        for state, seat in positions(MystOptions.of(race_driver=driver, turns=3), seed, 14):
            seen = redacted(MYST, state, seat)
            weighed = bots[level].weigh(seen, seat, 1)
            assert sorted(choice.action for choice in weighed) == sorted(choices(MYST, seen, seat))
            assert all(0.0 <= choice.worth <= 1.0 for choice in weighed)
            assert weighed[0].action == bots[level].choose(seen, seat, 1)


def test_other_names() -> None:
    assert make_bot(MYST, "random").name == "random"
    with pytest.raises(FacedownError):
        make_bot(MYST, "genius")
    with pytest.raises(FacedownError):
        chooser("genius")
    seen = redacted(MYST, race("B2", "G5", driver="live").state, BLUE)
    assert chooser("random").intent(seen, BLUE, allowed_cells(seen, BLUE)) is None


# --- Levels -----------------------------------------------------------------------------------------------------------


def decided(first: Player, second: Player, games: int, **options: Any) -> tuple[int, int]:
    """Games that each has won, with both colours."""
    won = [0, 0]
    for k in range(games):
        pair = (first, second) if k % 2 == 0 else (second, first)
        winning = winner(play(pair, MystOptions.of(**options), 500 + k // 2))
        if winning >= 0:
            won[winning ^ k % 2] += 1
    return won[0], won[1]


@pytest.mark.rule("M-B.15")
@pytest.mark.parametrize("driver", ["simulated", "alternate"])
def test_a_regular_beats_novices(bots: dict[str, Player], driver: str) -> None:
    won, lost = decided(bots["regular"], bots["novice"], 60, race_driver=driver)
    assert won > 1.2 * lost


@pytest.mark.rule("M-B.15")
def test_an_expert_beats_novices(bots: dict[str, Player]) -> None:
    won, lost = decided(bots["expert"], bots["novice"], 10, race_driver="alternate", turns=3)
    assert won > lost + 2


# --- Opening ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-B.14")
def test_where_they_begin(bots: dict[str, Player]) -> None:
    hand = "gears-5 rocket-4 rocket-3 clock-2 ship-2"
    assert chosen(bots["novice"], dealt(hand)) == "key:gears"  # the highest card
    assert chosen(bots["regular"], dealt(hand)) == "key:rocket"  # 4 + 3 + 2
    assert chosen(bots["expert"], dealt("cabin-5 cabin-4 cabin-3 cabin-2 gears-2")) == "key:cabin"


@pytest.mark.rule("M-44")
@pytest.mark.parametrize("level", LEVELS)
def test_begins_elsewhere_after_a_clash(bots: dict[str, Player], level: str) -> None:
    table = dealt("gears-5 gears-4 rocket-3 rocket-4 ship-2", young="yellow").do("yellow key:gears blue key:gears")
    assert chosen(bots[level], table) == "key:rocket"


# --- Race -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-B.11")
@pytest.mark.parametrize("level", LEVELS)
def test_lays_the_key_of_its_cards(bots: dict[str, Player], level: str) -> None:
    table = race("B2 A2 A3", "G5 B4 B5", blue_cards="ship-5 ship-4 gears-2 clock-2 cabin-2")
    assert chosen(bots[level], table) == "place:A4"  # Yellow is beside it too


@pytest.mark.rule("M-B.9")
def test_the_expert_lays_where_it_takes_most_from_the_others(bots: dict[str, Player]) -> None:
    """D5 means nothing to its own hand; but Yellow, who is beside it too, may want it."""
    table = race("D4 D3", "E5 G5", blue_cards="gears-2 gears-3 ship-2 ship-3 gears-4")
    assert chosen(bots["expert"], table) == "place:D5"


@pytest.mark.rule("M-B.9")
def test_the_expert_closes_a_region(bots: dict[str, Player]) -> None:
    """All of the left side is behind the gap at C3; nothing else is as much."""
    blue = "C1 C2 C4 C5 C6 D2 D4"
    yellow = "D3 E3 F3 E2 E4 H2 D5 E5 G5"
    assert chosen(bots["expert"], race(blue, yellow, blue_cards="rocket-2 rocket-3 library-2 cabin-2 cabin-3")) == (
        "place:C3"
    )


@pytest.mark.rule("M-B.10")
@pytest.mark.parametrize("level", LEVELS)
def test_a_book_for_much_ground(bots: dict[str, Player], level: str) -> None:
    table = race("A4", "B2 B3 A3 B4 B5 A5")  # M-S.17: 53 open cells
    assert chosen(bots[level], table) == "book"


@pytest.mark.rule("M-B.10")
@pytest.mark.parametrize("level", STRONG)
def test_no_book_for_a_corner(bots: dict[str, Player], level: str) -> None:
    assert chosen(bots[level], full(missing="J1")) == "wait"


@pytest.mark.parametrize("level", LEVELS)
def test_choosers_of_the_live_race(level: str) -> None:
    """Racers look for a cell that is there, and for the Key cell of their cards."""
    table = race("B2 A2 A3", "G5 B4 B5", driver="live", blue_cards="ship-5 ship-4 gears-2 clock-2 cabin-2")
    seen = redacted(MYST, table.state, BLUE)
    racer = chooser(level, "skilled")
    assert racer.intent(seen, BLUE, allowed_cells(seen, BLUE)) == CELL["A4"]
    cells = allowed_cells(seen, BLUE) & ~(1 << CELL["A4"])  # a team-mate has that one in hand
    intent = racer.intent(seen, BLUE, cells)
    assert intent is None or cells >> intent & 1
    cut = race("A4", "B2 B3 A3 B4 B5 A5", driver="live")
    assert racer.book(redacted(MYST, cut.state, BLUE), BLUE)


# --- Walk -------------------------------------------------------------------------------------------------------------


def last_turn(table: Table) -> Table:
    """Nobody answers any more."""
    s = table.state
    s.round, s.leader = s.turns, 1 - s.who
    return table


@pytest.mark.rule("M-B.7")
@pytest.mark.parametrize("level", STRONG)
def test_the_last_turn_takes_what_swings_most(bots: dict[str, Player], level: str) -> None:
    table = last_turn(explore("H3", "A1", "blue", 3, blue_cards=NO_BOOK))  # rocket, cabin and library are in reach
    assert chosen(bots[level], table) == "move:H2"  # four own points, and there Yellow began
    assert chosen(bots[level], table.do("move:H2")) == "lay"


@pytest.mark.rule("M-84")
@pytest.mark.parametrize("level", LEVELS)
def test_takes_off_what_lies_on_its_own(bots: dict[str, Player], level: str) -> None:
    table = last_turn(explore("B3", "J6", "blue", 1))
    table.state.top[LANDMARKS.index("gears")] = COVERED
    assert chosen(bots[level], table) == "move:B2"
    table.do("move:B2")
    assert table.state.phase == ACT
    assert chosen(bots[level], table) == "remove"


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: the expert walks like a regular")
@pytest.mark.rule("M-B.8")
def test_guards_what_it_has_covered(bots: dict[str, Player]) -> None:
    table = explore("H2", "H4", "blue", 2, blue_cards="rocket-5 rocket-4 rocket-3 gears-2 ship-2")
    s = table.state
    s.round, s.leader = s.turns, BLUE  # Yellow has one turn left, and could take it off
    s.top[LANDMARKS.index("rocket")] = COVERED
    assert chosen(bots["expert"], table) == "move:H2"
    s.turns += 1
    assert chosen(bots["expert"], table) == "move:H2"


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: the expert walks like a regular")
@pytest.mark.rule("M-B.8")
def test_guards_its_own_base(bots: dict[str, Player]) -> None:
    table = explore("C2", "D2", "blue", 1, blue_cards="gears-5 gears-4 gears-3 gears-2 ship-2")
    s = table.state
    s.round, s.leader = s.turns, BLUE
    assert chosen(bots["expert"], table) in ("move:B2", "move:C2")  # there, or in the way
    table.do("move:C1")
    table = explore("B3", "C2", "blue", 1, blue_cards="gears-5 gears-4 gears-3 gears-2 ship-2")
    table.state.round, table.state.leader = table.state.turns, BLUE
    assert chosen(bots["expert"], table) == "move:B2"


@pytest.mark.rule("M-B.10")
@pytest.mark.parametrize("level", STRONG)
def test_a_book_in_the_last_turn(bots: dict[str, Player], level: str) -> None:
    table = last_turn(explore("D3", "A1", "blue", 1))
    table.do("move:D3")
    assert table.state.phase == POST
    assert chosen(bots[level], table) == "book"
    table.do("book")
    assert chosen(bots[level], table) == "jump:H2"
    assert chosen(bots[level], table.do("jump:H2")) == "lay"


@pytest.mark.rule("M-B.10")
@pytest.mark.parametrize("level", STRONG)
def test_keeps_its_book_while_others_can_answer(bots: dict[str, Player], level: str) -> None:
    table = explore("D3", "H3", "blue", 1)  # Yellow stands beside its rocket, with seven turns to go
    assert chosen(bots[level], table.do("move:D3")) == "end"


# --- Options ----------------------------------------------------------------------------------------------------------

LIBRARY = "library-5 library-4 cabin-2 gears-2 ship-2"


@pytest.mark.rule("M-O.25")
@pytest.mark.parametrize("level", STRONG)
def test_staying_where_that_does_not_reach(bots: dict[str, Player], level: str) -> None:
    """On G5 the pawn stays to lay; if staying does not reach it, the cabin is to be had."""
    assert chosen(bots[level], last_turn(explore("G5", "A1", "blue", 3, blue_cards=LIBRARY))) == "move:G5"
    table = last_turn(explore("G5", "A1", "blue", 3, blue_cards=LIBRARY, stay_reaches=False))
    assert chosen(bots[level], table) == "move:I4"


@pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: the expert walks like a regular")
@pytest.mark.rule("M-O.19")
def test_one_book_a_turn(bots: dict[str, Player]) -> None:
    """With two Books left both landmarks are had, in whichever order; with one of them the better one comes first."""
    cards = "rocket-2 library-5 library-4 book-1 book-2"
    for books, first in (("all", "jump:H2"), ("one", "jump:G5")):
        table = last_turn(explore("D3", "A1", "blue", 1, blue_cards=cards, books_per_turn=books))
        assert chosen(bots["expert"], table.do("move:D3 book")) == first


@pytest.mark.rule("M-O.20")
def test_the_last_word_goes_to_who_moves_second(bots: dict[str, Player]) -> None:
    """G6 closes in most of the right side. Where more pieces mean to move first, they are not wanted."""
    cards = "planetarium-4 rocket-3 library-3 ship-5 book-1"
    for mover, cell in (("fewest", "place:G6"), ("most", "place:F1"), ("youngest", "place:G6")):
        table = race("G1 G2 G3 G4 G5", "D1 D2 D3 D4 D5", blue_cards=cards, first_mover=mover)
        assert chosen(bots["expert"], table) == cell


@pytest.mark.rule("M-B.14")
def test_a_novice_plays_its_book_at_once_and_never_stays(bots: dict[str, Player]) -> None:
    table = explore("D3", "H3", "blue", 1)
    stays = sum(chosen(bots["novice"], table, seed=k) == "move:D3" for k in range(30))
    assert stays < 10
    assert chosen(bots["novice"], table.do("move:D3")) == "book"


@pytest.mark.rule("M-B.7")
@pytest.mark.parametrize("level", STRONG)
def test_yellow_plays_as_well(bots: dict[str, Player], level: str) -> None:
    table = last_turn(explore("J6", "C5", "yellow", 3, yellow_cards="clock-5 clock-4 rocket-2 rocket-3 ship-2"))
    assert chosen(bots[level], table, YELLOW) == "move:D5"
    assert KEY_CELLS[LANDMARKS.index("clock")] == CELL["D5"]
