# MYST : ce qu’il y a sous les exemples dessinés dans les règles.

bare = comme posé dans la course
covered = recouvert par la Pièce-clé des autres
settled = regagné pour de bon
place = Les { $count } cases éclairées sont celles où { $team } peut poser maintenant : chacune partage un côté avec une case de sa couleur. Toucher par un coin ne suffit pas.
place-seen = L’île pendant la course, avec des cases bleues et jaunes. { $count } cases ouvertes, à côté de celles de { $team }, sont éclairées.
step = { $team } obtient { $spin } à la toupie et fait { $steps } pas, de { $from } à { $to }, sur des cases de n’importe quelle couleur, jamais en diagonale. Toutes les cases éclairées sont assez près.
step-seen = L’île terminée. Une ligne mène le pion de { $team } de { $from } à { $to } ; les cases qu’il peut atteindre sont éclairées.
key = Un anneau dit qui contrôle un lieu. { $covered } : { $laid } l’a posé dans la course, { $over } est par-dessus. { $settled } : la pièce du dessus a été enlevée, le lieu est donc à { $owner } pour de bon.
key-seen = L’île terminée et ses lieux. Une liste dit de chacun qui le contrôle, et comment : comme posé, recouvert ou regagné pour de bon.
score = { $team } : { $switches } pour les interrupteurs, { $values } pour les cartes, { $bonuses } de bonus, { $total } en tout. { $other } a { $least }.
score-seen = Un tableau des points. { $team } : interrupteurs { $switches }, cartes { $values }, bonus { $bonuses }, total { $total }. { $other } : total { $least }.
