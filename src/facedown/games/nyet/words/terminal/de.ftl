# NYET! im Terminal: die Skizze des Tischs, und getippte Züge.

typed-how = { $problem }; schreibe einen Zug wie play:b7, nyet:trump:r, team:0+2, bonus:1, shed:g1 oder give:y3
typed-no_move = „{ $text }“ ist kein Zug
typed-no_card = „{ $text }“ ist keine Karte: Schreibe eine Farbe (b, r, y, g) und einen Wert von 1 bis 13, etwa b7
typed-no_seat = „{ $text }“ ist kein Platz: es gibt 0 bis 4
typed-no_team = „{ $text }“ ist kein Team: Schreibe seine Plätze aufsteigend, etwa 0+2

sketch-legend = ●b blau  ★r rot  ▲y gelb  ■g grün;  $ eine Eins, die Beute werden kann;  ♛ ein Supertrumpf, einer der Trümpfe
    ✗ ein bedecktes Feld und von wem;  ◀ das Feld, das bleibt, die beste Karte eines Stichs;  ▶ wer am Zug ist

## Zeilen und Felder des Plans

sketch-line-first = Start
sketch-line-discard = Karten
sketch-line-trump = Trumpf
sketch-line-super = Super
sketch-line-points = Punkte
sketch-discard = { $box ->
    [d0] behalten
    [d1] 1 ablegen
    [d2] 2 ablegen
    [p1] 1 weiter
    [p2] 2 weiter
    [x1] 1, keine Eins
   *[x2] 2, keine Eins
}
sketch-box = { $box ->
    [none] keine
   *[other] { $box }
}

## Bedingungen der Runde

sketch-round = Runde { $round } { $rounds ->
    [0] bis { $target } Punkte
   *[other] von { $rounds }
}
sketch-first = { $name } beginnt
sketch-trump = Trumpf
sketch-super = { $colour ->
    [none] keine Supertrümpfe
   *[other] super
}
sketch-each = { $points } je Stich
sketch-so_far = Team { $team } bisher { $points }

## Zeilen und Spalten

sketch-trick = Stich
sketch-before = Davor
sketch-to = an { $name }
sketch-gone = Weg
sketch-void = hat kein { ROW($colours) }
sketch-trumps = TRUMPF
sketch-aside = Abgelegt
sketch-passed = Gegeben
sketch-got = Bekommen
sketch-head-seat = Platz
sketch-head-score = Punkte
sketch-head-cards = Karten
sketch-head-tricks = Stiche
sketch-head-team = Team
sketch-head-loot = Beute
sketch-sign-deals = gibt
sketch-sign-first = Start
sketch-sign-bonus = Bonus x2
sketch-sign-leads = spielt aus
sketch-sign-ready = bereit
sketch-sign-place = Rang { $place }

part-round = Runde
