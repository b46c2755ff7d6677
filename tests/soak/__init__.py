"""Servers under faults, by seed: killed, cut off, stalled, told twice or too late. See `world.py`."""
