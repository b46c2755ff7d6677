# Shy Monsters: what is said of the game before its board is loaded. The server has English words for the rest.

learn-hero = Learn as Hero
learn-master = Learn as Dungeon Master
pool-hero = Shy Monsters, as the Hero
pool-master = Shy Monsters, as the Dungeon Master
