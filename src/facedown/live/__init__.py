"""Plays in real time at the server's tables, a package for each game that hands play."""
