# Warum der Server etwas ablehnt, oder eine Verbindung schließt.

## Was abgelehnt wird

refused-watching = du schaust zu; setz dich hin, um das zu tun
refused-watching_chat = du schaust zu; schreiben können nur Mitspielende
refused-not_begun = das Spiel hat noch nicht begonnen
refused-begun = das Spiel hat schon begonnen
refused-over = das Spiel ist zu Ende
refused-not_over = das Spiel ist noch nicht zu Ende
refused-turn = du bist nicht am Zug
refused-stale = am Tisch hat sich etwas geändert; schau noch einmal hin
refused-racing = das Rennen läuft: lege die Teile von Hand
refused-speaker = jetzt entscheidet { $name } für dein Team
refused-captain = { $name } ist euer Kapitän und entscheidet, ob ihr aufgebt
refused-no_resign = in { $game } kann man nicht aufgeben; verlasse stattdessen den Tisch
refused-chance_move = { $move } ist Zufall; wähle einen anderen Zug
refused-turn_ends = dein Zug endet vor Schritt { $number } von { $count }, { $move }
refused-busy = am Tisch ist gerade viel los; versuche es noch einmal
refused-failed = etwas ist schiefgegangen; versuche es noch einmal
refused-not_saved = der Server kann gerade nicht speichern: { $kind ->
    [full] seine Festplatte ist voll
    [locked] ein anderes Programm hält seine Datenbank fest
    [unreachable] seine Datenbank antwortet nicht
    [moved] die Datei seiner Datenbank wurde verschoben; er muss neu gestartet werden
    [restored] seine Tische wurden gerade aus einer Sicherung wiederhergestellt
   *[broken] seine Festplatte oder seine Datenbank ist beschädigt oder schreibgeschützt
}. Dir geht nichts verloren; versuche es gleich noch einmal
refused-deal_open = diese Gabe ist geschlossen, und ihre Karten sind offen: Das Spiel endet hier

## Zurücknehmen

refused-no_undo = andere haben es gesehen, und in { $game } wird nichts zurückgenommen
refused-nothing_to_undo = du kannst nichts zurücknehmen
refused-undo_alone = andere haben es gesehen, und niemand ist da, um zuzustimmen
refused-asked = die anderen sind schon gefragt; warte
refused-request_closed = diese Frage ist nicht mehr offen

## Plätze, Bots und wer den Tisch aufgemacht hat

refused-no_name = ein Name braucht mindestens einen Buchstaben
refused-no_seat = es gibt die Plätze 0 bis { $last }
refused-own_seat = das ist dein eigener Platz; wähle einen anderen
refused-seat_taken = da sitzt { $name }; wähle einen anderen Platz
refused-seats_taken = alle Plätze sind besetzt
refused-seats_kept = die freien Plätze sind für Freunde reserviert; frag, wer den Tisch eröffnet hat
refused-many_chairs = dein Netz hat schon { $most } Plätze an diesem Tisch; bitte um einen Link zu einem bestimmten Platz
refused-crowd = gerade setzen sich viele; versuche es noch einmal
refused-free_seats = { $count ->
    [one] Platz { AND($seats) } ist noch frei: Verschicke den Link, oder setze einen Bot darauf
   *[other] die Plätze { AND($seats) } sind noch frei: Verschicke die Links, oder setze Bots darauf
}
refused-not_host = das kann nur, wer den Tisch eröffnet hat
refused-no_bot = den Bot „{ $level }“ gibt es nicht; es gibt { ROW($levels) }
refused-bot_for_person = schlage einen Bot nur für jemand anderen vor
refused-bot_plays = für { $name } spielt schon ein Bot
refused-may_return = vielleicht kommt noch jemand wieder: Warte noch { $seconds } s
refused-gone = du hast deinen Platz aufgegeben
refused-is_here = { $name } ist da
refused-days = an diesem Tisch hat man Tage für einen Zug: { $name } muss nicht da sein
refused-not_opponent = das geht nur bei Leuten, die gegen dich spielen
refused-claim_clock = den Sieg kannst du nur beanspruchen, wo verliert, wessen Zeit abläuft
refused-claim_time = die Zeit von { $name } läuft gerade nicht
refused-end_rated = ein gewertetes Spiel geht weiter, bis jemand aufgibt oder die Zeit abläuft
refused-no_stand_in = für dich spielt kein Bot
refused-deal_bots = an allen Tischen einer Gabe sitzen Bots auf denselben Plätzen
refused-deal_alone = eine Gabe, die auch andere spielen, spielt man allein gegen Bots
refused-rematch_ways = wähle, wie ihr noch einmal spielt: { ROW($ways) }

## Gewertete Tische

rated-deal = Gaben für andere werden nie gewertet; schalte eines davon ab
rated-rules = gewertet wird nur nach den üblichen Regeln; an diesem Tisch ist anders: { ROW($options) }
rated-profiles = { $count ->
    [one] an einem gewerteten Tisch braucht jeder ein Profil; { AND($names) } hat keines
   *[other] an einem gewerteten Tisch braucht jeder ein Profil; { AND($names) } haben keines
}
rated-two_seats = nimm an einem gewerteten Tisch nur einen Platz
rated-nobody = an einem gewerteten Tisch muss jemand sitzen, der gewertet wird
rated-mixed_team = an einem gewerteten Tisch hat kein Team Menschen und Bots zugleich
rated-team_sizes = an einem gewerteten Tisch sind alle Teams gleich groß
rated-bot = der Bot { $name } hat in diesem Spiel keine Wertung

## Gespräch

refused-chat_fast = du schreibst sehr schnell; warte einen Moment
refused-chat_off = der Chat ist an diesem Tisch abgeschaltet
refused-no_team = an diesem Tisch gibt es keine Teams

## Tipps

refused-no_hints = Tipps gibt es in deinem Zug, wenn alle anderen Bots sind
refused-hint_coming = dein Tipp ist unterwegs
refused-position_changed = die Stellung hat sich geändert; frage noch einmal

## Hereinkommen

refused-no_table = Tisch nicht gefunden; prüfe den Link
refused-no_table_or_link = Tisch nicht gefunden, oder du brauchst einen Link zum Zuschauen
refused-no_open_table = dieser Tisch ist nicht mehr offen; wähle einen anderen
refused-old_rules = dieser Tisch gehört zu Version { $rules } der Regeln von { $game }
refused-damaged = dieser Tisch ist beschädigt; der Betreiber weiß Bescheid
refused-wrong_link = dieser Link öffnet den Tisch nicht
refused-link_used = dieser Platz ist schon besetzt; bitte um einen anderen Link
refused-no_spectators = an diesem Tisch darf niemand zuschauen
refused-deal_watched = an diesem Tisch kann niemand zuschauen: Andere spielen dieselbe Gabe noch
refused-deal_played = diese Gabe hast du schon gespielt

## Grenzen

refused-many_changes = zu viele Änderungen; warte einen Moment
refused-many_messages = zu viele Nachrichten; mach langsamer
refused-many_pauses = du hast oft gefragt; warte ein paar Sekunden
refused-many_waiting = gerade warten viele; versuche es gleich noch einmal
refused-yours_waiting = du hast schon zu vieles in der Warteschlange; versuche es gleich noch einmal
refused-long_message = eine Nachricht hat höchstens { $most } Bytes
refused-second_hello = hello wurde schon gesagt

## Verbindungen, die geschlossen werden

closed-left = du hast den Tisch verlassen
closed-busy = am Tisch ist gerade viel los; komm gleich wieder
closed-full = der Server ist voll; warte einen Moment und komm wieder
closed-failed = etwas ist schiefgegangen; komm gleich wieder
closed-restarting = der Server startet neu; komm gleich wieder
closed-restored = die Tische wurden aus einer Sicherung wiederhergestellt; komm gleich wieder
closed-unsure = noch ist nicht bekannt, ob das gespeichert wurde; komm gleich wieder
closed-wrong_links = zu viele falsche Links; warte eine Minute
closed-many_refused = zu viele Nachrichten wurden abgelehnt
closed-many_new = zu viele neue Verbindungen von deiner Adresse; warte einen Moment
closed-many_open = zu viele offene Verbindungen von deiner Adresse; schließe andere Seiten
closed-foreign_page = diese Seite darf hier keine Tische öffnen
closed-no_hello = ein Tisch wird mit hello geöffnet, und das kam nicht
closed-other_message = die erste Nachricht ist hello
closed-long_message = diese Nachricht ist zu lang
closed-unreadable_hello = hello wurde erwartet: { $detail }
