# What tables say of themselves, whatever is played there.

hint-only = This is your only move.
hint = { $why } { hint-worth }
hint-worth = Win chance { $worth } %.
hint-next = { $hint } Next best: { $move }, { $worth } %.
hint-quick = A quick guess: the expert is busy.
hint-quick-why = { $why } A quick guess: the expert is busy.
turn-move = { $move }: { $reason }

# Who plays for a seat, where no name is known: what the game calls it.

player = { $otherwise }

# Something by its notation, where it is not said in words.

notation = { $written }
