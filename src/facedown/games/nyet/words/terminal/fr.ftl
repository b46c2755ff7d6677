# NYET! dans le terminal : le croquis de sa table, et les coups saisis.

typed-how = { $problem } ; écrivez un coup comme play:b7, nyet:trump:r, team:0+2, bonus:1, shed:g1 ou give:y3
typed-no_move = « { $text } » n’est pas un coup
typed-no_card = « { $text } » n’est pas une carte : écrivez une couleur (b, r, y, g) et une valeur de 1 à 13, par exemple b7
typed-no_seat = « { $text } » n’est pas une place : elles vont de 0 à 4
typed-no_team = « { $text } » n’est pas une équipe : écrivez ses places dans l’ordre croissant, comme 0+2

sketch-legend = ●b bleu  ★r rouge  ▲y jaune  ■g vert;  $ un 1 qui peut devenir butin;  ♛ un super-atout, l’un des atouts
    ✗ une case couverte et par qui;  ◀ la case qui reste, la meilleure carte d’un pli;  ▶ qui doit jouer

## Lignes et cases du plateau

sketch-line-first = Premier
sketch-line-discard = Cartes
sketch-line-trump = Atout
sketch-line-super = Super
sketch-line-points = Points
sketch-discard = { $box ->
    [d0] tout garder
    [d1] écarter 1
    [d2] écarter 2
    [p1] passer 1
    [p2] passer 2
    [x1] 1, pas de 1
   *[x2] 2, pas de 1
}
sketch-box = { $box ->
    [none] aucun
   *[other] { $box }
}

## Conditions de la manche

sketch-round = Manche { $round } { $rounds ->
    [0] jusqu’à { $target } points
   *[other] sur { $rounds }
}
sketch-first = { $name } commence
sketch-trump = atout
sketch-super = { $colour ->
    [none] pas de super-atouts
   *[other] super
}
sketch-each = { $points } par pli
sketch-so_far = équipe { $team } { $points } jusqu’ici

## Rangées et colonnes

sketch-trick = Pli
sketch-before = Avant
sketch-to = à { $name }
sketch-gone = Passées
sketch-void = n’a pas de { ROW($colours) }
sketch-trumps = ATOUT
sketch-aside = Écart
sketch-passed = Passé
sketch-got = Reçu
sketch-head-seat = place
sketch-head-score = score
sketch-head-cards = cartes
sketch-head-tricks = plis
sketch-head-team = équipe
sketch-head-loot = butin
sketch-sign-deals = donne
sketch-sign-first = premier
sketch-sign-bonus = Bonus x2
sketch-sign-leads = entame
sketch-sign-ready = prêt
sketch-sign-place = rang { $place }

part-round = manche
