# NYET!: was unter den gezeichneten Beispielen in den Regeln steht.

board = Mitten in den Vetos. Drei Felder der Trumpfzeile sind verdeckt, also bleibt { $trump } und ist Trumpf. Die Zeile der Punkte hat noch { $left } offene Felder.
board-seen = Die fünf Zeilen mit Feldern; Stempel zeigen, wer ein Feld wann verdeckt hat. Offen in der Trumpfzeile: nur { $trump }.
passing = Alle geben im selben Augenblick weiter. Was { $one } gibt, bekommt { $two }; niemand gibt eine Karte weiter, die eben erst kam.
passing-seen = Vier Spieler nebeneinander, jeder mit der Karte, die er gibt, oben und der Karte, die er bekommt, unten. Linien führen von jeder gegebenen Karte zum linken Nachbarn, der sie bekommt.
trick = { $leader } spielt aus. Zwei Supertrümpfe liegen im Stich, und der spätere gewinnt: { $winner } nimmt ihn. Der andere kam vom anderen Team, also ist er Beute ({ $loot }).
trick-seen = Ein Stich aus vier Karten: Blau 13, Rot 1, Rot 1, Blau 6. Rote Einsen sind Supertrümpfe. { $winner } nimmt ihn und hat { $loot } Beute.
scoring = Team A hat { $tricks } Stiche und { $loot } Beute. Mal { $points } sind das { $one }, und jeder der beiden bekommt alles davon. In Team B bekommt jeder { $two }.
scoring-seen = Das Ergebnis einer Runde. Team A: { $tricks } Stiche und { $loot } Beute, mal { $points }, { $one } für jeden. Team B: { $two } für jeden.
