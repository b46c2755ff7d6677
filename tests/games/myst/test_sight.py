"""Who sees what (part 5), and what is announced (M-101, M-102)."""

from random import Random

import pytest

from facedown.engine.bits import seed_rng
from facedown.engine.game import CHANCE, SPECTATOR, seats_in
from facedown.engine.play import bits_of
from facedown.games.myst.kit.samples import samples
from facedown.games.myst.kit.scramble import scramble
from facedown.games.myst.rules.actions import WORDS
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import ALL_CARDS, BOOK_1, BOOKS, HAND, N_CARDS
from facedown.games.myst.rules.rules import actors, apply, legal, weight
from facedown.games.myst.rules.setup import setup
from facedown.games.myst.rules.sight import redact, resample
from facedown.games.myst.rules.state import State
from facedown.games.myst.text.events import events
from facedown.games.myst.text.happenings import Dealt
from facedown.games.myst.text.telling import tell
from tests.games.myst.helpers import BLUE, HB, HY, YELLOW, Table, dealt, explore, race

VIEWERS = (BLUE, YELLOW, SPECTATOR)


def seen(s: State, viewer: int) -> State:
    out = State()
    redact(s, viewer, out)
    return out


def told(t: Table, texts: str, viewer: int = SPECTATOR) -> list[str]:
    """The lines that a viewer reads while moves are made."""
    lines = []
    words: list[str] = []
    for word in texts.split():
        words.append(word)
        if word in {"blue", "yellow"}:
            continue
        before = seen(t.state, viewer)
        t.do(" ".join(words))
        words = []
        lines += [str(tell(event)) for event in events(before, seen(t.state, viewer), viewer)]
    return lines


@pytest.mark.rule("M-88")
@pytest.mark.rule("M-89")
@pytest.mark.rule("M-90")
@pytest.mark.rule("M-97")
def test_hands_are_secret_until_the_end() -> None:
    t = explore("B2", "H2", "blue", 2)
    t.state.round = t.state.turns
    assert [seen(t.state, BLUE).hands[team] != 0 for team in range(2)] == [True, False]
    assert seen(t.state, SPECTATOR).hands == [0, 0]
    assert all(seen(t.state, viewer).held == [HAND, HAND] for viewer in VIEWERS)
    assert all(seen(t.state, viewer).deck == 0 for viewer in VIEWERS)
    t.do("move:B2 end spin:0 move:H2 end")
    assert t.phase == "over"
    for viewer in VIEWERS:
        assert seen(t.state, viewer).hands == t.state.hands
        assert seen(t.state, viewer).deck == 0


@pytest.mark.rule("M-O.29")
def test_undealt_cards_are_shown_at_the_end_if_wanted() -> None:
    t = explore("B2", "H2", "blue", 2, reveal_undealt=True)
    t.state.round = t.state.turns
    assert seen(t.state, SPECTATOR).deck == 0
    t.do("move:B2 end spin:0 move:H2 end")
    assert seen(t.state, SPECTATOR).deck.bit_count() == 20


@pytest.mark.rule("M-95")
@pytest.mark.rule("M-73")
def test_intents_and_the_time_that_tells_of_them_are_secret() -> None:
    one, other = (
        race("H2", "D5", driver="simulated", blue_hands=["casual", "expert"]).do(intents)
        for intents in ("any any", "focus:H1 focus:I2")
    )
    for viewer in (YELLOW, SPECTATOR):
        assert seen(one.state, viewer) == seen(other.state, viewer)
    assert seen(one.state, BLUE) != seen(other.state, BLUE)
    for t in (one, other):
        t.do("any laid:yellow-1:D6")
    assert one.state.time != other.state.time
    for viewer in VIEWERS:
        assert seen(one.state, viewer) == seen(other.state, viewer)


@pytest.mark.rule("M-102")
@pytest.mark.rule("M-86")
def test_questions_do_not_tell_of_books() -> None:
    without = HB.replace("book-1", "ship-2")
    for driver in ("alternate", "simulated", "live"):
        cells = ("A4", "B2 B3 A3 B4 B5 A5")
        pair = [race(*cells, driver=driver, blue_cards=cards) for cards in (HB, without)]
        assert seen(pair[0].state, YELLOW) == seen(pair[1].state, YELLOW)
    pair = [explore("B2", "H2", "blue", 1, blue_cards=cards).do("move:B2") for cards in (HB, without)]
    assert seen(pair[0].state, YELLOW) == seen(pair[1].state, YELLOW)


def worlds_with_books(cards: str) -> list[Table]:
    """Blue plays its first Book: by a jump in the walk, and in races in which it is cut off. Yellow has none."""
    hands = {"blue_cards": cards, "yellow_cards": HY.replace("book-2", "library-2")}
    cells = ("A4", "B2 B3 A3 B4 B5 A5")
    races = [race(*cells, driver=driver, **hands) for driver in ("alternate", "simulated", "live")]
    return [t.do("blue book") for t in (explore("D3", "A1", "blue", 3, **hands), *races)]


@pytest.mark.rule("M-90")
@pytest.mark.rule("M-6")
def test_which_book_was_played_is_seen_by_nobody() -> None:
    """Books are alike. If the others saw that the second was played first, they would know that there is no other."""
    plain = "gears-5 rocket-4 clock-3 cabin-2"
    yellow = {"yellow_cards": HY.replace("book-2", "library-2")}
    for one, other in zip(*(worlds_with_books(f"{plain} {book}") for book in ("book-1", "book-2")), strict=True):
        assert one.hand(BLUE) == other.hand(BLUE) == plain.split()
        for viewer in VIEWERS:
            assert seen(one.state, viewer) == seen(other.state, viewer)
    both, single = (
        explore("D3", "A1", "blue", 3, blue_cards=f"{cards} {book}", **yellow).do("book")
        for cards, book in (("gears-5 rocket-4 clock-3 book-1", "book-2"), (plain, "book-2"))
    )
    for viewer in (YELLOW, SPECTATOR):  # one Book is left in Blue's hand, or none
        assert seen(both.state, viewer) == seen(single.state, viewer)
        assert events(seen(dealt().state, viewer), seen(both.state, viewer), viewer) == events(
            seen(dealt().state, viewer), seen(single.state, viewer), viewer
        )


@pytest.mark.rule("M-90")
def test_worlds_of_the_kit_change_which_book_was_played() -> None:
    """Another truth for Yellow after Blue's Book: the other Book, and a second one in Blue's hand, come up too."""
    t = explore("D3", "A1", "blue", 3, yellow_cards=HY.replace("book-2", "library-2")).do("book")
    random, left, gone = Random(5), set(), set()
    for _ in range(400):
        other = t.state.copy()
        scramble(other, YELLOW, random)
        assert seen(other, YELLOW) == seen(t.state, YELLOW)
        everywhere = other.hands[0] | other.hands[1] | other.deck
        assert everywhere.bit_count() == N_CARDS - 1
        gone.add(ALL_CARDS & ~everywhere)
        left.add(other.hands[BLUE] & BOOKS)
    assert gone == {1 << BOOK_1, 2 << BOOK_1}
    assert left == {0, 1 << BOOK_1, 2 << BOOK_1}


@pytest.mark.rule("M-S.4")
@pytest.mark.rule("M-101")
def test_the_opening_in_words() -> None:
    lines = []
    for pick in ("rocket", "library"):
        t = dealt(race_driver="alternate")
        lines.append(told(t, f"blue key:rocket yellow key:{pick} key:library", BLUE))
    assert lines[0] == lines[1]  # no word of a clash
    assert lines[0] == [
        "Blue has chosen the Rocket Ship.",
        "Yellow has chosen.",
        "Blue lays the Key Piece of the Rocket Ship (H2).",
        "Yellow lays the Key Piece of the Library (G5).",
    ]
    assert told(dealt(), "yellow key:ship", YELLOW) == ["Yellow has chosen the Sunken Ship."]


@pytest.mark.rule("M-101")
def test_the_race_and_the_walk_in_words() -> None:
    t = race("A4", "B2 B3 A3 B4 B5 A5")
    assert told(t, "wait place:C3 book place:D4") == [
        "Blue is cut off and waits.",
        "Yellow covers C3 (52 left).",
        "Blue plays a Linking Book and may lay one piece anywhere.",
        "Blue covers D4 (51 left).",
    ]
    t = explore("D3", "H3", "blue", 6)
    lines = told(t, "move:G5 lay book jump:I4 leave end")
    assert lines == [
        "Blue walks from D3 to G5 (5 steps).",
        "Blue lays their Library Key Piece on top.",
        "Blue plays a Linking Book.",
        "Blue jumps to I4.",
        "Blue leaves the Log Cabin as it is.",
        "Blue ends the turn.",
    ]
    assert told(t, "spin:3 move:G5 remove end") == [
        "Yellow spins 4.",
        "Yellow walks from H3 to G5 (3 steps).",
        "Yellow takes Blue's Library Key Piece off; it is out of the game.",
        "Yellow ends the turn.",
    ]


def walk(options: MystOptions, seed: int) -> list[State]:
    """Every state of a random game."""
    random = Random(seed)
    s = setup(options)
    found = [s.copy()]
    while who := actors(s):
        seat = CHANCE if who == CHANCE else random.choice(seats_in(who))
        mask = [0] * WORDS
        legal(s, seat, mask)
        offered = bits_of(mask)
        weights = [weight(s, action) for action in offered] if seat == CHANCE else None
        apply(s, seat, random.choices(offered, weights)[0])
        found.append(s.copy())
    return found


@pytest.mark.rule("M-92")
@pytest.mark.rule("M-96")
def test_every_sight_of_random_games_fits() -> None:
    """From its sight a team finds who acts and its own choices; a resampled truth looks the same; all can be told."""
    rng = [0] * 4
    seed_rng(rng, 1, 2)
    for number, options in enumerate(samples()):
        states = walk(options, number)
        for viewer in VIEWERS:
            before = seen(states[0], viewer)
            for s in states[1:]:
                sight = seen(s, viewer)
                assert actors(sight) == actors(s)
                if viewer in seats_in(actors(s)):
                    masks = [[0] * WORDS, [0] * WORDS]
                    legal(s, viewer, masks[0])
                    legal(sight, viewer, masks[1])
                    assert masks[0] == masks[1]
                assert all(str(tell(event)) for event in events(before, sight, viewer))
                before = sight
            for s in states[::17]:
                sight = seen(s, viewer)
                world = sight.copy()
                resample(world, viewer, rng, [0.0])
                assert seen(world, viewer) == sight
                assert world.hands[0] & world.hands[1] == 0
                assert [hand.bit_count() for hand in world.hands] == s.held


def test_a_hand_is_known_by_its_own_team_alone() -> None:
    t = dealt(HB, HY)
    assert seen(t.state, YELLOW).hands == [0, t.state.hands[YELLOW]]


@pytest.mark.rule("M-103")
def test_what_can_be_concluded_is_there_for_all() -> None:
    t = race("A4", "B2 B3 A3 B4 B5 A5")
    assert told(t, "wait", YELLOW) == ["Blue is cut off and waits."]  # so it may well have no Book


@pytest.mark.rule("M-100")
def test_no_record_knows_a_seed() -> None:
    assert [field.name for field in State.fields if "seed" in field.name] == []


def test_cards_are_told_by_their_names() -> None:
    told = str(tell(Dealt(["ship-3", "book-1"])))  # M-101
    assert told == "The cards are dealt: Sunken Ship 3, Linking Book."
