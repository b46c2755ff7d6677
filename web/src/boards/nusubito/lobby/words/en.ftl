# Nusubito: what is said of the game before its board is loaded. The server has English words for the rest.

learn-thief = Learn as Thief
learn-mist = Learn as Mist
pool-thief = Nusubito, as the Thief
pool-mist = Nusubito, as the Mist
