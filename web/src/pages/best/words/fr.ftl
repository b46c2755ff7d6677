# Les meilleurs joueurs.

title = Meilleurs joueurs
games = Jeux
none = Aucun joueur n’est encore dans la liste.
place = Rang
name = Nom
rating = Classement
played = Parties
won = Gagnées
you = vous
bot = Bot : { $level }
about = Les joueurs qui veulent figurer ici et ont joué cinq parties classées. Les bots servent de comparaison. Activez-le dans votre profil :
