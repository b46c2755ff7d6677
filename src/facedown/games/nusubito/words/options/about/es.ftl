# Nusubito: qué significan sus opciones y cuáles no van juntas.

option-players-about = Un juego para dos.
option-thief_seat-about = Quién es el Ladrón (en la primera partida).
option-match_games-about = Una partida, o un encuentro de dos cambiando los papeles.
option-configuration-about = Los peones de B2, C2 y D2; los mismos tres están enfrente.
option-start_mirror-about = El tablero girado media vuelta, o como en un espejo.
option-custom_start-about = Casillas y niveles, como B2:H+C2:B+D2:S, en lugar de los peones iniciales.
option-pawns_per_level-about = De 3 a 9.
option-darts_total-about = De 2 a 15.
option-thief_start_darts-about = Como máximo, todos.
option-bolster_count-about = De 0 a 3.
option-mist_day_actions-about = De 1 a 6.
option-mist_night_ap-about = De 1 a 6.
option-thief_publication-about = Todo lo que se ve de él a la vez, o en el orden en que ocurrió.
option-treasure_midwalk-about = El Ladrón puede reclamar el tesoro en un templo por el que solo pasa.
option-stuck_may_claim-about = Un Ladrón que no puede moverse aún puede reclamar el tesoro donde está.
option-night_pickup_current-about = De noche, el Ladrón puede recuperar incluso la Moneda del templo donde está.
option-bluff_sacrifice-about = Se puede sacrificar una Moneda sin caminar tres puntos.
option-capture_costs_action-about = Necesita y gasta una de las acciones de la Niebla.
option-spawned_pawns_act-about = Los peones que aparecen pueden actuar en el mismo turno.
option-healed_pawns_act-about = Los peones curados pueden actuar en el mismo turno.
option-bolster_adjacency-about = Los templos a su lado, o también los que toca por una esquina.
option-builder_trio-about = Si están unidos por sus esquinas, o solo en línea recta.
option-bolster_source-about = Solo se traslada si no hay ninguno en la reserva, o siempre que la Niebla quiera.
option-healer_stream-about = En cualquier punto junto a ella, o solo donde la corriente acaba.
option-night_spawn-about = En un templo se quedan, y caen cuando llega el Ladrón.
option-max_days-about = Una partida que dura más acaba en empate.
option-mist_aid-about = La mesa muestra dónde puede estar el Ladrón, o cuán probable es cada templo.
option-thief_aid-about = La mesa le dice al Ladrón en cuántos templos podría estar, y si puede llegar hasta él un Buscador.

## Opciones que no van juntas

options-darts = { $option } no puede superar { $all }
options-pawns = el comienzo tiene { $count } { $level ->
    [healer] Sanadores
    [builder] Constructores
   *[seeker] Buscadores
}, pero solo hay { $most }
options-stuck = el Ladrón no podría moverse en el primer turno
options-no_pawn = { $option }: «{ $text }» no es un peón; escribe casillas del patio y niveles, como B2:H+C2:B
options-two_pawns = { $option }: dos peones en { $cell }
