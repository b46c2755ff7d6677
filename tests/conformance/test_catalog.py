"""Every game of the catalog passes the conformance kit."""

from facedown.testing.suite import *  # noqa: F403
