# L’équité : ce que le panneau dit du hasard.

title = Vérifier l’équité
about = Tout le hasard de cette partie vient d’un nombre secret. Son empreinte a été fixée avant.
promise = Empreinte, montrée avant la partie
later = Elle est montrée quand la partie commence.
seed = Le nombre secret
hidden = Montré quand la partie est terminée.
check = Tout vérifier
own = Votre navigateur a vérifié l’empreinte : elle correspond au nombre.
own-not = Votre navigateur a vérifié l’empreinte : elle ne correspond PAS au nombre.
fits = Le nombre correspond à l’empreinte.
fits-not = Le nombre ne correspond PAS à l’empreinte.
right = Les { $number } tirages découlent tous du nombre.
wrong = { $number } tirages ne découlent PAS du nombre.
steps = Les premiers tirages
said = dans la partie
again = recalculé
how = Pour vérifier un journal téléchargé, n’importe où : facedown verify
sealed = D’autres doivent encore jouer cette donne. Le nombre sera montré quand elle sera close.
