"""The conformance kit on H.Y.S.T."""

from facedown.games.hyst import HYST
from facedown.testing.suite import *  # noqa: F403

FACEDOWN_GAMES = [HYST]
