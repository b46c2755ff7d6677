# Leute, mit denen man gespielt hat.

title = Mitspieler
about = Alle, mit denen du gespielt hast. Freunde sehen, wann der andere da ist; dem müssen beide zustimmen. Alles andere bleibt am Tisch.
none = Du hast hier noch mit niemandem gespielt. Finde Mitspieler für ein Spiel oder schicke jemandem einen Link zu einem Tisch.
find = Zu den Spielen
invitations = Einladungen
friends = Freunde
asks = Möchten befreundet sein
others = Mitgespielt
muted = Stummgeschaltet
here = gerade da
away = nicht da
asked = gefragt
invite = Wieder einladen
game = Spiel
befriend = Anfreunden
yes = Annehmen
part = Freundschaft beenden
withdraw = Zurückziehen
mute = Stumm
unmute = Nicht mehr stumm
