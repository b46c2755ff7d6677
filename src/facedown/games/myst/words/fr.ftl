# MYST : ce que disent le journal, les coups, les refus, les conseils et l’arbitre d’une course.

## Équipes, et lieux de l’île

team-0 = Bleu
team-1 = Jaune
team = { $team ->
    [0] { team-0 }
   *[1] { team-1 }
}
place-gears = Engrenages géants
place-planetarium = Planétarium
place-rocket = Fusée
place-library = Bibliothèque
place-ship = Navire englouti
place-clock = Tour de l’horloge
place-cabin = Cabane en rondins
place = { $landmark ->
    [gears] { place-gears }
    [planetarium] { place-planetarium }
    [rocket] { place-rocket }
    [library] { place-library }
    [ship] { place-ship }
    [clock] { place-clock }
   *[cabin] { place-cabin }
}
place-accusative = { $landmark ->
    [gears] les Engrenages géants
    [planetarium] le Planétarium
    [rocket] la Fusée
    [library] la Bibliothèque
    [ship] le Navire englouti
    [clock] la Tour de l’horloge
   *[cabin] la Cabane en rondins
}
place-genitive = { $landmark ->
    [gears] des Engrenages géants
    [planetarium] du Planétarium
    [rocket] de la Fusée
    [library] de la Bibliothèque
    [ship] du Navire englouti
    [clock] de la Tour de l’horloge
   *[cabin] de la Cabane en rondins
}
spot = { $landmark ->
    [none] { $cell }
   *[other] { $cell } ({ place })
}

## Cartes d’une main

card = { place } { $value }
card-book = Livre de liaison

## Journal

log-dealt = Les cartes sont distribuées.
log-dealt-own = Les cartes sont distribuées : { ROW($cards) }.
log-first = { $who } commence.
log-picked = { $who } a choisi.
log-picked-own = { $who } a choisi { place-accusative }.
log-key = { $who } pose la Pièce-clé { place-genitive } ({ $cell }).
log-covers = { $who } recouvre { $cell } (reste { $left }).
log-book-race = { $who } joue un Livre de liaison et peut poser une pièce n’importe où.
log-book-walk = { $who } joue un Livre de liaison.
log-waits = { $who } attend : équipe coupée.
log-time = Le temps de la course est écoulé. On continue tour à tour ; { $who } commence.
log-turns = { $turns ->
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
   *[10] Dix
} tours.
log-begins = { $who } ouvre la marche.
log-spins = { $who } fait { $spin } à la toupie.
log-stays = { $who } reste en { $cell }.
log-walks = { $steps ->
    [one] { $who } va de { $start } en { $to } (1 pas).
   *[other] { $who } va de { $start } en { $to } ({ $steps } pas).
}
log-jumps = { $who } saute en { $to }.
log-lay = { $who } pose par-dessus sa Pièce-clé { place-genitive }.
log-remove = { $who } enlève la Pièce-clé { place-genitive } posée par { $other } ; elle est hors du jeu.
log-leave = { $who } laisse { place-accusative } en l’état.
log-ends = { $who } termine son tour.
log-wins = { $who } gagne { $own } : { $theirs }.
log-draw = Égalité, { $own } : { $theirs }.
log-resigned = { $who } abandonne. { $other } gagne.

## Coups

choice-key = poser la Pièce-clé { place-genitive }
choice-place = recouvrir { spot }
choice-focus = chercher pour { spot }
choice-any = chercher une pièce qui va
choice-book = jouer un Livre de liaison
choice-wait = attendre
choice-move = marcher en { spot }
choice-stay = rester en { $cell }
choice-jump = sauter en { spot }
choice-step = faire un pas en { spot }
choice-stop = s’arrêter ici
choice-lay = poser votre Pièce-clé par-dessus
choice-remove = enlever l’autre Pièce-clé
choice-leave = tout laisser en l’état
choice-end = terminer le tour
choice-time_up = le temps est écoulé
choice-resign = abandonner

## Refus

refused-no_move = ce coup n’existe pas
refused-over = la partie est terminée
refused-time_up = seule la pendule dit que le temps est écoulé
refused-not_now = ce n’est pas la question : { $asked }
refused-chance = le hasard joue maintenant
refused-ask-key_pick = choisissez un lieu pour commencer
refused-ask-key_set = posez la première Pièce-clé
refused-ask-cut_off = l’équipe est coupée : attendez, ou jouez un Livre de liaison
refused-ask-intent = dites ce que la main cherche : n’importe quelle pièce, ou celle d’une case
refused-ask-race = posez une pièce
refused-ask-pre = marchez
refused-ask-act = posez ou enlevez la Pièce-clé ici, ou laissez-la
refused-ask-jump = sautez sur une case
refused-ask-post = terminez le tour, ou jouez un Livre de liaison
refused-landing = un pion s’y trouve
refused-can_lay = une équipe qui peut poser une pièce n’attend pas
refused-lay_or_remove = ici, entre poser et enlever, seul l’autre est possible
refused-share = deux pions ne partagent pas une case
refused-no_book = vous n’avez pas de Livre de liaison
refused-walk_only = dans cette partie, les Livres de liaison sont pour la marche
refused-book_open = un Livre de liaison est déjà ouvert : posez une pièce n’importe où
refused-not_cut_off = un Livre de liaison est pour une équipe coupée
refused-one_book = un seul Livre de liaison par tour
refused-mid_walk = pas au milieu d’une marche
refused-around_walk = un Livre de liaison se joue avant ou après la marche
refused-covered = cette case est recouverte
refused-cut_off = votre équipe est coupée
refused-looked_for = une autre main de l’équipe cherche cette pièce
refused-touch = elle doit toucher une de vos pièces
refused-stepwise = marchez pas à pas
refused-whole_walk = dites où la marche se termine
refused-pawn = l’autre pion s’y trouve
refused-far = c’est trop loin avec { $spin }, ou l’autre pion barre la route
refused-picked = posez la Pièce-clé que votre équipe a choisie
refused-own_cards = commencez par un lieu d’une de vos cartes
refused-key_lies = cette Pièce-clé est déjà posée

## Conseils

advice-first = Avec vos cartes, il vaut { $points }.
advice-first-none = Vous n’en avez aucune carte.
advice-key = La Pièce-clé { place-genitive } : { $points } points pour vous.
advice-key-none = La Pièce-clé { place-genitive } : les autres ont peut-être ses cartes.
advice-switch = Un interrupteur : 1 point.
advice-any = Chercher toutes les pièces à la fois va le plus vite.
advice-book-race = Il ouvre tout le plateau à une pièce.
advice-book-walk = Un deuxième lieu dans le même tour.
advice-yours = Vous auriez { place-accusative } : +{ $points }.
advice-stands = Personne ne peut agir là où se tient votre pion.
advice-control = Vous contrôleriez { place-accusative } : +{ $points } pour vous.
advice-deny = Vous contrôleriez { place-accusative }, et pas les autres.

## Ce que l’arbitre d’une course en direct répond

drop-race_closed = La course n’est pas en cours.
drop-cooling = Attendez { $seconds } s.
drop-not_holder = Vous ne la tenez pas.
drop-piece_held = { $name } a cette pièce.
drop-cell_taken = Déjà recouverte.
drop-faster = { $who } a été plus rapide de { $seconds } s.
drop-not_touching = Doit toucher une de vos pièces.
drop-wrong_cell = Ne va pas ici.
drop-wrong_turn = Bon endroit. Tournez-la.
drop-not_captain = Seul votre capitaine joue un Livre.
drop-already_pending = Un Livre est déjà ouvert.
drop-not_cut_off = Vous n’êtes pas coupés.
drop-no_book = Vous n’avez pas de Livre de liaison.
drop-not_saved = Pas enregistré. Réessayez dans un instant.
