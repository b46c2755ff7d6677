# Nusubito: was Verlauf, Züge, Ablehnungen, Tipps und Notizen sagen.

## Die Spieler, wo ihre Namen nicht bekannt sind

thief = Dieb
mist = Nebel
seat = Platz { $seat }

## Figuren und Orte

slot = Tag { $day }, Runde { $round }{ $layer ->
    [S] { " " }(unten)
   *[L] { "" }
}
pawn = { $level ->
    [0] Heiler
    [1] Baumeister
   *[2] Sucher
}
colour = { $colour ->
    [green] grün
   *[red] rot
}
line = { $axis ->
    [row] Reihe { $name }
   *[column] Spalte { $name }
}
rod = Stab { $name } ist { colour }
fallen = { $thrown ->
    [0] { pawn } { $start }
   *[1] { pawn } { $start } (auf { $to } geworfen)
}
which = { $games ->
    [1] { "" }
   *[other] Partie { $game }.{ " " }
}

## What the Thief did by day: "Ann ..."

did-lay = legt eine Münze
did-lay-two = legt eine Münze auf eine andere
did-sacrifice = legt eine Münze beiseite
did-dart = nimmt einen Pfeil
did-rod = sieht sich Stab { $name } an
did-coin = nimmt die Münze aus { $name } zurück

## The same as steps in their order

order-down = { pawn } { $start } gefallen
order-thrown = { pawn } { $start } geworfen auf { $to }
order-sacrifice = Opfer
order-dart = Pfeil
order-rod = Stab { $name }
order-coin = Münze aus { $name }

## What the Thief did by night

night-dart = Pfeil
night-rod = Stab { $name }
night-coin = Münze aus { $name }
night-unbolster = Verstärkung von { $name }

## Log

log-roles = { $thief } hat die Rolle „Dieb“, { $mist } die Rolle „Nebel“.
log-begins = { $games ->
    [1] Es beginnt: { $thief } (Dieb) gegen { $mist } (Nebel).
   *[other] Partie { $game } beginnt: { $thief } (Dieb) gegen { $mist } (Nebel).
} Der Schatz ist versteckt, der Dieb ist auf C3.
log-day = Tag { $day }, Runde { $round }. { $acts ->
    [0] { $thief } bewegt sich nicht.
   *[other] { $thief } { ROW($did) }.
}{ $count ->
    [0] { "" }
   *[other] { " " }Gefallen: { ROW($downed) }.
}{ $order ->
    [0] { "" }
   *[other] { " " }In dieser Folge: { ROW($steps) }.
} Pfeile: { $darts }.
log-night = Nacht { $day }. { $points ->
    [one] { $thief } verwendet { $points } Punkt: { ROW($done) }.
   *[other] { $thief } verwendet { $points } Punkte: { ROW($done) }.
}{ $reveal ->
    [row] { " " }Jetzt in Reihe { $name }.
    [col] { " " }Jetzt in Spalte { $name }.
    [temple] { " " }Jetzt auf { $name }.
   *[nothing] { "" }
} Pfeile: { $darts }.
log-night-nothing = Nacht { $day }. { $thief } bleibt verborgen und tut nichts. Pfeile: { $darts }.
log-step-leap = Du springst auf { $name }.{ $count ->
    [0] { "" }
   *[other] { " " }Gefallen: { ROW($downed) }.
}
log-step-throw = Der Sucher landet auf { $name }.
log-step-shoot = Du triffst den Sucher auf { $name }.
log-step-sacrifice = Du legst die Münze { $name } beiseite.
log-step-dart = Du nimmst einen Pfeil.
log-step-rod = Du siehst dir Stab { $name } an: { colour }.
log-step-coin = Du nimmst die Münze { $coin } aus { $slot } zurück.
log-step-unbolster = Du nimmst die Verstärkung von { $name }.
log-step-lay = Du legst die Münze { $name }.
log-move = { pawn } { $start } zieht auf { $to }{ $healer ->
    [0] { "" }
   *[1] { " " }und lässt auf { $start } einen Heiler zurück
}.
log-climb = { pawn } { $start } steigt auf { $to }{ $healer ->
    [0] { "" }
   *[1] { " " }und lässt auf { $start } einen Heiler zurück
}.
log-heal = Der Heiler auf { $healer } wird geopfert, die Figur auf { $pawn } steht auf.
log-upgrade = { $first }, { $second } und { $third } werden zu einem { pawn } auf { $to }.
log-bolster = Der Baumeister auf { $builder } wird geopfert, um { $temple } zu verstärken.
log-bolster-moved = Der Baumeister auf { $builder } wird geopfert, um { $temple } mit der Verstärkung von { $source } zu verstärken.
log-spawn = Ein { pawn } erscheint auf { $cell }.
log-raise = Die Figur auf { $cell } wird zum { pawn } erhöht.
log-done = { $mist } beendet den Zug.
log-done-night = { $mist } ist mit der Nacht fertig.
log-new_day = { $count ->
    [0] Keine Figur musste aufstehen.
   *[other] Alle Figuren stehen auf: { ROW($risen) }.
}{ $day ->
    [0] { "" }
   *[other] { " " }Tag { $day } beginnt.
}
log-claimed = { $thief } beansprucht den Schatz auf { $temple }: { $row }, { $column }.
log-captured = Der Sucher auf { $temple } fängt { $thief }. { $right ->
    [0] Falsch: { $thief } ist auf { $thief_at }.
   *[1] Richtig: { $thief } ist dort.
}
log-end-treasure_found = { which }Der Schatz ist dort: { $thief } gewinnt.
log-end-treasure_missed = { which }Der Schatz war auf { $treasure }: { $mist } gewinnt.
log-end-thief_caught = { which }{ $thief } ist gefangen: { $mist } gewinnt.
log-end-capture_missed = { which }Falsch gefangen: { $thief } gewinnt.
log-end-thief_stuck = { which }{ $thief } hat auf { $thief_at } keinen Ausweg: { $mist } gewinnt.
log-end-resigned = { which }{ $loser } gibt auf.
log-end-drawn = { which }Der letzte Tag ist vorbei: Die Partie endet unentschieden.
log-match = { $name } gewinnt das Match { $most }:{ $least }.
log-match-drawn = Das Match endet unentschieden.

## Moves

choice-leap = auf { $name } springen
choice-shoot = auf den Sucher auf { $name } schießen
choice-sacrifice = die Münze { $name } opfern
choice-land = den Sucher auf { $name } werfen
choice-unbolster = die Verstärkung von { $name } nehmen
choice-rod = den Stab von { line } ansehen
choice-dart = einen Pfeil nehmen
choice-lay = hier bleiben und die Münze legen
choice-treasure = hier den Schatz beanspruchen
choice-concede = sich geschlagen geben
choice-end = den Zug beenden
choice-coin = die Münze aus { $name } zurücknehmen
choice-capture = den Dieb auf { $name } fangen
choice-spawn = einen Heiler auf { $name } setzen
choice-raise = die Figur auf { $name } erhöhen
choice-reveal-row = aufhören und die Reihe nennen
choice-reveal-col = aufhören und die Spalte nennen
choice-move = von { $start } auf { $to } ziehen
choice-heal = den Heiler auf { $healer } opfern und { $pawn } heilen
choice-upgrade = { $first }, { $second } und { $third } zu einer Figur auf { $to } aufwerten
choice-bolster = den Baumeister auf { $builder } opfern und { $temple } verstärken
choice-bolster-moved = den Baumeister auf { $builder } opfern und { $temple } mit der Verstärkung von { $source } verstärken
choice-resign = aufgeben

## Refusals

refused-no_move = diesen Zug gibt es nicht
refused-no_way_on = danach könnte der Zug nicht beendet werden
refused-resign = aufgeben ist kein Teil eines Zugs
refused-asked = jetzt geht nur eines davon: { ROW($verbs) }
refused-stage-land = wähle zuerst für den Sucher ein leeres Wegfeld dieses Tempels
refused-stage-close = die Münze liegt: beende den Zug oder beanspruche den Schatz
refused-stage-stuck = du kannst nicht ziehen: beanspruche hier den Schatz oder gib dich geschlagen
refused-leap-far = das ist kein Nachbartempel
refused-leap-bolsters = zwischen zwei verstärkten Tempeln gibt es keinen Sprung
refused-leap-points = { $points ->
    [one] dieser Sprung kostet { $points } Punkt, übrig: { $left } von { $most }
   *[other] dieser Sprung kostet { $points } Punkte, übrig: { $left } von { $most }
}
refused-leap-darts = { $darts ->
    [one] dieser Sprung kostet { $darts } Pfeil, und du hast { $held }
   *[other] dieser Sprung kostet { $darts } Pfeile, und du hast { $held }
}
refused-seeker = dort ist kein stehender Sucher
refused-shoot-line = dieser Tempel liegt nicht in deiner Reihe oder Spalte, oder du bist selbst dort
refused-shoot-darts = ein Schuss kostet zwei Pfeile
refused-special-twice = es gibt nur eine besondere Aktion je Zug
refused-special-sacrifice = neben einem Opfer gibt es keine besondere Aktion
refused-special-leap = eine besondere Aktion geht nur zu einem einzigen Sprung für einen Punkt
refused-pool = im Vorrat ist kein Pfeil mehr
refused-rod = dieser Stab gehört nicht zu deiner Reihe oder Spalte
refused-coin = dort liegt keine Münze
refused-sacrifice-special = neben einer besonderen Aktion gibt es kein Opfer
refused-sacrifice-twice = eine Münze ist schon geopfert
refused-sacrifice-held = diese Münze ist nicht auf deiner Hand
refused-treasure = den Schatz beanspruchst du vor dem ersten Sprung oder nach dem Legen der Münze
refused-lay-leap = springe erst auf einen anderen Tempel
refused-lay-start = ein Zug endet nicht, wo er begann
refused-lay-held = die Münze dieses Tempels kannst du nicht legen: sie ist nicht auf deiner Hand
refused-lay-points = an diesem Tisch müssen nach einem Opfer alle drei Punkte verwendet werden
refused-night-end = nach zwei Punkten nennst du eine Reihe oder Spalte
refused-night-coin = dort liegt keine Münze, die du nehmen darfst
refused-night-unbolster = dort ist keine Verstärkung
refused-night-reveal = eine Reihe oder Spalte nennst du nur nach zwei Punkten
refused-actions = keine Aktion ist übrig
refused-lies = auf { $cell } ist keine stehende Figur
refused-used = die Figur auf { $cell } hat in diesem Zug schon gehandelt
refused-pawn = dort ist eine Figur
refused-level = von der nächsten Stufe ist keine Figur mehr im Vorrat
refused-move-climb = nur Sucher steigen auf Tempel
refused-move-bolster = kein Sucher betritt einen verstärkten Tempel
refused-move-builder = ein Baumeister zieht schräg und bleibt im Hof
refused-move-seeker = ein Sucher im Hof geht einen Schritt
refused-move-stream_end = an diesem Tisch verlässt ein Heiler seinen Strom nur, wo der Strom endet
refused-move-far = das liegt nicht neben dieser Figur oder ihrem Strom
refused-move-never = das geht nicht
refused-heal-healer = nur ein Heiler wird fürs Heilen geopfert
refused-heal-none = dort liegt keine Figur
refused-heal-beside = neben der liegenden Figur steht kein Heiler
refused-upgrade = zum Aufwerten braucht es drei stehende Figuren einer Stufe, die noch nicht gehandelt haben
refused-upgrade-healers = drei Heiler müssen über Kanten verbunden sein
refused-upgrade-builders = { $straight ->
    [0] drei Baumeister müssen über Ecken verbunden sein
   *[1] drei Baumeister müssen über Ecken in gerader Linie verbunden sein
}
refused-bolster-builder = nur ein Baumeister verstärkt
refused-bolster-far = dieser Tempel liegt nicht neben dem Baumeister
refused-bolster-taken = dort ist eine Verstärkung oder eine Figur
refused-bolster-stock = eine Verstärkung ist im Vorrat: keine wird versetzt
refused-bolster-source = keine Verstärkung ist im Vorrat: sag, von welchem Tempel eine kommt
refused-spawn-courtyard = ein Heiler erscheint im Hof
refused-spawn-bolster = dort ist eine Verstärkung
refused-spawn-none = kein Heiler ist mehr im Vorrat
refused-raise-lies = dort ist keine stehende Figur
refused-raise-seeker = ein Sucher ist schon auf der höchsten Stufe
refused-raise-points = einen Baumeister zu erhöhen kostet zwei Punkte

## What is asked for, in a refusal

verb-leap = springen
verb-shoot = schießen
verb-dart = Pfeil nehmen
verb-rod = Stab ansehen
verb-coin = Münze zurücknehmen
verb-sacrifice = opfern
verb-lay = Münze legen
verb-treasure = Schatz beanspruchen
verb-unbolster = Verstärkung nehmen
verb-end = Zug beenden
verb-reveal = Reihe oder Spalte nennen
verb-move = ziehen
verb-heal = heilen
verb-upgrade = aufwerten
verb-bolster = verstärken
verb-capture = fangen
verb-spawn = Heiler setzen
verb-raise = erhöhen

## Hints

advice-treasure-sure = Beide Stäbe sind grün: Er ist hier.
advice-treasure-half = Ein Stab ist grün: Die Chance ist eine von zwei oder drei.
advice-leap-silent = Das hinterlässt keine Spur.
advice-leap-healer = Das kostet nichts, aber der Heiler, der fällt, verrät den Weg.
advice-rod = Einer von drei Blicken findet den grünen Stab.
advice-rod-settles = Danach ist diese Richtung sicher geklärt.
advice-dart = Mit zwei Pfeilen kommst du an jeder einzelnen Figur vorbei.
advice-coin = { $count ->
    [0] Du hast keine Münze auf der Hand.
    [one] Du hast nur { $count } Münze auf der Hand.
   *[other] Du hast nur { $count } Münzen auf der Hand.
}
advice-end = Mehr wird nicht verraten.
advice-shoot = Der Sucher steht dir nicht mehr im Weg und kann nicht fangen, bis er geheilt ist.
advice-capture = Dort wurde er gesehen.
advice-climb = Ein Sucher auf einem Tempel kann fangen und versperrt ihn.
advice-move-healer = Ein Stolperdraht: Fällt er, wurde dieser Weg benutzt.
advice-move-builder = Danach kostet dieser Weg einen Pfeil.
advice-heal = Ein Sucher ist wieder im Spiel.
advice-upgrade = Die neue Figur versperrt einen Weg zwischen zwei Tempeln.
advice-bolster = Dorthin oder von dort weg kostet ein Sprung beide Punkte eines Zugs.
advice-spawn = Er schließt sich einem Strom an.

## Notes for the Mist, with the aid

note-over = Er sprang über { $cell }.
note-thrown = Er war auf { $temple }: Der Sucher dort wurde auf { $to } geworfen.
note-struck = Er war irgendwann in Reihe { $row } oder Spalte { $column } oder auf { $temple } selbst.
note-stood = { $count ->
    [one] Er sprang nicht über { $last }: Die Figur dort steht noch.
   *[other] Er sprang nicht über { ROW($cells) } und { $last }: Die Figuren dort stehen noch.
}
note-special = Er machte einen Sprung für einen Punkt: Er ist neben dem Tempel, auf dem er war, und keiner der beiden ist verstärkt.
note-looked = Er begann oder beendete seinen Zug in { line }.
note-coin = Die Münze aus { $slot } ist wieder auf seiner Hand: Ab jetzt kann er zu ihrem Tempel zurück.
note-run = Er verwendete einen bis drei Punkte und hat eine Münze weniger auf der Hand.
note-walk = Er verwendete einen oder zwei Punkte.
note-line = Er ist in { line }.
note-temple = Er ist auf { $temple }.
note-nothing = Er hat sich nicht bewegt, und nichts verrät, wo er ist.
