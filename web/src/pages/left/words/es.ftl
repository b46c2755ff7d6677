title = Has cedido este asiento.
running = Un bot sigue por ti y no puedes volver.
over = La partida ha terminado.
gathering = Ahora está libre para otra persona. Pide el enlace al anfitrión si quieres volver a sentarte.
unknown = No puedes volver a él.
no-watching = Nadie puede mirar esta mesa.
