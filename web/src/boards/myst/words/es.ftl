# MYST: lo que dice el tablero.

book = Libro de enlace

island = Isla
whole = Toda la isla
legend = Solo cuentan las placas
legend-about = Un interruptor con placa «1» da un punto al equipo que lo cubrió.
cell-open = abierta
cell-key = Casilla clave: { $place }
cell-switch = interruptor, 1 punto
cell-top = encima, la Pieza clave de { $team }
cell-pawn = peón de { $team }
cell-here = puedes elegirla
cell-steps = { $steps ->
    [0] quedarse aquí
    [one] 1 paso
   *[other] { $steps } pasos
}
cell-lay = pon aquí tu Pieza clave
cell-remove = quita aquí su Pieza clave
cell-stake = { $points ->
    [one] { $points } punto posible
   *[other] { $points } puntos posibles
}

ask-wait = Un momento …
ask-deal = Se reparten las cartas.
ask-pick = ¿Con qué lugar empiezas? El otro equipo no ve tu elección.
ask-pick-sure = ¿Empezar aquí: { $place }?
ask-pick-done = Tu elección secreta: { $place }. { $team } aún elige.
ask-pick-both = Los dos equipos eligen en secreto su primer lugar.
ask-set = Coloca tu primera Pieza clave: { $place }.
ask-set-again = Ya no está libre: { $place }. Elige otro lugar para empezar.
ask-set-other = { $who } coloca la primera Pieza clave.
ask-race = Coloca una pieza que toque una de las tuyas.
ask-race-sure = { $cell }: { $motif }. ¿Listo?
ask-race-any = El Libro de enlace está abierto: coloca una pieza en cualquier sitio.
ask-race-other = { $who } coloca una pieza.
ask-cut = Estás sin salida: ninguna casilla abierta toca tus piezas.
ask-cut-other = { $who } está sin salida.
ask-intent = Mano { $hand }: ¿buscar cualquier pieza que encaje, o una para una casilla?
ask-intent-other = Las manos buscan piezas.
ask-spin = La ruleta gira.
ask-pre = { $steps ->
    [one] Camina un paso, o quédate.
   *[other] Camina hasta { $steps } pasos, o quédate.
}
ask-pre-sure = { $steps ->
    [one] A { $cell }: { $motif }, { $steps } paso. Toca otra vez para ir.
   *[other] A { $cell }: { $motif }, { $steps } pasos. Toca otra vez para ir.
}
ask-pre-pass = { $steps ->
    [one] Paso a paso: queda { $steps }.
   *[other] Paso a paso: quedan { $steps }.
}
ask-pre-other = { $who } puede caminar { $steps }.
ask-act = Estás aquí: { $place }.
ask-act-other = { $who } está aquí: { $place }.
ask-jump = Salta a donde quieras, menos sobre un peón.
ask-jump-sure = ¿Saltar a { $cell }: { $motif }?
ask-jump-other = { $who } salta.
ask-post = Ya has caminado. ¿Terminar tu turno?
ask-post-other = { $who } ya ha caminado.
ask-mate = { $name } decide por tu equipo.
ask-live = La carrera está en marcha.

do-choose = Elegir
do-lay-first = Colocar la pieza
do-done = Listo
do-undo = Deshacer
do-any = Cualquier pieza que encaje
do-wait = Esperar
do-wait-always = Esperar hasta el final
do-book = Jugar Libro de enlace
do-book-walk = Salta a donde quieras, antes o después de caminar
do-book-race = Coloca una pieza en cualquier sitio
do-book-sure = ¿Jugarlo ahora? No se puede deshacer.
do-book-yes = Jugar el Libro
do-book-no = Guardarlo
do-stay = Quedarse
do-stop = Parar aquí
do-end = Fin de turno
do-go = Ir a { $cell }
do-jump = Saltar a { $cell }
do-seek = Buscar { $cell }
do-lay = Poner encima tu Pieza clave
do-lay-so = Controlarías: { $place }
do-remove = Quitar su Pieza clave
do-remove-so = Decidido a tu favor: { $place }
do-leave = Dejarlo
do-leave-so = No cambia nada
do-points = { $points ->
    [0] ningún punto para ti
   *[other] +{ $points } para ti
}

count-pieces = piezas
count-switches = interruptores
count-keys = lugares
count-now = Ahora tendrías { $points }
count-cut = sin salida
count-book = Libro abierto

strip-title = Lugares
strip-control = lo controla { $team }
strip-nobody = abierto
strip-base = base de { $team }
strip-top = { $team } encima
strip-settled = decidido para siempre
strip-cards = tus cartas { $values }, { $points } en juego
strip-theirs = { $team } tiene { $values }

hand-title = Tus cartas
hand-of = Cartas de { $team }
hand-bonus = Bonificación 2
hand-bonus-about = 2 más si colocaste esta Pieza clave en la carrera.
hand-played = jugó el Libro
hand-cover = Tapar cartas
hand-uncover = Mostrar cartas
hand-covered = carta tapada
hand-open = Cartas
hand-book = Salta a donde quieras, una vez

turns-title = Turno { $round } de { $turns }
turns-last = Último turno: nadie responde
turns-lastround = Última ronda
turns-first = { $team } se mueve primero
spin-turns = { $number } turnos
spin-spaces = { $team } saca { $number }

tool-notes = Notas y distancias
reach-about = Pasos desde cada peón, y la probabilidad de llegar con un giro.
reach-pawn = está ahí
notes-about = Lo que puede tener el otro equipo, a juzgar por tu mano. Solo tú ves tus marcas.
notes-odds = { $number } sin ver, al menos una de ellas: { $chance } %
notes-books = Libros de enlace en la otra mano
notes-have = tienen
notes-may = quizá tengan
notes-not = no tienen

score-title = Puntuación
score-skip = Saltar
score-again = Contar otra vez
score-switches = Interruptores
score-values = Valor de las cartas
score-bonuses = Bonificaciones
score-total = Total
score-bonus = +2 de bonificación
score-undealt = Cartas que no se repartieron
score-wins = Gana { $team }
score-draw = Empate
score-resigned = { $team } abandona la partida
