# H.Y.S.T.: lo que dicen el registro, las jugadas, los rechazos y las pistas.

## Ladrones: quien actúa, y otro

thief = { $colour ->
    [red] Rojo
    [orange] Naranja
    [blue] Azul
    [purple] Morado
    [green] Verde
   *[yellow] Amarillo
}

plan = { $plan }
museum = completo
edge-of = { $first } y { $second }

## Cartas

card-smoke = Humo
card-laser_trap = Trampa láser
card-on_the_move = En marcha
card-grapple = Gancho
card-blind_spot = Punto ciego
card-shove = Empujón
card-the_burner = Móvil desechable
card-blown_away = Soplido
card-ultimate_thief = Gran ladrón
card-barricade = Barricada
card-vents = Conductos
card = { $card ->
    [smoke] { card-smoke }
    [laser_trap] { card-laser_trap }
    [on_the_move] { card-on_the_move }
    [grapple] { card-grapple }
    [blind_spot] { card-blind_spot }
    [shove] { card-shove }
    [the_burner] { card-the_burner }
    [blown_away] { card-blown_away }
    [ultimate_thief] { card-ultimate_thief }
    [barricade] { card-barricade }
   *[vents] { card-vents }
}
effect = { $card ->
    [smoke] Llena de humo hasta tres casillas de una misma nube; en el humo no se ve a nadie.
    [laser_trap] Pon un láser en un borde abierto; atrapa a quien lo cruce.
    [on_the_move] Da tres pasos; solo se ve el último.
    [grapple] Deslízate en línea recta hasta una pared.
    [blind_spot] Gira cualquier cámara en otra dirección.
    [shove] Empuja a un ladrón de tu casilla a otra contigua.
    [the_burner] Descarta otra carta y roba dos.
    [blown_away] Quita el humo de tres casillas.
    [ultimate_thief] Quítale el diamante a un ladrón de tu casilla.
    [barricade] Cierra una salida para el portador, para siempre.
   *[vents] Atraviesa una pared interior junto a ti.
}

## Direcciones

dir-N = norte
dir-E = este
dir-S = sur
dir-W = oeste
direction = { $direction ->
    [N] { dir-N }
    [E] { dir-E }
    [S] { dir-S }
   *[W] { dir-W }
}

## Registro: el museo

log-tile_laid = El plano { $plan } se coloca en el lugar { $slot }.
log-tile_turned = { $quarters ->
    [1] El plano { $tile } del lugar { $slot } se gira un cuarto de vuelta para abrir una esquina.
    [2] El plano { $tile } del lugar { $slot } se gira media vuelta para abrir una esquina.
   *[other] El plano { $tile } del lugar { $slot } se gira tres cuartos de vuelta para abrir una esquina.
}
log-layout_thrown = Este museo no sirve; se sortean otra vez los planos.
log-museum_laid = Museo: { $code }.

## Registro: turnos

log-dealt = Cada uno recibe { $count } cartas.
log-dealt-hand = { log-dealt } Tienes { ROW($hand) }.
log-first_player = Empieza { $who }.
log-entered = { $who } empieza en { $at }.
log-entered-again = { $who } vuelve a entrar en { $at }.
log-turn_starts = Turno { $turn }: { $who }.
log-rolled = { $who } tira el dado: { $result }.
log-drew = { $who } roba una carta.
log-drew-card = { $who } roba «{ card }».
log-reshuffled = { $deck ->
    [one] El descarte pasa a ser el nuevo mazo, de 1 carta.
   *[other] El descarte pasa a ser el nuevo mazo, de { $deck } cartas.
}
log-turn_ends = Termina el turno de { $who }.
log-time_up = Se ha acabado el tiempo.
log-sudden_death = Muerte súbita: gana quien primero tome el diamante.

## Registro: peones y el diamante

log-moved-die = { $who } camina: { $path }.
log-moved-on_the_move = { $who } se escabulle: { $path }.
log-moved-grapple = { $who } se desliza: { $path }.
log-moved-vents = { $who } repta: { $path }.
log-moved-shove = Empujan a { $who }: { $path }.
log-sets_out = { $who } parte de { $at }.
log-caught = { $who } queda al descubierto en { $at }.
log-caught-dropped = { $who } queda al descubierto en { $at } y deja caer el diamante en { $dropped }.
by-cameras = { $count ->
    [one] ante la cámara de { AND($cameras) }
   *[other] ante las cámaras de { AND($cameras) }
}
log-caught-camera = { $who } queda al descubierto en { $at } { by-cameras }.
log-caught-camera-dropped = { $who } queda al descubierto en { $at } { by-cameras } y deja caer el diamante en { $dropped }.
log-caught-laser = { $who } choca con el láser entre { $edge }.
log-caught-laser-dropped = { $who } choca con el láser entre { $edge } y deja caer el diamante en { $dropped }.
log-attacked = { $who } ataca a { $whom } con un { $die }.
log-steal = { $who } intenta robar a { $whom }: { $die }.
log-steal-failed = { $who } intenta robar a { $whom }: { $die }, sin éxito.
log-battle = { $who } intenta robar a { $whom }: { $die } contra { $defence }.
log-battle-failed = { $who } intenta robar a { $whom }: { $die } contra { $defence }, sin éxito.
log-taken = { $who } toma el diamante en { $at }.
log-stolen = { $who } le roba el diamante a { $whom }.

## Registro: cartas

log-played = { $who } juega «{ card }».
log-picked-camera = { $who } echa mano a la cámara de { $at }.
log-picked-victim = { $who } agarra a { $whom }.
log-picked-clear = { $who } quiere despejar { $at }.
log-camera_turned = { $who } gira la cámara de { $at } hacia el { direction }.
log-laser_laid = { $who } pone un láser entre { $edge }.
log-laser_gone = { $count ->
    [one] El láser entre { AND($edges) } se apaga.
   *[other] Estos láseres se apagan: { ROW($edges) }.
}
log-smoke_placed = { $who } llena { $at } de humo.
log-smoke_placed-camera = { $who } llena { $at } de humo, con cámara y todo.
log-smoke_cleared = { $who } sopla el humo de { ROW($spaces) }.
log-card_done = { $who } termina con «{ card }».
log-barricaded = { $who } cierra { $at } con una barricada.
log-burned = { $who } se deshace de «{ card }».
log-hand_replaced = { $who } descarta la mano ({ ROW($cards) }) y vuelve a robar.
log-hand_replaced-empty = { $who } tiene la mano vacía y vuelve a robar.

## Registro: el final

log-end-escaped = { $who } escapa con el diamante por { $exit } y gana.
log-end-held_at_end = Se acabó el tiempo: { $who } tiene el diamante y gana.
log-end-sudden_death = { $who } toma el diamante y gana.
log-end-no_holder = Se acabó el tiempo y nadie tiene el diamante: no gana nadie.
log-end-turn_limit = Ha terminado el último turno: no gana nadie.
level = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
   *[any] cualquiera
}
log-end-no_layout = No se pudo formar ningún museo en mil intentos (nivel { level }, { $plans } planos).

## Jugadas

choice-roll = tirar el dado
choice-replace_hand = descartar la mano y robar tres cartas
choice-take = tomar el diamante
choice-steal = intentar robar el diamante
choice-end_turn = terminar el turno
choice-done = basta
choice-time_up = se acabó el tiempo
choice-play = jugar «{ card }»
choice-discard = deshacerse de «{ card }»
choice-face = girarla hacia el { direction }
choice-grapple = deslizarse hacia el { direction }
choice-victim = empujar a { $whom }
choice-move = ir a { $at }
choice-camera = girar la cámara de { $at }
choice-place = humo en { $at }
choice-clear = despejar { $at }
choice-shove = empujar hasta { $at }
choice-vent = reptar hasta { $at }
choice-edge = poner un láser entre { $at }
choice-block = barricada en { $at }
choice-start = empezar en { $at }

## Rechazos: una carta que no se puede jugar

refused-over = la partida ha terminado
refused-not_your_turn = juega cartas en tu propio turno
refused-roll_first = tira antes el dado
refused-card_open = termina la carta que se está jugando
refused-not_in_hand = no tienes esa carta
refused-smoke_pile_empty = no queda ninguna loseta de humo
refused-all_smoky = hay humo en todas partes
refused-laser_pile_empty = no queda ningún láser
refused-no_edge = no hay sitio para un láser
refused-outside = entra antes en el museo
refused-no_cameras = no hay cámaras
refused-nobody_here = comparte casilla con otro ladrón
refused-only_card = necesita otra carta de la que deshacerse
refused-no_smoke = no hay humo en el museo
refused-not_with_holder = comparte casilla con el portador
refused-all_barricaded = todas las salidas tienen barricada
refused-no_wall = no hay ninguna pared interior junto a ti

## Rechazos: otras jugadas

refused-no_move = no existe esa jugada
refused-clock = solo el reloj dice que se acabó el tiempo
refused-start = elige una casilla inicial, de S1 a S4
refused-turn_start = tira el dado o descarta tu mano
refused-asks = «{ card }» pide ahora otra cosa: { $kind ->
    [place] una casilla para el humo
    [edge] un borde para el láser
    [move] el paso siguiente
    [grapple] una dirección
    [camera] una cámara
    [face] una dirección nueva
    [victim] un ladrón al que empujar
    [shove] una casilla a tu lado
    [discard] una carta de la que deshacerse
    [clear] humo que soplar
    [block] una salida
   *[vent] una pared que atravesar
}
refused-no_points = no quedan puntos de movimiento
refused-come_back = debes dejar la casilla y volver a por él
refused-not_at_feet = el diamante no está a tus pies
refused-tried = ya lo has intentado; solo se puede una vez por turno
refused-share = para robar, comparte casilla con el portador
refused-acted = ya has hecho algo
refused-before_roll = cambia tu mano antes de tirar
refused-rolled = ya has tirado
refused-with_card = eso va con una carta; juégala antes
refused-shut = { $at } tiene barricada: por ahí no se escapa
refused-walk_back = sin el diamante no puedes volver a una casilla inicial
refused-far = { $at } no está junto a ti
refused-wall = hay una pared entre tú y { $at }
refused-vent_open = no hay ninguna pared entre tú y { $at }
refused-vent_far = no está junto a ti: { $at }
refused-clear_twice = { $at } ya está elegida
refused-clear_none = { $at } no tiene humo
refused-camera = no hay ninguna cámara en { $at }
refused-face = ya mira hacia ahí
refused-victim = empuja a un ladrón de tu propia casilla
refused-block = { $at } ya tiene barricada
refused-grapple = ahí mismo hay una pared
refused-smoky = ya hay humo
refused-no_tile = no queda ninguna loseta de humo; solo se puede girar una cámara a su lado con humo
refused-cloud = debe tocar la nube de esta carta
refused-edge_wall = hay una pared entre { $at }
refused-edge_laser = ya hay un láser entre { $at }
refused-edge_smoke = hay humo a los dos lados: { $at }

## Pistas

advice-take = El diamante está a tus pies.
advice-steal = Un intento por turno, { $share } % de conseguirlo.
advice-no_points = No quedan puntos.
advice-step-wins = Esa es la salida: ganas.
advice-step-caught = Ahí te atraparían.
advice-step-diamond = Ahí está el diamante.
advice-step-way = Un camino de los más cortos que nadie vigila; luego { $left } más hasta { $goal ->
    [exit] la salida
    [holder] el portador
   *[diamond] el diamante
}.
advice-card-wins = Lleva fuera: puedes ganar con ella.
advice-card-diamond = Puede darte el diamante.
advice-card-catches = Puede atrapar a { $whom }, que tiene el diamante.
advice-card-ultimate_thief = Quita el diamante con seguridad.
advice-card-barricade = El portador tendrá que buscar otra salida.
advice-card-the_burner = Dos cartas nuevas por dos que no ayudan.
advice-card-laser_trap = Atrapa al portador, o le obliga a dar un rodeo.
advice-card-smoke = En el humo no se ve a nadie.
advice-card-on_the_move = Las cámaras no ven los dos primeros pasos.
advice-card-grapple = Un pasillo entero sin gastar ni un punto.
advice-card-vents = Un atajo a través de la pared.
advice-replace = Ningún camino es seguro, y puede que estas cartas no abran ninguno.
advice-exit = { $steps ->
    [one] La salida está a 1 paso: { $share } % con esta tirada.
   *[other] La salida está a { $steps } pasos: { $share } % con esta tirada.
}
advice-safe = { $steps ->
    [one] Un paso seguro hasta el diamante.
   *[other] { $steps } pasos seguros hasta el diamante.
}
advice-answer-wins = Por ahí se sale.
advice-answer-caught = También te atraparía a ti.
advice-answer-holder = Puede atrapar al portador.
advice-entry-none = Desde ahí ningún camino seguro lleva al diamante.
