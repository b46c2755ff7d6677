"""Holds the games. They do not know each other; the catalog lists them."""
