# MYST: what is told beside a replay.

heat = Wer was wann abgedeckt hat
heat-about = Die Zahlen zählen die Teile in der Reihenfolge, in der sie gelegt wurden.
pace = { $pieces ->
    [one] { $name }: { $pieces } Teil, meist { $seconds } s für eines
   *[other] { $name }: { $pieces } Teile, meist { $seconds } s für eines
}
pace-few = { $pieces ->
    [one] { $name }: { $pieces } Teil
   *[other] { $name }: { $pieces } Teile
}
turning = Wendepunkte, mit offenen Karten
turning-none = Nichts hat die Partie gewendet.
swing = { $points ->
    [one] { $points } Punkt für { $team }
   *[other] { $points } Punkte für { $team }
}
missed = Im Nachhinein: der beste verpasste Weg
missed-one = Runde { $round }: { $team } ging nach { $walked }. Mit allen Karten war { $cell } um { $points } Punkte besser.
missed-none = In einem einzelnen Zug ging es kaum besser.
