# MYST: lo que se dice en una carrera en vivo.

tray = { $number ->
    [one] Tu bandeja, { $number } pieza
   *[other] Tu bandeja, { $number } piezas
}
keys = Las flechas recorren las piezas, Intro toma una, R la gira, una casilla como D5 e Intro la coloca, Escape la devuelve.
piece = pieza { $number }
held-me = en tu mano
held-other = la tiene { $name }
deadpiece = su casilla está cubierta
edges-0 = sin borde recto
edges-1 = un borde recto
edges-2 = dos bordes rectos
shade-dark = oscura
shade-medium = media
shade-light = clara
turn-1 = girada una vez
turn-2 = girada dos veces
turn-3 = girada tres veces
cell-open = { $cell }, abierta
cell-touch = { $cell }, abierta, te toca
cell-team = { $cell }, { $team }

order = Ordenar
order-laid = Sin orden
order-edges = Bordes primero
order-shade = De oscuro a claro
straight = Solo bordes rectos
tidy = Cerrar los huecos
heaps = Montones
heap-0 = Bandeja
heap-n = Montón { $number }
heap-count = { $number ->
    [one] { $heap }, { $number } pieza
   *[other] { $heap }, { $number } piezas
}
heap-empty = Aquí no hay nada. Arrastra piezas al nombre de un montón para clasificarlas.
rims = Mostrar dónde puedes colocar
help = Gira con R, la rueda, un clic derecho o un segundo dedo. Mantén pulsado el tablero para señalar; con el teclado, P.
border = Ver tu frontera
turn = Girar
back = Devolver
drawer = Piezas fuera de juego: { $number }. { $team } ha cubierto sus casillas.
rack-about = Piezas clave que esperan la caminata: { $names }
tools = Bandeja

covered = Las bandejas están tapadas
ready = Preparados
go = ¡Ya!
head = { $team } tiene ventaja
paused = Pausa
paused-both = La querían los dos equipos. El tablero y las bandejas están tapados.
paused-lost = Un equipo ha perdido la conexión. La carrera sigue en { $seconds } s.
resume = Continuar
resumes = Sigue en
pause = Pedir una pausa
apart = Algunos están en otro servidor: no hay pausas y sus manos no se ven.
pause-asked = Retirar la petición de pausa
pause-agree = Aceptar la pausa de { $team }
clock = Tiempo de la carrera
count = { $team }: piezas { $pieces }, interruptores { $switches }, Piezas clave { $keys }
left = { $number ->
    [one] queda { $number }
   *[other] quedan { $number }
}
line-good = Buena conexión
line-fair = Conexión regular
line-poor = Mala conexión
line-none = Midiendo la conexión
line-about = Ida y vuelta { $rtt } ms. Para compensarlo, tus piezas cuentan { $credit } ms antes.
cut = Estás sin salida. Espera.
cut-team = { $team } está sin salida
pending = Libro de enlace: una pieza puede ir a cualquier casilla abierta.
pending-team = { $team } puede colocar una pieza en cualquier sitio
book = Estás sin salida. ¿Jugar un Libro de enlace?
book-captain = Estás sin salida. Tu capitán puede jugar un Libro de enlace.
book-play = Jugarlo
book-sure = No se puede deshacer. ¿Jugarlo?
book-yes = Sí, jugarlo
book-no = No
over = La isla está completa
over-turns = Se acabó el tiempo: el resto se coloca por turnos
over-next = La caminata empieza en un momento.
flipped = Encuentra vecinas por el dibujo y las pestañas.
watch = Estás mirando. Cada bandeja solo la ve su equipo.
point = { $name }: mira aquí
you = Tú
hinted = Una pista: { $piece } se puede colocar.

said-laid = { $cell } es tuya.
said-grabbed = { $piece } en tu mano. Casillas abiertas que tocan: { $cells }.
said-put = De vuelta en la bandeja.
said-opened = ¡Ya! Las bandejas están abiertas.
said-typed = Casilla { $cell }. Intro coloca la pieza.
why-piece_gone = Esta pieza ya no está.
why-dead = { $team } ha cubierto su casilla.
why-let_go = De vuelta en la bandeja: la has tenido demasiado tiempo.
why-no_answer = La mesa no responde. Inténtalo otra vez.
