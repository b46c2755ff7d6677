# Was die Maschine zu Zügen, Optionen und gespeicherten Spielen sagt.

## Getippte Züge

move-ambiguous = „{ $text }“ kann { OR($candidates) } heißen; schreibe eines davon
move-of_chance = „{ $text }“ ist ein Zug des Zufalls, nicht der eines Spielers
move-no_bell = hier kann keine Uhr klingeln
move-not_to_act = Platz { $seat } ist jetzt nicht am Zug; am Zug: { $count ->
    [0] niemand (der Zufall)
   *[other] { AND($seats) }
}

## Optionen

option-unknown = die Option „{ $option }“ gibt es nicht; es gibt { ROW($options) }
option-called = „{ $name }“
option-set = „{ $name }: { $value }“
option-unreadable = „{ $text }“: Schreibe eine Option als Name=Wert
option-most = { $inside ->
    [1] { $option }: jede Zahl darf höchstens { $bound } sein
   *[0] { $option }: höchstens { $bound }
}
option-least = { $inside ->
    [1] { $option }: jede Zahl muss mindestens { $bound } sein
   *[0] { $option }: mindestens { $bound }
}
option-kind = { $option }: schreibe { OR($kinds) }
option-numbers = { $count } ganze Zahlen mit Kommas dazwischen
option-a = { $kind ->
    [switch] yes oder no
    [number] eine ganze Zahl
    [word] ein Wort
   *[list] eine Liste von Wörtern
}

## Gespeicherte Spiele

file-this = gespeichertes Spiel
file-the = die Datei
file-at = { $place }: { $problem }
file-place = { $file }, Aktion { $number } ({ $who } { $text })
file-unsaved = das Spiel lässt sich nicht speichern: { $detail }
file-unreadable = die Datei lässt sich nicht lesen: { $detail }
file-no_text = das ist kein gespeichertes Spiel (keine Textdatei)
file-foreign = das ist kein gespeichertes Spiel von Facedown
file-format = das Dateiformat { $format } ist hier nicht bekannt (hier ist es { $known })
file-game = das Spiel „{ $game }“ ist hier nicht bekannt; es gibt { ROW($games) }
file-rules = geschrieben für Version { $rules } der Regeln von { $game }, hier ist es { $here }
file-options = Optionen: { ROW($problems) }
file-seed = die geheime Zahl ist beschädigt
file-commitment = die geheime Zahl passt nicht zum Fingerabdruck, der vor dem Spiel gegeben wurde
file-seats = { $seats } Plätze für { $players } Spieler
file-head_edited = der Kopf der Datei oder diese Aktion wurde verändert
file-edited = hier wurde etwas verändert, oder eine Aktion davor fehlt
file-cut_off = das Ende wurde abgeschnitten oder verändert: { $written } Aktionen waren es, { $here } sind da
file-forfeit = Platz { $seat } kann hier nicht durch Zeit verloren haben
file-chance_move = Zufall und Spieler machen nicht die Züge des anderen
file-chance_here = das kann der Zufall hier nicht tun
file-dice = Aktion { $number }: In der Datei steht { $file }, die geheime Zahl ergibt { $seed }
file-broken_in = die Datei ist beschädigt oder bricht in Aktion { $number } ab
file-broken_after = die Datei ist beschädigt oder bricht nach Aktion { $number } ab: { $detail }

## Bots

bots-warming = Die Bots laufen warm (beim allerersten Mal dauert das etwa 15 Sekunden) ...
bots-thinking = Die Bots denken nach ...
bots-unstarted = die Bots lassen sich nicht starten: { $detail }
bots-restarted = Das Programm der Bots ist unerwartet zu Ende ({ $detail }). Es wird neu gestartet.
bots-gone = das Programm der Bots ist wieder zu Ende ({ $detail }); sie können nicht weiterspielen
bots-gave_up = das Programm der Bots ist { $times }-mal nacheinander zu Ende gewesen
