"""Writes and reads moves of Nusubito: their notation, what a sloppy text may mean, and their words."""

import re
from collections.abc import Sequence
from functools import lru_cache

from facedown.games.nusubito.rules.state import State
from facedown.games.nusubito.text.notation import FIRST, parts, read, write
from facedown.games.nusubito.text.refusals import why_not
from facedown.games.nusubito.text.words import say_action
from facedown.words import Message

__all__ = ["guess", "read", "say", "why_not", "write"]

ALIASES = {
    "leap": {"go", "jump", "l"},
    "rod": {"look", "r"},
    "coin": {"pick", "take", "c"},
    "dart": {"d"},
    "treasure": {"claim", "find", "t"},
    "sacrifice": {"give", "s"},
    "move": {"m"},
    "heal": {"h"},
    "upgrade": {"up", "u"},
    "bolster": {"b"},
    "end": {"pass", "done", "e"},
    "reveal": {"show", "name"},
}


def guess(text: str, choices: Sequence[int]) -> list[int]:
    """Lists offered moves whose words contain all that was typed, in order: `c1`, `rod 3`, `b2 b3`, `heal b2 e3`."""
    typed = text.strip().lower()
    exact = [action for action in choices if typed == write(0, action).lower()]
    if exact:
        return exact
    wanted = re.split(r"[\s:>@<+\-]+", re.sub(r"\b(at|the|to|and|on|a|from)\b", " ", typed).strip())
    found = [action for action in choices if wanted != [""] and _fits(wanted, action)]
    if len(found) > 1:  # a bare name means the plain way: a leap for the Thief, and a Bolster from the stock
        for verb in ("leap", "land"):
            plain = [action for action in found if parts(action)[0] == verb]
            if len(plain) == 1 and wanted[0] not in {w for v in FIRST for w in (v, *ALIASES.get(v, ()))}:
                return plain
        names = wanted[1:] if wanted[0] in {"bolster", *ALIASES["bolster"]} else wanted
        whole = [action for action in found if len(names) >= len(parts(action)[1])]
        return whole if len(whole) == 1 else found
    return found


def _fits(wanted: list[str], action: int) -> bool:
    verb, names = parts(action)
    words = [name.lower() for name in names]
    if wanted[0] in {verb, *ALIASES.get(verb, set())}:
        wanted = wanted[1:]
    if verb == "upgrade" and len(wanted) == 1:
        return wanted[0] == words[-1]
    rest = iter(words)
    return all(any(word == name for name in rest) for word in wanted)


def say(seen: State, action: int) -> Message:
    """Says a choice in words."""
    return _said(action)


@lru_cache(4096)  # of every choice at every table, with every move
def _said(action: int) -> Message:
    return say_action(*parts(action))
