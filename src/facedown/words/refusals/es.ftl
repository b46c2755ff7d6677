# Por qué el servidor rechaza una orden o cierra una conexión.

## Órdenes rechazadas

refused-watching = estás mirando; siéntate para hacer esto
refused-watching_chat = estás mirando; solo los jugadores pueden escribir
refused-not_begun = la partida aún no ha empezado; espera al anfitrión
refused-begun = la partida ya ha empezado
refused-over = la partida ha terminado
refused-not_over = la partida aún no ha terminado
refused-turn = no es tu turno
refused-stale = la mesa ha cambiado; mira otra vez
refused-racing = la carrera está en marcha: coloca las piezas a mano
refused-speaker = ahora { $name } decide por tu equipo
refused-captain = { $name } capitanea tu equipo y decide si se abandona la partida
refused-no_resign = en { $game } no se puede abandonar la partida; levántate de la mesa
refused-chance_move = { $move } la decide el azar; elige otra jugada
refused-turn_ends = tu turno acaba antes de la jugada { $number } de { $count }, { $move }
refused-busy = la mesa está ocupada; inténtalo otra vez
refused-failed = algo ha salido mal; inténtalo otra vez
refused-not_saved = el servidor no puede guardar ahora: { $kind ->
    [full] su disco está lleno
    [locked] otro programa bloquea su base de datos
    [unreachable] su base de datos no responde
    [moved] se movió el archivo de su base de datos; hay que reiniciarlo
    [restored] sus mesas se acaban de restaurar de una copia de seguridad
   *[broken] su disco o su base de datos está dañado o no admite escritura
}. No pierdes nada; inténtalo otra vez en un momento
refused-deal_open = este reparto está cerrado y sus cartas, a la vista: la partida acaba aquí

## Deshacer

refused-no_undo = otros lo han visto, y en { $game } no se deshace nada
refused-nothing_to_undo = no tienes nada que deshacer
refused-undo_alone = otros lo han visto, y no hay nadie que pueda aceptar
refused-asked = ya se ha preguntado a los demás; espera
refused-request_closed = esta petición ya no está abierta

## Asientos, bots y el anfitrión

refused-no_name = un nombre necesita al menos una letra
refused-no_seat = los asientos van de 0 a { $last }
refused-own_seat = este es tu propio asiento; elige otro
refused-seat_taken = ahí está { $name }; elige otro asiento
refused-seats_taken = todos los asientos están ocupados
refused-seats_kept = los asientos libres están reservados para amigos; pregunta al anfitrión
refused-many_chairs = desde tu red ya hay { $most } asientos ocupados en esta mesa; pide al anfitrión un enlace a un asiento
refused-crowd = se está sentando mucha gente; inténtalo otra vez
refused-free_seats = { $count ->
    [one] el asiento { AND($seats) } sigue libre: envía el enlace o pon un bot
   *[other] los asientos { AND($seats) } siguen libres: envía los enlaces o pon bots
}
refused-not_host = solo el anfitrión de la mesa puede hacer esto
refused-no_bot = no existe el bot «{ $level }»; existen { ROW($levels) }
refused-bot_for_person = propón un bot para otra persona, no para un bot
refused-bot_plays = un bot ya juega por { $name }
refused-may_return = quien se ha ido quizá vuelva: espera { $seconds } s más
refused-gone = has cedido tu asiento
refused-is_here = { $name } está aquí
refused-days = en esta mesa hay días para cada jugada: { $name } no tiene por qué estar
refused-not_opponent = esto solo vale para quienes juegan contra ti
refused-claim_clock = solo se puede reclamar la victoria donde se pierde por agotar el tiempo
refused-claim_time = el tiempo de { $name } no corre ahora
refused-end_rated = una partida clasificatoria sigue hasta que alguien la abandona o agota su tiempo
refused-no_stand_in = ningún bot juega por ti
refused-deal_bots = todas las mesas de un reparto tienen bots en los mismos asientos
refused-deal_alone = un reparto que juegan también otros se juega a solas contra bots
refused-rematch_ways = elige una de estas formas de volver a jugar: { ROW($ways) }

## Mesas clasificatorias

rated-deal = una partida clasificatoria no puede ser un reparto compartido; desactiva una de las dos cosas
rated-rules = las partidas clasificatorias siguen las reglas normales; esta mesa ha cambiado { ROW($options) }
rated-profiles = { $count ->
    [one] en una mesa clasificatoria todos necesitan un perfil; { AND($names) } no tiene
   *[other] en una mesa clasificatoria todos necesitan un perfil; { AND($names) } no tienen
}
rated-two_seats = ocupa un solo asiento en una mesa clasificatoria
rated-nobody = una mesa clasificatoria necesita a alguien a quien clasificar
rated-mixed_team = ningún equipo de una mesa clasificatoria mezcla personas y bots
rated-team_sizes = todos los equipos de una mesa clasificatoria necesitan el mismo número de personas
rated-bot = el bot { $name } no tiene clasificación en este juego

## Chat

refused-chat_fast = escribes muy deprisa; espera un momento
refused-chat_off = el anfitrión ha desactivado el chat
refused-no_team = en esta mesa no hay equipos con los que chatear

## Pistas

refused-no_hints = hay pistas en tu turno, cuando todos los demás son bots
refused-hint_coming = tu pista está en camino
refused-position_changed = la posición ha cambiado; pregunta otra vez

## Entrar

refused-no_table = mesa no encontrada; comprueba el enlace
refused-no_table_or_link = mesa no encontrada, o necesitas un enlace para mirarla
refused-no_open_table = esta mesa ya no está abierta; elige otra
refused-old_rules = esta mesa se hizo para la versión { $rules } de las reglas de { $game }
refused-damaged = esta mesa está dañada; el responsable del servidor lo sabe
refused-wrong_link = este enlace no abre la mesa
refused-link_used = este asiento ya está ocupado; pide otro enlace
refused-no_spectators = nadie puede mirar esta mesa
refused-deal_watched = nadie puede mirar esta mesa: otros aún van a jugar el mismo reparto
refused-deal_played = ya has jugado este reparto

## Límites

refused-many_changes = demasiados cambios; espera un momento
refused-many_messages = demasiados mensajes; ve más despacio
refused-many_pauses = has preguntado muchas veces; espera unos segundos
refused-many_waiting = hay muchos esperando; inténtalo otra vez en un momento
refused-yours_waiting = ya tienes demasiado en espera; inténtalo otra vez en un momento
refused-long_message = un mensaje tiene como máximo { $most } bytes
refused-second_hello = ya se dijo hello

## Conexiones que se cierran

closed-left = te has levantado de la mesa
closed-busy = la mesa está ocupada; vuelve en un momento
closed-full = el servidor está lleno; espera un momento y vuelve
closed-failed = algo ha salido mal; vuelve en un momento
closed-restarting = el servidor se está reiniciando; vuelve en un momento
closed-restored = las mesas se restauraron de una copia de seguridad; vuelve en un momento
closed-unsure = aún no se sabe si esto se guardó; vuelve en un momento
closed-wrong_links = demasiados enlaces erróneos; espera un minuto
closed-many_refused = se rechazaron demasiados mensajes
closed-many_new = demasiadas conexiones nuevas desde tu dirección; espera un momento
closed-many_open = demasiadas conexiones abiertas desde tu dirección; cierra otras páginas
closed-foreign_page = esta página no puede abrir mesas aquí
closed-no_hello = una mesa se abre con hello, y no llegó ninguno
closed-other_message = el primer mensaje es hello
closed-long_message = ese mensaje es demasiado largo
closed-unreadable_hello = se esperaba hello: { $detail }
