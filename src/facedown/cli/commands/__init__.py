"""Holds the commands of `facedown`, a module each."""
