# NYET!: lo que se lee debajo de los ejemplos dibujados en sus reglas.

board = A mitad de los vetos. En la fila del triunfo hay tres casillas tapadas, así que solo queda { $trump }: es el triunfo. En la fila de puntos aún hay { $left } casillas abiertas.
board-seen = Las cinco filas con sus casillas; los sellos muestran quién tapó cada una y cuándo. Abierta en la fila del triunfo: solo { $trump }.
passing = Todos pasan al mismo tiempo. Lo que da { $one } lo recibe { $two }; nadie pasa una carta que acaba de llegarle.
passing-seen = Cuatro jugadores en fila, cada uno con la carta que da arriba y la que recibe abajo. Unas líneas llevan cada carta dada al jugador de la izquierda, que la recibe.
trick = Sale { $leader }. En la baza hay dos supertriunfos y gana el posterior: se la lleva { $winner }. El otro lo jugó el equipo contrario, así que es botín ({ $loot }).
trick-seen = Una baza de cuatro cartas: 13 azul, 1 rojo, 1 rojo, 6 azul. Los unos rojos son supertriunfos. { $winner } se la lleva y tiene { $loot } de botín.
scoring = El equipo A tiene { $tricks } bazas y { $loot } de botín. Multiplicado por { $points } son { $one }, y cada uno de los dos se lo apunta entero. En el equipo B, cada jugador recibe { $two }.
scoring-seen = El resultado de una ronda. Equipo A: { $tricks } bazas y { $loot } de botín, por { $points }, { $one } para cada uno. Equipo B: { $two } para cada uno.
