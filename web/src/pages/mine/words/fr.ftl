# Mes parties.

turn = À vous de jouer
waiting = En attente des autres
over = Terminées
gone = Introuvables
gone-about = Le serveur ne connaît pas cette table, ou vous avez perdu la place.
won = Vous avez gagné.
shared = Victoire partagée : { $names }.
lost = Vous avez perdu. Victoire : { $names }.
lost-all = Vous avez perdu.
filter-game = Jeu
filter-phase = Afficher
filter-all = Toutes
filter-running = En cours
filter-won = Gagnées
filter-lost = Perdues
filter-draw = Égalités
filter-name = Avec
filter-anyone = Tous
score = Score : { $score } ({ $others })
score-one = { $name } : { $score }
nothing = Aucune partie ne correspond. Choisissez autre chose ci-dessus.
file = Relecture d’un fichier
none = Pas encore de parties. Ce que vous jouez dans ce navigateur apparaît ici.
