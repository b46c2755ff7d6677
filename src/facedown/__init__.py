"""Facedown: tabletop games of hidden information, done properly."""

__version__ = "0.1.0"
