"""Reads the rules of a game for players in the language asked for."""

import re
from collections.abc import Callable
from pathlib import Path

WIDE = r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]"  # Japanese: kana, ideographs, signs of their width
BREAK = re.compile(rf"(?<={WIDE})\n {{0,3}}(?={WIDE})")  # of a line, inside of a paragraph or an item of a list


def rules_in(folder: Path) -> Callable[[str], str]:
    """Makes a game's `rules_text` of the files in its folder: RULES.md, which is English, and RULES.de.md and the like.

    A language without a file gets the English rules. Where words have no spaces between them, a line's end means
    none, so it is taken out here, once for all readers.
    """

    def rules_text(language: str) -> str:
        """Picks one of the files there are: what a client sends never becomes part of a path."""
        translated = {file.name.split(".")[1]: file for file in folder.glob("RULES.*.md")}
        return BREAK.sub("", translated.get(language, folder / "RULES.md").read_text(encoding="utf-8"))

    return rules_text
