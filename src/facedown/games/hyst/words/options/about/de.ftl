# H.Y.S.T.: was seine Optionen bedeuten, und welche nicht zusammenpassen.

option-players-about = Wie viele Diebe mitspielen.
option-edition-about = Deluxe: acht Grundrisse mehr zur Auswahl, und drei Karten „Lüftung“ im Stapel.
option-layout-about = Ein zufälliges Museum, ein vorbereitetes, oder ein eigenes durch seinen Code.
option-layout_level-about = Wie schwer ein zufälliges Museum ist.
option-first_player-about = Wer beginnt.
option-dice_battle-about = Beim Stehlen würfeln beide den Diamantwürfel; wer höher wirft, hat ihn.
option-power_outage-about = Keine Kameras, und keine Karten Toter Winkel.
option-full_throttle-about = Am Ende jedes Zugs wird die Hand auf drei Karten aufgefüllt.
option-quick_hyst-about = Wenn die Zeit um ist, gewinnt, wer den Diamanten hat: nach der Uhr oder nach Zügen.
option-quick_minutes-about = Auf der Uhr des schnellen Spiels.
option-quick_turns-about = Aller zusammen, wenn nach Zügen gezählt wird.
option-quick_no_holder-about = Wenn dann die Zeit um ist: Wer ihn als Nächstes nimmt, gewinnt, oder niemand.
option-tactical_insertion-about = Startfelder werden gewählt und nicht gewürfelt: zu Beginn, oder auch, wenn man erwischt wurde.
option-laser_drop-about = Wohin er fällt: diesseits oder jenseits.
option-on_the_move_exact-about = Die Karte gibt genau drei Schritte, nicht einen bis drei.
option-diamond_under_pawn-about = Fällt er dir vor die Füße, kannst du ihn nehmen, oder du musst weg und wieder hin.
option-replace_hand_when-about = Vor dem Würfeln, oder auch danach, solange nichts getan ist.
option-steal_faces-about = Wie viele Seiten des Diamantwürfels stehlen. Üblich: die, die den Diamanten zeigen.
option-smoke_adjacency-about = Auch durch Wände, oder nur über offene Kanten.
option-smoke_spread-about = Aller Rauch einer Karte ist eine Wolke, oder jedes Stück darf an irgendeinen Rauch.
option-blown_away_exact-about = Die Karte räumt genau drei Felder, nicht eines bis drei.
option-walk_back-about = Wer den Diamanten nicht hat, darf wieder auf Startfelder treten.
option-turn_limit-about = Nach so vielen endet das Spiel ohne Sieg.
option-reveal_hands_at_end-about = Wenn das Spiel aus ist.
option-card_counter-about = Der Tisch zeigt, welche Karten noch niemand gesehen hat.
option-deck_counts-about = Zum Ausprobieren, etwa smoke:4+vents:0.
option-decision_timer_s-about = Danach entscheidet ein Bot.

## Optionen, die nicht zusammenpassen

options-first_player = { $first }: Mit { $players } Spielern gibt es diesen Platz nicht
options-layout = { $option }: { $problem }
options-layout_unknown = { $option }: { $problem }; vorbereitete Museen sind { ROW($museums) }
options-layout_level = { $option } passt nur zu { $random }
options-few_cards = { $cards } Karten sind zu wenige: { $players } Spieler brauchen { $needed }
options-deck_counts = { $option }: „{ $text }“: Schreibe eine Karte und eine Zahl bis { $most }, etwa smoke:4
options-barricades = { $option }: Es gibt höchstens { $most } Barrikaden
options-no_clock = nimm { $by_turns }, das zählt Züge ({ $turns })

## Museen, die sich nicht legen lassen

layout-bad_format = das ist kein Museums-Code; ein Code sieht aus wie { $shape }
layout-bad_check = die zwei Prüfziffern passen nicht: In diesem Code ist etwas vertippt
layout-unknown_tile = einen Grundriss { AND($plans) } gibt es nicht
layout-duplicate_tile = Grundriss { AND($plans) } kommt mehrmals vor
layout-tile_not_in_edition = Grundriss { AND($plans) } gibt es nur in der Deluxe-Ausgabe
layout-corner_blocked = von { AND($corners) } führt kein Weg zum Diamanten
layout-repaired = { $problem }; mit gedrehten Plänen geht es: { $code }
layout-unfinished = einige der neun Plätze sind noch leer
layout-no_layout = { $level ->
    [any] kein Museum
    [easy] kein leichtes Museum
    [medium] kein mittelschweres Museum
   *[hard] kein schweres Museum
} war in { $draws } Versuchen mit { $plans } Grundrissen zu finden
