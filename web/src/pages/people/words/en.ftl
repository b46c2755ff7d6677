# People one has played with.

title = People
about = People you have played with. Friends can see when the other one is here; both have to agree. Everything else stays at the table.
none = You have not played with anybody here yet. Find opponents for a game, or send somebody a link to a table.
find = Go to the games
invitations = Invitations
friends = Friends
asks = Want to be friends
others = Played with
muted = Muted
here = here now
away = not here
asked = requested
invite = Invite again
game = Game
befriend = Add friend
yes = Accept
part = Remove friend
withdraw = Withdraw
mute = Mute
unmute = Unmute
