title = Du hast diesen Platz aufgegeben.
running = Ein Bot spielt für dich weiter, und du kannst nicht zurück.
over = Das Spiel ist zu Ende.
gathering = Er ist jetzt für andere frei. Wenn du dich wieder hinsetzen möchtest, bitte die Person, die den Tisch eröffnet hat, um den Link.
unknown = Du kannst nicht dorthin zurück.
no-watching = An diesem Tisch darf niemand zuschauen.
