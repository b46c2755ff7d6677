"""Holds the rules: the record, what is allowed, what it does, and who sees what."""
