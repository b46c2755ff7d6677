"""Speaks for what is no game's own: tables, hints, refusals."""

from pathlib import Path

from facedown.words.catalogue import Speaker

say = Speaker("server", Path(__file__).parent)
