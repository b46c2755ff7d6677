# Nusubito: was seine Optionen bedeuten, und welche nicht zusammenpassen.

option-players-about = Ein Spiel für zwei.
option-thief_seat-about = Wer (in der ersten Partie) der Dieb ist.
option-match_games-about = Eine Partie, oder zwei mit getauschten Rollen.
option-configuration-about = Die Figuren auf B2, C2 und D2; dieselben drei stehen gegenüber.
option-start_mirror-about = Um eine halbe Drehung versetzt oder wie im Spiegel.
option-custom_start-about = Felder und Stufen, etwa B2:H+C2:B+D2:S, statt der Figuren zu Beginn.
option-pawns_per_level-about = 3 bis 9.
option-darts_total-about = 2 bis 15.
option-thief_start_darts-about = Höchstens alle.
option-bolster_count-about = 0 bis 3.
option-mist_day_actions-about = 1 bis 6.
option-mist_night_ap-about = 1 bis 6.
option-thief_publication-about = Alles Sichtbare auf einmal oder in der Reihenfolge, in der es geschah.
option-treasure_midwalk-about = Der Dieb darf den Schatz auch auf einem Tempel beanspruchen, den er nur durchquert.
option-stuck_may_claim-about = Ein Dieb, der nicht ziehen kann, darf den Schatz noch beanspruchen, wo er ist.
option-night_pickup_current-about = Bei Nacht darf der Dieb auch die Münze des Tempels zurücknehmen, auf dem er ist.
option-bluff_sacrifice-about = Eine Münze darf auch ohne drei Punkte Weg geopfert werden.
option-capture_costs_action-about = Es braucht und verbraucht eine Aktion des Nebels.
option-spawned_pawns_act-about = Figuren, die erscheinen, dürfen im selben Zug handeln.
option-healed_pawns_act-about = Geheilte Figuren dürfen im selben Zug handeln.
option-bolster_adjacency-about = Tempel neben ihm oder auch solche, die er an einer Ecke berührt.
option-builder_trio-about = Wenn sie über Ecken verbunden sind oder nur in gerader Linie.
option-bolster_source-about = Versetzt wird nur ohne Vorrat, oder wann der Nebel will.
option-healer_stream-about = Überall daneben, oder nur dort, wo der Strom endet.
option-night_spawn-about = Auf einem Tempel bleiben sie und fallen, wenn der Dieb kommt.
option-max_days-about = Was länger dauert, endet unentschieden.
option-mist_aid-about = Der Tisch zeigt, wo der Dieb sein kann oder wie wahrscheinlich jeder Tempel ist.
option-thief_aid-about = Der Tisch sagt dem Dieb, auf wie vielen Tempeln er sein kann und ob ein Sucher hinkommt.

## Optionen, die nicht zusammenpassen

options-darts = { $option }: höchstens so viele wie { $all }
options-pawns = die Aufstellung hat { $count } { $level ->
    [healer] Heiler
    [builder] Baumeister
   *[seeker] Sucher
}, es gibt aber nur { $most }
options-stuck = der Dieb könnte im ersten Zug nicht ziehen
options-no_pawn = { $option }: „{ $text }“ ist keine Figur; schreibe Felder im Hof und Stufen, etwa B2:H+C2:B
options-two_pawns = { $option }: zwei Figuren auf { $cell }
