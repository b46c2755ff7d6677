"""Turns what people ask of a table into a change of it, or rejects it with a reason."""
