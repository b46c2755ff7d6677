"""The table server: tables, seats, sockets, store. It knows nothing of any single game."""
