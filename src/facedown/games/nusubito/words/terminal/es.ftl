# Nusubito en la terminal: el esbozo del patio, jugadas escritas, y lo que se pregunta antes de algunas.

typed-no_move = «{ $text }» no es una jugada; escribe una como leap:C1, rod:3, coin:1.2S, lay, move:B2-B3, heal:B2>E3, upgrade:B2+B3+C2@B2 o bolster:C2>C1
risk-treasure = ¿Reclamar el tesoro en { $temple }? Si no está, pierdes ahora mismo.
risk-capture = ¿Capturar con el Buscador de { $cell }? Si el Ladrón no está ahí, pierdes ahora mismo.
risk-concede = ¿Rendirte? Gana la Niebla.

sketch-legend = H Sanador, B Constructor, S Buscador: 0, 1 y 2 Dardos;  S* ha actuado en este turno, _s_ está caído
    { "[" } ] templo, ║2║ reforzado;  @ el Ladrón, $ el tesoro puede estar aquí;  33%, ?, x: probabilidad de que el Ladrón esté aquí
    ─ │ casillas entre dos templos, · cruces, que no tocan ninguno;  >3: la fila o columna que mostró de noche
    Varas en los bordes: [ ] sin mirar, [?] mirada, [G] verde, [R] roja
    Monedas por día y ronda: ●● boca abajo, +●● sacrificada con ella, -- ninguna, entre paréntesis: se está recuperando
sketch-role = { $role ->
    [thief] Ladrón
   *[mist] Niebla
}

## Reservas

sketch-left = { $kind ->
    [action] { $count ->
        [one] { $left } de { $count } acción
       *[other] { $left } de { $count } acciones
    }
   *[point] { $count ->
        [one] { $left } de { $count } punto
       *[other] { $left } de { $count } puntos
    }
}
sketch-streams = Corriente
sketch-time = Tiempo
sketch-day = { $round ->
    [0] ☾ noche { $day }
   *[other] ☼ día { $day }, ronda { $round }
}
sketch-darts = Dardos
sketch-dart_pool = { $darts } (reserva { $pool })
sketch-stock = , Refuerzos en reserva { $count }
sketch-pools = Reservas
sketch-coins = Monedas { $day }
sketch-hand = Mano
sketch-hand_count = { $count ->
    [one] { $count } Moneda
   *[other] { $count } Monedas
}
sketch-later = { ROW($coins) } desde el próximo turno
sketch-treasure = Tesoro
sketch-or = { OR($temples) }

## El turno del propio Ladrón

sketch-tonight_head = Esta noche
sketch-tonight = { $number ->
    [0] nada
   *[other] { ROW($actions) }
} ({ $count ->
    [one] { $count } punto
   *[other] { $count } puntos
})
sketch-price_head = Precio
sketch-price = 0-1 puntos: oculto. 2: dices tu fila o tu columna. 3: se muestra tu templo.
sketch-turn = Turno
sketch-leapt = { $moved ->
    [1] de { $start } a { $at }
   *[0] en { $at }
}
sketch-points_of = { $count ->
    [one] { $points } de { $count } punto
   *[other] { $points } de { $count } puntos
}
sketch-coin_aside = Moneda { $coin } aparte
sketch-leaps = Saltos
sketch-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
sketch-darts_paid = { $count ->
    [one] { $count } Dardo
   *[other] { $count } Dardos
}
sketch-then_sacrifice = luego un sacrificio
sketch-special_head = Especial
sketch-no_special = { $sacrificed ->
    [1] no tras un sacrificio
   *[0] solo con un único salto de un punto
}
sketch-stuck_head = Sin salida
sketch-no_turn = no se puede completar ningún turno
sketch-no_coin = no tienes ninguna Moneda en la mano
sketch-stuck-here = estás ahí: un turno acaba en otro sitio
sketch-stuck-far = demasiado lejos
sketch-stuck-bolsters = hay Refuerzos en medio
sketch-stuck-coin = haría falta otra Moneda
sketch-stuck-darts = { $count ->
    [one] falta { $count } Dardo
   *[other] faltan { $count } Dardos
}
sketch-seen = Visto
sketch-exposed_head = Expuesto
sketch-exposed = { $count ->
    [one] { $count } templo posible
   *[other] { $count } templos posibles
}{ $danger ->
    [yes] ; un Buscador puede llegar aquí
    [no] ; ningún Buscador puede llegar aquí
   *[unknown] { "" }
}

## Lo que otros saben del Ladrón

sketch-last_night = { $axis ->
    [row] en la fila { $name } anoche
    [col] en la columna { $name } anoche
    [temple] en el templo { $name } anoche
   *[none] sin ver
}
sketch-on = en { $temple }
sketch-aid = Ayuda
sketch-can_be = puede estar en { AND($temples) }
sketch-no_healers = No quedan Sanadores en la reserva: un Buscador que se mueve no deja ninguno.
sketch-stuck_builder = Un Constructor en B2, D2, B4 o D4 no puede moverse.

part-game = partida
