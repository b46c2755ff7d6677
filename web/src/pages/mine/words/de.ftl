# Die Seite der eigenen Spiele.

turn = Du bist am Zug
waiting = Andere sind am Zug
over = Beendet
gone = Nicht mehr hier
gone-about = Dieser Server kennt den Tisch nicht, oder der Platz gehört dir nicht mehr.
won = Du hast gewonnen.
shared = Gemeinsam gewonnen: { $names }.
lost = Du hast verloren. Gewonnen hat: { $names }.
lost-all = Du hast verloren.
filter-game = Spiel
filter-phase = Zeigen
filter-all = Alle
filter-running = Noch im Gange
filter-won = Gewonnen
filter-lost = Verloren
filter-draw = Unentschieden
filter-name = Mit
filter-anyone = Allen
score = Punkte: { $score } ({ $others })
score-one = { $name }: { $score }
nothing = Kein Spiel passt. Wähl oben etwas anderes.
file = Wiederholung aus einer Datei
none = Noch keine Spiele. Was du in diesem Browser spielst, steht hier.
