# The plain board: what it says of a game that has none of its own.

sheet = Was du siehst
last = Was zuletzt geschah
players = Personen
player = Person
you = du
acting = am Zug
yes = ja
no = nein
find = Einen Zug suchen
find-none = Kein Zug hat diese Wörter.
sure = { $say }: noch einmal tippen
hint = Tipp
wait = Für dich ist gerade nichts zu entscheiden.
