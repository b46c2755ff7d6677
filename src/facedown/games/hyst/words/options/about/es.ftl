# H.Y.S.T.: qué significan sus opciones y cuáles no van juntas.

option-players-about = Cuántos ladrones.
option-edition-about = Deluxe: ocho planos más en el sorteo y tres Conductos en el mazo.
option-layout-about = Un museo al azar, uno preparado, o uno tuyo por su código.
option-layout_level-about = Lo difícil que es un museo al azar.
option-first_player-about = Quién empieza.
option-dice_battle-about = Para robar, ladrón y portador tiran el dado del diamante; se lo lleva el número más alto.
option-power_outage-about = Sin cámaras ni cartas de Punto ciego.
option-full_throttle-about = Al final de cada turno la mano se completa hasta tres cartas.
option-quick_hyst-about = H.Y.S.T. rápido: al acabarse el tiempo gana el portador del diamante. Con reloj o por turnos.
option-quick_minutes-about = Minutos en el reloj de H.Y.S.T. rápido.
option-quick_turns-about = Turnos de todos los jugadores, si se cuenta por turnos.
option-quick_no_holder-about = Si nadie tiene el diamante al acabarse el tiempo: gana el primero en tomarlo, o nadie.
option-tactical_insertion-about = Las casillas iniciales se eligen en vez de sortearse: al empezar, o también cuando te atrapan.
option-laser_drop-about = Dónde cae el diamante ante un láser: de este lado o del otro.
option-on_the_move_exact-about = En marcha son exactamente tres pasos, no de uno a tres.
option-diamond_under_pawn-about = Un diamante caído a tus pies se puede tomar, o hay que irse y volver.
option-replace_hand_when-about = La mano se cambia antes de tirar, o también después mientras no se haya hecho nada.
option-steal_faces-about = Con cuántas caras del dado del diamante se roba. Lo habitual: las que muestran el diamante.
option-smoke_adjacency-about = El humo se une a través de paredes, o solo por bordes abiertos.
option-smoke_spread-about = Todo el humo de una carta forma una nube, o cada loseta puede tocar cualquier humo.
option-blown_away_exact-about = Soplido despeja exactamente tres casillas, no de una a tres.
option-walk_back-about = Los peones sin el diamante pueden volver a las casillas iniciales.
option-turn_limit-about = Tras tantos turnos la partida acaba sin ganador.
option-reveal_hands_at_end-about = Al acabar la partida se muestran todas las manos.
option-card_counter-about = La mesa muestra qué cartas aún no se han visto.
option-deck_counts-about = Otras cantidades de cartas, como smoke:4+vents:0, para experimentar.
option-decision_timer_s-about = Segundos para una decisión antes de que la tome un bot.

## Opciones que no van juntas

options-first_player = { $first }: con { $players } jugadores no existe ese asiento
options-layout = { $option }: { $problem }
options-layout_unknown = { $option }: { $problem }; los museos preparados son { ROW($museums) }
options-layout_level = { $option } solo va con { $random }
options-few_cards = { $cards } cartas son pocas: { $players } jugadores necesitan { $needed }
options-deck_counts = { $option }: «{ $text }»: escribe una carta y un número hasta { $most }, como smoke:4
options-barricades = { $option }: hay como máximo { $most } Barricadas
options-no_clock = usa { $by_turns }, que cuenta turnos ({ $turns })

## Museos que no se pueden formar

layout-bad_format = esto no es un código de museo; un código es así: { $shape }
layout-bad_check = los dos dígitos de control no encajan: algo de este código está mal escrito
layout-unknown_tile = no existe el plano { AND($plans) }
layout-duplicate_tile = el plano { AND($plans) } está más de una vez
layout-tile_not_in_edition = el plano { AND($plans) } solo está en la edición deluxe
layout-corner_blocked = ningún camino lleva de { AND($corners) } al diamante
layout-repaired = { $problem }; con planos girados es { $code }
layout-unfinished = algunos de los nueve lugares aún están vacíos
layout-no_layout = no se encontró ningún museo{ $level ->
    [any] { "" }
    [easy] { " " }fácil
    [medium] { " " }medio
   *[hard] { " " }difícil
} en { $draws } sorteos de { $plans } planos
