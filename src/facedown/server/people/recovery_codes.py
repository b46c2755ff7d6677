"""Makes recovery codes: five groups of five letters that open a profile, 120 random bits and a letter to find slips."""

import secrets

from facedown.server.common.tokens import ALPHABET

LETTERS = 24
GROUP = 5


class Misread(Exception):
    """This cannot be a code, and why."""


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    whole = letters + _check(letters)
    return "-".join(whole[k : k + GROUP] for k in range(0, len(whole), GROUP))


def read_code(text: str) -> str:
    """A code as somebody typed it, tidied up; raises Misread for slips of the pen."""
    letters = "".join(letter for letter in text.lower() if letter not in " -\t\n\u2013\u2014")
    strange = sorted(set(letters) - set(ALPHABET))
    if strange:
        raise Misread(f"no code has the sign {' or '.join(strange[:3])} (there is no l, o, 0 or 1 in codes)")
    if len(letters) != LETTERS + 1:
        raise Misread(f"a code has {LETTERS + 1} letters; this has {len(letters)}")
    if _check(letters[:-1]) != letters[-1]:
        raise Misread("a letter of this code is wrong, or two are swapped; compare it again")
    return letters


def _check(letters: str) -> str:
    """Odd factors find every wrong letter; factors that differ by two find most swapped ones."""
    total = sum((2 * place + 1) * ALPHABET.index(letter) for place, letter in enumerate(letters))
    return ALPHABET[total % len(ALPHABET)]
