# NYET!: lo que dicen el registro, las jugadas, los rechazos y las pistas.

who = { $character ->
    [bear] Oso
    [wolf] Lobo
    [crane] Grulla
    [tiger] Tigre
    [eagle] Águila
   *[other] Asiento { $seat }
}
animal = { $character ->
    [bear] Oso
    [wolf] Lobo
    [crane] Grulla
    [tiger] Tigre
   *[eagle] Águila
}
colour = { $colour ->
    [b] azul
    [r] rojo
    [y] amarillo
   *[g] verde
}
a-card = { $value } { colour }
a-supertrump = supertriunfo { a-card }
suit = { $trump ->
    [1] { colour } (triunfo)
   *[0] { colour }
}

## Casillas del tablero, tal como se vetan

box-first = { $name } como jugador inicial
box-discard = { $box ->
    [d0] «no se descarta nada»
    [d1] «cada uno descarta una carta»
    [d2] «cada uno descarta dos cartas»
    [x1] «cada uno descarta una carta que no sea un uno»
    [x2] «cada uno descarta dos cartas que no sean unos»
    [p1] «cada uno pasa una carta a la izquierda»
   *[p2] «cada uno pasa dos cartas a la izquierda»
}
box-trump = { $box ->
    [b] azul
    [r] rojo
    [y] amarillo
   *[g] verde
} como triunfo
box-super = { $box ->
    [b] los supertriunfos azules
    [r] los supertriunfos rojos
    [y] los supertriunfos amarillos
    [g] los supertriunfos verdes
   *[none] «sin supertriunfos»
}
box-points = { $box ->
    [one] { $box } punto por baza
   *[other] { $box } puntos por baza
}

## Registro

log-character = { $name } es { $character ->
    [bear] el Oso
    [wolf] el Lobo
    [crane] la Grulla
    [tiger] el Tigre
   *[eagle] el Águila
}.
log-round = Ronda { $round }. Reparte { $dealer }.
log-nyet = { $name } dice NYET a { $box }.
log-closed-first = El jugador inicial es { $name }.
log-closed-discard = { $box ->
    [d0] No se descarta nada.
    [d1] Cada uno descarta una carta.
    [d2] Cada uno descarta dos cartas.
    [x1] Cada uno descarta una carta que no sea un uno.
    [x2] Cada uno descarta dos cartas que no sean unos.
    [p1] Cada uno pasa una carta a la izquierda.
   *[p2] Cada uno pasa dos cartas a la izquierda.
}
log-closed-trump = El triunfo es { $box ->
    [b] azul
    [r] rojo
    [y] amarillo
   *[g] verde
}.
log-closed-super = { $box ->
    [b] Los unos azules son supertriunfos.
    [r] Los unos rojos son supertriunfos.
    [y] Los unos amarillos son supertriunfos.
    [g] Los unos verdes son supertriunfos.
   *[none] No hay supertriunfos.
}
log-closed-points = Cada baza y cada carta de botín vale { $box }.
log-teams = { $name } juega con { AND($mates) }.
log-teams-two = { $name } juega contra { $other }.
log-teams-alone = { $name } juega a solas.
log-bonus = { $name } tiene la carta Bonus (x2).
log-ready = { $name } ya ha elegido.
log-passed = { $count ->
    [one] Todos pasan una carta a la izquierda.
   *[other] Todos pasan dos cartas a la izquierda.
}{ $got ->
    [0] { "" }
   *[other] { " " }Recibes: { AND($cards) }.
}
log-shed = { $count ->
    [one] Todos descartan una carta.
   *[other] Todos descartan dos cartas.
}{ $got ->
    [0] { "" }
   *[other] { " " }Recibes: { AND($cards) }.
}
log-played = { $name } juega el { $card }.
log-trick = { $count ->
    [0] { $name } gana la baza { $number } con el { $card }.
   *[other] { $name } gana la baza { $number } con el { $card } y captura botín: { ROW($loot) }.
}
log-loot = { $card } de { $name }
log-scored = Ronda { $round }, a { $points } por baza: { ROW($credits) }.
log-credit = { $name } { $credit }
log-over = { $count ->
    [one] Gana { AND($names) } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] Ganan juntos { AND($names) } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}

## Jugadas

choice-play = jugar el { $card }
choice-shed = descartar el { $card }
choice-give = pasar el { $card }
choice-nyet = NYET a { $box }
choice-char = ser { $character ->
    [bear] el Oso
    [wolf] el Lobo
    [crane] la Grulla
    [tiger] el Tigre
   *[eagle] el Águila
}
choice-team = jugar con { AND($names) }
choice-alone = jugar a solas
choice-bonus = dar la carta Bonus a { $name }

## Rechazos

refused-watching = estás mirando
refused-over = la partida ha terminado
refused-turn = no es tu turno
refused-ready = ya has elegido; los demás aún no
refused-veto = se juegan cartas cuando en cada fila queda una sola casilla
refused-teams = antes hay que formar los equipos
refused-ones = en esta ronda no se puede descartar un 1 mientras tengas otra carta
refused-follow = se ha salido de { $suit } y aún tienes: debes seguir el color
refused-crowned = un supertriunfo cuenta como triunfo y no sigue { $suit }
refused-not_now = eso no es posible ahora
refused-no_move = no existe esa jugada
refused-kind = { $asked ->
    [character] ahora se elige un personaje
    [nyet] ahora se veta una casilla
    [team] ahora el jugador inicial forma los equipos
    [bonus] ahora se entrega la carta Bonus
    [shed] ahora se descartan o se pasan cartas
    [trick] ahora se juega una carta
   *[other] ahora nadie decide nada
}
refused-no_box = este tablero no tiene esa casilla
refused-is_covered = esa casilla ya está tapada
refused-last_box = es la última casilla abierta de su fila y queda abierta
refused-team = con { $players } jugadores, el jugador inicial no puede formar ese equipo
refused-bonus = la carta Bonus es para el equipo más pequeño: { OR($names) }
refused-taken = ese personaje ya está elegido
refused-hold = no tienes el { $card }
refused-hold_shed = no tienes el { $card }
refused-pass_now = en esta ronda las cartas se pasan, no se descartan
refused-discard_now = en esta ronda las cartas se descartan, no se pasan

## Pistas

advice-first-mine = No te hace falta salir primero.
advice-first = { $name } saldría y formaría los equipos.
advice-ones = { $count ->
    [0] No tienes ningún uno.
   *[other] Tienes { $count } de los doce unos.
}
advice-trump = { $count ->
    [0] No tienes ninguna carta de color { colour }.
    [one] Solo tienes { $count } carta de color { colour }.
   *[other] Solo tienes { $count } cartas de color { colour }.
}
advice-crown = Tus unos aún pueden llegar a supertriunfos.
advice-super = { $count ->
    [0] No tienes ninguno de los tres unos de color { colour }.
   *[other] Tienes uno de los tres unos de color { colour }.
}
advice-negative = Con -2, una buena mano sería mala.
advice-points = { $points } por baza le conviene menos a tu mano.
advice-alone = A solas tienes la carta Bonus.
advice-partners = Tu pareja suma lo mismo que tú, y esto no ayuda a quien va en cabeza.
advice-shed-negative = Con -2, una carta alta o un triunfo solo sirve para llevarse bazas.
advice-shed-short = Te deja con poco { colour }, y así podrás fallar con triunfo.
advice-shed-one = Un uno corriente suele acabar de botín para otros.
advice-shed-least = Es de las cartas que menos necesitas.
advice-lead-negative = Con -2, es probable que deje la baza a otro.
advice-lead-super = Un supertriunfo solo cae ante otro posterior.
advice-lead-trump = Hace salir triunfos.
advice-lead-high = Una carta alta de color { colour }, antes de que a otros se les acabe.
advice-lead-little = Arriesga poco.
advice-follow-negative = Con -2 no quieres ni la baza ni la salida.
advice-follow-takes = { $loot ->
    [0] Se lleva la baza con seguridad.
   *[other] Se lleva la baza con seguridad, con { $loot } de botín dentro.
}
advice-follow-beats = { $loot ->
    [0] Supera lo que hay en la mesa.
   *[other] Supera lo que hay en la mesa, con { $loot } de botín dentro.
}
advice-follow-safe = { $name }, de tu equipo, va ganando: ahí el uno está a salvo.
advice-follow-partner = { $name }, de tu equipo, va ganando; reserva tus fuerzas.
advice-follow-little = { $name } va ganando y no puedes o no debes superar su carta: da poco.

## Chat

hush = durante una ronda de NYET! los compañeros no pueden chatear; el chat se abre otra vez al terminar la partida
