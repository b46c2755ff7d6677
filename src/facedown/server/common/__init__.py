"""Holds what all parts of the server use: settings, clock, tokens, counters, rate limits, fair shares."""
