# NYET! : ce qu’il y a sous les exemples dessinés dans les règles.

board = À mi-chemin des refus. Trois cases de la ligne d’atout sont couvertes : il ne reste que { $trump }, et c’est l’atout. La ligne des points a encore { $left } cases ouvertes.
board-seen = Les cinq lignes et leurs cases ; les tampons montrent qui a couvert une case, et quand. Encore ouvert dans la ligne d’atout : { $trump }, seul.
passing = Tout le monde passe en même temps. Ce que donne { $one } va à { $two } ; personne ne passe une carte qu’il vient de recevoir.
passing-seen = Quatre joueurs côte à côte, chacun avec la carte qu’il donne en haut et celle qu’il reçoit en bas. Des lignes relient chaque carte donnée au voisin de gauche, qui la reçoit.
trick = { $leader } entame. Il y a deux super-atouts dans le pli, et le second joué l’emporte : { $winner } prend le pli. L’autre vient de l’équipe adverse, c’est donc du butin ({ $loot }).
trick-seen = Un pli de quatre cartes : 13 bleu, 1 rouge, 1 rouge, 6 bleu. Les 1 rouges sont super-atouts. { $winner } prend le pli ; butin : { $loot }.
scoring = L’équipe A a { $tricks } plis et { $loot } de butin. Multiplié par { $points }, cela fait { $one }, et chacun des deux reçoit le tout. Dans l’équipe B, chacun reçoit { $two }.
scoring-seen = Le résultat d’une manche. Équipe A : { $tricks } plis et { $loot } de butin, fois { $points }, soit { $one } pour chacun. Équipe B : { $two } pour chacun.
