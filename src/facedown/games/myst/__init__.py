"""MYST: two teams race to lay a jigsaw of an island, then walk across it to control its landmarks."""
