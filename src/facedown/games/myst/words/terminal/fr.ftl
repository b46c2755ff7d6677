# MYST dans le terminal : le croquis de l’île, les coups saisis, et ce qu’on demande avant certains.

typed-no_move = « { $text } » n’est pas un coup ; écrivez un coup comme key:rocket, place:D4, focus:D4, any, book, wait, move:H2, jump:I4, lay, remove, leave ou end
risk-book = Jouer le Livre de liaison ? Il quitte votre main pour de bon.
risk-end = C’était votre dernier tour, et votre Livre de liaison ne compte rien. Terminer quand même ?

sketch-legend = b y pièces de Bleu et Jaune, · ouverte;  G P R L S T C cases-clés, petites lettres: le reste de leurs images
    B Y une Pièce-clé posée par-dessus, y▸B: posée par Jaune, celle de Bleu dessus;  × réglé pour de bon;  ⊥ un interrupteur
    ■ ● pions de Bleu et Jaune, nombres: pas pour y aller;  • une case que vous pouvez recouvrir;  ▮ une manche qui reste
sketch-short = { $landmark ->
    [gears] Engrenages
    [planetarium] Planétarium
    [rocket] Fusée
    [library] Bibliothèque
    [ship] Navire
    [clock] Horloge
   *[cabin] Cabane
}

## Colonnes

sketch-head-pieces = pièces
sketch-head-keys = clés
sketch-head-hand = main
sketch-head-landmark = lieu
sketch-head-points = pts

## La course et la marche

sketch-race = Course
sketch-open = { $count ->
    [one] { $count } case ouverte
   *[other] { $count } cases ouvertes
}
sketch-state-anywhere = peut poser partout
sketch-state-cut_off = est coupé
sketch-state-waits = attend
sketch-hands = Mains
sketch-walk = Marche
sketch-round = manche { $round } sur { $turns }
sketch-last_turn = dernier tour : personne ne répond
sketch-spin = Toupie
sketch-spun = { $count ->
    [one] { team } a fait { $spin }, reste { $count } pas
   *[other] { team } a fait { $spin }, reste { $count } pas
}
sketch-in_reach = À portée
sketch-reach = { $action ->
    [lay] { $cell } poser
   *[remove] { $cell } enlever
}
sketch-here = Ici
sketch-key_action = { $action ->
    [lay] poser pour { $count } points
   *[remove] enlever pour { $count } points
}

## Cartes, chances et décompte

sketch-cards = Cartes
sketch-picked_head = Choisi
sketch-picked = { sketch-short }, en secret
sketch-they_hold = Ils ont
sketch-books = Livres
sketch-undealt = Non distribuées
sketch-switches = { $points } pour les interrupteurs
sketch-gained = { $points ->
    [0] rien, les autres le contrôlent
   *[other] { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } de bonus
    }
}
