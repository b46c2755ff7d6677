"""The analysis after a game: each turn with what others could know."""

import pytest

from facedown.engine.dice import seed_from
from facedown.engine.play import Entry, Play
from facedown.games.nusubito import NUSUBITO
from facedown.games.nusubito.page.afterwards import afterwards
from facedown.games.nusubito.text import moves


@pytest.mark.rule("N-502")
def test_turn_by_turn() -> None:
    play = Play(NUSUBITO, NUSUBITO.options.of(), seed_from("afterwards"))
    play.append(Entry(-1, moves.read("hide:E5")[1]))
    told = "leap:A3 leap:A1 lay end|end|rod:1 leap:C1 lay end|end|leap:C3 lay end|end|rod:C end|end|treasure"
    for turn in told.split("|"):
        for text in turn.split():
            play.act(play.actors()[0], moves.read(text)[1])
    (game,) = afterwards(play.options, play.log)  # type: ignore[arg-type]
    assert (game.result, game.treasure, game.looked) == ("treasure_missed", "E5", ["1", "C"])
    first, second, third, night, claim = game.turns
    assert (first.steps, first.start, first.end) == (["leap:A3", "leap:A1", "lay", "end"], "C3", "A1")
    assert (first.possible, first.worlds) == (["A1", "E1", "A3", "E3", "A5", "E5"], 6)
    assert first.share == pytest.approx(1 / 6, abs=1e-3)
    assert (second.worlds, second.possible) == (6, ["A1", "C1", "E1", "A3", "E3"])  # N-962
    assert (third.round, night.round, night.end) == (3, 0, "C3")
    assert set(night.possible) < set(third.possible)
    assert (claim.day, claim.steps, claim.end) == (2, ["treasure"], "C3")


def test_both_games_of_a_match_are_told() -> None:
    play = Play(NUSUBITO, NUSUBITO.options.of(match_games=2), seed_from("match"))
    play.roll()
    for _ in range(2):
        play.act(play.actors()[0], moves.read("treasure")[1])
    assert [game.game for game in afterwards(play.options, play.log)] == [1, 2]  # type: ignore[arg-type]
