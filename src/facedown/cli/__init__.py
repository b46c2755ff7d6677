"""The terminal. `facedown.cli:main` is the command `facedown`."""

from facedown.cli.app import app, main

__all__ = ["app", "main"]
