# Los mejores jugadores.

title = Mejores jugadores
games = Juegos
none = Aún no hay jugadores en la lista.
place = Puesto
name = Nombre
rating = Clasificación
played = Partidas
won = Ganadas
you = tú
bot = Bot: { $level }
about = Jugadores que quieren aparecer y han jugado cinco partidas clasificatorias. Los bots sirven de comparación. Actívalo en tu perfil:
