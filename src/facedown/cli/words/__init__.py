"""Speaks for the terminal: prompts, the menu, help and how a game ends; and finds out in which language."""

import os
from pathlib import Path

import typer

from facedown.words import LANGUAGES, Speaker

say = Speaker("terminal", Path(__file__).parent)


def language_of(environment: dict[str, str] | None = None) -> str:
    """Finds the language that the environment asks for (LC_ALL, LC_MESSAGES, LANG), if we have it; else English."""
    found = dict(os.environ) if environment is None else environment
    wanted = next((found[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if found.get(name)), "")
    language = wanted.replace("-", "_").partition("_")[0].lower()
    return language if language in LANGUAGES else "en"


def chosen_language(wanted: str | None) -> str:
    """Finds the language of `--language`, or that of the environment."""
    if wanted is None:
        return language_of()
    if wanted not in LANGUAGES:
        raise typer.BadParameter(
            say.text("flags.language", language=wanted, languages=list(LANGUAGES)), param_hint="--language"
        )
    return wanted
