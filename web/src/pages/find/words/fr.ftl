# Chercher des joueurs.

title = Trouver des joueurs : { $game }
about = Vous jouez avec des personnes qui veulent la même chose et sont à peu près de votre niveau. Places et rôles sont tirés au sort ; pour le reste, ce sont les règles normales.
own = D’autres règles, ou des amis ?
own-table = Ouvrir une table
players = Joueurs à la table
players-about = Choisissez un nombre ou plusieurs : avec plusieurs, vous attendez moins.
bots = Des bots complètent la table
bots-never = jamais : aucun bot
bots-after = après { $seconds ->
    [15] 15 secondes
    [30] 30 secondes
    [60] 1 minute
   *[180] 3 minutes
}
rated = Partie classée
rated-about = Contre des personnes qui ont un profil. Aucun bot ne complète la table.
begin = Trouver des joueurs
looking = Recherche de joueurs
waited = Vous attendez depuis { $time }
others = { $count ->
    [0] Personne d’autre ne cherche ce jeu en ce moment.
    [one] Une autre personne cherche ce jeu, avec ces souhaits ou d’autres.
   *[other] { $count } autres personnes cherchent ce jeu, avec ces souhaits ou d’autres.
}
bots-in = Des bots complètent la table dans { $time }.
bots-none = Vous attendez des personnes. Plus l’attente dure, moins le niveau compte.
meanwhile = La recherche continue pendant que vous faites autre chose ici :
offline = Le serveur ne répond pas. La recherche reprendra dès qu’il répondra.
