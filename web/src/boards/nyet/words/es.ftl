# NYET!: lo que dice el tablero.

close = Cerrar
char-bear = Oso
char-wolf = Lobo
char-crane = Grulla
char-tiger = Tigre
char-eagle = Águila
colour-b = azul
colour-r = rojo
colour-y = amarillo
colour-g = verde
card = { $value } { $colour }
card-super = { $card }, supertriunfo
board = Las cinco filas
line-first = Inicial
line-discard = Des­carte
line-trump = Triunfo
line-super = Súper
line-points = Puntos
line-first-long = Fila 1: quién es el jugador inicial
line-discard-long = Fila 2: qué se descarta o se pasa
line-trump-long = Fila 3: color del triunfo
line-super-long = Fila 4: color de los unos que son supertriunfos
line-points-long = Fila 5: puntos por cada baza y cada carta de botín
box-d0 = nada
box-d1 = 1 carta
box-d2 = 2 cartas
box-x1 = 1, no unos
box-x2 = 2, no unos
box-p1 = pasar 1 izq.
box-p2 = pasar 2 izq.
super-none = sin
points-word = por baza
said-first = empieza { $name }
said-trump = triunfo { $colour }
said-super = supertriunfos: 1 { $colour }
said-none = sin supertriunfos
said-points = { $count } por baza
said-d0 = sin descarte
said-d1 = descartar 1
said-d2 = descartar 2
said-x1 = descartar 1, no unos
said-x2 = descartar 2, no unos
said-p1 = pasar 1 a la izquierda
said-p2 = pasar 2 a la izquierda
short-first = inicial
short-discard = descarte
short-trump = triunfo
short-super = súper
short-points = por baza
stays = queda
terms = Condiciones de esta ronda
round = Ronda { $round }
round-of = Ronda { $round }/{ $rounds }
veto-you = ¡Tu NYET! Sella una casilla.
again = Toca otra vez para confirmar.
veto-other = { $name } va a sellar una casilla.
veto-count = { $placed } de { $all }
veto-count-long = Fichas colocadas, y cuántas habrá
aria-neutral = { $box }: fuera de esta partida
aria-covered = { $box }: la tapó { $name } con la ficha { $number }
aria-result = { $box }: vale en esta ronda
aria-cover = Decir NYET a: { $box }
aria-open = { $box }: abierta
aria-left = { $count ->
    [one] { $count } casilla abierta
   *[other] { $count } casillas abiertas
}
aria-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
aria-held = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
aria-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
aria-loot = botín: { $cards }
aria-played = { $order }: { $name } ha jugado { $card }
aria-winning = { $order }: { $name } ha jugado { $card }, va ganando
aria-not = no se permite ahora
stock = Cartas con las que nadie juega esta ronda: { $count }
team = Equipo { $letter }
teams = Equipos
sign-dealer = reparte
sign-first = jugador inicial
sign-first-short = inicial
sign-bonus = tiene la carta Bonus: cuenta el doble
sign-ready = ya ha elegido
sign-acting = le toca
sign-away = sin conexión
turn-you = tu turno
turn-thinks = piensa
turn-acts = le toca
trick = Baza { $number }
takes = Baza para { $name }
takes-you = Baza para ti
hand = { $count ->
    [one] Tu mano, { $count } carta
   *[other] Tu mano, { $count } cartas
}
trumps = triunfos { $count }
received = te la han pasado
new = nueva
duty-lead = Sales tú: juega cualquier carta.
duty-free = No tienes { $suit }: juega cualquier carta.
duty-follow = { $count ->
    [one] Debes seguir { $suit }: 1 carta.
   *[other] Debes seguir { $suit }: { $count } cartas.
}
team-need = Toca a quien quieras en tu equipo.
team-need5 = Toca a una persona para un dúo, a dos para un trío.
team-alone = Tú a solas contra { $others }.
team-with = { $team } contra { $others }.
team-x2you = Tienes ×2.
team-x2 = { $name } tiene ×2.
team-x2pair = Después dices quién de los dos tiene ×2.
team-x2other = Después dices quién de los otros dos tiene ×2.
team-add = Poner a { $name } en tu equipo
team-drop = Poner a { $name } en el otro equipo
team-go = Confirmar equipos
team-wait = { $name } elige los equipos.
ask-character = ¿Quién quieres ser?
wait-character = { $name } elige un personaje.
ask-bonus = ¿Para quién es la carta Bonus? Esos puntos cuentan el doble.
wait-bonus = { $name } entrega la carta Bonus.
ask-shed = { $count ->
    [one] Descarta una carta boca abajo.
   *[other] Descarta dos cartas boca abajo.
}
ask-except = { $count ->
    [one] Descarta una carta que no sea un uno.
   *[other] Descarta dos cartas que no sean unos.
}
ask-pass = { $count ->
    [one] Pasa una carta a { $name }, a tu izquierda.
   *[other] Pasa dos cartas a { $name }, a tu izquierda.
}
ask-tap = { $count ->
    [one] Toca una carta de tu mano
   *[other] Toca dos cartas de tu mano
}
ask-doshed = Descartar
ask-dopass = Pasar
ask-back = { $card }: devolver a tu mano
wait-others = Ya has elegido. Faltan los demás.
wait-shed = Todos descartan cartas.
wait-pass = Todos pasan cartas a la izquierda.
tally = Puntos de esta ronda por ahora
tally-long = Bazas: { $tricks }, cartas de botín: { $loot }
tally-bonus = { $name } ×2: { $worth }
sack = { $count ->
    [one] { $count } carta de botín
   *[other] { $count } cartas de botín
}
tools = Herramientas
sort = Ordenar la mano por color impreso
sheet = Hoja de puntos
sheet-round = R
sheet-leads = en cabeza
sheet-empty = La primera ronda aún no ha terminado.
sheet-target = { $name }: { $score } de { $target }
sheet-legend = A y B son los equipos, 1 el jugador inicial, ×2 la carta Bonus. Debajo de los puntos de cada ronda: el total.
last = Última baza
last-won = la ganó
last-none = No hay ninguna baza que ver.
pause = La baza terminada se queda
pause-short = un momento
pause-normal = un segundo
pause-long = más tiempo
pause-tap = hasta que toque
seen = Cartas vistas
seen-about = Toca una carta que aún no ha salido para anotar quién crees que la tiene. Solo tú ves tus notas.
seen-cell = { $gone } fuera, { $mine } en tu mano, { $left } en otra parte
seen-guess = tu suposición: { $name }
seen-mine = en tu mano
seen-gone = fuera
seen-left = en otra parte
voids-about = ¿A quién se le ha acabado qué? Toca para anotar una suposición.
voids-sure = no tiene, lo mostró al jugar
voids-no = tu suposición: no tiene
voids-yes = tu suposición: tiene
voids-open = no se sabe
what = ¿Y si…?
what-hand = Tu mano por colores
what-cards = cartas
what-ones = unos
what-top = más alta
what-about = Tus triunfos con cada triunfo (filas) y supertriunfo (columnas) que aún puede salir
what-cell = Triunfos: { $trumps }, de ellos supertriunfos: { $supers }
scored = La ronda { $round } ha terminado
shown = { $name } había descartado
shown-stock = En el mazo:
next = Luego reparte { $name }.
next-go = Siguiente ronda
next-end = Resultado final
over = Resultado final
over-won = ¡Ganas!
over-shared = ¡Compartes la victoria!
over-winner = Gana { $name }
over-winners = Ganan { $name }
over-best = Mejor ronda: { $name }, { $credit } en la ronda { $round }.
over-loot = { $count ->
    [one] Más botín: { $name }, { $count } carta.
   *[other] Más botín: { $name }, { $count } cartas.
}
talk-hushed = Los compañeros no pueden chatear durante una ronda. El chat se abre al acabar la partida.
hands-laid_aside = descartó
hands-given = pasó
hands-received = recibió del vecino
