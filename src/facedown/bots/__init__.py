"""Bots: fed with redacted records and nothing else."""
