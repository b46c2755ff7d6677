"""Plays many games between bots, and says what came of them, and how sure that is: the arena."""
