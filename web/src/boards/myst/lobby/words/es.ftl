# MYST: lo que se dice del juego antes de cargar su tablero.

tagline = Dos equipos compiten por montar el puzle de una isla y luego la recorren en busca de sus lugares.
pool-live = MYST, carrera en vivo
pool-lot = MYST, carrera simulada
pool-turns = MYST, carrera por turnos
