# NYET!: lo que se dice del juego antes de cargar su tablero.

tagline = Bazas para 2 a 5: di que no hasta que la ronda sea lo que queda.
pool-two = NYET! para dos
