# MYST: lo que dicen el registro, las jugadas, los rechazos, las pistas y el árbitro de una carrera.

## Equipos, y los lugares de la isla

team-0 = Azul
team-1 = Amarillo
team = { $team ->
    [0] { team-0 }
   *[1] { team-1 }
}
place-gears = Engranajes gigantes
place-planetarium = Planetario
place-rocket = Cohete
place-library = Biblioteca
place-ship = Barco hundido
place-clock = Torre del reloj
place-cabin = Cabaña de troncos
place = { $landmark ->
    [gears] { place-gears }
    [planetarium] { place-planetarium }
    [rocket] { place-rocket }
    [library] { place-library }
    [ship] { place-ship }
    [clock] { place-clock }
   *[cabin] { place-cabin }
}
place-accusative = { $landmark ->
    [gears] los Engranajes gigantes
    [planetarium] el Planetario
    [rocket] el Cohete
    [library] la Biblioteca
    [ship] el Barco hundido
    [clock] la Torre del reloj
   *[cabin] la Cabaña de troncos
}
place-genitive = { $landmark ->
    [gears] de los Engranajes gigantes
    [planetarium] del Planetario
    [rocket] del Cohete
    [library] de la Biblioteca
    [ship] del Barco hundido
    [clock] de la Torre del reloj
   *[cabin] de la Cabaña de troncos
}
spot = { $landmark ->
    [none] { $cell }
   *[other] { $cell } ({ place })
}

## Cartas de una mano

card = { place } { $value }
card-book = Libro de enlace

## Registro

log-dealt = Se reparten las cartas.
log-dealt-own = Se reparten las cartas: { ROW($cards) }.
log-first = Empieza { $who }.
log-picked = { $who } ha elegido.
log-picked-own = { $who } ha elegido { place-accusative }.
log-key = { $who } coloca la Pieza clave { place-genitive } ({ $cell }).
log-covers = { $who } cubre { $cell } ({ $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}).
log-book-race = { $who } juega un Libro de enlace y puede colocar una pieza en cualquier sitio.
log-book-walk = { $who } juega un Libro de enlace.
log-waits = { $who } está sin salida y espera.
log-time = El tiempo de la carrera ha terminado. Sigue por turnos; empieza { $who }.
log-turns = { $turns ->
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
   *[10] Diez
} turnos.
log-begins = Se mueve primero { $who }.
log-spins = { $who } gira la ruleta: { $spin }.
log-stays = { $who } se queda en { $cell }.
log-walks = { $steps ->
    [one] { $who } camina de { $start } a { $to } (1 paso).
   *[other] { $who } camina de { $start } a { $to } ({ $steps } pasos).
}
log-jumps = { $who } salta a { $to }.
log-lay = { $who } pone encima su Pieza clave { place-genitive }.
log-remove = { $who } quita la Pieza clave { place-genitive } de { $other }; queda fuera de la partida.
log-leave = { $who } deja { place-accusative } como está.
log-ends = { $who } termina el turno.
log-wins = { $who } gana { $own } : { $theirs }.
log-draw = Empate, { $own } : { $theirs }.
log-resigned = { $who } abandona la partida. Gana { $other }.

## Jugadas

choice-key = colocar la Pieza clave { place-genitive }
choice-place = cubrir { spot }
choice-focus = buscar { spot }
choice-any = buscar cualquier pieza que encaje
choice-book = jugar un Libro de enlace
choice-wait = esperar
choice-move = caminar a { spot }
choice-stay = quedarse en { $cell }
choice-jump = saltar a { spot }
choice-step = dar un paso a { spot }
choice-stop = parar aquí
choice-lay = poner encima tu Pieza clave
choice-remove = quitar la otra Pieza clave
choice-leave = dejarlo como está
choice-end = terminar el turno
choice-time_up = se acabó el tiempo
choice-resign = abandonar la partida

## Rechazos

refused-no_move = no existe esa jugada
refused-over = la partida ha terminado
refused-time_up = solo el reloj dice que se acabó el tiempo
refused-not_now = eso no se pide ahora: { $asked }
refused-chance = ahora actúa el azar
refused-ask-key_pick = elige un lugar con el que empezar
refused-ask-key_set = coloca la primera Pieza clave
refused-ask-cut_off = el equipo está sin salida: espera, o juega un Libro de enlace
refused-ask-intent = di qué busca la mano: cualquier pieza, o una para una casilla
refused-ask-race = coloca una pieza
refused-ask-pre = camina
refused-ask-act = pon o quita aquí la Pieza clave, o déjalo
refused-ask-jump = salta a una casilla
refused-ask-post = termina el turno, o juega un Libro de enlace
refused-landing = ahí hay un peón
refused-can_lay = un equipo que puede colocar una pieza no espera
refused-lay_or_remove = aquí toca lo otro: poner o quitar
refused-share = los peones no pueden compartir casilla
refused-no_book = no tienes ningún Libro de enlace
refused-walk_only = en esta partida los Libros de enlace son para la caminata
refused-book_open = ya hay un Libro de enlace abierto: coloca una pieza en cualquier sitio
refused-not_cut_off = un Libro de enlace es para un equipo sin salida
refused-one_book = un solo Libro de enlace por turno
refused-mid_walk = no en medio de una caminata
refused-around_walk = un Libro de enlace se juega antes o después de caminar
refused-covered = esa casilla está cubierta
refused-cut_off = tu equipo está sin salida
refused-looked_for = otra mano del equipo busca esa pieza
refused-touch = debe tocar una de tus piezas
refused-stepwise = camina paso a paso
refused-whole_walk = di dónde acaba la caminata
refused-pawn = ahí está el otro peón
refused-far = queda demasiado lejos para un { $spin }, o el otro peón está en medio
refused-picked = coloca la Pieza clave que ha elegido tu equipo
refused-own_cards = empieza con un lugar de una de tus cartas
refused-key_lies = esa Pieza clave ya está ahí

## Pistas

advice-first = Por tus cartas vale { $points }.
advice-first-none = No tienes ninguna carta suya.
advice-key = La Pieza clave { place-genitive }: { $points } puntos para ti.
advice-key-none = La Pieza clave { place-genitive }: puede que ellos tengan sus cartas.
advice-switch = Un interruptor: 1 punto.
advice-any = Buscar todas las piezas a la vez es lo más rápido.
advice-book-race = Abre todo el tablero a una pieza.
advice-book-walk = Un segundo lugar en el mismo turno.
advice-yours = { place }: sería para ti, +{ $points }.
advice-stands = Nadie puede actuar donde está tu peón.
advice-control = Controlarías { place-accusative }: +{ $points } para ti.
advice-deny = Controlarías { place-accusative }, y ellos no.

## Lo que el árbitro de una carrera en vivo dice de una pieza soltada

drop-race_closed = La carrera no está en marcha.
drop-cooling = Espera { $seconds } s.
drop-not_holder = No la tienes tú.
drop-piece_held = { $name } tiene esta pieza.
drop-cell_taken = Ya está cubierta.
drop-faster = { $who } ha llegado { $seconds } s antes.
drop-not_touching = Debe tocar una de tus piezas.
drop-wrong_cell = Aquí no encaja.
drop-wrong_turn = Sitio correcto. Gírala.
drop-not_captain = Solo tu capitán juega un Libro.
drop-already_pending = Ya hay un Libro abierto.
drop-not_cut_off = Aún puedes colocar.
drop-no_book = No tienes ningún Libro de enlace.
drop-not_saved = No se ha podido guardar. Inténtalo en un momento.
