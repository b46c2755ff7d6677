# Die Seite vor einem Tisch, für alle, die mit dem Link des Tischs kommen.

title = { $title }: mitspielen
by = { $host } lädt dich zum Spielen ein.
open = Du bist zum Spielen eingeladen.
free = { $number ->
    [one] { $number } Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
late = Gerade hat jemand anderes den letzten Platz genommen.
taken = Alle Plätze sind besetzt.
kept = Die übrigen Plätze sind für Freunde reserviert. Frag, wer den Tisch eröffnet hat.
running = Das Spiel hat begonnen.
over = Das Spiel ist aus.
yours = Du sitzt schon hier.
back = Zu deinem Platz
seats = Plätze
keeps = Für jemanden reserviert
name-about = So sehen dich die anderen. Du kannst den Namen jetzt und später ändern.
look = Ansehen
no-watching = An diesem Tisch darf niemand zuschauen.
