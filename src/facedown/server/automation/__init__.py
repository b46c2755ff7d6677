"""Acts for a table without being asked: bots' turns, clocks, time limits, notifications."""
