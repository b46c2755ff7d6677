# Nusubito: lo que se dice del juego antes de cargar su tablero.

tagline = Movimiento oculto para dos: un Ladrón al que nadie ve y una Niebla que se cierra.
learn-thief = Aprender como Ladrón
learn-mist = Aprender como Niebla
pool-thief = Nusubito, como Ladrón
pool-mist = Nusubito, como Niebla
