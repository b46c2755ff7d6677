"""Serves tables to browsers: seats, sockets, store. It knows nothing of any single game."""
