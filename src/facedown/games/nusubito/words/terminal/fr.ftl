# Nusubito dans le terminal : le croquis de la cour, les coups saisis, et ce qu’on demande avant certains.

typed-no_move = « { $text } » n’est pas un coup ; écrivez un coup comme leap:C1, rod:3, coin:1.2S, lay, move:B2-B3, heal:B2>E3, upgrade:B2+B3+C2@B2 ou bolster:C2>C1
risk-treasure = Revendiquer le trésor en { $temple } ? Si c’est faux, vous perdez aussitôt.
risk-capture = Capturer avec le Traqueur en { $cell } ? Si le Voleur n’y est pas, vous perdez aussitôt.
risk-concede = Abandonner ? La Brume gagne.

sketch-legend = H Guérisseur, B Bâtisseur, S Traqueur: 0, 1 et 2 Fléchettes;  S* a agi pendant ce tour, _s_ à terre
    { "[" } ] temple, ║2║ renforcé;  @ le Voleur, $ le trésor peut être ici;  33%, ?, x: probabilité que le Voleur soit ici
    ─ │ cases entre deux temples, · croix, qui n’en bordent aucun;  >3: la rangée ou colonne montrée de nuit
    Bâtons aux bords: [ ] pas regardé, [?] regardé, [G] vert, [R] rouge
    Pièces par jour et manche: ●● face cachée, +●● sacrifiée avec elle, -- aucune, entre parenthèses: en cours de reprise
sketch-role = { $role ->
    [thief] Voleur
   *[mist] Brume
}

## Réserves

sketch-left = { $kind ->
    [action] actions : { $left } sur { $count }
   *[point] points : { $left } sur { $count }
}
sketch-streams = Courants
sketch-time = Temps
sketch-day = { $round ->
    [0] ☾ nuit { $day }
   *[other] ☼ jour { $day }, manche { $round }
}
sketch-darts = Fléchettes
sketch-dart_pool = { $darts } (réserve { $pool })
sketch-stock = , Renforts en réserve { $count }
sketch-pools = Réserves
sketch-coins = Pièces { $day }
sketch-hand = Main
sketch-hand_count = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
sketch-later = { ROW($coins) } à partir du prochain tour
sketch-treasure = Trésor
sketch-or = { OR($temples) }

## Le tour du Voleur lui-même

sketch-tonight_head = Cette nuit
sketch-tonight = { $number ->
    [0] rien
   *[other] { ROW($actions) }
} ({ $count ->
    [one] { $count } point
   *[other] { $count } points
})
sketch-price_head = Prix
sketch-price = 0-1 point : caché. 2 : vous donnez votre rangée ou colonne. 3 : votre temple est montré.
sketch-turn = Tour
sketch-leapt = { $moved ->
    [1] { $start } vers { $at }
   *[0] en { $at }
}
sketch-points_of = { $count ->
    [one] { $points } sur { $count } point
   *[other] { $points } sur { $count } points
}
sketch-coin_aside = Pièce { $coin } de côté
sketch-leaps = Bonds
sketch-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sketch-darts_paid = { $count ->
    [one] { $count } Fléchette
   *[other] { $count } Fléchettes
}
sketch-then_sacrifice = puis un sacrifice
sketch-special_head = Spécial
sketch-no_special = { $sacrificed ->
    [1] pas après un sacrifice
   *[0] seulement avec un seul bond d’un point
}
sketch-stuck_head = Bloqué
sketch-no_turn = aucun tour ne peut être terminé
sketch-no_coin = aucune Pièce en main
sketch-stuck-here = vous y êtes : un tour se termine ailleurs
sketch-stuck-far = trop loin
sketch-stuck-bolsters = des Renforts barrent la route
sketch-stuck-coin = il faudrait une seconde Pièce
sketch-stuck-darts = { $count ->
    [one] il manque { $count } Fléchette
   *[other] il manque { $count } Fléchettes
}
sketch-seen = Vu
sketch-exposed_head = Exposé
sketch-exposed = { $count ->
    [one] { $count } temple possible
   *[other] { $count } temples possibles
}{ $danger ->
    [yes] ; un Traqueur peut venir ici
    [no] ; aucun Traqueur ne peut venir ici
   *[unknown] { "" }
}

## Ce que les autres savent du Voleur

sketch-last_night = { $axis ->
    [row] dans la rangée { $name } la nuit dernière
    [col] dans la colonne { $name } la nuit dernière
    [temple] dans le temple { $name } la nuit dernière
   *[none] invisible
}
sketch-on = en { $temple }
sketch-aid = Aide
sketch-can_be = il peut être en { AND($temples) }
sketch-no_healers = La réserve de Guérisseurs est vide : un Traqueur qui se déplace n’en laisse pas.
sketch-stuck_builder = Un Bâtisseur en B2, D2, B4 ou D4 ne peut pas bouger.

part-game = partie
