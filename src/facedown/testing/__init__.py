"""Checks what every game must pass, as a pytest plugin: the conformance kit. See docs/adding-a-game.md."""
