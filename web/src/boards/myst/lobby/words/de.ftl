# MYST: what is said of the game before its board is loaded. The server has English words for the rest.

tagline = Zwei Teams setzen um die Wette eine Insel zusammen und erkunden sie dann.
pool-live = MYST, Rennen in Echtzeit
pool-lot = MYST, simuliertes Rennen
pool-turns = MYST, Rennen reihum
