# NYET!: qué significan sus opciones y cuáles no van juntas.

option-players-about = Cuántos juegan.
option-end_mode-about = Un número fijo de rondas, o hasta una puntuación.
option-round_count-about = Rondas de la partida. Lo habitual: 8, o 9 con tres jugadores y 10 con cinco.
option-target_score-about = La puntuación que acaba una partida por puntos.
option-round_cap-about = Una partida por puntos acaba como muy tarde tras esta ronda.
option-nyet_starter-about = Quién coloca la primera ficha de una ronda.
option-discard_line-about = Qué casillas tiene la fila sobre descartar cartas.
option-character_choice-about = Personajes según el asiento, o elegidos por turnos al empezar.
option-first_dealer-about = Quién reparte primero.
option-loot_includes_supertrumps-about = Un supertriunfo capturado cuenta como botín.
option-bonus_doubles_negative-about = La carta Bonus dobla también los puntos negativos.
option-finish_dealing_cycle-about = Solo por puntos: se sigue hasta que todos han repartido las mismas veces.
option-card_memory-about = Qué muestra la mesa de las cartas ya jugadas.
option-reveal_discards-about = Mostrar las cartas descartadas al acabar una ronda.
option-auto_play_forced-about = Si solo puedes jugar una carta, se juega por ti.

## Opciones que no van juntas

options-no_line = { $option } no conoce «{ $line }»; usa { ROW($lines) } o una lista de casillas
options-no_box = { $option } no tiene la casilla «{ $box }»; existen { ROW($boxes) }
options-box_twice = { $option } nombra una casilla dos veces
options-boxes = { $option } necesita de 2 a 6 casillas, no { $count }
options-dealer = { $dealer }: con { $players } jugadores no existe ese asiento
options-round_count = { $option } solo va con { $mode }; una partida por puntos la limita { $cap }
options-points_only = { $option } solo va con { $points }
options-dealing_cycle = { $option } solo va con { $points }; para un número fijo de rondas usa { $rounds }
