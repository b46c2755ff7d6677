# Shy Monsters: lo que se lee debajo de los ejemplos dibujados en sus reglas.

turned = girado
may = permitido
before = antes
after = después
outline = Lo que le gusta a este Monstruo ({ $monster }): losetas donde el dibujo está claro, ninguna donde está tachado. Girado, el dibujo encaja en este piso, así que aquí se siente en casa.
outline-seen = A la izquierda, el Monstruo ({ $monster }) con los ocho lugares que lo rodean, y luego lo mismo girado. A la derecha, un piso con el dibujo girado encima: una marca donde hay loseta y una cruz donde no puede haberla.
layout = Las seis losetas están unidas por sus lados: eso está permitido. Una loseta que solo toca por una esquina se rechaza ({ $clause }).
layout-seen = A la izquierda, un piso unido de siete losetas. A la derecha, la Entrada con una loseta al lado y una tercera que solo toca por una esquina, marcada como no permitida.
attack = Ya se miró a este Monstruo ({ $monster }) y es { $before ->
    [active] mortal
   *[uncomfy] inofensivo
}. El Héroe ataca: está en su loseta, y el Monstruo ({ $monster }) { $after ->
    [dead] ha muerto
   *[active] sigue vivo
}. El Ataque de este piso está gastado.
attack-seen = Dos pisos. Antes: el Héroe en la Entrada y, a su lado, el Monstruo ({ $monster }) marcado con una espada. Después: el Héroe en su loseta.
leap = El Héroe salta por encima de una loseta boca abajo. Ha caído a salvo, y entonces se voltea la loseta que dejó atrás: { $monster }, { $mood ->
    [active] mortal, pero ya no puede hacerle nada
   *[uncomfy] aquí no hace daño
}.
leap-seen = Dos pisos. Antes: una flecha de la Entrada a la loseta siguiente, por encima de una boca abajo. Después: el Héroe está ahí, y la loseta saltada muestra: { $monster }.
