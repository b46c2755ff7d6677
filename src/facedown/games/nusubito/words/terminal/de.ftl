# Nusubito im Terminal: die Skizze des Hofs, getippte Züge, und was vor manchen gefragt wird.

typed-no_move = „{ $text }“ ist kein Zug; schreibe einen Zug wie leap:C1, rod:3, coin:1.2S, lay, move:B2-B3, heal:B2>E3, upgrade:B2+B3+C2@B2 oder bolster:C2>C1
risk-treasure = Den Schatz auf { $temple } beanspruchen? Ist er nicht da, hast du sofort verloren.
risk-capture = Mit dem Sucher auf { $cell } fangen? Ist der Dieb nicht da, hast du sofort verloren.
risk-concede = Aufgeben? Der Nebel gewinnt.

sketch-legend = H Heiler, B Baumeister, S Sucher: 0, 1 und 2 Pfeile;  S* hat in diesem Zug gehandelt, _s_ liegt
    { "[" } ] Tempel, ║2║ verstärkt;  @ der Dieb, $ hier kann der Schatz sein;  33%, ?, x: wie wahrscheinlich der Dieb hier ist
    ─ │ Felder zwischen zwei Tempeln, · Kreuze, die an keinem liegen;  >3: Reihe oder Spalte, die er bei Nacht zeigte
    Stäbe am Rand: [ ] nicht angesehen, [?] angesehen, [G] grün, [R] rot
    Münzen nach Tag und Runde: ●● verdeckt, +●● mit ihr geopfert, -- keine, in Klammern: wird zurückgenommen
sketch-role = { $role ->
    [thief] Dieb
   *[mist] Nebel
}

## Vorräte

sketch-left = { $kind ->
    [action] noch { $left } von { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
   *[point] noch { $left } von { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
}
sketch-streams = Ströme
sketch-time = Zeit
sketch-day = { $round ->
    [0] ☾ Nacht { $day }
   *[other] ☼ Tag { $day }, Runde { $round }
}
sketch-darts = Pfeile
sketch-dart_pool = { $darts } (Vorrat { $pool })
sketch-stock = , Verstärkungen im Vorrat { $count }
sketch-pools = Vorräte
sketch-coins = Münzen { $day }
sketch-hand = Hand
sketch-hand_count = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
sketch-later = { ROW($coins) } erst ab dem nächsten Zug
sketch-treasure = Schatz
sketch-or = { OR($temples) }

## Der eigene Zug des Diebs

sketch-tonight_head = Nachts
sketch-tonight = { $number ->
    [0] nichts
   *[other] { ROW($actions) }
} ({ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
})
sketch-price_head = Preis
sketch-price = 0-1 Punkt: verborgen. 2: du nennst deine Reihe oder Spalte. 3: dein Tempel wird gezeigt.
sketch-turn = Zug
sketch-leapt = { $moved ->
    [1] { $start } nach { $at }
   *[0] auf { $at }
}
sketch-points_of = { $count ->
    [one] { $points } von { $count } Punkt
   *[other] { $points } von { $count } Punkten
}
sketch-coin_aside = Münze { $coin } beiseite
sketch-leaps = Sprünge
sketch-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
sketch-darts_paid = { $count ->
    [one] { $count } Pfeil
   *[other] { $count } Pfeile
}
sketch-then_sacrifice = dann ein Opfer
sketch-special_head = Extra
sketch-no_special = { $sacrificed ->
    [1] nicht nach einem Opfer
   *[0] nur mit einem einzigen Sprung von einem Punkt
}
sketch-stuck_head = Fest
sketch-no_turn = kein Zug lässt sich beenden
sketch-no_coin = du hast keine Münze auf der Hand
sketch-stuck-here = da bist du: ein Zug endet anderswo
sketch-stuck-far = zu weit
sketch-stuck-bolsters = Verstärkungen sind im Weg
sketch-stuck-coin = dafür brauchst du eine zweite Münze
sketch-stuck-darts = { $count ->
    [one] { $count } Pfeil fehlt
   *[other] { $count } Pfeile fehlen
}
sketch-seen = Sichtbar
sketch-exposed_head = Gefahr
sketch-exposed = { $count ->
    [one] { $count } Tempel möglich
   *[other] { $count } Tempel möglich
}{ $danger ->
    [yes] ; ein Sucher kann hierher kommen
    [no] ; kein Sucher kann hierher kommen
   *[unknown] { "" }
}

## Was andere vom Dieb wissen

sketch-last_night = { $axis ->
    [row] letzte Nacht in Reihe { $name }
    [col] letzte Nacht in Spalte { $name }
    [temple] letzte Nacht im Tempel { $name }
   *[none] nicht zu sehen
}
sketch-on = auf { $temple }
sketch-aid = Hilfe
sketch-can_be = er kann auf { AND($temples) } sein
sketch-no_healers = Der Vorrat an Heilern ist leer: Ein Sucher, der zieht, lässt keinen zurück.
sketch-stuck_builder = Ein Baumeister auf B2, D2, B4 oder D4 kann nicht ziehen.

part-game = Partie
