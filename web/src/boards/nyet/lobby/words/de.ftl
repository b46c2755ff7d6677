# NYET!: what is said of the game before its board is loaded. The server has English words for the rest.

tagline = Stiche für 2 bis 5: sag Nein, bis die Runde ist, was übrig bleibt.
pool-two = NYET! zu zweit
