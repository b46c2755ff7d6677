# MYST : ce que dit le plateau.

book = Livre de liaison

island = Île
whole = Île entière
legend = Seules les plaques comptent
legend-about = Un interrupteur à plaque « 1 » donne un point à l’équipe qui l’a recouvert.
cell-open = ouverte
cell-key = case-clé : { $place }
cell-switch = interrupteur, 1 point
cell-top = par-dessus, Pièce-clé de { $team }
cell-pawn = pion de { $team }
cell-here = vous pouvez choisir cette case
cell-steps = { $steps ->
    [0] rester ici
    [one] 1 pas
   *[other] { $steps } pas
}
cell-lay = poser ici votre Pièce-clé
cell-remove = enlever ici leur Pièce-clé
cell-stake = { $points ->
    [one] { $points } point possible
   *[other] { $points } points possibles
}

ask-wait = Un instant …
ask-deal = On distribue les cartes.
ask-pick = Par quel lieu commencez-vous ? L’autre équipe ne voit pas votre choix.
ask-pick-sure = Commencer par : { $place } ?
ask-pick-done = Votre choix secret : { $place }. { $team } choisit encore.
ask-pick-both = Les deux équipes choisissent en secret leur premier lieu.
ask-set = Posez votre première Pièce-clé : { $place }.
ask-set-again = { $place } : déjà pris. Choisissez un autre lieu pour commencer.
ask-set-other = { $who } pose la première Pièce-clé.
ask-race = Posez une pièce qui touche une des vôtres.
ask-race-sure = { $cell } : { $motif }. Terminé ?
ask-race-any = Le Livre de liaison est ouvert : posez une pièce n’importe où.
ask-race-other = { $who } pose une pièce.
ask-cut = Vous êtes coupé : aucune case ouverte ne touche vos pièces.
ask-cut-other = Équipe coupée : { $who }.
ask-intent = Main { $hand } : chercher toute pièce qui va, ou celle d’une case ?
ask-intent-other = Les mains cherchent des pièces.
ask-spin = La toupie tourne.
ask-pre = { $steps ->
    [one] Faites un pas, ou restez.
   *[other] Faites jusqu’à { $steps } pas, ou restez.
}
ask-pre-sure = { $steps ->
    [one] Vers { $cell } : { $motif }, { $steps } pas. Appuyez encore pour y aller.
   *[other] Vers { $cell } : { $motif }, { $steps } pas. Appuyez encore pour y aller.
}
ask-pre-pass = Pas à pas : reste { $steps }.
ask-pre-other = { $who } peut faire { $steps } pas.
ask-act = Vous êtes ici : { $place }.
ask-act-other = { $who } est ici : { $place }.
ask-jump = Sautez n’importe où, sauf sur un pion.
ask-jump-sure = Sauter en { $cell } : { $motif } ?
ask-jump-other = { $who } saute.
ask-post = Vous avez marché. Terminer votre tour ?
ask-post-other = { $who } a marché.
ask-mate = { $name } décide pour votre équipe.
ask-live = La course est lancée.

do-choose = Choisir
do-lay-first = Poser la pièce
do-done = Terminé
do-undo = Annuler
do-any = Toute pièce qui va
do-wait = Attendre
do-wait-always = Attendre jusqu’à la fin
do-book = Jouer un Livre de liaison
do-book-walk = Sautez n’importe où, avant ou après la marche
do-book-race = Posez une pièce n’importe où
do-book-sure = Le jouer maintenant ? Cela ne s’annule pas.
do-book-yes = Jouer le Livre
do-book-no = Le garder
do-stay = Rester
do-stop = S’arrêter ici
do-end = Fin du tour
do-go = Aller en { $cell }
do-jump = Sauter en { $cell }
do-seek = Chercher { $cell }
do-lay = Poser votre Pièce-clé par-dessus
do-lay-so = Vous contrôleriez : { $place }
do-remove = Enlever leur Pièce-clé
do-remove-so = À vous pour de bon : { $place }
do-leave = Laisser
do-leave-so = Rien ne change
do-points = { $points ->
    [0] pas de points pour vous
   *[other] +{ $points } pour vous
}

count-pieces = pièces
count-switches = interrupteurs
count-keys = lieux
count-now = Vous auriez { $points } maintenant
count-cut = coupé
count-book = Livre ouvert

strip-title = Lieux
strip-control = contrôle : { $team }
strip-nobody = libre
strip-base = posée par { $team }
strip-top = { $team } par-dessus
strip-settled = réglé pour de bon
strip-cards = vos cartes { $values }, enjeu { $points }
strip-theirs = { $team } a { $values }

hand-title = Vos cartes
hand-of = Cartes de { $team }
hand-bonus = Bonus 2
hand-bonus-about = 2 de plus si vous avez posé cette Pièce-clé dans la course.
hand-played = Livre joué
hand-cover = Cacher les cartes
hand-uncover = Montrer les cartes
hand-covered = carte cachée
hand-open = Cartes
hand-book = Sautez n’importe où, une fois

turns-title = Tour { $round } sur { $turns }
turns-last = Dernier tour : personne n’y répond
turns-lastround = Dernière manche
turns-first = { $team } marche en premier
spin-turns = { $number } tours
spin-spaces = { $team } fait { $number }

tool-notes = Notes et distances
reach-about = Pas depuis chaque pion, et chances d’y arriver en un tour de toupie.
reach-pawn = dessus
notes-about = Ce que l’autre équipe peut avoir, d’après votre main. Vous seul voyez vos marques.
notes-odds = { $number } non vues, au moins une d’elles : { $chance } %
notes-books = Livres de liaison dans l’autre main
notes-have = ils l’ont
notes-may = peut-être
notes-not = ils ne l’ont pas

score-title = Décompte
score-skip = Passer
score-again = Revoir le décompte
score-switches = Interrupteurs
score-values = Valeurs des cartes
score-bonuses = Bonus
score-total = Total
score-bonus = +2 bonus
score-undealt = Cartes non distribuées
score-wins = { $team } gagne
score-draw = Égalité
score-resigned = { $team } abandonne
