# Le plateau simple : ce qu’il dit d’un jeu qui n’a pas le sien.

sheet = Ce que vous voyez
last = Derniers événements
players = Joueurs
player = Joueur
you = vous
acting = tour en cours
yes = oui
no = non
find = Chercher un coup
find-none = Aucun coup ne contient ces mots.
sure = { $say } : appuyez encore
hint = conseil
wait = Vous n’avez rien à décider maintenant.
