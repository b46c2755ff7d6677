"""RULES.md says what the rules do: cards, options, typed forms, and a place for every phase and refusal."""

import re
from pathlib import Path

from facedown.engine.bits import id_of
from facedown.games.hyst import HYST
from facedown.games.hyst.rules.data import DATA
from facedown.games.hyst.rules.options import HystOptions
from facedown.games.hyst.rules.pieces import CARD_TITLES
from facedown.games.hyst.rules.state import PHASES
from facedown.games.hyst.text import moves, reasons
from facedown.games.hyst.text.notation import TEXTS

TEXT = HYST.text.rules_text()


def rows(head: str) -> list[list[str]]:
    """The cells of the table whose first line starts with `head`."""
    body = []
    for line in TEXT[TEXT.index(f"\n| {head}") :].strip().splitlines()[2:]:
        if not line.startswith("|"):
            break
        body.append([cell.strip() for cell in line.strip("|").split("|")])
    return body


def test_every_phase_has_its_section() -> None:
    marked = re.findall(r"^<!-- phase: (\w+) -->$", TEXT, re.MULTILINE)
    assert sorted(marked) == sorted(PHASES)
    assert TEXT.count("<!--") == len(marked)


def test_every_option_is_named_with_its_default() -> None:
    table = {row[0].strip("`"): row[2].strip("`") for row in rows("option")}
    assert table == {name: str(value).lower() for name, value in HystOptions().to_dict().items()}


def test_every_clause_that_a_refusal_cites_can_be_looked_up() -> None:
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (moves, reasons)]
    cited = set(re.findall(r'"(H-\d+)"', "".join(sources)))
    assert len(cited) >= 20
    assert {clause for clause in cited if not re.search(rf"\([^)]*\b{clause}\b[^)]*\)", TEXT)} == set()


def test_the_cards_and_their_numbers() -> None:
    assert [(row[0], int(row[1])) for row in rows("card")] == list(zip(CARD_TITLES, DATA.cards, strict=True))


def test_what_the_page_says_about_typing_is_understood() -> None:
    every = [id_of(number) for number in TEXTS if number != 50 and not TEXTS[number].startswith(("place", "edge"))]
    in_act = [a for a in every if moves.write(0, a).partition(":")[0] in {"move", "play", "take", "steal", "end_turn"}]
    for _, written, also, _ in rows("move | written"):
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
