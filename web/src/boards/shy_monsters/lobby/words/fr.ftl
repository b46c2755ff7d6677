# Shy Monsters : ce qu’on dit du jeu avant que son plateau soit chargé.

tagline = Un donjon de bluff pour deux : l’un le construit en cachette, l’autre cherche la sortie.
learn-hero = Apprendre en Héros
learn-master = Apprendre en Maître du donjon
pool-hero = Shy Monsters, en Héros
pool-master = Shy Monsters, en Maître du donjon
