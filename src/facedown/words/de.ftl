# Was Tische von sich aus sagen, was immer gespielt wird.

hint-only = Das ist dein einziger Zug.
hint = { $why } { hint-worth }
hint-worth = Gewinnchance { $worth } %.
hint-next = { $hint } Nächstbester: { $move }, { $worth } %.
hint-quick = Schnell geschätzt: Der Experte ist beschäftigt.
hint-quick-why = { $why } Schnell geschätzt: Der Experte ist beschäftigt.
turn-move = { $move }: { $reason }

# Wer für einen Platz spielt, wo kein Name bekannt ist: so, wie das Spiel ihn nennt.

player = { $otherwise }

# Etwas durch seine Notation, wo es nicht in Worten gesagt wird.

notation = { $written }
