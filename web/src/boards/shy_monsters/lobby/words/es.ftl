# Shy Monsters: lo que se dice del juego antes de cargar su tablero.

tagline = Una mazmorra de faroles para dos: uno la construye boca abajo y el otro busca la salida.
learn-hero = Aprender como Héroe
learn-master = Aprender como Maestro de mazmorra
pool-hero = Shy Monsters, como Héroe
pool-master = Shy Monsters, como Maestro de mazmorra
