# MYST : ce qu’on raconte à côté d’une relecture.

heat = Qui a recouvert quoi, et quand
heat-about = Les nombres comptent les pièces dans l’ordre où elles ont été posées.
pace = { $pieces ->
    [one] { $name } : { $pieces } pièce, d’ordinaire { $seconds } s pour une
   *[other] { $name } : { $pieces } pièces, d’ordinaire { $seconds } s pour une
}
pace-few = { $pieces ->
    [one] { $name } : { $pieces } pièce
   *[other] { $name } : { $pieces } pièces
}
turning = Tournants, mains visibles
turning-none = Rien n’a renversé la partie.
swing = { $points ->
    [one] { $points } point pour { $team }
   *[other] { $points } points pour { $team }
}
missed = Après coup : la meilleure marche manquée
missed-one = Manche { $round } : { $team } est allé en { $walked }. Toutes cartes connues, { $cell } valait { $points } points de mieux.
missed-none = Personne n’aurait pu faire beaucoup mieux en un seul tour.
