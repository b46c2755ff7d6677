/** What the lesson says, in German. */

export const de: Record<string, string> = {
  bites: "nicht jedes Monster beißt",
  "bites.0":
    "Du bist Robin, der Held. Mortimer hat sechs Plättchen verdeckt ausgelegt: den Ausgang, drei Gänge und zwei Monster. Finde lebend hinaus.",
  "bites.1": "Auf dem ersten Stockwerk siehst du dir vorher zwei Plättchen an. Sieh dir das zweite der Reihe an.",
  "bites.1.not": "Du darfst überall nachsehen. Nimm hier das zweite Plättchen der Reihe: Dort wartet etwas.",
  "bites.2":
    "Ein Gargoyle! Aber Monster sind scheu: Sie beißen nur, wo sie sich zu Hause fühlen. Sieh dir sein Bild unter den sechs an: Es will ein volles Viererquadrat, und hier ist nur eine Reihe. Sieh dir nun das letzte Plättchen an, unter der Reihe.",
  "bites.2.not": "Das ginge auch. Nimm aber das Plättchen unter der Reihe, ganz am Ende.",
  "bites.3":
    "Eine Fledermaus will ein Plättchen an einer ihrer Ecken, und da ist eins. Sie fühlt sich zu Hause: Tritt nicht darauf. Jetzt kennst du beide Monster, also ist alles andere sicher.",
  "bites.4": "Los geht es: Tritt auf das erste Plättchen.",
  "bites.4.not": "In der Nähe ist nichts Gefährliches. Angriff und Sprung hast du je einmal pro Stockwerk: Spar sie und geh einfach auf das erste Plättchen.",
  "bites.5": "Über alles, was offen und harmlos ist, gehst du frei, auch über den Gargoyle. Tritt gleich auf das Plättchen hinter ihm.",
  "bites.5.not": "Heb dir das für etwas auf, das beißt. Tritt auf das Plättchen hinter dem Gargoyle.",
  "bites.6": "Er hat nur geblinzelt. Weiter zum nächsten Plättchen.",
  "bites.6.not": "Das ist hier nicht nötig: Geh einfach weiter.",
  "bites.7": "Ein Plättchen liegt noch vor der Fledermaus. Drei Gänge sind gefunden, also kann es nur der Ausgang sein.",
  "bites.7.not": "Lass die Fledermaus in Ruhe. Tritt auf das Plättchen davor.",
  "bites.8": "Ein Stockwerk ist geschafft. Fledermaus und Gargoyle wurden gesehen: Sie sind aus dem Spiel und kommen nicht wieder.",
  jump: "darüber hinweg",
  "jump.0":
    "Mortimer zieht zwei der vier übrigen Monster und baut das nächste Stockwerk hinter einem Vorhang. Du wirst seinen Umriss sehen, sonst nichts.",
  "jump.1": "Auf dem zweiten Stockwerk siehst du dir nur ein Plättchen an. Nimm das rechts vom Eingang.",
  "jump.1.not": "Gar nicht dumm. Sieh hier aber zuerst rechts vom Eingang nach.",
  "jump.2":
    "Eine Mantis in einem geraden Gang: Sie fühlt sich zu Hause und würde dich erwischen. Spring darüber: Wähle Sprung, dann die Mantis, dann das Plättchen dahinter.",
  "jump.2.not": "Erlaubt, und hier ist nichts verloren. Aber der lange Arm sieht gut aus, und ein übersprungenes Monster beißt nie: Spring über die Mantis.",
  "jump.3":
    "Nur eine Mantis mag gerade Gänge, und die ist hinter dir. Auf dem nächsten Plättchen kann also niemand zu Hause sein: Geh weiter.",
  "jump.3.not": "Den Angriff brauchst du vielleicht ein andermal. Das nächste Plättchen ist sicher: Niemand sonst mag gerade Gänge. Tritt darauf.",
  "jump.4":
    "Wieder draußen! Das zweite Monster hast du nie gesehen. Es ist auch aus dem Spiel, aber du weißt nicht, wer es war: Ein Stockwerk zeigt dir nur, was du umdrehst.",
  pair: "ein freier Blick und ein Schreck",
  "pair.0":
    "Das letzte Stockwerk, und nun siehst du vorher gar nichts. Aber du weißt etwas: Fledermaus, Gargoyle und Mantis sind weg. Nur Drache, Kobra und Krake können hier sein.",
  "pair.1":
    "Zeig auf ein verdecktes Plättchen, um zu sehen, wer dort zu Hause wäre. Auf den beiden neben dem Eingang: niemand, der übrig ist. Tritt auf das rechte.",
  "pair.1.not": "Die Regeln erlauben es. Aber rechts vom Eingang ist keins der übrigen Monster zu Hause: Ein Schritt genügt.",
  "pair.2": "Ein Gang. Das Plättchen unter dem Eingang ist genauso sicher: Tritt darauf.",
  "pair.2.not": "Vorsicht: Ein Krake würde das Plättchen mit drei Nachbarn lieben. Tritt erst auf das sichere unter dem Eingang.",
  "pair.3":
    "Das nächste Plättchen berührt drei andere: ein Zuhause für einen Kraken. Zwei davon kennst du, also sieh umsonst nach: Spring darüber und lande auf bekanntem Boden. Es wird umgedreht und kann nicht beißen.",
  "pair.3.not": "Das könnte übel enden. Der freie Blick ist ohne Gefahr: Wähle Sprung und lande auf einem der beiden bekannten Gänge.",
  "pair.4": "Ein Krake, und er fühlt sich zu Hause! Ohne den Blick hätte er dich gehabt. Es gibt keinen anderen Weg: Greif ihn an.",
  "pair.5":
    "Erschlagen. Dahinter biegt der Weg ab: Das würde einer Kobra gefallen. Aber ein Monster, das neben einem offenen umgedreht wird, gerät in Panik, sogar neben einem toten. Also nur Mut.",
  "pair.6": "Eine Kobra, völlig verschreckt. Beide Monster sind gefunden: Der Rest ist ein Spaziergang.",
  "pair.7": "Und da muss der Ausgang sein.",
  "pair.8": "Du bist draußen. Versuch es nun mit einem Dungeon-Meister, der dir nicht alles verrät. Die Glühbirne gibt dir jederzeit einen Tipp.",
  last: "Als Held spielen",
};
