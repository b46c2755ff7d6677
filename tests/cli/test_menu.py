"""Menus: choices by verb, what repeats in front, numbers that rise."""

from facedown.cli.terminal.menu import NOTATION, SUMMED_UP, Choice, arranged, flow, menu, question
from tests.cli.helpers import NYET
from tests.cli.pictures import table_of, words


def made(*moves: tuple[str, str]) -> list[Choice]:
    return arranged([Choice(k, text, said) for k, (text, said) in enumerate(moves)])


def lines(choices: list[Choice], width: int = 80, style: int = 0) -> list[str]:
    return [line.plain for line in menu(choices, width, style)]


WALK = [(f"go:{name}", f"go to {name}") for name in ("A1", "A2", "B1")]


def test_words_that_repeat_stand_in_front_once() -> None:
    assert lines(made(*WALK)) == ["go to 1 A1  2 A2  3 B1"]


def test_verbs_with_one_choice_share_a_line_at_the_end() -> None:
    found = made(("end", "end the turn"), *WALK, ("dart", "take a Dart"))
    assert lines(found) == ["go to 1 A1  2 A2  3 B1", "or    4 end the turn  5 take a Dart"]
    assert [choice.text for choice in found] == ["go:A1", "go:A2", "go:B1", "end", "dart"]


def test_single_choices_alone_need_no_label() -> None:
    assert lines(made(("hold", "hold"), ("raise", "raise"))) == ["1 hold  2 raise"]


def test_moves_of_several_pawns_have_a_line_each() -> None:
    moves = [(f"move:{a}-{b}", f"move from {a} to {b}") for a in ("B2", "D2") for b in ("B1", "B3", "C2")]
    assert lines(made(*moves)) == ["move from B2 to 1 B1  2 B3  3 C2", "move from D2 to 4 B1  5 B3  6 C2"]


def test_a_menu_flows_over_the_width() -> None:
    many = [(f"go:{k}", f"go to place{k}") for k in range(9)]
    found = lines(made(*many), width=30)
    assert max(map(len, found)) <= 30
    assert found[0].startswith("go to 1 place0")
    assert all(line.startswith("      ") for line in found[1:])


def test_a_long_word_is_folded_and_a_long_label_stands_alone() -> None:
    found = flow("or ", menu(made(("end", "end the walk here and lay the Coin on top")), 80), 24, 3)
    assert max(line.cell_len for line in found) <= 24
    label = lines(made(*((f"key:{n}", f"lay the Key Piece of the {n}") for n in ("Rocket", "Ship"))), width=30)
    assert label == ["lay the Key Piece of the", "1 Rocket  2 Ship"]


def test_where_room_is_scarce_the_notation_is_enough_and_long_lists_are_summed_up() -> None:
    many = made(*((f"go:{k}", f"go to {k}") for k in range(20)), ("end", "end the turn"))
    assert words(" ".join(lines(many, 80, NOTATION))).startswith("go: 1 0 2 1 3 2")
    assert words(" ".join(lines(many, 80, SUMMED_UP))) == (
        "go: 1-20 (20 choices: type one, such as 10; list names all) 21 end"
    )


def test_the_question_names_the_rule_and_the_numbers() -> None:
    assert question(NYET, "Tricks", made(*WALK)) == "Tricks: your move, 1 to 3?"
    assert question(NYET, "", made(WALK[0])) == "NYET!: your move, 1?"
    assert table_of("nyet").game is NYET
