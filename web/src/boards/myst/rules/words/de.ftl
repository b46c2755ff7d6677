# MYST: was unter den gezeichneten Beispielen in den Regeln steht.

bare = wie im Rennen gelegt
covered = vom Schlüsselteil der anderen bedeckt
settled = endgültig zurückgewonnen
place = Hell sind die { $count } Felder, auf die { $team } jetzt legen darf: Jedes hat eine gemeinsame Kante mit einem Feld der eigenen Farbe. Felder, die nur eine Ecke berühren, sind nicht dabei.
place-seen = Die Insel im Rennen, mit blauen und gelben Feldern. { $count } offene Felder neben Feldern von { $team } sind hell.
step = { $team } hat { $spin } gedreht und geht { $steps } Schritte von { $from } nach { $to }, über Felder beliebiger Farbe, nie schräg. Alle hellen Felder sind nah genug.
step-seen = Die fertige Insel. Eine Linie führt die Figur von { $team } von { $from } nach { $to }; die Felder, die sie erreichen kann, sind hell.
key = Ein Ring sagt, wem ein Ort gehört. { $covered }: { $laid } hat es im Rennen gelegt, { $over } liegt obenauf. { $settled }: Das Teil obenauf wurde wieder heruntergenommen, also bleibt es endgültig bei { $owner }.
key-seen = Die fertige Insel mit ihren Orten. Eine Liste sagt von jedem, wem es gehört und wie: wie gelegt, bedeckt oder endgültig zurückgewonnen.
score = { $team }: { $switches } für Schalter, { $values } für Karten, { $bonuses } als Bonus, zusammen { $total }. { $other } hat { $least }.
score-seen = Eine Tabelle der Punkte. { $team }: Schalter { $switches }, Karten { $values }, Bonus { $bonuses }, zusammen { $total }. { $other }: zusammen { $least }.
