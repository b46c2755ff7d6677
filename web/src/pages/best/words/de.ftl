# The best players.

title = Die Besten
games = Spiele
none = Noch steht hier niemand.
place = Rang
name = Name
rating = Wertung
played = Partien
won = Siege
you = du
bot = Bot: { $level }
about = Hier steht, wer es möchte und fünf gewertete Partien gespielt hat. Bots stehen zum Vergleich dabei. Schalte es im Profil ein:
