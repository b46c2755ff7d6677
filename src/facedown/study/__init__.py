"""Says what games are studied by: figures with their certainty, charts as data, measures and questions of a game."""
