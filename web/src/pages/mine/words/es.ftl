# Mis partidas.

turn = Tu turno
waiting = Les toca a otros
over = Terminadas
gone = Ya no están aquí
gone-about = El servidor no conoce esta mesa, o has perdido el asiento.
won = Has ganado.
shared = Victoria compartida: { $names }.
lost = Has perdido. Victoria de { $names }.
lost-all = Has perdido.
filter-game = Juego
filter-phase = Mostrar
filter-all = Todas
filter-running = En curso
filter-won = Ganadas
filter-lost = Perdidas
filter-draw = Empates
filter-name = Con
filter-anyone = Cualquiera
score = Puntos: { $score } ({ $others })
score-one = { $name }: { $score }
nothing = Ninguna partida encaja. Elige otra cosa arriba.
file = Repetición de un archivo
none = Aún no hay partidas. Lo que juegues en este navegador aparece aquí.
