"""The designer's workbench: the balance questions of each game, answered by games between bots."""
