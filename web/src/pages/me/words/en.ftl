# Profiles and ratings.

title = My profile
about = You can play without an account. A profile keeps your ratings and games on every device. No e-mail, no password.
new = Create a profile
name = Name
make = Create profile
have = Use an existing profile
code = Recovery code
code-placeholder = five groups of five letters
enter = Sign in with the code
passkey-enter = Sign in with a passkey
code-once = Your recovery code
code-about = It opens your profile on any device. Write it down now: it is shown only once. Never give it away.
code-copy = Copy the code
code-copied = Copied
code-done = I have saved it
hello = Hello, { $name }
since = Profile since { $date }
save = Save
shown = Others see my rating at tables
shown-about = Your name is always what you choose at a table.
ratings = Ratings
ratings-none = None yet. Choose “rated” for a new table.
rating-games = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
}
rating-give = ± { $give }
rating-sure = The true strength lies in this range 95 times out of 100.
rating-curve = { $pool }: rating after each of the last { $games } games, now { $value } give or take { $give }. Bots for comparison: { $bots }.
listed = List me among the best players
listed-about = Everyone can see this name and your ratings after five rated games.
passkeys = Passkeys
passkeys-about = Sign in by fingerprint, face or PIN, without the code.
passkeys-none = This browser cannot use passkeys here. Open the page over https.
passkey-add = Add a passkey of this device
passkey-remove = Remove the passkey { $name }
passkey-made = added { $date }
passkey-not = No passkey was used. Try again.
code-new = Get a new recovery code
code-new-about = The old code stops working. All other devices are signed out.
games = My games
out = Sign out here
out-about = Sign in again with the code or a passkey.
delete = Delete the profile
delete-about = Deletes name, ratings, passkeys and sessions for good. Games stay at their tables.
delete-sure = Yes, delete it for good
keep = Keep profile
end = Sign out or delete
