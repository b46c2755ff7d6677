# H.Y.S.T. im Terminal: die Skizze des Museums, getippte Züge, und was vor manchen gefragt wird.

typed-no_move = „{ $text }“ ist kein Zug; schreibe einen Zug wie roll, move:E5, play:smoke, place:D3, camera:F3, face:W, edge:C3-D3, steal oder end_turn
risk = { $danger ->
    [laser] In den Laser laufen? { caught-now }.
    [camera] Ins Bild gehen? { caught-now }.
   *[sight] Das tun? { caught-now }, was auch folgt.
}
caught-now = { $holds ->
    [1] Du wirst erwischt und verlierst den Diamanten
   *[0] Du wirst erwischt
}

sketch-legend = ▲ ▶ ▼ ◀ Kameras und ihre Richtung;  /// im Bild, ▒▒▒ Rauch, in dem niemand gesehen wird;  ╳ ein Laser
    R O B P G Y Diebe (P ist Lila, G Grün, Y Gelb), ◆ der Diamant, hinter einem Buchstaben: wer ihn hat;  R+3: Rot und drei Figuren mehr
    • mit deinen Schritten zu erreichen, ! nur durch Bild oder Laser;  ▓ eine Barrikade;  ▮ eine Karte;  (Karte) jetzt nicht spielbar
sketch-again = Noch einmal dasselbe Museum: --option layout={ $code }
sketch-outside = draußen
sketch-no_cards = keine Karten

## Der Zug und der Diamant

sketch-turn = Zug
sketch-number = { $turn }{ $left ->
    [-1] { "" }
   *[other] , noch { $left }
}
sketch-time = Zeit
sketch-sudden_death = ENTSCHEIDUNG: Wer den Diamanten als Nächster nimmt, gewinnt
sketch-points = Schritte
sketch-of = von { $count }
sketch-card = Karte
sketch-plays = { $who } spielt { $card }
sketch-diamond = Diamant
sketch-lies = liegt auf { $space }
sketch-has_it = hat ihn
sketch-no_way_out = kein sicherer Weg hinaus
sketch-way_out = { $count ->
    [one] { $exit } in { $count } Schritt ({ $share } mit dem nächsten Wurf)
   *[other] { $exit } in { $count } Schritten ({ $share } mit dem nächsten Wurf)
}
sketch-rival = { $count ->
    [one] { $who } { $count } Schritt entfernt ({ $share })
   *[other] { $who } { $count } Schritte entfernt ({ $share })
}

## Wozu eine Wahl führt

leads-win = { $sure ->
    [1] du gewinnst!
   *[0] kann gewinnen
}
leads-diamond = { $sure ->
    [1] der Diamant!
   *[0] kann den Diamanten bringen
}
leads-caught = { $danger ->
    [laser] ein Laser erwischt dich
    [camera] eine Kamera erwischt dich
   *[sight] du wirst erwischt
}
leads-catches = { $sure ->
    [1] erwischt { AND($names) }
   *[0] kann { AND($names) } erwischen
}

## Hand, Stapel und ungesehene Karten

sketch-hand = Hand
sketch-piles = Stapel
sketch-pile_counts = Karten { $deck }, Rauch { $smoke }, Laser { $lasers }
sketch-discards = Abgelegt
sketch-house = Hausregeln
sketch-exposed_head = Gefahr
sketch-exposed = die Kamera auf { OR($cameras) } könnte auf dich gedreht werden
sketch-card_head = Karte
sketch-unseen = ungesehen
sketch-unseen_of = { $count } von { $all }
