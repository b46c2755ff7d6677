# MYST: lo que se lee debajo de los ejemplos dibujados en sus reglas.

bare = como en la carrera
covered = bajo la Pieza clave de los otros
settled = recuperado para siempre
place = Están iluminadas las { $count } casillas donde { $team } puede colocar ahora: cada una comparte un lado con una casilla de su color. Las que solo tocan por una esquina no valen.
place-seen = La isla durante la carrera, con casillas azules y amarillas. Hay { $count } casillas libres iluminadas junto a las de { $team }.
step = { $team } ha sacado un { $spin } en la ruleta y camina { $steps } pasos de { $from } a { $to }, por casillas de cualquier color y nunca en diagonal. Todas las casillas iluminadas están a su alcance.
step-seen = La isla terminada. Una línea lleva el peón de { $team } de { $from } a { $to }; están iluminadas las casillas a las que puede llegar.
key = Un anillo dice quién controla un lugar. { $covered }: { $laid } colocó la Pieza clave en la carrera, y la de { $over } está encima. { $settled }: la pieza de encima se quitó, así que el lugar es de { $owner } para siempre.
key-seen = La isla terminada con sus lugares. Una lista dice quién controla cada uno y cómo: como en la carrera, bajo la Pieza clave de los otros o recuperado para siempre.
score = { $team }: { $switches } por interruptores, { $values } por cartas, { $bonuses } de bonificación; { $total } en total. { $other } tiene { $least }.
score-seen = Una tabla de puntos. { $team }: interruptores { $switches }, cartas { $values }, bonificación { $bonuses }, total { $total }. { $other }: total { $least }.
