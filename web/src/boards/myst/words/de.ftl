# MYST: what the board says.

book = Verbindungs­buch

island = Insel
whole = Ganze Insel
legend = Nur Schilder zählen
legend-about = Ein Schalter mit Schild „1“ gibt dem Team, das ihn abdeckte, einen Punkt.
cell-open = offen
cell-key = Schlüsselfeld: { $place }
cell-switch = Schalter, 1 Punkt
cell-top = darauf ein Schlüsselteil von { $team }
cell-pawn = Figur von { $team }
cell-here = wählbar
cell-steps = { $steps ->
    [0] hier bleiben
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
cell-lay = hier kannst du dein Schlüsselteil auflegen
cell-remove = hier kannst du ihr Schlüsselteil wegnehmen
cell-stake = { $points ->
    [one] { $points } Punkt möglich
   *[other] { $points } Punkte möglich
}

ask-wait = Einen Moment …
ask-deal = Die Karten werden verteilt.
ask-pick = Mit welchem Ort beginnt ihr? Das andere Team sieht die Wahl nicht.
ask-pick-sure = Beginnen mit: { $place }?
ask-pick-done = Eure geheime Wahl: { $place }. { $team } wählt noch.
ask-pick-both = Beide Teams wählen geheim, womit sie beginnen.
ask-set = Lege dein erstes Schlüsselteil: { $place }.
ask-set-again = { $place }: schon vergeben. Wähle einen anderen Ort zum Beginnen.
ask-set-other = { $who } legt das erste Schlüsselteil.
ask-race = Lege ein Teil, das eines von deinen berührt.
ask-race-sure = { $cell }: { $motif }. Fertig?
ask-race-any = Das Verbindungsbuch ist offen: lege ein Teil irgendwohin.
ask-race-other = { $who } legt ein Teil.
ask-cut = Du bist abgeschnitten: kein offenes Feld berührt deine Teile.
ask-cut-other = { $who } ist abgeschnitten.
ask-intent = Hand { $hand }: irgendein passendes Teil suchen oder eines für ein Feld?
ask-intent-other = Die Hände suchen Teile.
ask-spin = Der Kreisel dreht sich.
ask-pre = { $steps ->
    [one] Gehe einen Schritt, oder bleibe stehen.
   *[other] Gehe bis zu { $steps } Schritte, oder bleibe stehen.
}
ask-pre-sure = { $steps ->
    [one] Nach { $cell }: { $motif }, { $steps } Schritt. Noch einmal tippen.
   *[other] Nach { $cell }: { $motif }, { $steps } Schritte. Noch einmal tippen.
}
ask-pre-pass = Schritt für Schritt: noch { $steps }.
ask-pre-other = { $who } darf { $steps } gehen.
ask-act = Du stehst hier: { $place }.
ask-act-other = { $who } steht hier: { $place }.
ask-jump = Springe irgendwohin, nur nicht auf eine Figur.
ask-jump-sure = Nach { $cell } springen: { $motif }?
ask-jump-other = { $who } springt.
ask-post = Du bist gegangen. Zug beenden?
ask-post-other = { $who } ist gegangen.
ask-mate = { $name } entscheidet für dein Team.
ask-live = Das Rennen läuft.

do-choose = Wählen
do-lay-first = Teil legen
do-done = Fertig
do-undo = Zurück
do-any = Irgendein passendes Teil
do-wait = Warten
do-wait-always = Bis zum Ende warten
do-book = Verbindungsbuch spielen
do-book-walk = Springe irgendwohin, vor oder nach dem Gehen
do-book-race = Lege ein Teil irgendwohin
do-book-sure = Jetzt spielen? Das lässt sich nicht zurücknehmen.
do-book-yes = Buch spielen
do-book-no = Behalten
do-stay = Bleiben
do-stop = Hier anhalten
do-end = Zug beenden
do-go = Nach { $cell } gehen
do-jump = Nach { $cell } springen
do-seek = Nach { $cell } suchen
do-lay = Dein Schlüsselteil auflegen
do-lay-so = Dann gehört dir: { $place }
do-remove = Ihr Schlüsselteil wegnehmen
do-remove-so = Gehört dir dann endgültig: { $place }
do-leave = Lassen
do-leave-so = Nichts ändert sich
do-points = { $points ->
    [0] keine eigenen Punkte
   *[other] +{ $points } für dich
}

count-pieces = Teile
count-switches = Schalter
count-keys = Orte
count-now = Jetzt hättest du { $points }
count-cut = abgeschnitten
count-book = Buch offen

strip-title = Orte
strip-control = gehört { $team }
strip-nobody = offen
strip-base = gelegt von { $team }
strip-top = { $team } liegt oben
strip-settled = endgültig entschieden
strip-cards = deine Karten { $values }, es geht um { $points }
strip-theirs = { $team } hat { $values }

hand-title = Deine Karten
hand-of = Karten von { $team }
hand-bonus = Bonus 2
hand-bonus-about = 2 mehr, wenn du dieses Schlüsselteil im Rennen gelegt hast.
hand-played = gespieltes Buch
hand-cover = Karten verdecken
hand-uncover = Karten zeigen
hand-covered = verdeckte Karte
hand-open = Karten
hand-book = Einmal irgendwohin springen

turns-title = Zug { $round } von { $turns }
turns-last = Letzter Zug: niemand antwortet
turns-lastround = Letzte Runde
turns-first = { $team } geht zuerst
spin-turns = { $number } Züge
spin-spaces = { $team } dreht { $number }

tool-notes = Notizen und Wege
reach-about = Schritte jeder Figur, und die Chance, es mit einer Drehung zu erreichen.
reach-pawn = steht dort
notes-about = Was das andere Team haben kann, nach deiner Hand. Nur du siehst deine Zeichen.
notes-odds = { $number } nicht gesehen, mindestens eine davon: { $chance } %
notes-books = Verbindungsbücher in der anderen Hand
notes-have = haben sie
notes-may = vielleicht
notes-not = haben sie nicht

score-title = Wertung
score-skip = Überspringen
score-again = Noch einmal zählen
score-switches = Schalter
score-values = Kartenwerte
score-bonuses = Boni
score-total = Summe
score-bonus = +2 Bonus
score-undealt = Nicht verteilte Karten
score-wins = { $team } gewinnt
score-draw = Unentschieden
score-resigned = { $team } gibt auf
