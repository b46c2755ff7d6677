import re

import pytest
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from facedown.catalog import GAMES
from facedown.cli.terminal import rulebook
from facedown.words import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.helpers import NYET

TEXT = """# A game

Introduction.

## Cards
<!-- phase: deal -->

There are cards.

| card | worth |
|---|---|
| king | 10 |
| joker | 0 |

## Tricks
<!-- phase: trick, score -->
<!-- a remark -->

Follow suit.

- a joker wins
- a king
  also wins

Nothing else.
"""


def source(shown: RenderableType) -> str:
    """The text behind what is shown."""
    if isinstance(shown, Text):
        return shown.plain
    assert isinstance(shown, Markdown)
    return shown.markup


def test_sections_with_their_phases() -> None:
    cards, tricks = rulebook.sections(TEXT)
    assert (cards.title, cards.phases) == ("Cards", frozenset({"deal"}))
    assert (tricks.title, tricks.phases) == ("Tricks", frozenset({"trick", "score"}))
    assert "<!--" not in cards.text + tricks.text


def test_an_excerpt_is_the_section_or_only_what_has_the_word() -> None:
    cards, tricks = rulebook.sections(TEXT)
    assert cards.excerpt("CARD") == cards.text
    assert cards.excerpt("joker") == "## Cards\n\n| card | worth |\n|---|---|\n| joker | 0 |"
    assert tricks.excerpt("king") == "## Tricks\n\n- a king\n  also wins"
    assert tricks.excerpt("queen") == ""


@pytest.mark.parametrize("phase", ["character", "nyet", "team", "bonus", "shed", "trick", "score"])
def test_each_phase_of_nyet_is_explained(phase: str) -> None:
    shown = rulebook.on_phase(NYET, phase)
    assert isinstance(shown, Markdown)
    assert len(shown.markup) > 100


@pytest.mark.parametrize("phase", ["roles", "build", "reveal", "move", "score", "over"])
def test_each_phase_of_shy_monsters_is_explained(phase: str) -> None:
    shown = rulebook.on_phase(GAMES["shy_monsters"], phase)
    assert isinstance(shown, Markdown)
    assert len(shown.markup) > 100


def test_an_unknown_phase_or_word_is_told() -> None:
    assert "facedown rules nyet" in source(rulebook.on_phase(NYET, "lunch"))
    assert "xylophone" in source(rulebook.on_word(NYET, "xylophone"))


def test_sections_titled_by_the_word_come_first() -> None:
    told = source(rulebook.on_word(NYET, "Bonus"))
    assert told.startswith("## The Bonus card")
    assert told.count("## ") > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_the_whole_text(run: Run, name: str, language: str) -> None:
    result = run("rules", name, "--language", language)
    assert result.exit_code == 0
    assert "<!--" not in result.output
    for title in re.findall(r"^## (.*)$", GAMES[name].text.rules_text(language), re.MULTILINE):
        assert title in result.output


def test_only_what_mentions_a_word(run: Run) -> None:
    whole, part = run("rules", "nyet").output, run("rules", "nyet", "supertrump").output
    assert "supertrump" in part
    assert len(part) < len(whole)


def test_a_word_is_looked_up_in_the_language_of_the_rules(run: Run) -> None:
    assert "Supertrumpf" in run("rules", "nyet", "supertrumpf", "--language", "de").output
    assert run("rules", "nyet", "supertrumpf").exit_code == 1
