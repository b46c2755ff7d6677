# Shy Monsters im Terminal: die Skizze eines Stockwerks, und getippte Züge.

typed-how = { $problem }; schreibe einen Zug wie lay:1,0, exit:2,0, monster:bat:1,1, reveal:1,0, explore:1,0, attack:1,0 oder jump:1,0>2,0
typed-no_move = „{ $text }“ ist kein Zug
typed-no_cell = „{ $text }“ ist kein Feld: Schreibe es als x,y, etwa 1,-2
typed-far_cell = „{ $text }“ ist kein Feld: |x| + |y| ist höchstens { $reach }, der Eingang ist 0,0
typed-no_monster = „{ $text }“ ist kein Monster: es gibt { ROW($monsters) }
typed-no_jump = „{ $text }“ ist kein Sprung: Gelandet wird neben dem übersprungenen Plättchen, wie in 1,0>2,0

sketch-legend = { "[" } ] ein offenes Plättchen, auf dem der Held gehen kann, ( ) jedes andere; @ der Held
    ▓ ein verdecktes Plättchen neben seinem Boden, ░ jedes andere; 25%: wie wahrscheinlich es tödlich ist; ?: zum Ansehen genannt
    E Eingang, X Ausgang, + Gang; kleine Buchstaben auf einem verdeckten Plättchen: Monster, die sich dort zu Hause fühlen würden
    :) ein verdecktes Monster, das sich zu Hause fühlt, :( eines, das es nicht tut (das weiß nur sein Erbauer)
    In den Bildern: # ein Plättchen, x kein Plättchen, · egal; sie dürfen gedreht werden
sketch-role = { $role ->
    [master] Dungeon-Meister
   *[hero] Held
}
sketch-curtain = Das Stockwerk wird hinter einem Vorhang gebaut.
sketch-storey = Stockwerk { $storey }
sketch-face = { $face ->
    [active] tötet
    [uncomfy] ruhig
    [panicked] Panik
    [dead] tot
    [exit] Ende
   *[entrance] Tür
}

## Neben dem Stockwerk

sketch-storeys = Stöcke
sketch-looks = { $count ->
    [one] { $count } Blick
   *[other] { $count } Blicke
}
sketch-skills = Künste
sketch-skill = { $skill ->
    [attack] { $count ->
        [0] (Angriff verbraucht)
        [1] { "[" }ANGRIFF]
       *[other] { "[" }ANGRIFF] x{ $count }
    }
   *[jump] { $count ->
        [0] (Sprung verbraucht)
        [1] { "[" }SPRUNG]
       *[other] { "[" }SPRUNG] x{ $count }
    }
}
sketch-no_skills = keine
sketch-hidden = Verdeckt
sketch-unseen = { $count ->
    [0] kein Monster: alle Plättchen sind sicher
   *[other] { $count } von { ROW($monsters) }
}
sketch-out = Draußen
sketch-unknown = { $count } unbekannt
sketch-at_home = zu Hause auf { $cells }
sketch-homeless = noch nirgends zu Hause

part-storey = Stockwerk
part-game = Partie
