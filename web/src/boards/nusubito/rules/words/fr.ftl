# Nusubito : ce qu’il y a sous les exemples dessinés dans les règles.

thief = Le Voleur : Bâton { $rod }
mist = La Brume : Bâton { $rod }
house = La maison au départ, avec ses { $pawns } pions. Les lettres sont les colonnes, les nombres les rangées ; les neuf temples ont un toit, et un Bâton se dresse au bord de chacune de leurs rangées et colonnes.
house-seen = Un plateau de cinq cases sur cinq, de A1 à E5. Les temples sont aux coins, au milieu de chaque côté et au centre ; { $pawns } pions se tiennent dans la cour, entre eux.
sacrifice = Trois tours d’un même jour. La Brume ne voit que des dos, et qu’une seconde Pièce se trouve sous la dernière : le Voleur l’a sacrifiée pour courir.
sacrifice-seen = Une rangée de trois emplacements avec des Pièces face cachée, { $coins } en tout ; sous la troisième dépasse une autre Pièce.
walk = De C3 à { $temple }, le chemin passe par { $cell }. Il { $price ->
    [0] ne coûte aucune Fléchette
    [one] coûte une Fléchette
   *[other] coûte { $price } Fléchettes
}, et le pion qui s’y trouve ({ $pawn }) tombe. La Brume l’apprend, mais pas où est le Voleur.
walk-seen = Le plateau vu par le Voleur : il est en { $temple }, et le pion en { $cell } est à terre. Dessous, la liste de ce que verra la Brume.
rod = Le Voleur a regardé le Bâton { $rod } et sait qu’il est { $colour ->
    [green] vert
   *[red] rouge
}. La Brume { $known ->
    [none] voit seulement quel Bâton a été tourné
   *[other] le voit aussi
} : le Voleur a forcément été dans la rangée de ce Bâton.
rod-seen = Les Bâtons des trois rangées, deux fois. Chez le Voleur, le Bâton { $rod } a une couleur ; chez la Brume, le même Bâton est tourné, sans couleur.
