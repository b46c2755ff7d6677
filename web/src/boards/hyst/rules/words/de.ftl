# H.Y.S.T.: was unter den gezeichneten Beispielen in den Regeln steht.

lines = Rote Streifen zeigen, was Kameras sehen. Ein Schritt von { $from } nach { $to } läuft in { $by ->
    [laser] einen Laser
   *[camera] den Blick einer Kamera
}: erwischt, noch bevor man hinüber ist, und der Diamant bleibt auf { $dropped }.
lines-seen = Das Museum mit roten Streifen von jeder Kamera bis zur nächsten Wand. Ein Dieb mit dem Diamanten auf { $from }; der Schritt nach { $to } ist als erwischt gezeichnet, an einem Laser.
turn = Eine { $rolled } gewürfelt. Von { $from } sind es { $steps } Schritte nach { $to }, auf einem Weg, den keine Kamera sieht; es { $left ->
    [one] bleibt { $left } Punkt
   *[other] bleiben { $left } Punkte
}. Karten dürfen davor, dazwischen und danach gespielt werden.
turn-seen = Ein Würfel mit { $rolled }, und das Museum mit einem gepunkteten Weg von { $from } nach { $to }.
steal = Von den { $all } Seiten des Diamantwürfels { $good ->
    [one] stiehlt eine: eine Chance von eins zu { $all }
   *[other] stehlen { $good }
}. Ein Versuch im Zug.
steal-seen = Die Seiten des Diamantwürfels; abgehakt sind die, die stehlen, { $good } von { $all }.
escape = Wer den Diamanten hat, geht von { $from } durch die Ecke auf das Startfeld { $to } und hat sofort gewonnen. Eine Barrikade darauf würde das verhindern.
escape-seen = Eine Ecke des Museums: Ein gepunkteter Weg führt den Dieb mit dem Diamanten hinaus auf { $to }. Ein anderes Startfeld liegt unter einer Barrikade.
