# Nusubito: what is said of the game before its board is loaded. The server has English words for the rest.

tagline = Verborgene Wege für zwei: ein Dieb, den niemand sieht, und ein Nebel, der sich schließt.
learn-thief = Lernen als Dieb
learn-mist = Lernen als Nebel
pool-thief = Nusubito, als Dieb
pool-mist = Nusubito, als Nebel
