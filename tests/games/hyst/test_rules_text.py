"""RULES.md says what the rules do: cards, options, typed forms, and a place for every phase and refusal."""

import re

from facedown.engine.bits import id_of
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.data import DATA
from facedown.games.hyst.rules.pieces import CARD_TITLES
from facedown.games.hyst.text import moves
from facedown.games.hyst.text.notation import TEXTS
from tests.games.test_rules_texts import rows

TEXT = HYST.text.rules_text("en")


def test_the_cards_and_their_numbers() -> None:
    assert [(row[0], int(row[1])) for row in rows(TEXT, "card")] == list(zip(CARD_TITLES, DATA.cards, strict=True))


def test_what_the_page_says_about_typing_is_understood() -> None:
    every = [id_of(number) for number in TEXTS if number != 50 and not TEXTS[number].startswith(("place", "edge"))]
    in_act = [a for a in every if moves.write(0, a).partition(":")[0] in {"move", "play", "take", "steal", "end_turn"}]
    for _, written, also, _ in rows(TEXT, "move | written"):
        canonical = written.strip("`")
        action = moves.read(canonical)[1]
        assert moves.write(0, action) == canonical
        for short in re.findall(r"`([^`]+)`", also):
            assert moves.guess(short, in_act) == [action], short


def test_every_answer_is_written_down() -> None:
    line = TEXT[TEXT.index("What cards ask is written like this") :].split("\n\n")[0]
    verbs = {text.partition(":")[0] for text in re.findall(r"`([^`]+)`", line)}
    assert verbs == {text.partition(":")[0] for text in TEXTS.values()} - {
        *("roll", "replace_hand", "take", "steal", "end_turn", "time_up", "play", "start")
    }
    for text in re.findall(r"`([^`]+)`", line):
        assert moves.read(text)
