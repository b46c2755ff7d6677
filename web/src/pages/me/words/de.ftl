# Profiles and ratings.

title = Mein Profil
about = Spielen geht ohne Konto. Ein Profil behält Wertungen und Spiele auf jedem Gerät. Ohne E-Mail, ohne Passwort.
new = Profil anlegen
name = Name
make = Profil anlegen
have = Vorhandenes Profil nutzen
code = Wiederherstellungscode
code-placeholder = fünf Gruppen zu fünf Zeichen
enter = Mit dem Code anmelden
passkey-enter = Mit einem Passkey anmelden
code-once = Dein Wiederherstellungscode
code-about = Er öffnet dein Profil auf jedem Gerät. Schreib ihn jetzt auf: Er wird nur einmal gezeigt. Gib ihn nie weiter.
code-copy = Code kopieren
code-copied = Kopiert
code-done = Ich habe ihn gesichert
hello = Hallo, { $name }
since = Profil seit { $date }
save = Speichern
shown = Andere sehen am Tisch meine Wertung
shown-about = Dein Name ist immer der, den du am Tisch wählst.
ratings = Wertungen
ratings-none = Noch keine. Wähle „gewertet“ bei einem neuen Tisch.
rating-games = { $games ->
    [one] { $games } Partie, { $won } gewonnen
   *[other] { $games } Partien, { $won } gewonnen
}
rating-give = ± { $give }
rating-sure = In 95 von 100 Fällen liegt die wahre Stärke darin.
rating-curve = { $pool }: Wertung nach jedem der letzten { $games } Spiele, jetzt { $value } plus oder minus { $give }. Bots zum Vergleich: { $bots }.
listed = Mich unter den Besten nennen
listed-about = Nach fünf gewerteten Partien sehen alle diesen Namen mit deinen Wertungen.
passkeys = Passkeys
passkeys-about = Melde dich mit Fingerabdruck, Gesicht oder PIN an, ohne den Code.
passkeys-none = Dieser Browser kann hier keine Passkeys nutzen. Öffne die Seite über https.
passkey-add = Passkey dieses Geräts hinzufügen
passkey-remove = Den Passkey { $name } entfernen
passkey-made = hinzugefügt { $date }
passkey-not = Kein Passkey wurde benutzt. Versuch es noch einmal.
code-new = Neuen Wiederherstellungscode holen
code-new-about = Der alte Code gilt dann nicht mehr. Alle anderen Geräte werden abgemeldet.
games = Meine Spiele
out = Hier abmelden
out-about = Melde dich mit dem Code oder einem Passkey wieder an.
delete = Profil löschen
delete-about = Löscht Name, Wertungen, Passkeys und Anmeldungen endgültig. Gespielte Spiele bleiben an ihren Tischen.
delete-sure = Ja, endgültig löschen
keep = Profil behalten
end = Abmelden oder löschen
