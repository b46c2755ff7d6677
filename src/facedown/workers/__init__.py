"""Runs bots in processes of their own: they get redacted records and nothing else."""
