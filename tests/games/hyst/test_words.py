"""What H.Y.S.T. says about rare positions, and the names of its things (the kit reads all that random games say)."""

import pytest

from facedown.games.hyst import HYST
from facedown.games.hyst.rules.options import LEVELS
from facedown.games.hyst.rules.pieces import CARDS, DIRECTIONS
from facedown.games.hyst.text import moves
from facedown.games.hyst.text.happenings import Caught, GameOver
from facedown.games.hyst.text.telling import tell
from facedown.games.hyst.text.words import card_name, say
from facedown.testing.words import check_messages
from facedown.words import LANGUAGES, in_language
from tests.games.hyst.test_moves import CASES


def test_rare_refusals_have_words_in_all_languages() -> None:
    refused = [moves.why_not(t.state, t.state.who, moves.read(move)[1])[0] for t, move, _, _ in CASES]
    check_messages(HYST, (("refused", reason) for reason in refused))


def test_cards_directions_and_levels_have_names() -> None:
    """Each its own: nobody falls back on the last one."""
    for language in LANGUAGES:
        titles = [in_language(card_name(card), language) for card in CARDS]
        assert titles == [in_language(say("card", card=card), language) for card in CARDS]
        for key, values in {"effect": CARDS, "card": CARDS, "direction": DIRECTIONS, "level": LEVELS}.items():
            name = "card" if key == "effect" else key
            assert len({in_language(say(key, **{name: value}), language) for value in values}) == len(values)


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Caught(0, "C3", "camera", ["C1", "A3"], "", "C3"),
            "Red is spotted on C3 by the cameras on C1 and A3 and drops the diamond on C3.",
            "Rot wird auf C3 von den Kameras auf C1 und A3 entdeckt und verliert den Diamanten auf C3.",
        ),
        (
            Caught(1, "C3", "laser", [], "C3-D3", "C3"),
            "Orange runs into the laser between C3-D3 and drops the diamond on C3.",
            "Orange läuft in den Laser zwischen C3-D3 und verliert den Diamanten auf C3.",
        ),
        (Caught(2, "C3", "camera", [], "", ""), "Blue is spotted on C3.", "Blau wird auf C3 entdeckt."),
        (
            GameOver(-1, "no_layout", "", [], "hard", 26),
            "No museum could be laid after a thousand tries (level hard, 26 floor plans).",
            "Nach tausend Versuchen ließ sich kein Museum auslegen (Stufe schwer, 26 Grundrisse).",
        ),
    ],
)
def test_lines_of_rare_events(event: Caught | GameOver, english: str, german: str) -> None:
    assert [in_language(tell(event), language) for language in ("en", "de")] == [english, german]
