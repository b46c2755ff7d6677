"""Reads a game's rules in a language: their sections, which of them fits a phase, and which lines hold a word."""

import re
from dataclasses import dataclass

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from facedown.cli.words import say
from facedown.engine.game import Game

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
PHASE = re.compile(r"<!--\s*phase:\s*([\w\s,]+?)\s*-->")


@dataclass(frozen=True)
class Section:
    title: str
    body: str  # without comments
    phases: frozenset[str]  # the phases of the game that it explains

    @property
    def text(self) -> str:
        return f"## {self.title}\n\n{self.body}"

    def excerpt(self, word: str) -> str:
        """Gives the whole section if its title has the word, else the paragraphs and table rows that have it."""
        if _has(self.title, word):
            return self.text
        found = [_cut(part, word) for part in self.body.split("\n\n") if _has(part, word)]
        return f"## {self.title}\n\n" + "\n\n".join(found) if found else ""


def sections(text: str) -> list[Section]:
    """Finds the parts under `## ` headings."""
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        phases = {phase for named in PHASE.findall(body) for phase in re.split(r"[\s,]+", named)}
        found.append(Section(title.strip(), COMMENT.sub("", body).strip(), frozenset(phases)))
    return found


def title(game: Game, phase: str, language: str = "en") -> str:
    """Finds the title of the section on a phase, or nothing."""
    return next((section.title for section in sections(game.text.rules_text(language)) if phase in section.phases), "")


def on_phase(game: Game, phase: str, language: str = "en") -> RenderableType:
    """Shows the rule that matters now."""
    fitting = [section.text for section in sections(game.text.rules_text(language)) if phase in section.phases]
    return _shown(fitting, say.text("no_section", phase=phase, game=game.name))


def on_word(game: Game, word: str, language: str = "en") -> RenderableType:
    parts = sections(game.text.rules_text(language))
    titled = [section for section in parts if _has(section.title, word)]
    others = [section for section in parts if section not in titled]
    excerpts = [excerpt for section in titled + others if (excerpt := section.excerpt(word))]
    return _shown(excerpts, say.text("no_mention", word=word))


def whole(game: Game, language: str = "en") -> RenderableType:
    return Markdown(COMMENT.sub("", game.text.rules_text(language)))


def mentions(game: Game, word: str, language: str = "en") -> bool:
    return any(section.excerpt(word) for section in sections(game.text.rules_text(language)))


def _cut(part: str, word: str) -> str:
    """Cuts a table or a list to the rows with the word."""
    rows = part.splitlines()
    if part.startswith("|"):
        return "\n".join([*rows[:2], *(row for row in rows[2:] if _has(row, word))])
    if part.startswith("- "):
        return "\n".join(item for item in re.split(r"\n(?=- )", part) if _has(item, word))
    return part


def _shown(parts: list[str], otherwise: str) -> RenderableType:
    return Markdown("\n\n".join(parts)) if parts else Text(otherwise)


def _has(text: str, word: str) -> bool:
    return word.lower() in text.lower()
