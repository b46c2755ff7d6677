# El tablero sencillo: lo que dice de un juego que no tiene uno propio.

sheet = Lo que ves
last = Lo último que pasó
players = Jugadores
player = Jugador
you = tú
acting = le toca
yes = sí
no = no
find = Buscar una jugada
find-none = Ninguna jugada contiene esas palabras.
sure = { $say }: toca otra vez
hint = pista
wait = Ahora no tienes nada que decidir.
