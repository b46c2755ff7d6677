"""Nusubito in the terminal."""
