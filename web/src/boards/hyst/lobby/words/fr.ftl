# H.Y.S.T. : ce qu’on dit du jeu avant que son plateau soit chargé.

tagline = Un casse au musée pour 2 à 6 : jusqu’au diamant sous le nez des caméras, puis dehors avant les autres.
practice = Musées
