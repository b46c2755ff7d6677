# NYET! en la terminal: el esbozo de su mesa, y jugadas escritas.

typed-how = { $problem }; escribe una jugada como play:b7, nyet:trump:r, team:0+2, bonus:1, shed:g1 o give:y3
typed-no_move = «{ $text }» no es una jugada
typed-no_card = «{ $text }» no es una carta: escribe un color (b, r, y, g) y un valor de 1 a 13, p. ej. b7
typed-no_seat = «{ $text }» no es un asiento: van de 0 a 4
typed-no_team = «{ $text }» no es un equipo: escribe sus asientos en orden creciente, como 0+2

sketch-legend = ●b azul  ★r rojo  ▲y amarillo  ■g verde;  $ un uno, que puede ser botín;  ♛ un supertriunfo, uno de los triunfos
    ✗ una casilla tapada y quién la tapó;  ◀ la casilla que queda, la mejor carta de una baza;  ▶ a quién le toca

## Filas y casillas del tablero

sketch-line-first = Inicial
sketch-line-discard = Cartas
sketch-line-trump = Triunfo
sketch-line-super = Súper
sketch-line-points = Puntos
sketch-discard = { $box ->
    [d0] descarta 0
    [d1] descarta 1
    [d2] descarta 2
    [p1] pasa 1
    [p2] pasa 2
    [x1] 1, no unos
   *[x2] 2, no unos
}
sketch-box = { $box ->
    [none] sin
   *[other] { $box }
}

## Condiciones de la ronda

sketch-round = Ronda { $round } { $rounds ->
    [0] hasta { $target } puntos
   *[other] de { $rounds }
}
sketch-first = empieza { $name }
sketch-trump = triunfo
sketch-super = { $colour ->
    [none] sin supertriunfos
   *[other] súper
}
sketch-each = { $points } por baza
sketch-so_far = equipo { $team }: { $points } por ahora

## Filas y columnas

sketch-trick = Baza
sketch-before = Antes
sketch-to = para { $name }
sketch-gone = Fuera
sketch-void = sin { ROW($colours) }
sketch-trumps = TRIUNFO
sketch-aside = Descarte
sketch-passed = Pasado
sketch-got = Recibido
sketch-head-seat = asiento
sketch-head-score = puntos
sketch-head-cards = cartas
sketch-head-tricks = bazas
sketch-head-team = equipo
sketch-head-loot = botín
sketch-sign-deals = reparte
sketch-sign-first = inicial
sketch-sign-bonus = Bonus x2
sketch-sign-leads = sale
sketch-sign-ready = listo
sketch-sign-place = puesto { $place }

part-round = ronda
