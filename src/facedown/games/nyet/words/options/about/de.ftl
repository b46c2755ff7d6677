# NYET!: was seine Optionen bedeuten, und welche nicht zusammenpassen.

option-players-about = Wie viele mitspielen.
option-end_mode-about = Eine feste Zahl von Runden, oder bis zu einer Punktzahl.
option-round_count-about = Üblich sind 8, zu dritt 9 und zu fünft 10.
option-target_score-about = Bei einem Spiel nach Punkten: Wer sie hat, beendet es.
option-round_cap-about = Ein Spiel nach Punkten endet spätestens nach dieser Runde.
option-nyet_starter-about = Wer in einer Runde das erste NYET! setzt.
option-discard_line-about = Welche Felder die Reihe hat, in der es ums Weglegen geht.
option-character_choice-about = Nach dem Platz, oder zu Beginn reihum gewählt.
option-first_dealer-about = Wer zuerst gibt.
option-loot_includes_supertrumps-about = Auch ein erbeuteter Supertrumpf zählt.
option-bonus_doubles_negative-about = Die Bonuskarte verdoppelt auch Minuspunkte.
option-finish_dealing_cycle-about = Nur nach Punkten: Es geht weiter, bis alle gleich oft gegeben haben.
option-card_memory-about = Was der Tisch von ihnen noch zeigt.
option-reveal_discards-about = Wenn eine Runde vorbei ist.
option-auto_play_forced-about = Eine einzige mögliche Karte wird für dich gespielt.

## Optionen, die nicht zusammenpassen

options-no_line = { $option }: „{ $line }“ gibt es nicht; nimm { ROW($lines) } oder eine Liste von Feldern
options-no_box = { $option }: ein Feld „{ $box }“ gibt es nicht; es gibt { ROW($boxes) }
options-box_twice = { $option } nennt ein Feld zweimal
options-boxes = { $option } braucht 2 bis 6 Felder, nicht { $count }
options-dealer = { $dealer }: Mit { $players } Spielern gibt es diesen Platz nicht
options-round_count = { $option } passt nur zu { $mode }; ein Spiel nach Punkten begrenzt { $cap }
options-points_only = { $option } passt nur zu { $points }
options-dealing_cycle = { $option } passt nur zu { $points }; für eine feste Zahl von Runden nimm { $rounds }
