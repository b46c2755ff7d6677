"""Makes what a page or terminal draws, and what is told after the game."""
