"""One deal at several tables: the same chance for the same thing, whatever the players decide."""

import random
from collections import Counter

from facedown.catalog import find_game
from facedown.engine.dice import Dice, seed_from
from facedown.engine.game import CHANCE
from facedown.engine.log import Sitter, dump, loads, verify_dice
from facedown.engine.play import Play
from facedown.games.hyst.rules.pieces import SEATS
from facedown.games.hyst.rules.state import DRAW, OVER, ROLL

SEED = seed_from("deal")


def played(name: str, whim: int, actions: int = 4000, **options: object) -> Play:
    """A game of players who decide at random."""
    game = find_game(name)
    play = Play(game, game.options.of(**options), SEED, shared=True)
    play.roll()
    rng = random.Random(whim)
    while not play.over and len(play.log) < actions:
        seat = play.actors()[0]
        play.act(seat, rng.choice(play.legal(seat)))
    return play


def chance_of(play: Play) -> dict[tuple[int, int], int]:
    """What chance did, by the name of what was drawn and how often it had been."""
    again = Play(play.game, play.options, SEED, shared=True)
    found: dict[tuple[int, int], int] = {}
    times: Counter[int] = Counter()
    for entry in play.log:
        if entry.seat == CHANCE:
            name = play.game.rules.lot(again.state) if play.game.rules.lot else 0
            found[name, times[name]] = entry.action
            times[name] += 1
        again.append(entry)
    return found


def test_rounds_of_nyet_are_dealt_the_same() -> None:
    one, other = played("nyet", 1, round_count=3), played("nyet", 2, round_count=3)
    assert [e for e in one.log if e.seat >= 0] != [e for e in other.log if e.seat >= 0]
    assert chance_of(one) == chance_of(other)
    assert one.game.table.tally is not None
    told = one.game.table.tally(one.options, one.log)
    assert len(told.rounds) == 3
    assert [sum(points) for points in zip(*told.rounds, strict=True)] == list(one.state.scores[:4])


def test_rolls_of_hyst_are_the_same_in_the_same_turn() -> None:
    one, other = chance_of(played("hyst", 1, players=3)), chance_of(played("hyst", 2, players=3))
    both = [name for name in one if name in other]
    assert len(both) > 200
    assert one != other, "the games took another course"
    kinds = {name: name[0] // 4 // SEATS % (OVER + 1) for name in both}
    rolls = [name for name in both if kinds[name] == ROLL]
    cards = [name for name in both if kinds[name] == DRAW]
    assert len(rolls) > 50
    assert len(cards) > 50
    assert all(one[name] == other[name] for name in both if kinds[name] != DRAW)
    same = sum(one[name] == other[name] for name in cards) / len(cards)
    assert same > 0.35, "decks differ, but what lies in both comes first in both"  # one in ten by luck


def test_tickets_are_drawn_by_weight() -> None:
    dice = Dice(SEED, shared=True)
    drawn = Counter(dice.pick(7, k, [2, 5, 9], [1, 3, 0]) for k in range(4000))
    assert set(drawn) == {2, 5}
    assert 880 < drawn[2] < 1120  # five standard deviations
    assert [dice.pick(8, k, [2, 5], [1, 3]) for k in range(40)] != [dice.pick(7, k, [2, 5], [1, 3]) for k in range(40)]


def test_a_file_says_how_its_chance_was_drawn() -> None:
    play = played("hyst", 1, actions=300, players=2)
    text = dump(play, [Sitter("Ann"), Sitter("Ben")])
    assert '"shared": true' in text
    saved = loads(text, {"hyst": play.game})
    assert verify_dice(saved.play) == (sum(e.seat == CHANCE for e in play.log), "")
    ordinary = Play(play.game, play.options, SEED)
    ordinary.roll()
    assert "shared" not in dump(ordinary, [Sitter("Ann"), Sitter("Ben")])
    assert ordinary.log != play.log[: len(ordinary.log)]
