# Lo que las mesas dicen por sí mismas, se juegue a lo que se juegue.

hint-only = Es tu única jugada.
hint = { $why } { hint-worth }
hint-worth = Probabilidad de ganar: { $worth } %.
hint-next = { $hint } La siguiente mejor: { $move }, { $worth } %.
hint-quick = Una estimación rápida: el experto está ocupado.
hint-quick-why = { $why } Una estimación rápida: el experto está ocupado.
turn-move = { $move }: { $reason }

# Quién juega en un asiento, si no se conoce su nombre: lo que dice el juego.

player = { $otherwise }

# Algo por su notación, donde no se dice con palabras.

notation = { $written }
