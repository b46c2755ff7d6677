# Shy Monsters en la terminal: el esbozo de un piso, y jugadas escritas.

typed-how = { $problem }; escribe una jugada como lay:1,0, exit:2,0, monster:bat:1,1, reveal:1,0, explore:1,0, attack:1,0 o jump:1,0>2,0
typed-no_move = «{ $text }» no es una jugada
typed-no_cell = «{ $text }» no es una casilla: escríbela como x,y, p. ej. 1,-2
typed-far_cell = «{ $text }» no es una casilla: |x| + |y| es como máximo { $reach }; la Entrada es 0,0
typed-no_monster = «{ $text }» no es un Monstruo: existen { ROW($monsters) }
typed-no_jump = «{ $text }» no es un salto: se cae junto a la loseta saltada, como en 1,0>2,0

sketch-legend = { "[" } ] una loseta boca arriba por la que el Héroe puede caminar, ( ) cualquier otra; @ el Héroe
    ▓ una loseta boca abajo junto al terreno del Héroe, ░ cualquier otra; 25%: probabilidad de que sea mortal; ?: nombrada para mirarla
    E Entrada, X Salida, + Pasillo; letras minúsculas en una loseta boca abajo: Monstruos que ahí se sentirían en casa
    :) un Monstruo boca abajo que se siente en casa, :( uno que no (solo lo sabe quien construye)
    En los dibujos: # una loseta, x sin loseta, · da igual; se pueden girar
sketch-role = { $role ->
    [master] Maestro de mazmorra
   *[hero] Héroe
}
sketch-curtain = El piso se construye tras un telón.
sketch-storey = Piso { $storey }
sketch-face = { $face ->
    [active] mata
    [uncomfy] calma
    [panicked] miedo
    [dead] cayó
    [exit] fin
   *[entrance] entra
}

## Junto al piso

sketch-storeys = Pisos
sketch-looks = { $count ->
    [one] { $count } vistazo
   *[other] { $count } vistazos
}
sketch-skills = Artes
sketch-skill = { $skill ->
    [attack] { $count ->
        [0] (ataque gastado)
        [1] { "[" }ATAQUE]
       *[other] { "[" }ATAQUE] x{ $count }
    }
   *[jump] { $count ->
        [0] (salto gastado)
        [1] { "[" }SALTO]
       *[other] { "[" }SALTO] x{ $count }
    }
}
sketch-no_skills = ninguna
sketch-hidden = Oculto
sketch-unseen = { $count ->
    [0] ningún Monstruo: todas las losetas son seguras
   *[other] { $count } de { ROW($monsters) }
}
sketch-out = Fuera
sketch-unknown = { $count } sin ver
sketch-at_home = en casa en { $cells }
sketch-homeless = aún en casa en ninguna parte

part-storey = piso
part-game = partida
