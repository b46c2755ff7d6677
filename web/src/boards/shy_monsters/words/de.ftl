# Shy Monsters: what the board says.

monster-bat = Fledermaus
monster-dragon = Drache
monster-mantis = Mantis
monster-cobra = Kobra
monster-kraken = Krake
monster-gargoyle = Gargoyle
home-bat = ein Plättchen über Eck
home-dragon = eine Sackgasse
home-mantis = ein gerader Gang
home-cobra = eine Biegung, innen frei
home-kraken = drei Wege oder mehr
home-gargoyle = ein volles Viererquadrat
why-bat-active = Ein Plättchen berührt es über Eck: Es fühlt sich zu Hause.
why-dragon-active = Es liegt in einer Sackgasse: Es fühlt sich zu Hause.
why-mantis-active = Es liegt in einem geraden Gang: Es fühlt sich zu Hause.
why-cobra-active = Es liegt in einer offenen Biegung: Es fühlt sich zu Hause.
why-kraken-active = Drei Wege führen zu ihm: Es fühlt sich zu Hause.
why-gargoyle-active = Es gehört zu einem vollen Quadrat: Es fühlt sich zu Hause.
why-bat-uncomfy = kein Plättchen über Eck: harmlos
why-dragon-uncomfy = keine Sackgasse: harmlos
why-mantis-uncomfy = kein gerader Gang: harmlos
why-cobra-uncomfy = keine offene Biegung: harmlos
why-kraken-uncomfy = weniger als drei Wege: harmlos
why-gargoyle-uncomfy = kein volles Quadrat: harmlos
verdict-active = { $monster }: fühlt sich zu Hause, tödlich!
verdict-uncomfy = { $monster }: { $why }
verdict-panicked = { $monster }: in Panik neben einem anderen Monster, harmlos
verdict-dead = { $monster }: erschlagen
verdict-exit = Der Ausgang!
verdict-corridor = Ein leerer Gang
tile-entrance = Eingang
tile-exit = Ausgang
tile-corridor = Gang
tile-down = verdeckt
mood-active = fühlt sich zu Hause, tödlich
mood-uncomfy = fühlt sich nicht zu Hause, harmlos
mood-panicked = in Panik, harmlos
mood-dead = erschlagen
aria-tile = { $what }, { $where }, Nachbarn { $edges }, über Eck { $corners }
aria-hero = hier steht der Held
aria-secret = vor dem Helden verborgen
aria-note = deine Notiz: { $note }
aria-chances = Ausgang { $exit } %, tödlich { $deadly } %
aria-named = genannt als Nummer { $number }
aria-look = ansehen
aria-step = hierher gehen
aria-hit = hier angreifen
aria-over = darüber springen
aria-land = hier landen
aria-stroke = hier landen und zuschlagen
note-exit = Ausgang?
note-danger = Gefahr?
note-safe = sicher?
skills = Fertigkeiten dieses Stockwerks
skill-attack = Angriff
skill-jump = Sprung
skill-attack-long = Angriff: auf ein Plättchen gehen und jedes Monster dort erschlagen (A)
skill-jump-long = Sprung: über ein Plättchen auf eines daneben springen (J)
skill-spent = { $skill }: verbraucht
storeys = Stockwerke
storey = Stockwerk { $storey }
storey-flips = Stockwerk { $storey }: vorher { $count } Plättchen ansehen
role-hero = Held
role-master = Dungeon-Meister
role-master-short = Meister
match-game = Partie { $game } von { $games }
match-hero_escaped = { $name } ist entkommen
match-hero_killed = { $name } schaffte { $cleared }
match-hero_trapped = { $name } schaffte { $cleared }
match-resigned = aufgegeben, { $name } schaffte { $cleared }
reference = Die sechs Monster
reference-seen = gesehen
reference-aside = benutzt
reference-here = hier
reference-held = deins
reference-possible = kann noch hier sein
pile = Monster im Stapel: { $count }
aside = { $count ->
    [one] 1 unbekanntes Monster wurde benutzt.
   *[other] { $count } unbekannte Monster wurden benutzt.
}
hidden = { $count ->
    [0] Auf diesem Stockwerk ist kein Monster mehr verdeckt.
    [one] 1 Monster liegt hier noch verdeckt.
   *[other] { $count } Monster liegen hier verdeckt.
}
stayed = { $count ->
    [0] Beide Monster wurden gesehen.
    [one] 1 Monster blieb verborgen.
   *[other] { $count } Monster blieben verborgen.
}
building = { $name } (Dungeon-Meister) baut Stockwerk { $storey }
drawing = Die Monster werden gezogen
ask-reveal = { $count ->
    [one] Sieh dir 1 Plättchen an
   *[other] Sieh dir { $count } Plättchen an
}
ask-move = Geh auf ein leuchtendes Plättchen oder wähle eine Fertigkeit
ask-skill = Kein Schritt führt weiter: nimm eine Fertigkeit
ask-attack = Welches Plättchen angreifen?
ask-over = Über welches Plättchen springen?
ask-land = Wo landen?
ask-stroke = Wohin springen und zuschlagen?
ask-again = Ins Unbekannte? Noch einmal tippen.
ask-cancel = Abbrechen
wait-reveal = { $name } wählt { $count } zum Ansehen.
wait-move = { $name } ist unterwegs.
aid-none = Kein Monster, das hier sein kann, wäre auf diesem Plättchen zu Hause.
aid-some = Hier wäre tödlich: { $monsters }
tools = Werkzeuge
pencil = Bleistift: Plättchen für dich markieren
pencil-on = Tippe: Ausgang? Gefahr? Sicher? Nur du siehst es.
options = Einstellungen zum Brett
options-aid = Zeigen, welche Monster auf einem verdeckten Plättchen zu Hause wären
options-confirm = Vor einem Schritt ins Unbekannte nachfragen
options-risk = Übung: das Risiko jedes Schritts zeigen
options-risk-about = Nimmt an, dass zufällig gebaut wurde. Echte Gegner tun das nicht.
risk-about = Risiko, wenn zufällig gebaut wurde
secret = Dunkle Plättchen liegen für den Helden verdeckt.
moment-cleared = Stockwerk { $storey } geschafft
moment-hero_killed = Erwischt: { $monster }
moment-hero_trapped = Gefangen
moment-hero_trapped-more = Für { $name } geht es nicht weiter: Stockwerk { $storey } ist das letzte.
moment-hero_escaped = Hinaus ans Licht!
moment-hero_escaped-more = { $name } geht durch den letzten Ausgang.
moment-resigned = Aufgegeben
moment-resigned-more = Die Partie endet auf Stockwerk { $storey }.
moment-why = Die Haken zeigen, was es mag.
moment-on = Weiter
end-hero_escaped = { $name } ist entkommen
end-hero_killed = { $name } wurde erwischt: { $monster }
end-hero_trapped = { $name } sitzt in der Falle
end-resigned = Die Partie wurde aufgegeben
end-match = { $name } gewinnt das Match
end-draw = Das Match endet unentschieden
end-killed = Erwischt: { $monster }
end-trapped = Hier gefangen
end-left = Hier aufgegeben
end-cleared = Geschafft
end-held = Monster: { $monsters }
end-legend = Dunkle Plättchen wurden nie umgedreht.
after-storey = Partie { $game }, Stockwerk { $storey }
after-deadly = { $deadly } von { $all } Verteilungen dieser Monster hätten den Helden auf diesem Weg getötet.
