# The best players.

title = Best players
games = Games
none = No players are listed yet.
place = Place
name = Name
rating = Rating
played = Games
won = Won
you = you
bot = Bot: { $level }
about = Players who want to be listed and have played five rated games. Bots are for comparison. Switch it on in your profile:
