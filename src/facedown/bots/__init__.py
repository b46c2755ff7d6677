"""Plays as bots, which get redacted records and nothing else."""
