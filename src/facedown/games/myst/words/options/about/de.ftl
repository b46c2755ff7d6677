# MYST: was seine Optionen bedeuten, und welche nicht zusammenpassen.

option-players-about = Zwei Teams, Blau und Gelb.
option-race_driver-about = Live: alle legen zugleich. Abwechselnd: zum Spielen, wann man mag. Simuliert: Zufall und Können entscheiden, wer als Nächstes legt.
option-youngest_team-about = Es legt sein Schlüsselteil zuerst.
option-people-about = Wie viele Leute in beiden Teams sind.
option-team_split-about = Drücke auf jemanden, um das Team zu wechseln. Ein Team hat einen bis drei.
option-team_decision-about = Im Rennen legen alle.
option-first_landmark-about = Mit welchen Orten man beginnen darf: mit allen oder nur denen auf eigenen Karten.
option-touch-about = Wie ein neues Teil ein eigenes berühren muss.
option-board_face-about = Umgedreht ist schwerer: das leere Brett zeigt ein Raster und kein Bild.
option-dead_pieces-about = Was aus einem Teil in der Ablage wird, wenn die anderen sein Feld abgedeckt haben.
option-piece_turns-about = Sie müssen aufrecht gedreht werden.
option-turn_hint-about = Richtige Stelle, falsch gedreht: wird sofort gesagt und kostet keine Wartezeit.
option-wrong_drop_wait_ms-about = Verdoppelt sich bis auf das Vierfache.
option-lag_cap_ms-about = Höchstens so viel; 0: wer zuerst ankommt.
option-race_idle_hint_s-about = Danach bekommt ein Team, das nichts gelegt hat, einen Tipp.
option-race_time_limit_s-about = Dann geht es abwechselnd weiter.
option-head_start_s-about = So lange legt nur dieses Team.
option-bot_race_skill-about = Wie flink ihre Hände im Live-Rennen sind; wie gut sie denken, sagt ihre Stufe.
option-bot_pace-about = Angepasst: so schnell wie die Leute des anderen Teams.
option-blue_hands-about = Die Hände von Blau im simulierten Rennen, und wie flink jede ist.
option-yellow_hands-about = Die Hände von Gelb im simulierten Rennen, und wie flink jede ist.
option-book_in_race-about = Verbindungsbücher helfen einem abgeschnittenen Team im Rennen, oder nicht.
option-books_per_turn-about = Wie viele Verbindungsbücher man in einem Zug der Wanderung spielen darf.
option-first_mover-about = Das letzte Wort ist ein Vorteil.
option-tie_first_mover-about = Wer bei 30 : 30 zuerst geht.
option-turns-about = Wie viele Züge gewandert wird: nach dem Kreisel, oder 3 bis 15.
option-pawn_block-about = Die andere Figur versperrt den Weg, oder man darf an ihr vorbei.
option-reach_rule-about = Ein Schlüsselteil erreicht, wer darauf anhält, oder auch, wer darüber geht.
option-stay_reaches-about = Wer auf einem Schlüsselfeld bleibt, wird wieder gefragt.
option-move_diagonal-about = Figuren gehen in acht Richtungen.
option-bonus_needs_card-about = Sonst zahlt ihn jeder Ort, den man gelegt hat und hält.
option-first_key_bonus-about = Sonst bringt der Ort, mit dem man anfing, keinen.
option-draw_rule-about = Gleich viele Punkte: unentschieden, mehr Schalter gewinnen oder weniger Teile gewinnen.
option-reveal_undealt-about = Alle zwanzig.
option-turn_timer_s-about = Dann wird die schlichteste getroffen.
option-spectators_see-about = Was sieht, wer nur zuschaut.
option-cut_seed-about = Eine Zahl für den Schnitt der Teile. Ein Live-Rennen hat immer einen neuen.
option-art_seed-about = Eine Zahl für das, was nur Zierde ist.

## Optionen, die nicht zusammenpassen

options-turns = { $turns }: nimm { $spin }, oder { $least } bis { $most }
options-hands = { $option }: ein Team hat 1 bis { $most } Hände, nicht { $count }
options-team_split = { $option }: jede der { $people } Personen ist { $blue } oder { $yellow }; ein Team hat 1 bis { $most }
options-real_time = bei { $live } geht es um Sekunden; nimm { $alternate }, oder für Bots { $simulated }
options-no_live_race = ein Live-Rennen wartet nicht; nimm { $alternate }, oder für Bots { $simulated }
