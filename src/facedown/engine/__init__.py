"""Says what a game is: records, rules, the contract, chance, the log, fair dice."""
