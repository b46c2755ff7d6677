# La page avant une table, pour qui arrive par le lien de la table.

title = Jouer à { $title }
by = { $host } vous invite à jouer.
open = On vous invite à jouer.
free = { $number ->
    [one] { $number } place est libre.
   *[other] { $number } places sont libres.
}
late = Quelqu’un d’autre vient de prendre la dernière place.
taken = Toutes les places sont prises.
kept = Les places qui restent sont réservées à des amis. Demandez à l’hôte.
running = La partie a commencé.
over = La partie est terminée.
yours = Vous avez déjà une place ici.
back = À votre place
seats = Joueurs
keeps = Réservée à un ami
name-about = Les autres voient ce nom. Vous pouvez le changer maintenant ou plus tard.
look = Voir
no-watching = Cette table n’admet pas de spectateurs.
