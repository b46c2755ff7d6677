"""The arena: many games between bots, what came of them, and how sure one can be of it."""
