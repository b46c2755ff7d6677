# NYET!: what the board says.

close = Schließen
char-bear = Bär
char-wolf = Wolf
char-crane = Kranich
char-tiger = Tiger
char-eagle = Adler
colour-b = Blau
colour-r = Rot
colour-y = Gelb
colour-g = Grün
card-super = { $card }, Supertrumpf
board = Die fünf Zeilen
line-first = Start
line-discard = Ablage
line-trump = Trumpf
line-super = Super
line-points = Punkte
line-first-long = Zeile 1: wer beginnt
line-discard-long = Zeile 2: was abgelegt oder weitergegeben wird
line-trump-long = Zeile 3: Trumpffarbe
line-super-long = Zeile 4: wessen Einsen Supertrümpfe sind
line-points-long = Zeile 5: Punkte je Stich und je Beutekarte
box-d0 = nichts
box-d1 = 1 Karte
box-d2 = 2 Karten
box-x1 = 1, keine Eins
box-x2 = 2, keine Eins
box-p1 = 1 nach links
box-p2 = 2 nach links
super-none = keine
points-word = je Stich
said-first = { $name } beginnt
said-trump = Trumpf ist { $colour }
said-super = Supertrumpf: Einsen in { $colour }
said-none = keine Supertrümpfe
said-points = { $count } je Stich
said-d0 = keine Ablage
said-d1 = 1 ablegen
said-d2 = 2 ablegen
said-x1 = 1 ablegen, keine Eins
said-x2 = 2 ablegen, keine Einsen
said-p1 = 1 nach links geben
said-p2 = 2 nach links geben
short-first = Start
short-discard = Ablage
short-trump = Trumpf
short-super = super
short-points = je Stich
stays = bleibt
terms = Bedingungen dieser Runde
round = Runde { $round }
round-of = Runde { $round }/{ $rounds }
veto-you = Dein NYET! Stemple ein Feld zu.
again = Zum Bestätigen noch einmal tippen.
veto-other = { $name } stempelt gleich ein Feld.
veto-count = { $placed } von { $all }
veto-count-long = Gelegte Marken und wie viele es werden
aria-neutral = { $box }: nicht im Spiel
aria-covered = { $box }: verdeckt von { $name } als Nummer { $number }
aria-result = { $box }: gilt in dieser Runde
aria-cover = NYET sagen zu: { $box }
aria-open = { $box }: offen
aria-left = { $count ->
    [one] { $count } Feld offen
   *[other] { $count } Felder offen
}
aria-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
aria-held = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
aria-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
aria-loot = Beute: { $cards }
aria-played = { $order }: { $name } spielte { $card }
aria-winning = { $order }: { $name } spielte { $card }, liegt vorn
aria-not = jetzt nicht erlaubt
stock = Karten, mit denen in dieser Runde niemand spielt: { $count }
teams = Teams
sign-dealer = gibt
sign-first = Startspieler
sign-first-short = Start
sign-bonus = hat die Bonuskarte: zählt doppelt
sign-ready = bereit
sign-acting = am Zug
sign-away = nicht verbunden
turn-you = du bist dran
turn-thinks = überlegt
turn-acts = am Zug
trick = Stich { $number }
takes = Stich an { $name }
takes-you = Dein Stich
hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
trumps = Trumpf { $count }
received = an dich gegeben
new = neu
duty-lead = Du spielst aus: jede Karte ist möglich.
duty-free = Du hast kein { $suit }: jede Karte ist möglich.
duty-follow = { $count ->
    [one] Du musst { $suit } bedienen: 1 Karte.
   *[other] Du musst { $suit } bedienen: { $count } Karten.
}
team-need = Tippe an, wer dein Partner sein soll.
team-need5 = Tippe eine Person an für ein Paar, zwei für ein Trio.
team-alone = Du allein gegen { $others }.
team-with = { $team } gegen { $others }.
team-x2you = Du hast ×2.
team-x2 = { $name } hat ×2.
team-x2pair = Danach sagst du, wer von euch beiden ×2 hat.
team-x2other = Danach sagst du, wer der beiden anderen ×2 hat.
team-add = { $name } ins eigene Team holen
team-drop = { $name } ins andere Team schicken
team-go = Teams bestätigen
team-wait = { $name } wählt die Teams.
ask-character = Wer möchtest du sein?
wait-character = { $name } sucht sich eine Figur aus.
ask-bonus = Wer bekommt die Bonuskarte? Diese Punkte zählen doppelt.
wait-bonus = { $name } vergibt die Bonuskarte.
ask-shed = { $count ->
    [one] Lege eine Karte verdeckt ab.
   *[other] Lege zwei Karten verdeckt ab.
}
ask-except = { $count ->
    [one] Lege eine Karte ab, aber keine Eins.
   *[other] Lege zwei Karten ab, aber keine Eins.
}
ask-pass = { $count ->
    [one] Gib eine Karte an { $name } zu deiner Linken.
   *[other] Gib zwei Karten an { $name } zu deiner Linken.
}
ask-tap = { $count ->
    [one] Tippe auf eine Handkarte
   *[other] Tippe auf zwei Handkarten
}
ask-doshed = Ablegen
ask-dopass = Weitergeben
ask-back = { $card }: zurück auf die Hand
wait-others = Du bist bereit. Die anderen wählen noch.
wait-shed = Alle legen Karten ab.
wait-pass = Alle geben Karten nach links.
tally = Stand dieser Runde
tally-long = Stiche: { $tricks }, Beutekarten: { $loot }
sack = { $count ->
    [one] { $count } Beutekarte
   *[other] { $count } Beutekarten
}
tools = Werkzeuge
sort = Hand nach aufgedruckter Farbe ordnen
sheet = Punktezettel
sheet-round = R
sheet-leads = führt
sheet-empty = Die erste Runde läuft noch.
sheet-target = { $name }: { $score } von { $target }
sheet-legend = A und B sind die Teams, 1 der Startspieler, ×2 die Bonuskarte. Unter jeder Gutschrift: die Summe.
last = Letzter Stich
last-won = gewonnen
last-none = Kein Stich zu sehen.
pause = Ein fertiger Stich bleibt liegen
pause-short = kurz
pause-normal = eine Sekunde
pause-long = länger
pause-tap = bis ich tippe
seen = Gesehene Karten
seen-about = Tippe auf eine Karte, die noch fehlt, und notiere, wer sie wohl hat. Nur du siehst deine Notizen.
seen-cell = { $gone } weg, { $mine } auf deiner Hand, { $left } anderswo
seen-guess = deine Vermutung: { $name }
seen-mine = auf deiner Hand
seen-gone = weg
seen-left = anderswo
voids-about = Wem ist was ausgegangen? Tippe für eine Notiz.
voids-sure = hat keine, im Spiel gezeigt
voids-no = deine Vermutung: keine
voids-yes = deine Vermutung: hat welche
voids-open = unbekannt
what = Was wäre wenn?
what-hand = Deine Hand nach Farben
what-cards = Karten
what-ones = Einsen
what-top = höchste
what-about = Deine Trümpfe bei jedem noch möglichen Trumpf (Zeile) und Supertrumpf (Spalte)
what-cell = Trümpfe: { $trumps }, davon Supertrümpfe: { $supers }
scored = Runde { $round } ist vorbei
shown = { $name } hatte abgelegt
shown-stock = Im Stapel:
next = { $name } gibt als Nächstes.
next-go = Nächste Runde
next-end = Endstand
over = Endstand
over-won = Du gewinnst!
over-shared = Geteilter Sieg!
over-winner = { $name } gewinnt
over-winners = { $name } gewinnen
over-best = Beste Runde: { $name }, { $credit } in Runde { $round }.
over-loot = { $count ->
    [one] Meiste Beute: { $name }, { $count } Karte.
   *[other] Meiste Beute: { $name }, { $count } Karten.
}
talk-hushed = Partner dürfen während einer Runde nicht chatten. Nach dem Spiel geht es wieder.
card = { $colour } { $value }
team = Team { $letter }
tally-bonus = { $name } ×2: { $worth }
hands-laid_aside = weggelegt
hands-given = weitergegeben
hands-received = vom Nachbarn bekommen
