"""RULES.md of every game has a place for each phase, option and clause that a refusal cites.

What else a game's rules text says, such as drawings and tables, is computed again in its own `test_rules_text.py`; that
it says the same in all languages is seen in `test_rules_in_languages.py`.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.words import LANGUAGES

FOLDER = Path(import_module("facedown.games").__path__[0])
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
CITED = {"hyst": 24, "myst": 17, "nusubito": 19, "nyet": 11, "shy_monsters": 9}  # clauses that refusals lead to
UNMARKED = {"nyet": {"dealer", "deal", "game_over"}}  # phases in which nobody decides
MORE = {"shy_monsters": ["score", "move"]}  # the look at a storey that is done; walking has two sections
NO_RULE = {"M-41"}  # how moves are written

each_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


def rows(text: str, head: str) -> list[list[str]]:
    """The cells of the table whose first line starts with `head`."""
    body = []
    for line in text[text.index(f"\n| {head}") :].strip().splitlines()[2:]:
        if not line.startswith("|"):
            break
        body.append([cell.strip() for cell in line.strip("|").split("|")])
    return body


@each_game
def test_every_phase_has_its_section(game: Game) -> None:
    phases = import_module(f"facedown.games.{game.name}.rules.state").PHASES
    wanted = [phase for phase in phases if phase not in UNMARKED.get(game.name, set())]
    text = game.text.rules_text("en")
    marked = re.findall(r"^<!-- phase: (\w+) -->$", text, re.MULTILINE)
    assert sorted(marked) == sorted(wanted + MORE.get(game.name, []))
    typed = text.count("\n<!-- notation -->\n")
    assert typed == (game.name != "hyst")  # the section on how moves are typed, which the page shows on request
    assert text.count("<!--") == len(marked) + typed


@each_game
def test_every_option_is_named_with_its_default(game: Game) -> None:  # N-701
    table = {
        row[0].strip("`"): row[2].strip("`").replace(" ", "") for row in rows(game.text.rules_text("en"), "option")
    }
    assert table == {name: _written(value) for name, value in game.options().to_dict().items()}
    assert game.options.from_text([f"{name}={value}" for name, value in table.items()]) == game.options()


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value).lower()


def cited_by_refusals(game: Game) -> set[str]:
    """All clauses that a refusal of a game cites, on the server or where its board refuses without asking."""
    sources = [path.read_text(encoding="utf-8") for path in (FOLDER / game.name / "text").glob("*.py")]
    sources += [path.read_text(encoding="utf-8") for path in (BOARDS / game.name).glob("*.svelte")]
    return set(re.findall(r'"([A-Z]-(?:O\.)?\d+)"', "".join(sources))) - NO_RULE


@each_game
def test_every_clause_that_a_refusal_cites_can_be_looked_up(game: Game) -> None:
    """In every language: a refusal's button opens the rules there (tests/e2e/test_rules.py)."""
    cited = cited_by_refusals(game)
    assert len(cited) == CITED[game.name]
    for language in LANGUAGES:
        text = game.text.rules_text(language)
        assert {clause for clause in cited if not re.search(rf"\([^)]*\b{re.escape(clause)}\b[^)]*\)", text)} == set()


@each_game
def test_resign_is_a_word_to_type(game: Game) -> None:  # M-111, N-430, S-601
    if game.rules.resign is None:
        pytest.skip("nobody can resign")
    assert game.text.moves.read("resign") == (False, game.rules.resign)
    assert "`resign`" in game.text.rules_text("en")
