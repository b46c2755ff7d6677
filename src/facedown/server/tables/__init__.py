"""Holds all tables of a server: makes them, keeps those in use in memory, and carries out commands."""

from facedown.server.tables.tables import Tables

__all__ = ["Tables"]
