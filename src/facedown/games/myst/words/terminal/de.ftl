# MYST im Terminal: die Skizze der Insel, getippte Züge, und was vor manchen gefragt wird.

typed-no_move = „{ $text }“ ist kein Zug; schreibe einen Zug wie key:rocket, place:D4, focus:D4, any, book, wait, move:H2, jump:I4, lay, remove, leave oder end
risk-book = Das Verbindungsbuch spielen? Du bekommst es nicht zurück.
risk-end = Das war dein letzter Zug, und dein Verbindungsbuch zählt nichts. Trotzdem beenden?

sketch-legend = b y Teile von Blau und Gelb, · offen;  G P R L S T C Schlüsselfelder, kleine Buchstaben: der Rest ihrer Bilder
    B Y ein Schlüsselteil, das obenauf gelegt wurde, y▸B: von Gelb gelegt, das von Blau obenauf;  × endgültig;  ⊥ ein Schalter
    ■ ● Figuren von Blau und Gelb, Zahlen: Schritte dorthin;  • ein Feld, das du bedecken darfst;  ▮ eine Runde, die noch kommt
sketch-short = { $landmark ->
    [gears] Zahnräder
    [planetarium] Planetarium
    [rocket] Rakete
    [library] Bibliothek
    [ship] Schiff
    [clock] Uhrturm
   *[cabin] Blockhütte
}

## Spalten

sketch-head-pieces = Teile
sketch-head-keys = Orte
sketch-head-hand = Hand
sketch-head-landmark = Ort
sketch-head-points = Pkt

## Das Rennen und die Wanderung

sketch-race = Rennen
sketch-open = { $count ->
    [one] { $count } offenes Feld
   *[other] { $count } offene Felder
}
sketch-state-anywhere = darf irgendwohin legen
sketch-state-cut_off = ist abgeschnitten
sketch-state-waits = wartet
sketch-hands = Hände
sketch-walk = Wandern
sketch-round = Runde { $round } von { $turns }
sketch-last_turn = letzter Zug: niemand antwortet
sketch-spin = Kreisel
sketch-spun = { $count ->
    [one] { team } hat { $spin } gedreht, noch { $count } Schritt
   *[other] { team } hat { $spin } gedreht, noch { $count } Schritte
}
sketch-in_reach = In Reichweite
sketch-reach = { $action ->
    [lay] { $cell } legen
   *[remove] { $cell } wegnehmen
}
sketch-here = Hier
sketch-key_action = { $action ->
    [lay] legen für { $count } Punkte
   *[remove] wegnehmen für { $count } Punkte
}

## Karten, Chancen und die Wertung

sketch-cards = Karten
sketch-picked_head = Gewählt
sketch-picked = { sketch-short }, geheim
sketch-they_hold = Sie haben
sketch-books = Bücher
sketch-undealt = Nicht verteilt
sketch-switches = { $points } für Schalter
sketch-gained = { $points ->
    [0] nichts, der Ort gehört den anderen
   *[other] { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } Bonus
    }
}
