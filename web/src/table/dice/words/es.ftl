# Juego limpio: lo que el panel dice del azar.

title = Comprobar el juego limpio
about = Todo el azar de esta partida sale de un número secreto. Su huella se fijó antes.
promise = Huella, mostrada antes de la partida
later = Se muestra cuando empieza la partida.
seed = El número secreto
hidden = Se muestra cuando termina la partida.
check = Comprobarlo todo
own = Tu navegador ha comprobado la huella: corresponde al número.
own-not = Tu navegador ha comprobado la huella: NO corresponde al número.
fits = El número corresponde a la huella.
fits-not = El número NO corresponde a la huella.
right = Los { $number } sorteos salen todos del número.
wrong = { $number } sorteos NO salen del número.
steps = Los primeros sorteos
said = en la partida
again = recalculado
how = Comprueba un registro descargado donde quieras: facedown verify
sealed = Otros aún tienen que jugar este reparto. El número se muestra cuando se cierre.
