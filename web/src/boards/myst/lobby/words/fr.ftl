# MYST : ce qu’on dit du jeu avant que son plateau soit chargé.

tagline = Deux équipes assemblent une île à qui ira le plus vite, puis l’explorent.
pool-live = MYST, course en direct
pool-lot = MYST, course simulée
pool-turns = MYST, course tour à tour
