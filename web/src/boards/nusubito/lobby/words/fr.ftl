# Nusubito : ce qu’on dit du jeu avant que son plateau soit chargé.

tagline = Déplacements cachés pour deux : un Voleur que nul ne voit, et une Brume qui se referme.
learn-thief = Apprendre en Voleur
learn-mist = Apprendre en Brume
pool-thief = Nusubito, en Voleur
pool-mist = Nusubito, en Brume
