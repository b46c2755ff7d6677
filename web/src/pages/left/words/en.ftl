# A table whose seat this person has given up.

title = You gave up this seat.
running = A bot plays on for you, and you cannot come back.
over = The game is over.
gathering = It is free for someone else now. Ask the host for the link if you would like to sit down again.
unknown = You cannot come back to it.
no-watching = Nobody may watch this table.
