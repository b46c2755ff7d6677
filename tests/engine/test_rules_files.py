"""A game's rules in languages are files of its folder: what is there is found, and nothing outside."""

from pathlib import Path

import pytest

from facedown.words.rules import rules_in


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "RULES.md": "Rules",
        "RULES.fr.md": "Règles",
        "README.md": "Secret",
        "RULES.de.txt": "-",
    }.items():
        tmp_path.joinpath(name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_further_language_is_a_file(folder: Path) -> None:
    assert rules_in(folder)("fr") == "Règles"


@pytest.mark.parametrize("language", ["en", "de", "", "fr.md", "../x", "*", "README", "RULES"])
def test_without_a_file_the_rules_are_english(folder: Path, language: str) -> None:
    assert rules_in(folder)(language) == "Rules"
