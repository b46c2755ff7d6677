"""Solves games offline: exact little games, the iterations that solve them, and the results that bots play from."""
