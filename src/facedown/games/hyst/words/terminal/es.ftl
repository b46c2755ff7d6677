# H.Y.S.T. en la terminal: el esbozo del museo, jugadas escritas, y lo que se pregunta antes de algunas.

typed-no_move = «{ $text }» no es una jugada; escribe una como roll, move:E5, play:smoke, place:D3, camera:F3, face:W, edge:C3-D3, steal o end_turn
risk = { $danger ->
    [laser] ¿Ir contra el láser? { caught-now }.
    [camera] ¿Ponerte a la vista? { caught-now }.
   *[sight] ¿Hacer eso? { caught-now }, pase lo que pase.
}
caught-now = { $holds ->
    [1] Te atrapan y dejas caer el diamante
   *[0] Te atrapan
}

sketch-legend = ▲ ▶ ▼ ◀ cámaras y hacia dónde miran;  /// a la vista, ▒▒▒ humo, donde no se ve a nadie;  ╳ un láser
    R O B P G Y ladrones, ◆ el diamante, tras una letra: su portador;  R+3: Rojo y tres piezas más
    • al alcance de tus puntos, ! solo a la vista o por láser;  ▓ una barricada;  ▮ una carta;  (carta) ahora no se puede jugar
sketch-again = El mismo museo otra vez: --option layout={ $code }
sketch-outside = fuera
sketch-no_cards = sin cartas

## El turno y el diamante

sketch-turn = Turno
sketch-number = { $turn }{ $left ->
    [-1] { "" }
   *[other] , quedan { $left }
}
sketch-time = Tiempo
sketch-sudden_death = MUERTE SÚBITA: gana quien tome el diamante
sketch-points = Puntos
sketch-of = de { $count }
sketch-card = Carta
sketch-plays = { $who } juega { $card }
sketch-diamond = Diamante
sketch-lies = está en { $space }
sketch-has_it = lo tiene
sketch-no_way_out = sin salida segura
sketch-way_out = { $count ->
    [one] { $exit } a { $count } paso ({ $share } con la próxima tirada)
   *[other] { $exit } a { $count } pasos ({ $share } con la próxima tirada)
}
sketch-rival = { $count ->
    [one] { $who } a { $count } paso ({ $share })
   *[other] { $who } a { $count } pasos ({ $share })
}

## Adónde lleva una jugada

leads-win = { $sure ->
    [1] ¡ganas!
   *[0] puede ganar
}
leads-diamond = { $sure ->
    [1] ¡el diamante!
   *[0] puede dar el diamante
}
leads-caught = { $danger ->
    [laser] te atrapa un láser
    [camera] te atrapa una cámara
   *[sight] te atrapan
}
leads-catches = { $sure ->
    [1] atrapa a { AND($names) }
   *[0] puede atrapar a { AND($names) }
}

## Mano, pilas y cartas sin ver

sketch-hand = Mano
sketch-piles = Pilas
sketch-pile_counts = mazo { $deck }, humo { $smoke }, láseres { $lasers }
sketch-discards = Descarte
sketch-house = Casa
sketch-exposed_head = Expuesto
sketch-exposed = la cámara de { OR($cameras) } podría girarse hacia ti
sketch-card_head = carta
sketch-unseen = sin ver
sketch-unseen_of = { $count } de { $all }
