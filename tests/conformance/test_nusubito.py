"""The kit on Nusubito."""

from facedown.games.nusubito import NUSUBITO
from facedown.testing.suite import *  # noqa: F403

FACEDOWN_GAMES = [NUSUBITO]
