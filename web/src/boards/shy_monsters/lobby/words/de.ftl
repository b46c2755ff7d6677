# Shy Monsters: what is said of the game before its board is loaded. The server has English words for the rest.

tagline = Ein Dungeon zum Bluffen für zwei: eine Person baut ihn verdeckt, die andere sucht den Ausgang.
learn-hero = Lernen als Held
learn-master = Lernen als Dungeon-Meister
pool-hero = Shy Monsters, als Held
pool-master = Shy Monsters, als Dungeon-Meister
