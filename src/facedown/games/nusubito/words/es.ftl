# Nusubito: lo que dicen el registro, las jugadas, los rechazos, las pistas y las notas.

## Jugadores cuyo nombre no se conoce

thief = Ladrón
mist = Niebla
seat = Asiento { $seat }

## Peones y lugares

slot = día { $day }, ronda { $round }{ $layer ->
    [S] { " " }(debajo)
   *[L] { "" }
}
pawn = { $level ->
    [0] Sanador
    [1] Constructor
   *[2] Buscador
}
colour = { $colour ->
    [green] verde
   *[red] roja
}
line = { $axis ->
    [row] fila { $name }
   *[column] columna { $name }
}
rod = la Vara { $name } es { colour }
fallen = { $thrown ->
    [0] { pawn } { $start }
   *[1] { pawn } { $start } (lanzado a { $to })
}
which = { $games ->
    [1] { "" }
   *[other] Partida { $game }.{ " " }
}

## Lo que hizo el Ladrón de día: «Ana ...»

did-lay = pone una Moneda
did-lay-two = pone una Moneda encima de otra
did-sacrifice = aparta una Moneda
did-dart = toma un Dardo
did-rod = mira la Vara { $name }
did-coin = recupera la Moneda del { $name }

## Lo mismo, como pasos en su orden

order-down = { pawn } { $start } caído
order-thrown = { pawn } { $start } lanzado a { $to }
order-sacrifice = sacrificio
order-dart = Dardo
order-rod = Vara { $name }
order-coin = Moneda del { $name }

## Lo que hizo el Ladrón de noche

night-dart = Dardo
night-rod = Vara { $name }
night-coin = Moneda del { $name }
night-unbolster = Refuerzo de { $name }

## Registro

log-roles = { $thief } hace de Ladrón y { $mist }, de Niebla.
log-begins = { $games ->
    [1] Empieza la partida: { $thief } (Ladrón) contra { $mist } (Niebla).
   *[other] Empieza la partida { $game }: { $thief } (Ladrón) contra { $mist } (Niebla).
} El tesoro está escondido y el Ladrón está en C3.
log-day = Día { $day }, ronda { $round }. { $acts ->
    [0] { $thief } no se mueve.
   *[other] { $thief } { ROW($did) }.
}{ $count ->
    [0] { "" }
   *[other] { " " }Caídos: { ROW($downed) }.
}{ $order ->
    [0] { "" }
   *[other] { " " }En este orden: { ROW($steps) }.
} Dardos: { $darts }.
log-night = Noche { $day }. { $points ->
    [one] { $thief } gasta { $points } punto: { ROW($done) }.
   *[other] { $thief } gasta { $points } puntos: { ROW($done) }.
}{ $reveal ->
    [row] { " " }Ahora está en la fila { $name }.
    [col] { " " }Ahora está en la columna { $name }.
    [temple] { " " }Ahora está en { $name }.
   *[nothing] { "" }
} Dardos: { $darts }.
log-night-nothing = Noche { $day }. { $thief } sigue sin dejarse ver y no hace nada. Dardos: { $darts }.
log-step-leap = Saltas a { $name }.{ $count ->
    [0] { "" }
   *[other] { " " }Caídos: { ROW($downed) }.
}
log-step-throw = El Buscador cae en { $name }.
log-step-shoot = Disparas al Buscador de { $name }.
log-step-sacrifice = Apartas la Moneda { $name }.
log-step-dart = Tomas un Dardo.
log-step-rod = Miras la Vara { $name }: { colour }.
log-step-coin = Recuperas la Moneda { $coin } del { $slot }.
log-step-unbolster = Quitas el Refuerzo de { $name }.
log-step-lay = Pones la Moneda { $name }.
log-move = { pawn } { $start } se mueve a { $to }{ $healer ->
    [0] { "" }
   *[1] { " " }y deja un Sanador en { $start }
}.
log-climb = { pawn } { $start } sube a { $to }{ $healer ->
    [0] { "" }
   *[1] { " " }y deja un Sanador en { $start }
}.
log-heal = Se sacrifica el Sanador de { $healer } y se levanta el peón de { $pawn }.
log-upgrade = { $first }, { $second } y { $third } se convierten en un { pawn } en { $to }.
log-bolster = Se sacrifica el Constructor de { $builder } para reforzar { $temple }.
log-bolster-moved = Se sacrifica el Constructor de { $builder } para reforzar { $temple } con el Refuerzo de { $source }.
log-spawn = Aparece un { pawn } en { $cell }.
log-raise = El peón de { $cell } asciende a { pawn }.
log-done = { $mist } termina el turno.
log-done-night = { $mist } termina la noche.
log-new_day = { $count ->
    [0] Ningún peón tuvo que levantarse.
   *[other] Todos los peones se levantan: { ROW($risen) }.
}{ $day ->
    [0] { "" }
   *[other] { " " }Empieza el día { $day }.
}
log-claimed = { $thief } reclama el tesoro en { $temple }: { $row }, { $column }.
log-captured = El Buscador de { $temple } captura a { $thief }. { $right ->
    [0] Error: { $thief } está en { $thief_at }.
   *[1] Acierto: { $thief } está ahí.
}
log-end-treasure_found = { which }El tesoro está ahí: gana { $thief }.
log-end-treasure_missed = { which }El tesoro estaba en { $treasure }: gana { $mist }.
log-end-thief_caught = { which }Han capturado a { $thief }: gana { $mist }.
log-end-capture_missed = { which }Captura errónea: gana { $thief }.
log-end-thief_stuck = { which }{ $thief } no tiene salida en { $thief_at }: gana { $mist }.
log-end-resigned = { which }{ $loser } abandona la partida.
log-end-drawn = { which }El último día ha terminado: la partida acaba en empate.
log-match = { $name } gana el encuentro { $most }:{ $least }.
log-match-drawn = El encuentro acaba en empate.

## Jugadas

choice-leap = saltar a { $name }
choice-shoot = disparar al Buscador de { $name }
choice-sacrifice = sacrificar la Moneda { $name }
choice-land = lanzar el Buscador a { $name }
choice-unbolster = quitar el Refuerzo de { $name }
choice-rod = mirar la Vara de la { line }
choice-dart = tomar un Dardo
choice-lay = acabar aquí el camino y poner la Moneda
choice-treasure = reclamar aquí el tesoro
choice-concede = rendirse
choice-end = terminar el turno
choice-coin = recuperar la Moneda del { $name }
choice-capture = capturar al Ladrón en { $name }
choice-spawn = poner un Sanador en { $name }
choice-raise = ascender el peón de { $name }
choice-reveal-row = acabar y decir la fila
choice-reveal-col = acabar y decir la columna
choice-move = mover de { $start } a { $to }
choice-heal = sacrificar el Sanador de { $healer } para curar { $pawn }
choice-upgrade = convertir { $first }, { $second } y { $third } en un solo peón en { $to }
choice-bolster = sacrificar el Constructor de { $builder } para reforzar { $temple }
choice-bolster-moved = sacrificar el Constructor de { $builder } para reforzar { $temple } con el Refuerzo de { $source }
choice-resign = abandonar la partida

## Rechazos

refused-no_move = no existe esa jugada
refused-no_way_on = después de eso no se podría completar el turno
refused-resign = abandonar la partida no es una jugada de un turno
refused-asked = ahora se pide una de estas cosas: { ROW($verbs) }
refused-stage-land = elige antes para el Buscador un paso vacío de este templo
refused-stage-close = la Moneda está puesta: termina el turno o reclama el tesoro
refused-stage-stuck = no tienes ningún turno posible: reclama aquí el tesoro o ríndete
refused-leap-far = ese templo no es vecino
refused-leap-bolsters = entre dos templos reforzados no se puede saltar
refused-leap-points = { $points ->
    [one] ese salto cuesta { $points } punto, y te quedan { $left } de { $most }
   *[other] ese salto cuesta { $points } puntos, y te quedan { $left } de { $most }
}
refused-leap-darts = { $darts ->
    [one] ese salto cuesta { $darts } Dardo, y tienes { $held }
   *[other] ese salto cuesta { $darts } Dardos, y tienes { $held }
}
refused-seeker = ahí no hay ningún Buscador en pie
refused-shoot-line = ese templo no está en tu fila ni en tu columna, o es el tuyo
refused-shoot-darts = un disparo cuesta dos Dardos
refused-special-twice = un turno tiene una sola acción especial
refused-special-sacrifice = una acción especial no va con un sacrificio
refused-special-leap = una acción especial va con un solo salto de un punto, y nada más
refused-pool = la reserva está vacía
refused-rod = esa Vara no es de tu fila ni de tu columna
refused-coin = ahí no hay ninguna Moneda
refused-sacrifice-special = un sacrificio no va con una acción especial
refused-sacrifice-twice = ya se ha sacrificado una Moneda
refused-sacrifice-held = esa Moneda no está en tu mano
refused-treasure = el tesoro se reclama antes del primer salto, o después de poner la Moneda
refused-lay-leap = salta antes a otro templo
refused-lay-start = un turno no acaba donde empezó
refused-lay-held = no puedes poner la Moneda de este templo: no está en tu mano
refused-lay-points = tras un sacrificio, aquí hay que usar los tres puntos
refused-night-end = después de dos puntos se dice una fila o una columna
refused-night-coin = ahí no hay ninguna Moneda que puedas tomar
refused-night-unbolster = ahí no hay ningún Refuerzo
refused-night-reveal = solo se dice una fila o una columna después de dos puntos
refused-actions = no quedan acciones
refused-lies = no hay ningún peón en pie en { $cell }
refused-used = el peón de { $cell } ya ha actuado en este turno
refused-pawn = ahí hay un peón
refused-level = no queda ningún peón del siguiente nivel
refused-move-climb = solo los Buscadores suben a los templos
refused-move-bolster = ningún Buscador entra en un templo reforzado
refused-move-builder = un Constructor se mueve en diagonal, dentro del patio
refused-move-seeker = un Buscador en el patio se mueve un paso
refused-move-stream_end = en esta mesa, un Sanador deja su corriente donde la corriente acaba
refused-move-far = eso no está junto a este peón ni junto a su corriente
refused-move-never = eso no puede ser
refused-heal-healer = solo se sacrifica un Sanador para curar
refused-heal-none = ahí no hay ningún peón caído
refused-heal-beside = no hay ningún Sanador en pie junto al caído
refused-upgrade = para mejorar hacen falta tres peones en pie del mismo nivel que no hayan actuado
refused-upgrade-healers = tres Sanadores deben estar unidos por sus lados
refused-upgrade-builders = { $straight ->
    [0] tres Constructores deben estar unidos por sus esquinas
   *[1] tres Constructores deben estar unidos por sus esquinas en línea
}
refused-bolster-builder = solo un Constructor refuerza
refused-bolster-far = ese templo no está junto al Constructor
refused-bolster-taken = ahí hay un Refuerzo o un peón
refused-bolster-stock = hay un Refuerzo en la reserva: no se traslada ninguno
refused-bolster-source = no hay Refuerzos en la reserva: di de qué templo se traslada uno
refused-spawn-courtyard = un Sanador aparece en el patio
refused-spawn-bolster = ahí hay un Refuerzo
refused-spawn-none = no queda ningún Sanador
refused-raise-lies = ahí no hay ningún peón en pie
refused-raise-seeker = un Buscador ya es del nivel más alto
refused-raise-points = ascender un Constructor cuesta dos puntos

## Lo que se pide, en un rechazo

verb-leap = saltar
verb-shoot = disparar
verb-dart = tomar un Dardo
verb-rod = mirar una Vara
verb-coin = recuperar una Moneda
verb-sacrifice = sacrificar una Moneda
verb-lay = poner la Moneda
verb-treasure = reclamar el tesoro
verb-unbolster = quitar un Refuerzo
verb-end = terminar el turno
verb-reveal = decir fila o columna
verb-move = mover
verb-heal = curar
verb-upgrade = mejorar
verb-bolster = reforzar
verb-capture = capturar
verb-spawn = añadir un Sanador
verb-raise = ascender un peón

## Pistas

advice-treasure-sure = Las dos Varas son verdes: está aquí.
advice-treasure-half = Una Vara es verde: una probabilidad entre dos o tres.
advice-leap-silent = No deja rastro.
advice-leap-healer = Es gratis, pero el Sanador que cae delata el camino.
advice-rod = Una mirada de cada tres encuentra la verde.
advice-rod-settles = Aclara este eje con seguridad.
advice-dart = Con dos Dardos puedes pasar ante cualquier peón suelto.
advice-coin = { $count ->
    [0] No tienes ninguna Moneda en la mano.
    [one] Solo tienes { $count } Moneda en la mano.
   *[other] Solo tienes { $count } Monedas en la mano.
}
advice-end = No se delata nada más.
advice-shoot = Deja de estorbarte y no puede capturar hasta que lo curen.
advice-capture = Ahí se le vio.
advice-climb = Un Buscador en un templo puede capturar, y le cierra el paso.
advice-move-healer = Un hilo de alarma: si cae, se usó este camino.
advice-move-builder = Le cobra un Dardo por este camino.
advice-heal = Un Buscador vuelve al trabajo.
advice-upgrade = El peón nuevo cierra un paso entre dos templos.
advice-bolster = Entrar o salir de él cuesta los dos puntos de un turno.
advice-spawn = Se une a una corriente.

## Notas para la Niebla, con la ayuda

note-over = Saltó por encima de { $cell }.
note-thrown = Estuvo en { $temple }: el Buscador de allí fue lanzado a { $to }.
note-struck = En algún momento estuvo en la fila { $row } o la columna { $column }, o en el propio { $temple }.
note-stood = { $count ->
    [one] No saltó por encima de { $last }: el peón de allí sigue en pie.
   *[other] No saltó por encima de { ROW($cells) } ni { $last }: los peones de allí siguen en pie.
}
note-special = Dio un salto de un punto: está junto al templo donde estaba, y ninguno de los dos está reforzado.
note-looked = Empezó o acabó su turno en la { line }.
note-coin = La Moneda del { $slot } está otra vez en su mano: desde ahora puede volver a su templo.
note-run = Usó de uno a tres puntos, y una Moneda más ha salido de su mano.
note-walk = Usó uno o dos puntos.
note-line = Está en la { line }.
note-temple = Está en { $temple }.
note-nothing = No se movió, y nada dice dónde está.
