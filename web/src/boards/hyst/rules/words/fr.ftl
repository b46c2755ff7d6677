# H.Y.S.T. : ce qu’il y a sous les exemples dessinés dans les règles.

lines = Les rayures rouges montrent ce que voient les caméras. Un pas de { $from } en { $to } se heurte { $by ->
    [laser] à un laser
   *[camera] au regard d’une caméra
} : le voleur est pris avant d’avoir passé, et le diamant reste en { $dropped }.
lines-seen = Le musée, avec des rayures rouges de chaque caméra jusqu’au mur suivant. Un voleur tient le diamant en { $from } ; son pas en { $to } est marqué : un laser le prend.
turn = Le dé donne { $rolled }. De { $from } à { $to }, il y a { $steps } pas par un chemin qu’aucune caméra ne voit ; il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
}. On peut jouer des cartes avant, pendant et après la marche.
turn-seen = Un dé qui montre { $rolled }, et le musée avec un chemin en pointillé de { $from } à { $to }.
steal = Sur les { $all } faces du dé diamant, { $good ->
    [one] une seule vole : une chance sur { $all }
   *[other] { $good } volent
}. Un seul essai par tour.
steal-seen = Les faces du dé diamant ; celles qui volent sont cochées, { $good } sur { $all }.
escape = Le porteur va de { $from }, par le coin, jusqu’à la case de départ { $to } : il a gagné aussitôt. Une Barricade posée là l’en empêcherait.
escape-seen = Un coin du musée : un chemin en pointillé mène le voleur et son diamant dehors, en { $to }. Une autre case de départ est sous une Barricade.
