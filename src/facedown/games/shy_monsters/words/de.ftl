# Shy Monsters: was Verlauf, Züge, Ablehnungen und Tipps sagen.

monster = { $monster ->
    [bat] Fledermaus
    [dragon] Drache
    [mantis] Mantis
    [cobra] Kobra
    [kraken] Krake
   *[gargoyle] Gargoyle
}
monster-nominative = { $monster ->
    [bat] die Fledermaus
    [dragon] der Drache
    [mantis] die Mantis
    [cobra] die Kobra
    [kraken] der Krake
   *[gargoyle] der Gargoyle
}
monster-begin = { $monster ->
    [bat] Die Fledermaus
    [dragon] Der Drache
    [mantis] Die Mantis
    [cobra] Die Kobra
    [kraken] Der Krake
   *[gargoyle] Der Gargoyle
}
monster-accusative = { $monster ->
    [bat] die Fledermaus
    [dragon] den Drachen
    [mantis] die Mantis
    [cobra] die Kobra
    [kraken] den Kraken
   *[gargoyle] den Gargoyle
}
monster-dative = { $monster ->
    [bat] der Fledermaus
    [dragon] dem Drachen
    [mantis] der Mantis
    [cobra] der Kobra
    [kraken] dem Kraken
   *[gargoyle] dem Gargoyle
}

## Die Spieler, wo ihre Namen nicht bekannt sind

hero = Held
master = Dungeon-Meister
seat = Platz { $seat }

## Orte: wie sie vom Eingang aus liegen, oder ein Code; wen oder was, und wo

where-across = { $side ->
    [left] { $across } links
   *[right] { $across } rechts
}
where-along = { $rise ->
    [up] { $along } oben
   *[down] { $along } unten
}
where = { where-across }, { where-along }
place = { $cell ->
    [entrance] den Eingang
    [nothing] nichts
   *[other] das Plättchen { $cell }
}
place-at = { $cell ->
    [entrance] dem Eingang
    [nothing] nichts
   *[other] dem Plättchen { $cell }
}
place-over = { $over ->
    [entrance] den Eingang
   *[other] das Plättchen { $over }
}

## Wo ein Monster sich zu Hause fühlt

home = { $monster ->
    [bat] ein Raum mit einem Plättchen über Eck
    [dragon] eine Sackgasse
    [mantis] ein gerader Gang
    [cobra] eine offene Biegung
    [kraken] eine Gabelung
   *[gargoyle] ein volles Quadrat
}
home-begin = { $monster ->
    [bat] Ein Raum mit einem Plättchen über Eck
    [dragon] Eine Sackgasse
    [mantis] Ein gerader Gang
    [cobra] Eine offene Biegung
    [kraken] Eine Gabelung
   *[gargoyle] Ein volles Quadrat
}
home-yes = { $monster ->
    [bat] ein Plättchen berührt sie über Eck
    [dragon] er liegt in einer Sackgasse
    [mantis] sie liegt in einem geraden Gang
    [cobra] sie liegt in einer offenen Biegung
    [kraken] drei Wege führen zu ihm
   *[gargoyle] er gehört zu einem vollen Quadrat
}
home-no = { $monster ->
    [bat] kein Plättchen berührt sie über Eck
    [dragon] er liegt in keiner Sackgasse
    [mantis] sie liegt in keinem geraden Gang
    [cobra] sie liegt in keiner offenen Biegung
    [kraken] weniger als drei Wege führen zu ihm
   *[gargoyle] er gehört zu keinem vollen Quadrat
}

## Ein umgedrehtes Plättchen, als Teil einer Zeile des Verlaufs

flip-exit = der Ausgang
flip-corridor = ein Gang
flip-known = bekannter Boden
flip-active = { monster }, { home-yes }: fühlt sich zu Hause, tödlich
flip-uncomfy = { monster }, { home-no }: harmlos
flip-panicked = { monster }, in Panik neben einem anderen Monster: harmlos
flip-dead = { monster } erschlagen
looked = { place }: { $flip }
looked-then = { $first }; { $then }

## Verlauf

log-roles = { $master } hat die Rolle „Dungeon-Meister“, { $hero } die Rolle „Held“.
which = { $games ->
    [1] { "" }
   *[other] Partie { $game }.{ " " }
}
log-building = { which }Stockwerk { $storey }: { $storey ->
    [1] { $master } (Dungeon-Meister) baut für { $hero } (Held).
   *[other] { $master } baut.
}
log-building-hand = { log-building } In der Hand: { AND($hand) }.
log-built = Stockwerk { $storey } ist gebaut: sechs verdeckte Plättchen.
log-named = Stockwerk { $storey }: { $hero } nennt { place }.
log-looks = Stockwerk { $storey }: { $hero } blickt auf { $looked }.
log-explore = { $hero } geht auf { place }: { $landed }.
log-attack = { $hero } greift { place } an: { $landed }.
log-jump = { $hero } springt über { place-over } auf { place }: { $landed }.
log-jump-flipped = { $hero } springt über { place-over } auf { place }: { $landed }; übersprungen: { $between }.
log-jump_attack = { $hero } springt über { place-over } und schlägt auf { place-at } zu: { $landed }.
log-jump_attack-flipped = { $hero } springt über { place-over } und schlägt auf { place-at } zu: { $landed }; übersprungen: { $between }.
log-cleared = { $hidden ->
    [0] Stockwerk { $storey } geschafft; kein Monster blieb verborgen.
    [1] Stockwerk { $storey } geschafft; 1 Monster blieb verborgen.
   *[other] Stockwerk { $storey } geschafft; { $hidden } Monster blieben verborgen.
}
log-end-hero_escaped = { which }{ $hero } geht durch den letzten Ausgang und gewinnt.
log-end-hero_killed = { which }{ monster-begin } erwischt { $hero } auf Stockwerk { $storey }. { $master } gewinnt.
log-end-hero_trapped = { which }{ $hero } ist auf Stockwerk { $storey } gefangen. { $master } gewinnt.
log-end-resigned = { which }{ $loser } gibt auf.
log-match = { $name } gewinnt das Match (geschaffte Stockwerke { $first }:{ $second }).
log-match-draw = Das Match endet unentschieden.

## Züge

choice-lay = ein Plättchen legen: { $cell }
choice-exit = den Ausgang auf { place } legen
choice-monster = { monster-accusative } auf { place } legen
choice-reveal = { place } ansehen
choice-explore = auf { place } gehen
choice-attack = { place } angreifen
choice-jump = über { place-over } springen und auf { place-at } landen
choice-jump_attack = über { place-over } springen und auf { place-at } zuschlagen
choice-resign = aufgeben

## Ablehnungen

refused-no_move = diesen Zug gibt es nicht
refused-resign = aufgeben kannst du jederzeit, aber nicht als Zug
refused-kind = { $asked ->
    [lay] jetzt wird ein Plättchen gelegt
    [exit] jetzt wird der Ausgang gelegt
    [monster] jetzt wird ein Monster gelegt
    [reveal] jetzt sieht der Held sich ein Plättchen an
   *[walk] jetzt macht der Held einen Schritt, einen Angriff oder einen Sprung
}
refused-lies = dort liegt schon ein Plättchen
refused-touch = ein Plättchen muss an die anderen grenzen
refused-order = jetzt wird { monster-nominative } gelegt
refused-entrance = auf den Eingang wird nichts gelegt
refused-taken = dort liegt schon etwas
refused-not_yours = dort liegt kein Plättchen von dir
refused-not_down = dort liegt kein verdecktes Plättchen
refused-named = es ist schon genannt
refused-is_up = es liegt schon offen
refused-no_attack = der Angriff dieses Stockwerks ist verbraucht
refused-no_jump = der Sprung dieses Stockwerks ist verbraucht
refused-no_tile = auf { place-at } liegt kein Plättchen
refused-free = dorthin gehst du, ohne zu ziehen; es ist kein Zug
refused-far = es liegt nicht neben dem Boden, auf dem du gehen kannst
refused-deadly = dort ist ein Monster, das sich zu Hause fühlt: greif es an, spring darüber oder geh außen herum
refused-known_exit = auf einem bekannten Ausgang gibt es nichts anzugreifen
refused-land_nowhere = dort liegt kein Plättchen, auf dem du landen könntest
refused-land_back = ein Sprung endet nicht dort, wo er begann
refused-land_deadly = du würdest auf einem Monster landen, das sich zu Hause fühlt
refused-strike = wo du landen würdest, gibt es nichts zu erschlagen
refused-land_ahead = an diesem Tisch führt kein Sprung dorthin zurück, wo du gehen kannst
refused-waste = über ein bekanntes Plättchen dorthin zu springen, wo du gehen kannst, wäre nur ein verschwendeter Sprung

## Tipps

advice-lay = { home-begin }: So etwas mag { monster-nominative }.
advice-makes = Aus { place-at } wird { home }, und so etwas mag { monster-nominative }.
advice-door = Vom Eingang führt nur ein Weg weiter.
advice-exit = Kein Raum ist weiter vom Eingang entfernt.
advice-beside = Neben { monster-dative }: Was als Zweites umgedreht wird, gerät in Panik.
advice-bluff = Ein Bluff: Dort ist das Monster harmlos, aber der Held kann das nicht wissen.
advice-gate = { home-begin }, und jeder Weg zum Ausgang führt darüber.
advice-home = { home-begin }: Dort fühlt sich { monster-nominative } zu Hause.
advice-safe-up = Beide Monster liegen offen: Der Rest ist sicher.
advice-safe-nobody = Kein Monster, das noch hier sein kann, wäre dort zu Hause.
advice-safe-panic = Neben einem offenen Monster würde jedes andere in Panik geraten.
advice-look-way = Daran führt kein Weg vorbei.
advice-look-most = Nirgends wären mehr Monster zu Hause.
advice-out = Das ist der Weg hinaus.
advice-down = Das ist der Weg nach unten.
advice-step-fewer = Unter den Plättchen neben dir ist dies eines, auf dem weniger Monster zu Hause wären.
advice-step-only = Es gibt keinen anderen Weg.
advice-attack-kills = Das erschlägt { monster-accusative } und macht den Weg frei.
advice-attack-look = Der Ausgang ist bekannt: Was du jetzt erfährst, kostet nichts.
advice-attack-way = Nichts dort kann dir schaden, und es führt kein Weg daran vorbei.
advice-jump-look = Ein Blick umsonst: Du landest auf bekanntem Boden.
advice-jump-exit = Das bringt dich geradewegs zum Ausgang.
advice-jump-strikes = Wo du landest, kann dir nichts schaden, und du siehst, was dazwischen liegt.
advice-jump-safe = Du landest auf Boden, von dem du siehst, dass er sicher ist.
advice-jump-past = Das bringt dich an { monster-dative } vorbei.
advice-jump-fewer = Dazwischen wären mehr Monster zu Hause als dort, wo du landest.
