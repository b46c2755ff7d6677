# Suche nach Mitspielern.

title = Mitspieler finden: { $game }
about = Du kommst an einen Tisch mit Leuten, die dasselbe wollen und etwa so stark sind wie du. Plätze und Rollen werden ausgelost; sonst gelten die üblichen Regeln.
own = Andere Regeln, oder mit Freunden?
own-table = Tisch eröffnen
players = Spieler am Tisch
players-about = Wähle eine Zahl oder mehrere: Mit mehreren wartest du kürzer.
bots = Bots füllen freie Plätze
bots-never = nie: nur Menschen
bots-after = nach { $seconds ->
    [15] 15 Sekunden
    [30] 30 Sekunden
    [60] 1 Minute
   *[180] 3 Minuten
}
rated = Gewertetes Spiel
rated-about = Gegen Leute mit Profil. Bots füllen keine Plätze.
begin = Mitspieler finden
looking = Suche nach Mitspielern
waited = Du wartest seit { $time }
others = { $count ->
    [0] Gerade sucht sonst niemand nach diesem Spiel.
    [one] Noch jemand sucht nach diesem Spiel, mit diesen oder anderen Wünschen.
   *[other] { $count } andere suchen nach diesem Spiel, mit diesen oder anderen Wünschen.
}
bots-in = In { $time } füllen Bots die freien Plätze.
bots-none = Du wartest auf Menschen. Je länger du wartest, desto weniger zählt die Spielstärke.
meanwhile = Die Suche läuft weiter, während du hier etwas anderes tust:
offline = Der Server antwortet nicht. Sobald er es tut, geht es weiter.
