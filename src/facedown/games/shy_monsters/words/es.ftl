# Shy Monsters: lo que dicen el registro, las jugadas, los rechazos y las pistas.

monster = { $monster ->
    [bat] murciélago
    [dragon] dragón
    [mantis] mantis
    [cobra] cobra
    [kraken] kraken
   *[gargoyle] gárgola
}
monster-nominative = { $monster ->
    [bat] el murciélago
    [dragon] el dragón
    [mantis] la mantis
    [cobra] la cobra
    [kraken] el kraken
   *[gargoyle] la gárgola
}
monster-begin = { $monster ->
    [bat] El murciélago
    [dragon] El dragón
    [mantis] La mantis
    [cobra] La cobra
    [kraken] El kraken
   *[gargoyle] La gárgola
}
monster-accusative = { $monster ->
    [bat] al murciélago
    [dragon] al dragón
    [mantis] a la mantis
    [cobra] a la cobra
    [kraken] al kraken
   *[gargoyle] a la gárgola
}
monster-dative = { monster-accusative }

## Jugadores cuyo nombre no se conoce

hero = Héroe
master = Maestro de mazmorra
seat = Asiento { $seat }

## Lugares: dónde están vistos desde la Entrada, o un código

where-across = { $side ->
    [left] { $across } a la izquierda
   *[right] { $across } a la derecha
}
where-along = { $rise ->
    [up] { $along } arriba
   *[down] { $along } abajo
}
where = { where-across }, { where-along }
place = { $cell ->
    [entrance] la Entrada
    [nothing] nada
   *[other] la loseta { $cell }
}
place-at = { place }
place-over = { $over ->
    [entrance] la Entrada
   *[other] la loseta { $over }
}

## Dónde se siente en casa un Monstruo

home = { $monster ->
    [bat] una sala con una loseta en su esquina
    [dragon] un callejón sin salida
    [mantis] un paso recto
    [cobra] un recodo abierto
    [kraken] una bifurcación
   *[gargoyle] un cuadrado completo
}
home-begin = { $monster ->
    [bat] Una sala con una loseta en su esquina
    [dragon] Un callejón sin salida
    [mantis] Un paso recto
    [cobra] Un recodo abierto
    [kraken] Una bifurcación
   *[gargoyle] Un cuadrado completo
}
home-yes = { $monster ->
    [bat] una loseta lo toca por una esquina
    [dragon] está en un callejón sin salida
    [mantis] está en un paso recto
    [cobra] está en un recodo abierto
    [kraken] tres caminos llevan a él
   *[gargoyle] forma parte de un cuadrado completo
}
home-no = { $monster ->
    [bat] ninguna loseta lo toca por una esquina
    [dragon] no está en un callejón sin salida
    [mantis] no está en un paso recto
    [cobra] no está en un recodo abierto
    [kraken] menos de tres caminos llevan a él
   *[gargoyle] no forma parte de un cuadrado completo
}

## Una loseta volteada, como parte de una línea del registro

flip-exit = la Salida
flip-corridor = un pasillo
flip-known = terreno conocido
flip-active = { monster }, { home-yes }: se siente en casa, es mortal
flip-uncomfy = { monster }, { home-no }: no hace daño
flip-panicked = { monster }, entra en pánico junto a otro Monstruo: no hace daño
flip-dead = cae { monster-nominative }
looked = { place }: { $flip }
looked-then = { $first }; { $then }

## Registro

log-roles = { $master } hace de Maestro de mazmorra y { $hero }, de Héroe.
which = { $games ->
    [1] { "" }
   *[other] Partida { $game }.{ " " }
}
log-building = { which }Piso { $storey }: { $storey ->
    [1] { $master } (Maestro de mazmorra) construye para { $hero } (Héroe).
   *[other] { $master } construye.
}
log-building-hand = { log-building } En la mano: { AND($hand) }.
log-built = El piso { $storey } está construido: seis losetas boca abajo.
log-named = Piso { $storey }: { $hero } nombra { place }.
log-looks = Piso { $storey }: { $hero } mira { $looked }.
log-explore = { $hero } pisa { place }: { $landed }.
log-attack = { $hero } ataca { place }: { $landed }.
log-jump = { $hero } salta sobre { place-over } y cae en { place }: { $landed }.
log-jump-flipped = { $hero } salta sobre { place-over } y cae en { place }: { $landed }; loseta saltada: { $between }.
log-jump_attack = { $hero } salta sobre { place-over } y golpea en { place-at }: { $landed }.
log-jump_attack-flipped = { $hero } salta sobre { place-over } y golpea en { place-at }: { $landed }; loseta saltada: { $between }.
log-cleared = { $hidden ->
    [0] Piso { $storey } superado; ningún Monstruo quedó oculto.
    [1] Piso { $storey } superado; 1 Monstruo quedó oculto.
   *[other] Piso { $storey } superado; { $hidden } Monstruos quedaron ocultos.
}
log-end-hero_escaped = { which }{ $hero } sale por la última Salida y gana.
log-end-hero_killed = { which }{ monster-begin } atrapa a { $hero } en el piso { $storey }. Gana { $master }.
log-end-hero_trapped = { which }No hay escapatoria para { $hero } en el piso { $storey }. Gana { $master }.
log-end-resigned = { which }{ $loser } abandona la partida.
log-match = { $name } gana el encuentro (pisos superados { $first }:{ $second }).
log-match-draw = El encuentro acaba en empate.

## Jugadas

choice-lay = poner una loseta: { $cell }
choice-exit = poner la Salida en { place }
choice-monster = poner { monster-nominative } en { place }
choice-reveal = mirar { place }
choice-explore = pisar { place }
choice-attack = atacar { place }
choice-jump = saltar sobre { place-over } y caer en { place-at }
choice-jump_attack = saltar sobre { place-over } y golpear lo que hay en { place-at }
choice-resign = abandonar la partida

## Rechazos

refused-no_move = no existe esa jugada
refused-resign = abandonar la partida no es una jugada de un turno
refused-kind = { $asked ->
    [lay] ahora se pone una loseta
    [exit] ahora se coloca la Salida
    [monster] ahora se coloca un Monstruo
    [reveal] ahora el Héroe mira una loseta
   *[walk] ahora el Héroe da un paso, ataca o salta
}
refused-lies = ahí ya hay una loseta
refused-touch = una loseta debe tocar a las demás
refused-order = ahora se coloca { monster-nominative }
refused-entrance = en la Entrada no se pone nada
refused-taken = ahí ya hay algo
refused-not_yours = ahí no hay ninguna loseta tuya
refused-not_down = ahí no hay ninguna loseta boca abajo
refused-named = ya está nombrada
refused-is_up = ya está boca arriba
refused-no_attack = el Ataque de este piso está gastado
refused-no_jump = el Salto de este piso está gastado
refused-no_tile = no hay ninguna loseta en { place-at }
refused-free = por ahí caminas libremente; no es una jugada
refused-far = no está junto al terreno por el que puedes caminar
refused-deadly = ahí hay un Monstruo que se siente en casa: atácalo, salta por encima o rodéalo
refused-known_exit = en una Salida conocida no hay nada que atacar
refused-land_nowhere = no hay ninguna loseta donde caer
refused-land_back = un salto no acaba donde empezó
refused-land_deadly = caerías sobre un Monstruo que se siente en casa
refused-strike = donde caerías no hay nada que golpear
refused-land_ahead = en esta mesa, un salto no vuelve al terreno por el que puedes caminar
refused-waste = saltar una loseta conocida para volver a terreno conocido solo gastaría el Salto

## Pistas

advice-lay = { home-begin }: eso le gusta { monster-dative }.
advice-makes = Así { place-at } es { home }, y eso le gusta { monster-dative }.
advice-door = Desde la Entrada sigue un solo camino.
advice-exit = Ninguna sala está más lejos de la Entrada.
advice-beside = Junto { monster-dative }: el que se voltee en segundo lugar entra en pánico.
advice-bluff = Un farol: ahí es inofensivo, pero el Héroe no puede saberlo.
advice-gate = { home-begin }, y todos los caminos a la Salida pasan por ahí.
advice-home = { home-begin }: ahí { monster-nominative } se siente en casa.
advice-safe-up = Los dos Monstruos están boca arriba: el resto es seguro.
advice-safe-nobody = Ningún Monstruo que aún pueda estar aquí se sentiría ahí en casa.
advice-safe-panic = Junto a un Monstruo boca arriba, cualquier otro entraría en pánico.
advice-look-way = No hay forma de rodearlo.
advice-look-most = En ningún sitio se sentirían en casa más Monstruos.
advice-out = Por aquí se sale.
advice-down = Por aquí se baja.
advice-step-fewer = De las losetas a tu lado, en esta se sentirían en casa menos Monstruos.
advice-step-only = No hay otro camino.
advice-attack-kills = Mata { monster-accusative } y despeja el camino.
advice-attack-look = La Salida es conocida: lo que averigües ahora no cuesta nada.
advice-attack-way = Ahí nada puede hacerte daño, y no hay forma de rodearlo.
advice-jump-look = Un vistazo gratis: caes en terreno conocido.
advice-jump-exit = Te lleva directamente a la Salida.
advice-jump-strikes = Nada puede hacerte daño donde caes, y ves qué hay en medio.
advice-jump-safe = Caes en un terreno que ves que es seguro.
advice-jump-past = Deja atrás { monster-dative }.
advice-jump-fewer = En medio se sentirían en casa más Monstruos que donde caes.
