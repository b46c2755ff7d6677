# Les personnes avec qui on a joué.

title = Contacts
about = Les personnes avec qui vous avez joué. Entre amis, chacun voit quand l’autre est là ; les deux doivent être d’accord. Rien d’autre ne sort de la table.
none = Vous n’avez encore joué avec personne ici. Trouvez des joueurs pour un jeu, ou envoyez à quelqu’un le lien d’une table.
find = Vers les jeux
invitations = Invitations
friends = Amis
asks = Demandes d’amitié
others = Autres joueurs
muted = Masqués
here = en ligne
away = hors ligne
asked = demande envoyée
invite = Réinviter
game = Jeu
befriend = Ajouter comme ami
yes = Accepter
part = Retirer de mes amis
withdraw = Retirer
mute = Masquer
unmute = Ne plus masquer
