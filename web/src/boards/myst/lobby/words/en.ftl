# MYST: what is said of the game before its board is loaded. The server has English words for the rest.

pool-live = MYST, live race
pool-lot = MYST, simulated race
pool-turns = MYST, race in turns
