# NYET! : ce qu’on dit du jeu avant que son plateau soit chargé.

tagline = Des plis pour 2 à 5 : dites non jusqu’à ce que la manche soit ce qui reste.
pool-two = NYET! à deux
