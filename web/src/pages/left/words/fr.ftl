title = Vous avez cédé cette place.
running = Un bot a pris la suite, et vous ne pouvez plus revenir.
over = La partie est terminée.
gathering = Elle est maintenant libre pour quelqu’un d’autre. Demandez le lien à l’hôte si vous voulez vous rasseoir.
unknown = Vous ne pouvez plus y revenir.
no-watching = Personne ne peut regarder cette table.
