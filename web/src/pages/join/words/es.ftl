# La página previa a una mesa, para quien llega por el enlace de la mesa.

title = Jugar a { $title }
by = { $host } te invita a jugar.
open = Tienes una invitación para jugar.
free = { $number ->
    [one] Queda { $number } asiento libre.
   *[other] Quedan { $number } asientos libres.
}
late = Alguien acaba de ocupar el último asiento.
taken = No quedan asientos libres.
kept = Los asientos que quedan están reservados para amigos. Pregunta al anfitrión.
running = La partida ha empezado.
over = La partida ha terminado.
yours = Ya tienes un asiento aquí.
back = Ir a tu asiento
seats = Jugadores
keeps = Reservado para un amigo
name-about = Los demás ven este nombre. Puedes cambiarlo ahora o más tarde.
look = Ver la mesa
no-watching = Nadie puede mirar esta mesa.
