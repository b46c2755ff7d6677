# MYST: qué significan sus opciones y cuáles no van juntas.

option-players-about = Dos equipos, Azul y Amarillo.
option-race_driver-about = Quién coloca y cuándo: todos a la vez, simulado o por turnos; según la mesa: a la vez si juegan personas.
option-youngest_team-about = El equipo de la persona más joven coloca primero su Pieza clave.
option-people-about = Cuántas personas hay en los dos equipos.
option-team_split-about = Pulsa una persona para cambiarla de equipo. Cada equipo tiene de una a tres.
option-team_decision-about = Quién responde por un equipo: por turnos en la caminata, siempre quien capitanea, o quien actúe primero.
option-first_landmark-about = Lugares para empezar: cualquiera, o los de tus propias cartas.
option-touch-about = Cómo debe tocar una pieza nueva a una pieza de su equipo.
option-board_face-about = Del revés: el tablero vacío muestra una cuadrícula y ningún dibujo.
option-dead_pieces-about = Las piezas cuya casilla han cubierto los otros dejan la bandeja, se ponen grises o se quedan igual.
option-piece_turns-about = Las piezas están giradas en la bandeja.
option-turn_hint-about = Una pieza en su casilla pero girada lo avisa, y no cuesta espera.
option-wrong_drop_wait_ms-about = Primera espera tras una casilla equivocada, en milésimas de segundo.
option-lag_cap_ms-about = Retraso de una línea lenta que se compensa, en milésimas de segundo.
option-race_idle_hint_s-about = Tras tantos segundos sin una pieza, un equipo recibe una pista.
option-race_time_limit_s-about = Tras tantos segundos la carrera sigue por turnos.
option-head_start_s-about = Durante este tiempo solo coloca este equipo.
option-bot_race_skill-about = Lo rápidas que son sus manos en una carrera en vivo; lo bien que piensan es su nivel.
option-bot_pace-about = Los bots corren tan deprisa como pueden, o como las personas del otro equipo.
option-blue_hands-about = Las manos de Azul en una carrera simulada, y lo rápida que es cada una.
option-yellow_hands-about = Las manos de Amarillo en una carrera simulada, y lo rápida que es cada una.
option-book_in_race-about = Los Libros de enlace ayudan en la carrera a un equipo sin salida, o no.
option-books_per_turn-about = Cuántos Libros de enlace se pueden jugar en un turno de la caminata.
option-first_mover-about = Quién camina primero: el equipo con menos o con más piezas, o el de la persona más joven.
option-tie_first_mover-about = Quién camina primero con 30 : 30.
option-turns-about = Cuántos turnos se camina: por la ruleta, o de 3 a 15.
option-pawn_block-about = El otro peón cierra el paso, o se puede cruzar por él.
option-reach_rule-about = Se llega a una Pieza clave parando en ella, o pasando por ella.
option-stay_reaches-about = Un peón que se queda en una casilla clave vuelve a llegar a ella.
option-move_diagonal-about = Los peones caminan en ocho direcciones.
option-bonus_needs_card-about = La bonificación solo se da con una carta del lugar.
option-first_key_bonus-about = La primera Pieza clave de un equipo también da la bonificación.
option-draw_rule-about = Con totales iguales: empate, ganan más interruptores, o ganan menos piezas.
option-reveal_undealt-about = Mostrar al final las cartas que no se repartieron.
option-turn_timer_s-about = Segundos para una decisión antes de que se tome la más simple.
option-spectators_see-about = Lo que ven quienes solo miran.
option-cut_seed-about = Un número que da el corte de las piezas. Una carrera en vivo siempre tiene uno nuevo.
option-art_seed-about = Un número que da las olas, las nubes y las hojas del dibujo.

## Opciones que no van juntas

options-turns = { $turns }: usa { $spin }, o de { $least } a { $most }
options-hands = { $option }: un equipo tiene de 1 a { $most } manos, no { $count }
options-team_split = { $option }: cada una de las { $people } personas es { $blue } o { $yellow }; un equipo tiene de 1 a { $most }
options-real_time = { $live } es cuestión de segundos; usa { $alternate }, o { $simulated } para bots
options-no_live_race = una carrera en vivo no espera; usa { $alternate }, o { $simulated } para bots
