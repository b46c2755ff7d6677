"""The kit on a sixth game, as its author would use it."""

from facedown.testing.suite import *  # noqa: F403
from tests.conformance.coins import COINS

FACEDOWN_GAMES = [COINS]
