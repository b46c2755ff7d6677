# Was das Terminal um ein Spiel herum sagt.

## Die Kopfzeile des Bilds

nobody = niemand
seat = Platz { $seat }
you_are = du: { $name }
watching = du schaust zu
your_turn = du bist am Zug
to_act = am Zug: { AND($names) }
commitment = Fingerabdruck des Zufalls { $commitment }

## Fragen

question = { $title }: dein Zug, { $count ->
    [1] 1
   *[other] 1 bis { $count }
}?
help-line = { $undo ->
    [1] Zahl oder Worte; ? hint undo help
   *[0] Zahl oder Worte; ? hint help
}
yes_no = { $question } { $default ->
    [1] [J/n]
   *[0] [j/N]
}
yes = j
numbered = Die Möglichkeiten haben die Nummern 1 bis { $count }.
menu-or = oder
menu-summed = ({ $count } Möglichkeiten: Tippe eine wie { $example }; list nennt alle)
goes_on = Enter geht weiter; hier gehen auch { ROW($commands) }.
next_part = Weiter mit Enter ({ $part })
leave = Enter verlässt den Tisch ({ $undo ->
    [1] score, undo, save DATEI
   *[0] score, save DATEI
} gehen auch)
overwrite = { $file } gibt es schon. Überschreiben?
save_first = Das Spiel vorher speichern?

## Befehle, wie die Hilfe sie aufzählt

help-explain = die Regel, auf die es jetzt ankommt; `? Trumpf` sucht ein Wort
help-hint = was ein Experte täte, und warum
help-undo = zurück zu deiner letzten Entscheidung, wo das Spiel es erlaubt
help-log = was zuletzt geschehen ist
help-score = was bisher geschah, in großen Zügen
help-list = deine Möglichkeiten, in Worten und in Notation
help-seen = alles, was der Tisch dir zeigt, und was die Zeichen bedeuten
help-dice = der Fingerabdruck der geheimen Zahl hinter dem Zufall
help-save = schreibt das Spiel in eine Datei: save oder save DATEI
help-quit = verlässt den Tisch (fragt, ob gespeichert werden soll)
help-help = diese Liste
help-type = Tippe die Nummer einer Möglichkeit, ihre Notation{ $example } oder Worte. Oder:
help-keys = Enter zeichnet den Tisch neu. Strg-C oder Strg-D speichert und verlässt ihn.

## Antworten auf Befehle

no_undo = In { $game } wird nichts zurückgenommen.
nothing_to_undo = Du hast noch nichts entschieden.
undone = Zurückgenommen. Entscheide neu.
nothing_to_decide = Jetzt ist nichts zu entscheiden.
only_move = Nur ein Zug ist möglich: { $move }.
hint = Tipp:{ " " }
hint-why = { $move }. { $why }
hint-move = { $move }.
hint-worth = Gewinnchance { $worth } %. Nächstbester: { $next }, { $next_worth } %.
dice-hash = Er gehört zu einer geheimen Zahl, aus der aller Zufall dieses Spiels folgt. Am Ende wird sie gezeigt;
dice-verify = dann rechnet `facedown verify DATEI` alles nach.
saved_as = Gespeichert als { $file }.
save_elsewhere = { $problem }. Nichts ist verloren: Speichere anderswo mit save DATEI.
still_here = { $problem }. Du bist noch am Tisch: Speichere anderswo mit save DATEI.
goes_on_unsaved = Das Spiel geht weiter: Speichere anderswo mit `save DATEI`, oder verlasse es mit Strg-C, ohne zu speichern.
go_on_with = Gespeichert. Weiter geht es mit: { $command }

## Wie Abschnitte und das ganze Spiel enden

part_over = { $part } { $number } ist zu Ende
part_over_plain = Zu Ende: { $part }
no_milestones = Noch ist nichts geschehen, was zählt.
nobody_wins = Niemand gewinnt.
draw = Unentschieden.
you_win = Du gewinnst!
shared_win = Ein geteilter Sieg: { AND($names) }!
others_win = { $count ->
    [one] { AND($names) } gewinnt.
   *[other] { AND($names) } gewinnen.
}
you = du
share = { $share } des Siegs
game_over = Das Spiel ist zu Ende
looking_back = Rückblick
seed = Die geheime Zahl war { $seed }.
look_again = Noch einmal ansehen: facedown replay { $file }
was_fair = War der Zufall fair? facedown verify { $file }

## Regeln

no_section = Die Regeln haben keinen Abschnitt über „{ $phase }“; versuche `facedown rules { $game }`.
no_mention = „{ $word }“ kommt in den Regeln nicht vor.

## Eine Liste von Werten

sheet-yes = ja
sheet-no = nein
sheet-none = keine
sheet-entries = { $count } Einträge
sheet-unknown = ({ $count } unbekannt)

## Ein Spiel vorbereiten

setup-players = Wie viele spielen mit, du mitgezählt ({ $seats })?
setup-role = Welche Rolle nimmst du ({ ROW($roles) })?
setup-bots = { $most ->
    [2] Wie stark ist der andere ({ ROW($levels) })?
   *[other] Wie stark sind die anderen ({ ROW($levels) }, oder mit Kommas für jeden eine)?
}
setup-length = Wie lang soll das Spiel sein ({ ROW($lengths) }{ $example ->
    [none] { "" }
   *[other] , oder Optionen wie { $example }
})?
setup-number = Schreibe bitte eine Zahl von { $least } bis { $most }.
no_clock = { $game } nach der Uhr braucht eine Uhr, und das Terminal hat keine: { ROW($problems) }, oder spiele es im Browser (facedown serve)
flags-watch_seat = --watch und --seat gehen nicht zusammen: Wer zuschaut, hat keinen Platz
flags-watch_role = --watch und --role gehen nicht zusammen: Wer zuschaut, hat keine Rolle
flags-seat = mit { $players } Spielern gibt es die Plätze 0 bis { $last }, nicht { $seat }
flags-bots = es braucht { $needed } Bots, genannt sind { $count }; nenne eine Stufe für alle, oder für jeden eine
flags-role = die Rolle „{ $role }“ gibt es nicht; { $count ->
    [0] { $game } hat keine
   *[other] es gibt { ROW($roles) }
}
flags-role_seat = { $role } hat Platz { $seat }, nicht { $wanted }
flags-role_option = --role und --option { $option } sagen dasselbe; nimm eines davon
flags-load = --load nimmt alles aus der Datei; dazu passen nur --pace und --language
flags-other_game = { $file } ist ein Spiel von { $game }
flags-language = die Sprache „{ $language }“ gibt es nicht; es gibt { ROW($languages) }
people = die Plätze { ROW($seats) } gehören Menschen; im Terminal ist Raum für einen
