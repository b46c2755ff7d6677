# Was der Server auf Anfragen antwortet, die er ablehnt.

request-failed = auf dem Server ist etwas schiefgegangen
request-failed_once = dabei ist etwas schiefgegangen; versuche es gleich noch einmal
request-unsure = noch ist nicht bekannt, ob das gespeichert wurde; schau gleich noch einmal nach
request-gone = die Verbindung ist weg
request-nothing_here = unter dieser Adresse ist nichts
request-no_game = das Spiel „{ $game }“ gibt es nicht
request-no_game_of = das Spiel „{ $game }“ gibt es nicht; es gibt { ROW($games) }

## Was geschickt wurde

request-unreadable = { $detail }
request-too_deep = das JSON ist zu tief verschachtelt: höchstens { $most } Listen und Objekte ineinander
request-zero = das Zeichen U+0000 darf in Texten nicht vorkommen: Lass es weg
request-zero_in_address = das Zeichen U+0000 darf in einer Adresse nicht vorkommen: Lass es weg
request-twice = derselbe Name steht zweimal in einem Objekt: Schicke jedes Feld einmal
request-no_utf8 = der Text ist fehlerhaft: Schicke UTF-8
request-no_json = schicke den Inhalt als JSON, mit dem Header Content-Type: application/json
request-foreign_page = Anfragen von Seiten anderer Server werden nicht angenommen: Benutze die Seite dieses Servers

## Grenzen

request-many = zu viele Anfragen; warte einen Moment
request-many_tables = zu viele neue Tische von deiner Adresse; warte einen Moment
request-many_searches = zu viele Suchen nach Mitspielern von deiner Adresse; beende eine davon oder warte einen Moment
request-many_profiles = zu viele neue Profile von deiner Adresse; warte eine Weile
request-many_analyses = zu viele Analysen von deiner Adresse; warte einen Moment
request-much_sent = gerade wird zu viel auf einmal geschickt; warte einen Moment und versuche es noch einmal
request-wrong_tries = zu viele Fehlversuche von deiner Adresse; warte eine Minute
request-wrong_secrets = zu viele falsche Geheimnisse; warte eine Minute
request-too_long = das dauert hier zu lange; lade das Protokoll herunter und nimm facedown replay

## Neue Tische

request-drawn = { $option } lost der Tisch aus, und es bleibt geheim; lass es weg
request-start_bots = soll das Spiel sofort beginnen, brauchen alle anderen Plätze einen Bot
request-no_guest_seat = auf Platz „{ $seat }“ kann niemand sonst sitzen
request-no_bot_seat = auf Platz „{ $seat }“ kann kein Bot sitzen; für Bots sind die Plätze 1 bis { $last }
request-rated_profile = einen gewerteten Tisch kann nur aufmachen, wer ein Profil hat
request-clock_none = ein Tisch ohne Uhr hat keine Sekunden
request-clock_seconds = Uhr: { $kind ->
    [move] ein Zug hat { $least } bis { $most } Sekunden
    [game] ein Spiel hat { $least } bis { $most } Sekunden je Platz
   *[days] ein Zug hat { $least } bis { $most } volle Tage, in Sekunden
}
request-clock_extra = Uhr: Sekunden kommen nur dazu, wenn alle Züge zusammen eine Zeit haben

## Suche nach Mitspielern

request-search_count = lass { $option } weg: counts sagt, wie viele am Tisch sein dürfen
request-search_rated_bots = ein gewertetes Spiel wartet auf Menschen: Lass bots_after weg
request-search_wait = wait: gib die Sekunden als Zahl an
request-no_person = du hast mit dieser Person an diesem Tisch nicht gespielt
request-no_search = diese Suche ist beendet; beginne eine neue

## Gaben, die an mehreren Tischen gespielt werden

request-deal_alone = am Tisch einer Gabe spielst du allein: Setze Bots auf alle anderen Plätze
request-deal_listed = der Tisch einer Gabe hat weder freie Plätze noch Zuschauer: Er kann nicht öffentlich sein
request-no_deals = dieses Spiel wird nicht an mehreren Tischen gespielt
request-no_deal = diese Gabe gibt es nicht
request-deal_closed = diese Gabe ist geschlossen; niemand kann sie mehr spielen
request-deal_unfinished = spiele erst selbst zu Ende; dann lade andere ein
request-deal_full = eine Gabe hat höchstens { $most } Einladungen; mach eine neue Gabe
request-deal_results = diese Gabe ist geschlossen; ihre Ergebnisse sind für alle offen
request-deal_old = diese Gabe gehört zu anderen Regeln des Spiels
request-deal_not_yours = nur wer eine Gabe gemacht hat, kann andere dazu einladen oder sie schließen
request-invitation_used = diese Einladung ist verbraucht: Jede öffnet einen Tisch
request-invitation_wrong = diese Einladung öffnet keine Gabe; bitte um eine andere

## Wiederholungen, Protokolle und Analysen

request-replay_later = das wird gezeigt, wenn das Spiel zu Ende ist
request-replay_sealed = andere spielen diese Gabe noch; das wird gezeigt, wenn sie geschlossen ist
request-replay_unfinished = dieses Spiel ist nicht zu Ende; spiele es im Terminal weiter: facedown play --load DATEI
request-replay_sight = sight ist open, spectator oder ein Platz von 0 bis { $last }
request-replay_long = dieses Spiel ist zu lang für Schritt für Schritt; lade das Protokoll herunter und nimm facedown replay
request-log_running = solange das Spiel läuft, bekommen nur die am Tisch seine Notizen
request-log_sealed = solange andere dieselbe Gabe noch spielen, bekommen nur die am Tisch ihre Notizen
request-no_analysis = diese Analyse gibt es nicht (mehr)
request-analysis_not_yours = beenden kann sie nur, wer mitgespielt oder sie begonnen hat
request-analysis_waits = viele Spiele warten auf ihre Analyse; setze sie in einer Weile fort
request-analyses_open = von deiner Adresse laufen mehrere Analysen; warte, bis eine fertig ist
request-analyses_full = viele Spiele warten auf ihre Analyse; versuche es in einer Weile noch einmal

## Was ein Spiel neben seinem Tisch zeigt oder beantwortet

request-no_desk = diese Auskunft gibt es nicht
request-desk_seat = das können nur die am Tisch fragen
request-tray_seat = eine Ablage haben nur Mitspieler
request-tray_covered = die Ablagen sind verdeckt

## Profile, Codes und Passkeys

request-signed_out = du bist nicht angemeldet
request-code_wrong = dieser Code öffnet kein Profil
request-code_signs = kein Code enthält { OR($signs) } (l, o, 0 und 1 kommen nie vor)
request-code_length = ein Code hat { $right } Zeichen; dieser hat { $count }
request-code_slip = ein Zeichen dieses Codes ist falsch, oder zwei sind vertauscht; vergleiche ihn noch einmal
request-passkey_page = Passkeys benutzt nur die Seite dieses Servers
request-passkeys_full = ein Profil hat höchstens { $most } Passkeys; entferne erst einen
request-passkey_refused = der Passkey konnte nicht angelegt werden: { $detail }
request-passkey_wrong = der Passkey wurde nicht angenommen: { $detail }
request-passkey_known = dieser Passkey ist schon bekannt
request-passkey_opens_nothing = dieser Passkey öffnet hier kein Profil; vielleicht wurde er entfernt
request-passkey_gone = diesen Passkey gibt es nicht
request-passkey_late = das hat zu lange gedauert; versuche es noch einmal
request-passkey_twice = das kam zweimal an; versuche es noch einmal
request-no_passkey = das ist kein Passkey

## Benachrichtigungen

request-push_seat = nur wer mitspielt, kann erfahren, dass er am Zug ist
request-push_many = zu viele Browser bitten um Benachrichtigungen; warte einen Moment
request-push_no_address = das ist keine Adresse
request-push_no_service = das ist nicht die Adresse eines Push-Dienstes
request-push_https = Push-Dienste erreicht man über https
request-push_port = Push-Dienste erreicht man über Port { $port }
request-push_inside = ins eigene Netz dieses Servers gehen keine Nachrichten
request-push_silent = dieser Push-Dienst antwortet nicht; versuche es später noch einmal
request-push_unknown = diese Adresse ist nicht zu finden
request-push_keys = das sind keine Schlüssel eines Browsers
