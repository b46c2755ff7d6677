# MYST: what is said in a live race.

tray = { $number ->
    [one] Eure Ablage, { $number } Teil
   *[other] Eure Ablage, { $number } Teile
}
keys = Pfeiltasten gehen durch die Teile, Enter nimmt eines, R dreht es, ein Feld wie D5 und Enter legt es, Escape legt es zurück.
piece = Teil { $number }
held-me = in deiner Hand
held-other = { $name } hat es
deadpiece = sein Feld ist bedeckt
edges-0 = kein gerader Rand
edges-1 = ein gerader Rand
edges-2 = zwei gerade Ränder
shade-dark = dunkel
shade-medium = mittel
shade-light = hell
turn-1 = einmal gedreht
turn-2 = zweimal gedreht
turn-3 = dreimal gedreht
cell-open = { $cell }, offen
cell-touch = { $cell }, offen, berührt euch
cell-team = { $cell }, { $team }

order = Sortieren
order-laid = Unsortiert
order-edges = Ränder zuerst
order-shade = Dunkel zu hell
straight = Nur gerade Ränder
tidy = Lücken schließen
heaps = Haufen
heap-0 = Ablage
heap-n = Haufen { $number }
heap-count = { $number ->
    [one] { $heap }, { $number } Teil
   *[other] { $heap }, { $number } Teile
}
heap-empty = Hier liegt nichts. Zieht Teile auf den Namen eines Haufens, um sie zu ordnen.
rims = Zeigen, wo ihr legen dürft
help = Drehen mit R, dem Mausrad, Rechtsklick oder einem zweiten Finger. Auf der Insel stillhalten zeigt etwas; mit der Taste P auch.
border = Zur eigenen Grenze
turn = Drehen
back = Zurücklegen
drawer = Teile aus dem Spiel: { $number }. { $team } hat ihre Felder bedeckt.
rack-about = Schlüsselteile, die auf die Wanderung warten: { $names }
tools = Ablage

covered = Die Ablagen sind verdeckt
ready = Macht euch bereit
go = Los!
head = { $team } hat einen Vorsprung
paused = Pause
paused-both = Beide Teams wollten sie. Insel und Ablagen sind verdeckt.
paused-lost = Ein Team hat keine Verbindung. Spätestens in { $seconds } s geht es weiter.
resume = Weiter
resumes = Weiter geht es in
pause = Um eine Pause bitten
apart = Einige sind auf einem anderen Server: keine Pausen, ihre Hände sind verborgen.
pause-asked = Bitte um Pause zurückziehen
pause-agree = Pause für { $team } zustimmen
clock = Zeit des Rennens
count = { $team }: Teile { $pieces }, Schalter { $switches }, Schlüsselteile { $keys }
left = { $number } offen
line-good = Gute Verbindung
line-fair = Mäßige Verbindung
line-poor = Schlechte Verbindung
line-none = Verbindung wird gemessen
line-about = Hin und zurück { $rtt } ms. Deine Züge zählen zum Ausgleich { $credit } ms früher.
cut = Ihr seid abgeschnitten. Wartet.
cut-team = { $team } ist abgeschnitten
pending = Verbindungsbuch: ein Teil darf auf jedes offene Feld.
pending-team = { $team } darf ein Teil beliebig legen
book = Ihr seid abgeschnitten. Ein Verbindungsbuch spielen?
book-captain = Ihr seid abgeschnitten. Der Kapitän darf ein Verbindungsbuch spielen.
book-play = Spielen
book-sure = Das lässt sich nicht zurücknehmen. Spielen?
book-yes = Ja, spielen
book-no = Nein
over = Die Insel ist vollständig
over-turns = Die Zeit ist um: der Rest wird abwechselnd gelegt
over-next = Gleich beginnt die Wanderung.
flipped = Findet Nachbarn an Bild und Zapfen.
watch = Du schaust zu. Ablagen sieht nur das eigene Team.
point = { $name }: schau hier
you = Du
hinted = Ein Hinweis: { $piece } lässt sich legen.

said-laid = { $cell } gehört euch.
said-grabbed = { $piece } in deiner Hand. Offene Felder, die euch berühren: { $cells }.
said-put = Zurück in der Ablage.
said-opened = Los! Die Ablagen sind offen.
said-typed = Feld { $cell }. Enter legt das Teil.
why-piece_gone = Dieses Teil ist weg.
why-dead = { $team } hat sein Feld bedeckt.
why-let_go = Zurück in der Ablage: zu lange gehalten.
why-no_answer = Keine Antwort vom Tisch. Versuch es noch einmal.
