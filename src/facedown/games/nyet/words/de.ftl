# NYET!: Protokoll, Züge, Ablehnungen und Tipps.

who = { $character ->
    [bear] Bär
    [wolf] Wolf
    [crane] Kranich
    [tiger] Tiger
    [eagle] Adler
   *[other] Platz { $seat }
}
animal = { $character ->
    [bear] Bär
    [wolf] Wolf
    [crane] Kranich
    [tiger] Tiger
   *[eagle] Adler
}
colour = { $colour ->
    [b] Blau
    [r] Rot
    [y] Gelb
   *[g] Grün
}
a-card = { colour } { $value }
a-supertrump = Supertrumpf { a-card }
suit = { $trump ->
    [1] { colour } (Trumpf)
   *[0] { colour }
}

## Boxes of the board, as they are vetoed

box-first = { $name } als Startspieler
box-discard = { $box ->
    [d0] „nichts wird abgelegt“
    [d1] „jeder legt eine Karte ab“
    [d2] „jeder legt zwei Karten ab“
    [x1] „jeder legt eine Karte ab, aber keine Eins“
    [x2] „jeder legt zwei Karten ab, aber keine Eins“
    [p1] „jeder gibt eine Karte nach links“
   *[p2] „jeder gibt zwei Karten nach links“
}
box-trump = Trumpf { $box ->
    [b] Blau
    [r] Rot
    [y] Gelb
   *[g] Grün
}
box-super = { $box ->
    [b] Supertrumpf Blau
    [r] Supertrumpf Rot
    [y] Supertrumpf Gelb
    [g] Supertrumpf Grün
   *[none] „keine Supertrümpfe“
}
box-points = { $box ->
    [one] { $box } Punkt je Stich
   *[other] { $box } Punkten je Stich
}

## Log

log-character = { $name } ist der { animal }.
log-round = Runde { $round }. { $dealer } gibt.
log-nyet = { $name } sagt NYET zu { $box }.
log-closed-first = Startspieler ist { $name }.
log-closed-discard = { $box ->
    [d0] Nichts wird abgelegt.
    [d1] Jeder legt eine Karte ab.
    [d2] Jeder legt zwei Karten ab.
    [x1] Jeder legt eine Karte ab, aber keine Eins.
    [x2] Jeder legt zwei Karten ab, aber keine Eins.
    [p1] Jeder gibt eine Karte nach links.
   *[p2] Jeder gibt zwei Karten nach links.
}
log-closed-trump = Trumpf ist { $box ->
    [b] Blau
    [r] Rot
    [y] Gelb
   *[g] Grün
}.
log-closed-super = { $box ->
    [b] Die blauen Einsen sind Supertrümpfe.
    [r] Die roten Einsen sind Supertrümpfe.
    [y] Die gelben Einsen sind Supertrümpfe.
    [g] Die grünen Einsen sind Supertrümpfe.
   *[none] Es gibt keine Supertrümpfe.
}
log-closed-points = Jeder Stich und jede Beutekarte zählt { $box }.
log-teams = { $name } spielt mit { AND($mates) }.
log-teams-two = { $name } spielt gegen { $other }.
log-teams-alone = { $name } spielt allein.
log-bonus = { $name } hat die Bonuskarte (x2).
log-ready = { $name } ist bereit.
log-passed = { $count ->
    [one] Alle geben eine Karte nach links.
   *[other] Alle geben zwei Karten nach links.
}{ $got ->
    [0] { "" }
   *[other] { " " }Du bekommst { AND($cards) }.
}
log-shed = { $count ->
    [one] Alle legen eine Karte ab.
   *[other] Alle legen zwei Karten ab.
}{ $got ->
    [0] { "" }
   *[other] { " " }Du bekommst { AND($cards) }.
}
log-played = { $name } spielt { $card }.
log-trick = { $count ->
    [0] { $name } nimmt Stich { $number } mit { $card }.
   *[other] { $name } nimmt Stich { $number } mit { $card } und erbeutet { ROW($loot) }.
}
log-loot = { $card } von { $name }
log-scored = Runde { $round }, { $points } je Stich: { ROW($credits) }.
log-credit = { $name } { $credit }
log-over = { $count ->
    [one] { AND($names) } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { AND($names) } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}

## Moves

choice-play = { $card } spielen
choice-shed = { $card } ablegen
choice-give = { $card } weitergeben
choice-nyet = NYET zu { $box }
choice-char = { animal } sein
choice-team = mit { AND($names) } spielen
choice-alone = allein spielen
choice-bonus = die Bonuskarte an { $name } geben

## Refusals

refused-watching = du schaust zu
refused-over = das Spiel ist zu Ende
refused-turn = du bist nicht am Zug
refused-ready = du bist bereit; die anderen wählen noch
refused-veto = Karten werden gespielt, wenn in jeder Zeile nur noch ein Feld offen ist
refused-teams = erst werden die Teams festgelegt
refused-ones = eine 1 darf in dieser Runde nicht abgelegt werden, solange du eine andere Karte hast
refused-follow = { $suit } wurde ausgespielt und du hast noch davon: bediene
refused-crowned = ein Supertrumpf zählt als Trumpf und bedient { $suit } nicht
refused-not_now = das geht jetzt nicht
refused-no_move = diesen Zug gibt es nicht
refused-kind = { $asked ->
    [character] jetzt wird eine Figur gewählt
    [nyet] jetzt wird ein Feld abgelehnt
    [team] jetzt bestimmt der Startspieler die Teams
    [bonus] jetzt wird die Bonuskarte vergeben
    [shed] jetzt werden Karten abgelegt oder weitergegeben
    [trick] jetzt wird eine Karte gespielt
   *[other] jetzt ist nichts zu entscheiden
}
refused-no_box = dieses Feld gibt es hier nicht
refused-is_covered = dieses Feld ist schon bedeckt
refused-last_box = das letzte offene Feld einer Zeile bleibt offen
refused-team = mit { $players } Spielern kann der Startspieler dieses Team nicht bilden
refused-bonus = die Bonuskarte geht an das kleinere Team: { OR($names) }
refused-taken = diese Figur ist schon vergeben
refused-hold = du hast { $card } nicht
refused-hold_shed = du hast { $card } nicht
refused-pass_now = in dieser Runde werden Karten weitergegeben, nicht abgelegt
refused-discard_now = in dieser Runde werden Karten abgelegt, nicht weitergegeben

## Hints

advice-first-mine = Du musst nicht als Erster ausspielen.
advice-first = { $name } würde ausspielen und die Teams bestimmen.
advice-ones = { $count ->
    [0] Du hast keine Eins.
   *[other] Du hast { $count } der zwölf Einsen.
}
advice-trump = { $count ->
    [0] Du hast kein { colour }.
   *[other] Du hast nur { $count } in { colour }.
}
advice-crown = Deine Einsen können noch Supertrümpfe werden.
advice-super = { $count ->
    [0] Du hast keine der drei Einsen in { colour }.
   *[other] Du hast eine der drei Einsen in { colour }.
}
advice-negative = -2 würde aus einem guten Blatt ein schlechtes machen.
advice-points = { $points } je Stich passt weniger zu deinem Blatt.
advice-alone = Allein hast du die Bonuskarte.
advice-partners = Partner bekommen gleich viel wie du, und dem Führenden hilft es nicht.
advice-shed-negative = Bei -2 macht eine hohe Karte oder ein Trumpf nur Stiche.
advice-shed-short = Dann hast du wenig { colour } und kannst stechen.
advice-shed-one = Eine gewöhnliche Eins wird meist Beute der anderen.
advice-shed-least = Diese Karte brauchst du am wenigsten.
advice-lead-negative = Bei -2 überlässt sie den Stich wohl jemand anderem.
advice-lead-super = Einen Supertrumpf schlägt nur ein späterer.
advice-lead-trump = Das zieht Trümpfe.
advice-lead-high = Eine hohe Karte in { colour }, bevor anderen die Farbe ausgeht.
advice-lead-little = Das wagt wenig.
advice-follow-negative = Bei -2 willst du weder den Stich noch das Ausspiel.
advice-follow-takes = { $loot ->
    [0] Das nimmt den Stich sicher.
   *[other] Das nimmt den Stich sicher, mit { $loot } Beute darin.
}
advice-follow-beats = { $loot ->
    [0] Das schlägt, was daliegt.
   *[other] Das schlägt, was daliegt, mit { $loot } Beute darin.
}
advice-follow-safe = Dein Partner { $name } liegt vorn: da ist die Eins sicher.
advice-follow-partner = Dein Partner { $name } liegt vorn; spare deine Stärke.
advice-follow-little = { $name } liegt vorn, und du kannst oder solltest nicht überbieten: gib wenig.

## Gespräch

hush = solange eine Runde NYET! läuft, dürfen Partner nicht chatten; nach dem Spiel ist der Chat wieder offen
