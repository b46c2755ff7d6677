# Shy Monsters: was seine Optionen bedeuten, und welche nicht zusammenpassen.

option-players-about = Ein Spiel für zwei.
option-dm_seat-about = Wer (in der ersten Partie) Dungeon-Meister ist.
option-match_games-about = Eine Partie, oder zwei mit getauschten Rollen.
option-opening_reveals-about = Plättchen, die der Held aufdeckt, bevor er geht, auf Stockwerk 1, 2 und 3: 0 bis 6.
option-reveal_mode-about = Zu Beginn eines nach dem anderen, oder erst alle genannt und dann aufgedeckt.
option-reveal_jumped_on_exit-about = Auch ein Sprung auf den Ausgang deckt auf, was übersprungen wurde.
option-allow_walk_into_active-about = Der Held darf zu einem Monster gehen, von dem er weiß, dass es tödlich ist.
option-jump_back-about = Der Held darf auf Bekanntes springen, nur um das Übersprungene zu sehen.
option-unrevealed_monsters-about = Was nie aufgedeckt wurde, kommt verdeckt oder offen beiseite.
option-postgame_reveal-about = Nach einer Partie werden am Tisch alle Stockwerke aufgedeckt (in der Aufzeichnung immer).
option-attack_uses-about = Auf jedem Stockwerk.
option-jump_uses-about = Auf jedem Stockwerk.
option-fear-about = Ein Monster, das neben einem offenen Monster aufgedeckt wird, gerät in Panik.
