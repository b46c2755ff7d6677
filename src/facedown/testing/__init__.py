"""The conformance kit: what every game must pass, as a pytest plugin. See docs/adding-a-game.md."""
