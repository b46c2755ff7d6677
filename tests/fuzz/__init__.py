"""Messages that no page would send, by the million: `python -m tests.fuzz 1000000`, or `make fuzz`."""
