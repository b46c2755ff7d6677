# MYST: was Verlauf, Züge, Ablehnungen, Tipps und der Schiedsrichter eines Rennens sagen.

## Teams und die Orte der Insel

team-0 = Blau
team-1 = Gelb
team = { $team ->
    [0] { team-0 }
   *[1] { team-1 }
}
place-gears = Große Zahnräder
place-planetarium = Planetarium
place-rocket = Rakete
place-library = Bibliothek
place-ship = Versunkenes Schiff
place-clock = Uhrturm
place-cabin = Blockhütte
place = { $landmark ->
    [gears] { place-gears }
    [planetarium] { place-planetarium }
    [rocket] { place-rocket }
    [library] { place-library }
    [ship] { place-ship }
    [clock] { place-clock }
   *[cabin] { place-cabin }
}
place-accusative = { $landmark ->
    [gears] die Großen Zahnräder
    [planetarium] das Planetarium
    [rocket] die Rakete
    [library] die Bibliothek
    [ship] das Versunkene Schiff
    [clock] den Uhrturm
   *[cabin] die Blockhütte
}
place-genitive = { $landmark ->
    [gears] der Großen Zahnräder
    [planetarium] des Planetariums
    [rocket] der Rakete
    [library] der Bibliothek
    [ship] des Versunkenen Schiffs
    [clock] des Uhrturms
   *[cabin] der Blockhütte
}
spot = { $landmark ->
    [none] { $cell }
   *[other] { $cell } ({ place })
}

## Handkarten

card = { place } { $value }
card-book = Verbindungsbuch

## Verlauf

log-dealt = Die Karten sind verteilt.
log-dealt-own = Die Karten sind verteilt: { ROW($cards) }.
log-first = { $who } beginnt.
log-picked = { $who } hat gewählt.
log-picked-own = { $who } hat { place-accusative } gewählt.
log-key = { $who } legt das Schlüsselteil { place-genitive } ({ $cell }).
log-covers = { $who } bedeckt { $cell } (noch { $left } offen).
log-book-race = { $who } spielt ein Verbindungsbuch und darf ein Teil irgendwohin legen.
log-book-walk = { $who } spielt ein Verbindungsbuch.
log-waits = { $who } ist abgeschnitten und wartet.
log-time = Die Zeit des Rennens ist um. Jetzt wird abwechselnd gelegt, { $who } beginnt.
log-turns = { $turns ->
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
   *[10] Zehn
} Züge.
log-begins = { $who } geht zuerst.
log-spins = { $who } dreht { $spin }.
log-stays = { $who } bleibt auf { $cell }.
log-walks = { $steps ->
    [one] { $who } geht von { $start } nach { $to } (1 Schritt).
   *[other] { $who } geht von { $start } nach { $to } ({ $steps } Schritte).
}
log-jumps = { $who } springt nach { $to }.
log-lay = { $who } legt das eigene Schlüsselteil { place-genitive } obenauf.
log-remove = { $who } nimmt das Schlüsselteil { place-genitive } von { $other } weg; es ist aus dem Spiel.
log-leave = { $who } lässt { place-accusative } unverändert.
log-ends = { $who } beendet den Zug.
log-wins = { $who } gewinnt { $own } : { $theirs }.
log-draw = Unentschieden, { $own } : { $theirs }.
log-resigned = { $who } gibt auf. { $other } gewinnt.

## Züge

choice-key = das Schlüsselteil { place-genitive } legen
choice-place = { spot } bedecken
choice-focus = nach { spot } suchen
choice-any = irgendein passendes Teil suchen
choice-book = ein Verbindungsbuch spielen
choice-wait = warten
choice-move = nach { spot } gehen
choice-stay = auf { $cell } bleiben
choice-jump = nach { spot } springen
choice-step = einen Schritt nach { spot } gehen
choice-stop = hier anhalten
choice-lay = dein Schlüsselteil auflegen
choice-remove = das andere Schlüsselteil wegnehmen
choice-leave = alles lassen, wie es ist
choice-end = den Zug beenden
choice-time_up = die Zeit ist um
choice-resign = aufgeben

## Ablehnungen

refused-no_move = diesen Zug gibt es nicht
refused-over = die Partie ist vorbei
refused-time_up = dass die Zeit um ist, sagt nur die Uhr
refused-not_now = das ist jetzt nicht gefragt: { $asked }
refused-chance = jetzt entscheidet der Zufall
refused-ask-key_pick = wähle einen Ort zum Beginnen
refused-ask-key_set = lege das erste Schlüsselteil
refused-ask-cut_off = dein Team ist abgeschnitten: warte oder spiele ein Verbindungsbuch
refused-ask-intent = sag, was die Hand sucht: irgendein Teil, oder eines für ein Feld
refused-ask-race = lege ein Teil
refused-ask-pre = geh mit deiner Figur
refused-ask-act = lege hier das Schlüsselteil auf, nimm das andere weg oder lass es
refused-ask-jump = springe auf ein Feld
refused-ask-post = beende den Zug oder spiele ein Verbindungsbuch
refused-landing = dort steht eine Figur
refused-can_lay = ein Team, das ein Teil legen kann, wartet nicht
refused-lay_or_remove = hier geht von Auflegen und Wegnehmen nur das andere
refused-share = zwei Figuren stehen nicht auf demselben Feld
refused-no_book = du hast kein Verbindungsbuch
refused-walk_only = Verbindungsbücher sind in dieser Partie nur für den Weg da
refused-book_open = ein Verbindungsbuch ist schon offen: lege ein Teil irgendwohin
refused-not_cut_off = ein Verbindungsbuch ist für ein Team da, das abgeschnitten ist
refused-one_book = nur ein Verbindungsbuch in einem Zug
refused-mid_walk = nicht mitten auf dem Weg
refused-around_walk = ein Verbindungsbuch wird vor oder nach dem Gehen gespielt
refused-covered = dieses Feld ist bedeckt
refused-cut_off = dein Team ist abgeschnitten
refused-looked_for = eine andere Hand des Teams sucht dieses Teil
refused-touch = es muss eines deiner Teile berühren
refused-stepwise = geh Schritt für Schritt
refused-whole_walk = nenne das Feld, auf dem der Weg endet
refused-pawn = dort steht die andere Figur
refused-far = das ist zu weit für eine { $spin }, oder die andere Figur steht im Weg
refused-picked = lege das Schlüsselteil, das dein Team gewählt hat
refused-own_cards = beginne mit einem Ort von einer deiner Karten
refused-key_lies = dieses Schlüsselteil liegt schon dort

## Tipps

advice-first = Mit deinen Karten ist das { $points } wert.
advice-first-none = Davon hast du keine Karte.
advice-key = Das Schlüsselteil { place-genitive }: { $points } Punkte für dich.
advice-key-none = Das Schlüsselteil { place-genitive }: Die anderen könnten Karten davon haben.
advice-switch = Ein Schalter: 1 Punkt.
advice-any = Am schnellsten geht es, wenn man nach allen Teilen zugleich sucht.
advice-book-race = Damit kann ein Teil auf jedes offene Feld.
advice-book-walk = Ein zweiter Ort in demselben Zug.
advice-yours = Damit hättest du { place-accusative }: +{ $points }.
advice-stands = Wo deine Figur steht, kann niemand etwas tun.
advice-control = Du würdest { place-accusative } kontrollieren: +{ $points } für dich.
advice-deny = Du würdest { place-accusative } kontrollieren, und die anderen nicht.

## Was der Schiedsrichter eines Rennens sagt

drop-race_closed = Das Rennen läuft nicht.
drop-cooling = Warte { $seconds } s.
drop-not_holder = Du hältst es nicht.
drop-piece_held = { $name } hat dieses Teil.
drop-cell_taken = Schon bedeckt.
drop-faster = { $who } war { $seconds } s schneller.
drop-not_touching = Muss eines eurer Teile berühren.
drop-wrong_cell = Passt hier nicht.
drop-wrong_turn = Richtiger Platz. Dreh es.
drop-not_captain = Nur euer Kapitän spielt ein Buch.
drop-already_pending = Ein Buch ist schon offen.
drop-not_cut_off = Ihr seid nicht abgeschnitten.
drop-no_book = Ihr habt kein Verbindungsbuch.
drop-not_saved = Gerade nicht gespeichert. Versuch es gleich noch einmal.
