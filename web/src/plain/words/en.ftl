# The plain board: what it says of a game that has none of its own.

sheet = What you see
last = What happened last
players = Players
player = Player
you = you
acting = to act
yes = yes
no = no
find = Find a move
find-none = No moves match.
sure = { $say }: tap again to confirm
hint = hint
wait = You have no decision to make now.
