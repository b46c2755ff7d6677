"""Does what a table needs without being asked: bots' turns, clocks, time limits, notifications."""
