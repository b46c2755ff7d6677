# H.Y.S.T.: lo que se dice del juego antes de cargar su tablero.

tagline = Un robo en un museo para 2 a 6: pasa ante las cámaras, toma el diamante y sal antes que los demás.
practice = Museos
