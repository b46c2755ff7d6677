# Nusubito: was unter den gezeichneten Beispielen in den Regeln steht.

thief = Der Dieb: Stab { $rod }
mist = Der Nebel: Stab { $rod }
house = Das Haus am Anfang mit seinen { $pawns } Figuren. Spalten sind Buchstaben, Reihen sind Zahlen; neun Tempel haben Dächer, und am Rand jeder ihrer Reihen und Spalten steht ein Stab.
house-seen = Ein Brett aus fünf mal fünf Feldern, A1 bis E5. Tempel liegen in den Ecken, in der Mitte jeder Seite und im Zentrum; { $pawns } Figuren stehen im Hof dazwischen.
sacrifice = Drei Züge eines Tages. Der Nebel sieht nur Rückseiten, und dass unter der letzten eine zweite Münze liegt: Sie wurde für einen Lauf geopfert.
sacrifice-seen = Eine Reihe von drei Plätzen mit verdeckten Münzen, { $coins } im Ganzen; unter der dritten schaut eine weitere hervor.
walk = Von C3 nach { $temple } führt der Weg über { $cell }. Das kostet { $price ->
    [0] keinen Pfeil
    [one] einen Pfeil
   *[other] { $price } Pfeile
}, und die Figur dort ({ $pawn }) fällt. Der Nebel erfährt das, aber nicht, wo er ist.
walk-seen = Das Brett, wie der Dieb es sieht: Er ist auf { $temple }, und die Figur auf { $cell } liegt. Darunter steht, was der Nebel sehen wird.
rod = Der Dieb hat Stab { $rod } angesehen und weiß, dass er { $colour ->
    [green] grün
   *[red] rot
} ist. Der Nebel { $known ->
    [none] sieht nur, welcher Stab gedreht wurde
   *[other] sieht das auch
}: Der Dieb muss in dessen Reihe gewesen sein.
rod-seen = Die Stäbe der drei Reihen, zweimal. Beim Dieb hat Stab { $rod } eine Farbe; beim Nebel ist derselbe Stab gedreht, ohne Farbe.
