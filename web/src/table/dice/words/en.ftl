# Fair play: what the panel about chance says.

title = Verify fair play
about = All chance in this game comes from one secret number. Its fingerprint was fixed first.
promise = Fingerprint, shown before the game
later = It is shown when the game starts.
seed = The secret number
hidden = Shown when the game is over.
check = Check everything
own = Your browser checked the fingerprint: it matches the number.
own-not = Your browser checked the fingerprint: it does NOT match the number.
fits = The number matches the fingerprint.
fits-not = The number does NOT match the fingerprint.
right = All { $number } draws follow from the number.
wrong = { $number } draws do NOT follow from the number.
steps = The first draws
said = in the game
again = recomputed
how = Check a downloaded log anywhere: facedown verify
sealed = Others have yet to play this deal. The number is shown when it closes.
