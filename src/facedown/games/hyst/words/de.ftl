# H.Y.S.T.: was Verlauf, Züge, Ablehnungen und Tipps sagen.

## Diebe: wer etwas tut, und jemand anderes

thief = { $colour ->
    [red] Rot
    [orange] Orange
    [blue] Blau
    [purple] Lila
    [green] Grün
   *[yellow] Gelb
}

plan = { $plan }
museum = vollständig
edge-of = { $first } und { $second }

## Karten

card-smoke = Rauch
card-laser_trap = Laserfalle
card-on_the_move = Auf dem Sprung
card-grapple = Greif­haken
card-blind_spot = Toter Winkel
card-shove = Schubser
card-the_burner = Wegwerf­handy
card-blown_away = Weggeblasen
card-ultimate_thief = Meisterdieb
card-barricade = Barrikade
card-vents = Lüftung
card = { $card ->
    [smoke] { card-smoke }
    [laser_trap] { card-laser_trap }
    [on_the_move] { card-on_the_move }
    [grapple] { card-grapple }
    [blind_spot] { card-blind_spot }
    [shove] { card-shove }
    [the_burner] { card-the_burner }
    [blown_away] { card-blown_away }
    [ultimate_thief] { card-ultimate_thief }
    [barricade] { card-barricade }
   *[vents] { card-vents }
}
effect = { $card ->
    [smoke] Fülle bis zu drei Felder einer Wolke mit Rauch; im Rauch wird niemand gesehen.
    [laser_trap] Setze einen Laser auf eine offene Kante; wer hinübergeht, wird erwischt.
    [on_the_move] Geh drei Schritte; nur der letzte wird gesehen.
    [grapple] Gleite geradeaus bis zur nächsten Wand.
    [blind_spot] Drehe eine beliebige Kamera in eine neue Richtung.
    [shove] Stoße jemanden von deinem Feld auf ein Feld daneben.
    [the_burner] Wirf eine andere Karte ab und ziehe zwei.
    [blown_away] Nimm von drei Feldern den Rauch weg.
    [ultimate_thief] Nimm jemandem auf deinem Feld den Diamanten ab.
    [barricade] Sperre einen Ausgang für den Diamanten, für immer.
   *[vents] Geh durch eine Innenwand neben dir.
}

## Richtungen

dir-N = Norden
dir-E = Osten
dir-S = Süden
dir-W = Westen
direction = { $direction ->
    [N] { dir-N }
    [E] { dir-E }
    [S] { dir-S }
   *[W] { dir-W }
}

## Verlauf: das Museum

log-tile_laid = Grundriss { $plan } wird auf Platz { $slot } gelegt.
log-tile_turned = { $quarters ->
    [1] Grundriss { $tile } auf Platz { $slot } wird um 90 Grad gedreht, damit eine Ecke offen ist.
    [2] Grundriss { $tile } auf Platz { $slot } wird um 180 Grad gedreht, damit eine Ecke offen ist.
   *[other] Grundriss { $tile } auf Platz { $slot } wird um 270 Grad gedreht, damit eine Ecke offen ist.
}
log-layout_thrown = Dieses Museum ist nicht zu gebrauchen; die Grundrisse werden noch einmal gezogen.
log-museum_laid = Das Museum ist { $code }.

## Verlauf: Züge

log-dealt = Alle bekommen { $count } Karten.
log-dealt-hand = { log-dealt } Du hast { ROW($hand) }.
log-first_player = { $who } beginnt.
log-entered = { $who } startet auf { $at }.
log-entered-again = { $who } kommt auf { $at } zurück.
log-turn_starts = Zug { $turn }: { $who }.
log-rolled = { $who } würfelt { $result }.
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht „{ card }“.
log-reshuffled = { $deck ->
    [one] Die Ablage wird zum neuen Stapel mit 1 Karte.
   *[other] Die Ablage wird zum neuen Stapel mit { $deck } Karten.
}
log-turn_ends = Der Zug von { $who } ist vorbei.
log-time_up = Die Uhr ist abgelaufen.
log-sudden_death = Plötzliches Ende: Wer als Nächstes den Diamanten nimmt, gewinnt.

## Verlauf: Figuren und der Diamant

log-moved-die = { $who } geht { $path }.
log-moved-on_the_move = { $who } huscht { $path }.
log-moved-grapple = { $who } schwingt sich { $path }.
log-moved-vents = { $who } kriecht { $path }.
log-moved-shove = { $who } wird gestoßen: { $path }.
log-sets_out = { $who } bricht von { $at } auf.
log-caught = { $who } wird auf { $at } entdeckt.
log-caught-dropped = { $who } wird auf { $at } entdeckt und verliert den Diamanten auf { $dropped }.
by-cameras = { $count ->
    [one] von der Kamera auf { AND($cameras) }
   *[other] von den Kameras auf { AND($cameras) }
}
log-caught-camera = { $who } wird auf { $at } { by-cameras } entdeckt.
log-caught-camera-dropped = { $who } wird auf { $at } { by-cameras } entdeckt und verliert den Diamanten auf { $dropped }.
log-caught-laser = { $who } läuft in den Laser zwischen { $edge }.
log-caught-laser-dropped = { $who } läuft in den Laser zwischen { $edge } und verliert den Diamanten auf { $dropped }.
log-attacked = { $who } greift { $whom } mit einer { $die } an.
log-steal = { $who } will { $whom } bestehlen: { $die }.
log-steal-failed = { $who } will { $whom } bestehlen: { $die }, vergeblich.
log-battle = { $who } will { $whom } bestehlen: { $die } gegen { $defence }.
log-battle-failed = { $who } will { $whom } bestehlen: { $die } gegen { $defence }, vergeblich.
log-taken = { $who } nimmt den Diamanten auf { $at }.
log-stolen = { $who } stiehlt den Diamanten von { $whom }.

## Verlauf: Karten

log-played = { $who } spielt „{ card }“.
log-picked-camera = { $who } greift nach der Kamera auf { $at }.
log-picked-victim = { $who } packt { $whom }.
log-picked-clear = { $who } will { $at } vom Rauch befreien.
log-camera_turned = { $who } dreht die Kamera auf { $at } nach { direction }.
log-laser_laid = { $who } setzt einen Laser zwischen { $edge }.
log-laser_gone = { $count ->
    [one] Der Laser zwischen { AND($edges) } erlischt.
   *[other] Diese Laser erlöschen: { ROW($edges) }.
}
log-smoke_placed = { $who } füllt { $at } mit Rauch.
log-smoke_placed-camera = { $who } füllt { $at } mit Rauch, mitsamt der Kamera.
log-smoke_cleared = { $who } bläst den Rauch von { ROW($spaces) } weg.
log-card_done = { $who } ist mit „{ card }“ fertig.
log-barricaded = { $who } sperrt den Ausgang { $at }.
log-burned = { $who } wirft „{ card }“ ab.
log-hand_replaced = { $who } wirft die Hand ab ({ ROW($cards) }) und zieht neue Karten.
log-hand_replaced-empty = { $who } hat keine Karten auf der Hand und zieht neue.

## Verlauf: das Ende

log-end-escaped = { $who } entkommt mit dem Diamanten durch { $exit } und gewinnt.
log-end-held_at_end = Die Zeit ist um: { $who } hat den Diamanten und gewinnt.
log-end-sudden_death = { $who } nimmt den Diamanten und gewinnt.
log-end-no_holder = Die Zeit ist um, und niemand hat den Diamanten: Niemand gewinnt.
log-end-turn_limit = Der letzte Zug ist vorbei: Niemand gewinnt.
level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[any] beliebig
}
log-end-no_layout = Nach tausend Versuchen ließ sich kein Museum auslegen (Stufe { level }, { $plans } Grundrisse).

## Züge

choice-roll = würfeln
choice-replace_hand = die Hand abwerfen und drei Karten ziehen
choice-take = den Diamanten nehmen
choice-steal = versuchen, den Diamanten zu stehlen
choice-end_turn = den Zug beenden
choice-done = das ist alles
choice-time_up = die Zeit ist um
choice-play = „{ card }“ spielen
choice-discard = „{ card }“ abwerfen
choice-face = sie nach { direction } drehen
choice-grapple = dich nach { direction } schwingen
choice-victim = { $whom } stoßen
choice-move = auf { $at } gehen
choice-camera = die Kamera auf { $at } drehen
choice-place = { $at } mit Rauch füllen
choice-clear = { $at } vom Rauch befreien
choice-shove = auf { $at } stoßen
choice-vent = auf { $at } kriechen
choice-edge = einen Laser zwischen { $at } setzen
choice-block = den Ausgang { $at } sperren
choice-start = auf { $at } starten

## Ablehnungen: eine Karte, die nicht gespielt werden kann

refused-over = das Spiel ist aus
refused-not_your_turn = spiele Karten in deinem eigenen Zug
refused-roll_first = würfle erst
refused-card_open = führe erst die Karte zu Ende aus, die gerade läuft
refused-not_in_hand = diese Karte hast du nicht auf der Hand
refused-smoke_pile_empty = es ist kein Rauchplättchen übrig
refused-all_smoky = überall ist Rauch
refused-laser_pile_empty = es ist kein Laser übrig
refused-no_edge = es gibt keinen Platz für einen Laser
refused-outside = geh erst ins Museum hinein
refused-no_cameras = es gibt keine Kameras
refused-nobody_here = das geht nur mit jemandem auf deinem Feld
refused-only_card = du brauchst eine andere Karte, die du abwerfen kannst
refused-no_smoke = im Museum ist kein Rauch
refused-not_with_holder = das geht nur auf dem Feld des Diamanten-Trägers
refused-all_barricaded = alle Ausgänge sind versperrt
refused-no_wall = neben dir ist keine Innenwand

## Ablehnungen: andere Züge

refused-no_move = diesen Zug gibt es nicht
refused-clock = dass die Zeit um ist, sagt nur die Uhr
refused-start = wähle ein Startfeld, S1 bis S4
refused-turn_start = würfle, oder wirf deine Hand ab
refused-asks = „{ card }“ verlangt jetzt etwas anderes: { $kind ->
    [place] ein Feld für den Rauch
    [edge] eine Kante für den Laser
    [move] der nächste Schritt
    [grapple] eine Richtung
    [camera] eine Kamera
    [face] eine neue Richtung
    [victim] jemand zum Stoßen
    [shove] ein Feld daneben
    [discard] eine Karte zum Abwerfen
    [clear] Rauch zum Wegblasen
    [block] ein Ausgang
   *[vent] eine Wand zum Durchkriechen
}
refused-no_points = du hast keine Schritte mehr
refused-come_back = du musst das Feld verlassen und für ihn wiederkommen
refused-not_at_feet = der Diamant liegt nicht auf deinem Feld
refused-tried = du hast es schon versucht; einmal im Zug genügt
refused-share = stehlen kannst du nur auf dem Feld des Diamanten-Trägers
refused-acted = du hast in diesem Zug schon etwas getan
refused-before_roll = tausche die Hand vor dem Würfeln
refused-rolled = du hast schon gewürfelt
refused-with_card = das gehört zu einer Karte; spiele sie zuerst
refused-shut = { $at } ist versperrt: Dort gibt es kein Entkommen
refused-walk_back = ohne den Diamanten kannst du nicht auf ein Startfeld zurück
refused-far = { $at } liegt nicht neben dir
refused-wall = zwischen dir und { $at } ist eine Wand
refused-vent_open = zwischen dir und { $at } ist keine Wand
refused-vent_far = { $at } liegt nicht neben deinem Feld
refused-clear_twice = { $at } ist schon gewählt
refused-clear_none = auf { $at } ist kein Rauch
refused-camera = auf { $at } ist keine Kamera
refused-face = sie blickt schon in diese Richtung
refused-victim = stoßen kannst du nur jemanden auf deinem eigenen Feld
refused-block = { $at } ist schon versperrt
refused-grapple = gleich dort ist eine Wand
refused-smoky = dort ist schon Rauch
refused-no_tile = es ist kein Rauchplättchen übrig; nur eine Kamera kann noch auf ihre Rauchseite gedreht werden
refused-cloud = es muss die Wolke dieser Karte berühren
refused-edge_wall = zwischen { $at } ist eine Wand
refused-edge_laser = zwischen { $at } ist schon ein Laser
refused-edge_smoke = auf beiden Seiten ist Rauch: { $at }

## Tipps

advice-take = Der Diamant liegt dir zu Füßen.
advice-steal = Ein Versuch im Zug, mit { $share } % gelingt er.
advice-no_points = Du hast keine Schritte mehr.
advice-step-wins = Das ist der Weg hinaus: Du gewinnst.
advice-step-caught = Dort würdest du erwischt.
advice-step-diamond = Dort liegt der Diamant.
advice-step-way = Ein kürzester Weg, auf dem dich niemand sieht; danach noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
} bis { $goal ->
    [exit] zum Ausgang
    [holder] zum Diamanten-Träger
   *[diamond] zum Diamanten
}.
advice-card-wins = Sie führt hinaus: Mit ihr kannst du gewinnen.
advice-card-diamond = Das kann dir den Diamanten bringen.
advice-card-catches = Das kann { $whom } erwischen, mitsamt dem Diamanten.
advice-card-ultimate_thief = Damit bekommst du den Diamanten sicher.
advice-card-barricade = Wer den Diamanten hat, muss einen anderen Ausgang suchen.
advice-card-the_burner = Zwei neue Karten für zwei, die nicht helfen.
advice-card-laser_trap = Wer den Diamanten hat, wird erwischt oder muss einen Umweg machen.
advice-card-smoke = Im Rauch wird niemand gesehen.
advice-card-on_the_move = Die ersten zwei Schritte sehen die Kameras nicht.
advice-card-grapple = Ein ganzer Gang, ohne einen Schritt zu verbrauchen.
advice-card-vents = Eine Abkürzung durch die Wand.
advice-replace = Kein Weg ist sicher, und diese Karten öffnen vielleicht keinen.
advice-exit = { $steps ->
    [one] Der Ausgang ist 1 Schritt entfernt: { $share } % mit diesem Wurf.
   *[other] Der Ausgang ist { $steps } Schritte entfernt: { $share } % mit diesem Wurf.
}
advice-safe = { $steps ->
    [one] Ein sicherer Schritt bis zum Diamanten.
   *[other] { $steps } sichere Schritte bis zum Diamanten.
}
advice-answer-wins = Dieser Weg führt hinaus.
advice-answer-caught = Du würdest selbst erwischt.
advice-answer-holder = Das kann den Diamanten-Träger erwischen.
advice-entry-none = Von dort führt kein sicherer Weg zum Diamanten.
