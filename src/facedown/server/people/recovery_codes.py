"""Makes recovery codes: five groups of five letters that open a profile, 120 random bits and a letter to find slips."""

import secrets

from facedown.server.common.tokens import ALPHABET
from facedown.words.server import say as words

LETTERS = 24
GROUP = 5


class Misread(Exception):
    """Says that this cannot be a code, and why."""


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    whole = letters + _check(letters)
    return "-".join(whole[k : k + GROUP] for k in range(0, len(whole), GROUP))


def read_code(text: str) -> str:
    """Reads a code as somebody typed it, tidied up; raises Misread for slips of the pen."""
    letters = "".join(letter for letter in text.lower() if letter not in " -\t\n\u2013\u2014")
    strange = sorted(set(letters) - set(ALPHABET))
    if strange:
        raise Misread(words("request.code_signs", signs=strange[:3]))
    if len(letters) != LETTERS + 1:
        raise Misread(words("request.code_length", right=LETTERS + 1, count=len(letters)))
    if _check(letters[:-1]) != letters[-1]:
        raise Misread(words("request.code_slip"))
    return letters


def _check(letters: str) -> str:
    """Computes a check letter: odd factors find every wrong letter, those that differ by two most swapped ones."""
    total = sum((2 * place + 1) * ALPHABET.index(letter) for place, letter in enumerate(letters))
    return ALPHABET[total % len(ALPHABET)]
