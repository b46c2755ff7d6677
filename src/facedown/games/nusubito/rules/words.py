"""Speaks for Nusubito: all it says to people stands in the catalogue of its `words` folder."""

from pathlib import Path

from facedown.words import Speaker

say = Speaker("nusubito", Path(__file__).parent.parent / "words")
