# H.Y.S.T. dans le terminal : le croquis du musée, les coups saisis, et ce qu’on demande avant certains.

typed-no_move = « { $text } » n’est pas un coup ; écrivez un coup comme roll, move:E5, play:smoke, place:D3, camera:F3, face:W, edge:C3-D3, steal ou end_turn
risk = { $danger ->
    [laser] Foncer dans le laser ? { caught-now }.
    [camera] Entrer dans le champ ? { caught-now }.
   *[sight] Faire cela ? { caught-now }, quoi qu’il arrive.
}
caught-now = { $holds ->
    [1] Vous êtes pris et lâchez le diamant
   *[0] Vous êtes pris
}

sketch-legend = ▲ ▶ ▼ ◀ caméras et où elles regardent;  /// en vue, ▒▒▒ fumée, où l’on ne voit personne;  ╳ un laser
    R O B P G Y voleurs, ◆ le diamant, derrière une lettre: son porteur;  R+3: Rouge et trois pièces de plus
    • à portée de vos points, ! seulement en vue ou par un laser;  ▓ une barricade;  ▮ une carte;  (carte) pas jouable
sketch-again = Le même musée encore : --option layout={ $code }
sketch-outside = hors
sketch-no_cards = pas de cartes

## Le tour et le diamant

sketch-turn = Tour
sketch-number = { $turn }{ $left ->
    [-1] { "" }
   *[other] , reste { $left }
}
sketch-time = Temps
sketch-sudden_death = MORT SUBITE : le prochain à prendre le diamant gagne
sketch-points = Points
sketch-of = sur { $count }
sketch-card = Carte
sketch-plays = { $who } joue « { $card } »
sketch-diamond = Diamant
sketch-lies = se trouve en { $space }
sketch-has_it = l’a
sketch-no_way_out = pas de sortie sûre
sketch-way_out = { $count ->
    [one] { $exit } à { $count } pas ({ $share } au prochain lancer)
   *[other] { $exit } à { $count } pas ({ $share } au prochain lancer)
}
sketch-rival = { $count ->
    [one] { $who } à { $count } pas ({ $share })
   *[other] { $who } à { $count } pas ({ $share })
}

## Où mène un choix

leads-win = { $sure ->
    [1] vous gagnez !
   *[0] peut gagner
}
leads-diamond = { $sure ->
    [1] le diamant !
   *[0] peut donner le diamant
}
leads-caught = { $danger ->
    [laser] pris par un laser
    [camera] pris par une caméra
   *[sight] vous êtes pris
}
leads-catches = { $sure ->
    [1] fait prendre { AND($names) }
   *[0] peut faire prendre { AND($names) }
}

## Main, piles et cartes pas encore vues

sketch-hand = Main
sketch-piles = Piles
sketch-pile_counts = pioche { $deck }, fumée { $smoke }, lasers { $lasers }
sketch-discards = Défausse
sketch-house = Variantes
sketch-exposed_head = Exposé
sketch-exposed = la caméra en { OR($cameras) } pourrait être tournée vers vous
sketch-card_head = carte
sketch-unseen = non vues
sketch-unseen_of = { $count } sur { $all }
