# Shy Monsters: lo que dice el tablero.

monster-bat = murciélago
monster-dragon = dragón
monster-mantis = mantis
monster-cobra = cobra
monster-kraken = kraken
monster-gargoyle = gárgola
home-bat = una loseta en una esquina
home-dragon = un callejón sin salida
home-mantis = un paso recto
home-cobra = un recodo, libre por dentro
home-kraken = tres caminos o más
home-gargoyle = un cuadrado completo de cuatro
why-bat-active = Una loseta lo toca por una esquina: se siente en casa.
why-dragon-active = Está en un callejón sin salida: se siente en casa.
why-mantis-active = Está en un paso recto: se siente en casa.
why-cobra-active = Está en un recodo abierto: se siente en casa.
why-kraken-active = Tres caminos llevan a él: se siente en casa.
why-gargoyle-active = Forma parte de un cuadrado completo: se siente en casa.
why-bat-uncomfy = ninguna loseta en una esquina: inofensivo
why-dragon-uncomfy = sin callejón sin salida: inofensivo
why-mantis-uncomfy = sin paso recto: inofensiva
why-cobra-uncomfy = sin recodo abierto: inofensiva
why-kraken-uncomfy = menos de tres caminos: inofensivo
why-gargoyle-uncomfy = sin cuadrado completo: inofensiva
verdict-active = { $monster }: se siente en casa, ¡mortal!
verdict-uncomfy = { $monster }: { $why }
verdict-panicked = { $monster }: en pánico junto a otro Monstruo, no hace daño
verdict-dead = { $monster }: ha caído
verdict-exit = ¡La Salida!
verdict-corridor = Un pasillo vacío
tile-entrance = Entrada
tile-exit = Salida
tile-corridor = pasillo
tile-down = boca abajo
mood-active = se siente en casa, mortal
mood-uncomfy = no se siente en casa, no hace daño
mood-panicked = en pánico, no hace daño
mood-dead = ha caído
aria-tile = { $what }, { $where }, vecinas { $edges }, en diagonal { $corners }
aria-hero = aquí está el Héroe
aria-secret = oculto para el Héroe
aria-note = tu nota: { $note }
aria-chances = Salida { $exit } %, mortal { $deadly } %
aria-named = nombrada con el número { $number }
aria-look = mirarla
aria-step = pisar aquí
aria-hit = atacar aquí
aria-over = saltarla
aria-land = caer aquí
aria-stroke = caer aquí y golpear
note-exit = ¿Salida?
note-danger = ¿peligro?
note-safe = ¿segura?
skills = Habilidades de este piso
skill-attack = Ataque
skill-jump = Salto
skill-attack-long = Ataque: pisar una loseta y matar al Monstruo que haya en ella (A)
skill-jump-long = Salto: saltar una loseta y caer en otra junto a ella (J)
skill-spent = { $skill }: gastado
storeys = Pisos
storey = Piso { $storey }
storey-flips = { $count ->
    [one] Piso { $storey }: antes mira { $count } loseta
   *[other] Piso { $storey }: antes mira { $count } losetas
}
role-hero = Héroe
role-master = Maestro de mazmorra
role-master-short = Maestro
match-game = Partida { $game } de { $games }
match-hero_escaped = { $name } escapó
match-hero_killed = { $name } superó { $cleared }
match-hero_trapped = { $name } superó { $cleared }
match-resigned = partida abandonada, { $name } superó { $cleared }
reference = Los seis Monstruos
reference-seen = ya salió
reference-aside = ya se usó
reference-here = aquí
reference-held = en tu mano
reference-possible = aún puede estar aquí
pile = Monstruos en la pila: { $count }
aside = { $count ->
    [one] Se usó 1 Monstruo desconocido.
   *[other] Se usaron { $count } Monstruos desconocidos.
}
hidden = { $count ->
    [0] Ya no hay ningún Monstruo oculto en este piso.
    [one] Aquí sigue boca abajo 1 Monstruo.
   *[other] Aquí hay { $count } Monstruos boca abajo.
}
stayed = { $count ->
    [0] Se vieron los dos Monstruos.
    [one] 1 Monstruo quedó oculto.
   *[other] { $count } Monstruos quedaron ocultos.
}
building = { $name } (Maestro de mazmorra) construye el piso { $storey }
drawing = Se roban los Monstruos
ask-reveal = { $count ->
    [one] Elige 1 loseta para mirarla
   *[other] Elige { $count } losetas para mirarlas
}
ask-move = Pisa una loseta iluminada o elige una habilidad
ask-skill = Ningún paso normal sirve: usa una habilidad
ask-attack = ¿Qué loseta atacas?
ask-over = ¿Qué loseta saltas?
ask-land = ¿Dónde caes?
ask-stroke = ¿Dónde caes y golpeas?
ask-again = ¿Hacia lo desconocido? Toca otra vez.
ask-cancel = Cancelar
wait-reveal = { $name } elige { $count } para mirar.
wait-move = { $name } camina.
aid-none = Ningún Monstruo que pueda estar aquí se sentiría en casa en esta loseta.
aid-some = Serían mortales aquí: { $monsters }
tools = Herramientas
pencil = Lápiz: marca losetas para ti
pencil-on = Toca losetas: ¿Salida? ¿Peligro? ¿Segura? Solo lo ves tú.
options = Ajustes del tablero
options-aid = Mostrar qué Monstruos se sentirían en casa en una loseta boca abajo
options-confirm = Preguntar antes de pisar lo desconocido
options-risk = Práctica: mostrar el riesgo de cada paso
options-risk-about = Supone que se construye al azar. Las personas no lo hacen.
risk-about = Riesgo si se construyera al azar
secret = Las losetas atenuadas están boca abajo para el Héroe.
moment-cleared = Piso { $storey } superado
moment-hero_killed = Muerte por { $monster }
moment-hero_trapped = Sin escapatoria
moment-hero_trapped-more = De aquí { $name } ya no puede seguir: el piso { $storey } es el último.
moment-hero_escaped = ¡Por fin, la luz!
moment-hero_escaped-more = { $name } sale por la última Salida.
moment-resigned = Partida abandonada
moment-resigned-more = La partida acaba en el piso { $storey }.
moment-why = Las marcas muestran lo que le gusta.
moment-on = Continuar
end-hero_escaped = { $name } escapó
end-hero_killed = { $name }: muerte por { $monster }
end-hero_trapped = { $name } quedó sin escapatoria
end-resigned = Se abandonó la partida
end-match = { $name } gana el encuentro
end-draw = El encuentro acaba en empate
end-killed = Muerte por { $monster }
end-trapped = Sin escapatoria aquí
end-left = Abandonada aquí
end-cleared = Superado
end-held = Monstruos: { $monsters }
end-legend = Las losetas oscuras no se voltearon nunca.
after-storey = Partida { $game }, piso { $storey }
after-deadly = { $deadly } de { $all } formas de colocar estos Monstruos habrían matado al Héroe en este camino.
