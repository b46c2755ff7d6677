# Faires Spiel: was die Tafel über den Zufall sagt.

title = Faires Spiel prüfen
about = Aller Zufall dieses Spiels kommt aus einer geheimen Zahl. Ihr Fingerabdruck stand vorher fest.
promise = Fingerabdruck, vor dem Spiel gezeigt
later = Er wird gezeigt, wenn das Spiel beginnt.
seed = Die geheime Zahl
hidden = Wird gezeigt, wenn das Spiel aus ist.
check = Alles nachprüfen
own = Dein Browser hat nachgerechnet: Der Fingerabdruck passt zur Zahl.
own-not = Dein Browser hat nachgerechnet: Der Fingerabdruck passt NICHT zur Zahl.
fits = Die Zahl passt zum Fingerabdruck.
fits-not = Die Zahl passt NICHT zum Fingerabdruck.
right = Alle { $number } Ziehungen folgen aus der Zahl.
wrong = { $number } Ziehungen folgen NICHT aus der Zahl.
steps = Die ersten Ziehungen
said = im Spiel
again = nachgerechnet
how = Prüfe ein heruntergeladenes Protokoll überall: facedown verify
sealed = Andere haben diese Gabe noch vor sich. Die Zahl kommt, wenn sie schließt.
