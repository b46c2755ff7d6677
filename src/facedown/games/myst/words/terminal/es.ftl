# MYST en la terminal: el esbozo de la isla, jugadas escritas, y lo que se pregunta antes de algunas.

typed-no_move = «{ $text }» no es una jugada; escribe una como key:rocket, place:D4, focus:D4, any, book, wait, move:H2, jump:I4, lay, remove, leave o end
risk-book = ¿Jugar el Libro de enlace? Sale de tu mano para siempre.
risk-end = Era tu último turno, y tu Libro de enlace no cuenta nada. ¿Terminarlo de todos modos?

sketch-legend = b y piezas de Azul y Amarillo, · abierta;  G P R L S T C casillas clave, minúsculas: el resto de sus dibujos
    B Y una Pieza clave puesta encima, y▸B: colocada por Amarillo, la de Azul encima;  × decidido para siempre;  ⊥ un interruptor
    ■ ● peones de Azul y Amarillo, números: pasos hasta allí;  • una casilla que puedes cubrir;  ▮ una ronda que queda
sketch-short = { $landmark ->
    [gears] Engranajes
    [planetarium] Planetario
    [rocket] Cohete
    [library] Biblioteca
    [ship] Barco
    [clock] Torre
   *[cabin] Cabaña
}

## Columnas

sketch-head-pieces = piezas
sketch-head-keys = claves
sketch-head-hand = mano
sketch-head-landmark = lugar
sketch-head-points = pts

## La carrera y la caminata

sketch-race = Carrera
sketch-open = { $count ->
    [one] { $count } casilla abierta
   *[other] { $count } casillas abiertas
}
sketch-state-anywhere = puede colocar en cualquier sitio
sketch-state-cut_off = está sin salida
sketch-state-waits = espera
sketch-hands = Manos
sketch-walk = Caminata
sketch-round = ronda { $round } de { $turns }
sketch-last_turn = último turno: nadie responde
sketch-spin = Ruleta
sketch-spun = { $count ->
    [one] { team } ha sacado { $spin }, queda { $count } paso
   *[other] { team } ha sacado { $spin }, quedan { $count } pasos
}
sketch-in_reach = Alcance
sketch-reach = { $action ->
    [lay] { $cell } poner
   *[remove] { $cell } quitar
}
sketch-here = Aquí
sketch-key_action = { $action ->
    [lay] poner por { $count } puntos
   *[remove] quitar por { $count } puntos
}

## Cartas, probabilidades y el recuento

sketch-cards = Cartas
sketch-picked_head = Elegido
sketch-picked = { sketch-short }, en secreto
sketch-they_hold = Tienen
sketch-books = Libros
sketch-undealt = Sin repartir
sketch-switches = { $points } por interruptores
sketch-gained = { $points ->
    [0] nada, lo controlan los otros
   *[other] { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } de bonificación
    }
}
