# Buscar rivales.

title = Buscar rivales: { $game }
about = Te sentamos con gente que quiere lo mismo que tú y tiene un nivel parecido. Los asientos y los papeles se sortean; en lo demás se juega con las reglas normales.
own = ¿Otras reglas, o con amigos?
own-table = Abrir una mesa
players = Jugadores en la mesa
players-about = Elige uno o varios números: cuantos más elijas, menos esperas.
bots = Bots en los asientos vacíos
bots-never = nunca: solo personas
bots-after = tras { $seconds ->
    [15] 15 segundos
    [30] 30 segundos
    [60] 1 minuto
   *[180] 3 minutos
}
rated = Partida clasificatoria
rated-about = Contra gente con perfil. Los bots no ocupan asientos.
begin = Buscar rivales
looking = Buscando rivales
waited = Tiempo de espera: { $time }
others = { $count ->
    [0] Ahora mismo nadie más busca este juego.
    [one] Otra persona busca este juego, con estas preferencias u otras.
   *[other] { $count } personas más buscan este juego, con estas preferencias u otras.
}
bots-in = En { $time } los bots ocuparán los asientos vacíos.
bots-none = Solo se sentarán personas. Cuanto más esperas, menos cuenta el nivel.
meanwhile = La búsqueda sigue mientras haces aquí otra cosa:
offline = El servidor no responde. La búsqueda seguirá en cuanto lo haga.
