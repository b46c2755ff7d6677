# MYST: lo que se cuenta junto a una repetición.

heat = Quién cubrió qué, y cuándo
heat-about = Los números cuentan las piezas en el orden en que se colocaron.
pace = { $pieces ->
    [one] { $name }: { $pieces } pieza, por lo general { $seconds } s cada una
   *[other] { $name }: { $pieces } piezas, por lo general { $seconds } s cada una
}
pace-few = { $pieces ->
    [one] { $name }: { $pieces } pieza
   *[other] { $name }: { $pieces } piezas
}
turning = Momentos decisivos, con las manos a la vista
turning-none = Nada cambió el rumbo de la partida.
swing = { $points ->
    [one] { $points } punto para { $team }
   *[other] { $points } puntos para { $team }
}
missed = Mirando atrás: la mejor caminata perdida
missed-one = Ronda { $round }: { $team } fue a { $walked }. Conociendo todas las cartas, { $cell } valía { $points } puntos más.
missed-none = Nadie podría haberlo hecho mucho mejor en un solo turno.
