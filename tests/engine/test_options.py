"""Options: typed, with defaults; what is impossible is said in words."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from facedown.engine.errors import OptionsError
from facedown.engine.options import Options

Look = Annotated[int, Meta(ge=0, le=6)]


class Sample(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    speed: Literal["slow", "fast"] = "slow"
    rounds: Annotated[int, Meta(ge=0)] = 0
    fancy: bool = False
    boxes: str | tuple[str, ...] = "all"
    start: Literal["random"] | int = "random"
    looks: tuple[Look, Look, Look] = (2, 1, 0)

    def problems(self) -> list[str]:
        found = []
        if self.fancy and self.speed == "fast":
            found.append("fancy games cannot be fast")
        if self.rounds > 9:
            found.append("at most 9 rounds")
        return found


class Handed(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hands: tuple[Literal["quick", "slow"], ...] = ("slow",)


def problems(**chosen: object) -> list[str]:
    with pytest.raises(OptionsError) as caught:
        Sample.of(**chosen)
    assert str(caught.value) == "; ".join(map(str, caught.value.problems))
    return [str(problem) for problem in caught.value.problems]


def test_defaults_and_changes() -> None:
    assert Sample.of() == Sample()
    made = Sample.of(players=4, fancy=True)
    assert made.changed() == {"players": 4, "fancy": True}
    assert made.to_dict() == {
        "players": 4,
        "speed": "slow",
        "rounds": 0,
        "fancy": True,
        "boxes": "all",
        "start": "random",
        "looks": (2, 1, 0),
    }
    assert Sample.of(**made.to_dict()) == made


def test_unknown_options_are_all_named() -> None:
    assert problems(sped="fast", colour=1, players=9) == [
        "there is no option 'colour'; the options are boxes, fancy, looks, players, rounds, speed, start",
        "there is no option 'sped'; the options are boxes, fancy, looks, players, rounds, speed, start",
    ]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"players": 6}, "players must be at most 5"),
        ({"players": 1}, "players must be at least 2"),
        ({"players": "four"}, "players must be a whole number"),
        ({"players": None}, "players must be a whole number"),
        ({"speed": "medium"}, "speed must be slow or fast"),
        ({"speed": 3}, "speed must be slow or fast"),
        ({"fancy": "perhaps"}, "fancy must be yes or no"),
        ({"boxes": 3}, "boxes must be a word or a list of words"),
        ({"boxes": ["a", 3]}, "boxes must be a word or a list of words"),
        ({"start": "never"}, "start must be random or a whole number"),
        ({"looks": [1, 2]}, "looks must be 3 whole numbers with commas between them"),
        ({"looks": [1, 2, "many"]}, "looks must be 3 whole numbers with commas between them"),
        ({"looks": 2}, "looks must be 3 whole numbers with commas between them"),
        ({"looks": [1, 2, 7]}, "each number of looks must be at most 6"),
        ({"looks": [-1, 2, 6]}, "each number of looks must be at least 0"),
    ],
)
def test_wrong_values_are_told_in_words(chosen: dict[str, object], said: str) -> None:
    assert problems(**chosen) == [said]


def test_every_problem_of_a_combination_is_listed() -> None:
    assert problems(fancy=True, speed="fast", rounds=10) == ["fancy games cannot be fast", "at most 9 rounds"]


def test_off_may_be_a_word_of_an_options_own() -> None:
    class Aided(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
        aid: Literal["off", "much"] = "much"

    assert Aided.from_text(["aid=off"]).aid == "off"


def test_from_words_of_a_command_line() -> None:
    made = Sample.from_text(["players=5", "speed = fast", "boxes=a, b,c", "fancy=no", "rounds=3"])
    assert made == Sample(players=5, speed="fast", boxes=("a", "b", "c"), rounds=3)
    assert Sample.from_text(["looks=3, 2,6"]).looks == (3, 2, 6)
    assert Sample.from_text(["boxes=a,3"]).boxes == ("a", "3")  # a list of words stays one
    assert Handed.from_text(["hands=quick"]).hands == ("quick",)  # of one word too
    assert Handed.from_text(["hands=quick,slow"]).hands == ("quick", "slow")
    assert Sample.from_text(["fancy=yes"]).fancy
    assert Sample.from_text(["fancy=on"]).fancy
    assert not Sample.from_text(["fancy=off"]).fancy


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["players"], "'players': write an option as name=value"),
        (["players=many"], "players must be a whole number"),
        (["players=--3"], "players must be a whole number"),
        (["rounds=-1"], "rounds must be at least 0"),
        (["looks=3,2"], "looks must be 3 whole numbers"),
        (["looks=3,2,-1"], "each number of looks must be at least 0"),
        (["mood=good"], "there is no option 'mood'"),
    ],
)
def test_bad_words(words: list[str], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        Sample.from_text(words)
