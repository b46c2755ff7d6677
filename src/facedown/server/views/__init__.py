"""Makes what people are shown: the state of a table, lists of games and tables, replays, hints."""
