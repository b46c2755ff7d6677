# La página: todo lo que no es propio de un juego ni de una sola página.

home = A la sala
nav = Principal
nav-replay = Repetición
close = Cerrar
again = Reintentar
you = tú
seat = Asiento { $seat }
guest = Invitado { $number }
bot-name = { $name } { $number }
bot-name-random = Aleatorio
bot-name-novice = Novato
bot-name-regular = Medio
bot-name-expert = Experto
bot-for = { $bot } por { $name }
board = Mesa: { $title }
skip-board = Saltar a la mesa

lobby-lead = Juegos sobre lo que no se ve. Juega ya contra bots o envía un enlace a un amigo. Sin cuenta, sin instalar nada.
lobby-now = Jugar ya a { $game } contra bots
lobby-now-any = Jugar ya contra bots
first-title = ¿Es tu primera vez?
first-learn = Aprende { $game } en tres minutos
lobby-opening = Abriendo una mesa …
lobby-name = Tu nombre
lobby-name-empty = como lo ven los demás
lobby-games = Juegos
lobby-seats = { $least } a { $most } jugadores
lobby-seats-just = { $number } jugadores
lobby-new = Mesa nueva
lobby-find = Buscar rivales
lobby-learn = Aprender
lobby-practice = Mesa de práctica
lobby-rules = Reglas
lobby-mine = Continuar
lobby-with = con { $names }
lobby-waiting = esperando jugadores
lobby-forget = Quitar de la lista: { $title }
lobby-open = Mesas abiertas
lobby-of = abierta por { $name }
lobby-taken = { $taken } de { $seats } asientos ocupados
lobby-watch = Mirar
lobby-sit = Sentarse
lobby-empty = Ahora no hay mesas abiertas. Abre una y muéstrala aquí, o juega contra los bots mientras esperas.
lobby-past = Partidas terminadas
invitation-from = { $name } te invita a { $game }
invitation-decline = Ahora no
lobby-people = Gente
lobby-friends = { $count ->
    [one] 1 amigo está aquí
   *[other] { $count } amigos están aquí
}
search-title = Búsqueda de rivales
search-looking = Buscando rivales: { $game }
search-found = Rivales encontrados: { $game }
search-go = A la mesa
search-stop = Dejar de buscar
search-lost = La búsqueda ha terminado: el servidor ha pasado demasiado tiempo sin noticias tuyas.
search-level = Su nivel
lobby-status = Estado de este servidor

mine-title = Mis partidas
mine-turns = tu turno: { $number }
mine-left = el tiempo se acaba { $time }

trouble-offline = El servidor no responde. La página lo sigue intentando.
trouble-missing = Eso no existe aquí.
trouble-fast = Demasiadas peticiones a la vez. Espera un momento e inténtalo otra vez.
trouble-server = El servidor no ha podido hacerlo. Inténtalo otra vez.

new-title = Mesa nueva: { $title }
new-players = Número de jugadores
new-seats = Jugadores
new-you = Tú
new-person = Un amigo, por enlace
new-here = En esta pantalla
new-here-name = Nombre en el asiento { $seat }
new-here-about = Os pasáis la pantalla. Un telón lo tapa todo entre una persona y otra.
new-listed = Mostrar la mesa en la sala
new-listed-about = Cualquiera de este servidor puede sentarse.
new-spectators = Espectadores
new-spectators-about = Quien tenga el enlace de la mesa puede mirar. Las manos no se ven.
pace = Velocidad de los bots
new-chat = Chat en la mesa
new-chat-about = Todos los de la mesa pueden escribirse.
option-number = Otro número
option-other = Según el enlace
option-part = { $name }, { $number }
option-yes = Sí
option-no = No
option-none = Nada
option-range = De { $least } a { $most }.
new-more = Más opciones
new-house = Reglas caseras
new-start = Empezar la partida
new-open = Abrir la mesa
bot-level = Bot, { $level }
level-random = aleatorio
level-novice = novato
level-regular = medio
level-expert = experto

missing-title = Página no encontrada
missing-text = No hay ninguna página en esta dirección. Comprueba el enlace.
missing-home = A la sala
error-title = Algo ha salido mal
error-parts = No se cargó una parte de la página. Tu partida está a salvo en el servidor.
error-text = La página ha fallado. Tu partida está a salvo en el servidor. { $error }

rules-search = Buscar en las reglas
rules-none = Sin resultados
rules-hits = { $number } de { $count }
rules-before = Resultado anterior (Mayús e Intro)
rules-after = Resultado siguiente (Intro)
rules-contents = Índice
rules-link = Enlace a «{ $title }»

table-connecting = Abriendo la mesa …
table-missing = Mesa no encontrada
table-missing-text = Comprueba el enlace. Una mesa privada solo se abre con invitación.
table-left = Has dejado este asiento
table-closed = Este asiento no es tuyo

turn-gathering = Esperando jugadores
turn-yours = Tu turno
turn-bot = Pensando: { $names }
turn-other = Esperando a { $names }
turn-nobody = Un momento …
turn-race = La carrera está en marcha
team = Equipo { $team }
turn-over = La partida ha terminado
line-offline = Sin conexión, reintentando
line-crowded = Demasiadas conexiones. Cierra otras pestañas.
line-sending = Enviando
line-watching = Mirando

gather-title = Tu mesa de { $title } está lista
gather-free = Asientos libres: { $number }. Invita a amigos o añade bots.
gather-ready = Ya están todos.
gather-host = El anfitrión empieza la partida cuando estén todos.
gather-vacant = Asiento libre
gather-invite = Invitar a este asiento
gather-invite-all = Invitar a amigos
gather-kept = Reservado para un amigo
gather-expected = { $name } tiene invitación
gather-release = Abrir a todos
gather-bot = Añadir bot
gather-addbot = Añadir un bot al asiento { $seat }
gather-remove = Quitar
gather-start = Empezar
gather-fill = Completar con bots
gather-watch = Enlace para mirar
gather-options = Opciones de esta mesa
seat-away = ausente
seat-left = se ha ido
seat-acting = le toca

invite-title = Invitación al asiento { $seat }
invite-all = Invitar a amigos
invite-all-about = Un enlace para todos. Cada amigo que lo abra ocupa el siguiente asiento libre.
invite-sat = { $name } ya está en la mesa.
invite-about = Envía este enlace a un amigo. El asiento queda reservado: solo se abre con este enlace.
invite-watch = Quien tenga este enlace puede mirar. Las manos no se ven.
invite-local = Esta dirección solo funciona en este ordenador. Para otros, inicia el servidor con --host 0.0.0.0.
invite-link = Enlace
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-qr = El enlace como código QR

curtain-hand = Pasa la pantalla a { $name }
curtain-again = Sigue el turno de { $name }
curtain-about = Que los demás miren ahora para otro lado.
curtain-who = ¿Quién tiene la pantalla?
curtain-wait = Ahora nadie de aquí tiene que decidir.
curtain-me = Soy { $name }
curtain-cover = Pasar la pantalla

push-tell = Avisarme en mi turno
push-about = Funciona con la página cerrada. Solo nombra el juego y los jugadores.
push-denied = Tu navegador bloquea las notificaciones. Permítelas en sus ajustes.
push-failed = Tu navegador no alcanza su servicio de notificaciones. Prueba con otro.
players-device = Continuar en otro dispositivo
players-device-about = Abre este enlace en tu otro dispositivo. No lo compartas.

panel-open = Registro, chat, jugadores, reglas y ajustes
panel-talk = Chat
panel-talk-short = Chat
panel-log = Registro
panel-players = Jugadores
panel-rules = Reglas
panel-dice = Juego limpio
panel-settings = Ajustes
panel-log-short = Registro
panel-players-short = Jugadores
panel-rules-short = Reglas
panel-dice-short = Azar
panel-settings-short = Ajustes
log-empty = Aún no ha pasado nada.
log-all = Mostrar todo
talk-empty = Aún no hay mensajes.
talk-new = Chat, { $number } sin leer
talk-heard = { $name } dice: { $text }
talk-to = Enviar a
talk-to-table = todos
talk-to-team = mi equipo
talk-say-table = Escribir a todos
talk-say-team = Escribir a tu equipo
talk-send = Enviar
talk-watching = Los espectadores pueden leer el chat. Solo los jugadores pueden escribir.
talk-off = El anfitrión ha desactivado el chat en esta mesa.
talk-hushed = El juego no permite chatear ahora.
talk-mute = Silenciar
talk-mute-one = Silenciar a { $name }
talk-mute-all = Silenciar a todos
talk-hidden = Mensajes silenciados: { $number }
talk-phrase-0 = ¡Hola!
talk-phrase-1 = Un momento, por favor.
talk-phrase-2 = Ya estoy de vuelta.
talk-phrase-3 = ¡Gracias!
talk-phrase-4 = ¡Buena partida!

choices = Tus jugadas
choices-all = Lista de jugadas: { $number }
choices-tip = o elige en la mesa
hint = Pista
hint-says = Pista: { $say }.
hint-do = Hacer esta jugada
undo = Deshacer
sounds = Sonido
sounds-on = Con sonido (tecla S)
sounds-off = Sin sonido (tecla S)
undo-ask = Pedir deshacer
ask-undo = { $by } quiere deshacer la última jugada.
ask-undo-mine = Has pedido deshacer. Esperando a { $names }.
ask-stand_in = { $by } quiere que un bot juegue por { $about }.
ask-stand_in-mine = Quieres que un bot juegue por { $about }. Esperando a { $names }.
ask-claim = { $by } reclama la victoria: { $about } no está.
ask-claim-mine = Has reclamado la victoria sobre { $about }. Esperando a { $names }.
ask-end = { $by } quiere acabar la partida sin { $about }; { $about } la perdería.
ask-end-mine = Quieres acabar la partida sin { $about }. Esperando a { $names }.
ask-waits = Esperando a { $names }.
ask-yes = Aceptar
ask-no = No
ask-withdraw = Retirar petición
ask-refused = No se aceptó deshacer.
standin = juega un bot, { $level }
standin-propose = Que juegue un bot
standin-you = Un bot juega por ti.
standin-you-late = Se te acabó el tiempo. Un bot juega por ti.
standin-back = Volver a jugar
standin-late = A { $name } se le acabó el tiempo. Sigue un bot.
standin-came = Ahora un bot juega por { $name }.
standin-gone = { $name } ha vuelto y sigue jugando.
clock = Reloj
clock-none = Sin reloj
clock-quick = Rápido
clock-normal = Normal
clock-slow = Lento
clock-days = Días
clock-own = Valores exactos …
clock-kind = Tiempo para
clock-kind-move = cada jugada
clock-kind-game = todas las jugadas juntas
clock-kind-days = cada jugada, en días
clock-unit-move = Segundos
clock-unit-game = Minutos
clock-unit-days = Días
clock-extra = Segundos añadidos tras cada jugada
clock-late = Si se acaba el tiempo
clock-late-bot = sigue un bot
clock-late-forfeit = se pierde la partida
clock-per-move = { $time } por jugada
clock-per-game = { $time } por asiento
clock-plus = y { $seconds } s tras cada jugada
clock-count-days = { $number ->
    [one] { $number } día
   *[other] { $number } días
}
clock-yours = Tu tiempo
clock-of = Tiempo de { $name }
clock-short = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
decide-in = Segundos para esta decisión; después la toma un bot
notice-rule = Regla { $clause }
board-failed = No se pudo dibujar la mesa. Recarga la página.
board-missing = No se pudo cargar la mesa. Recarga la página.

leave = Salir
leave-later-gathering = Tu asiento sigue siendo tuyo. Encuentras la mesa en «Continuar».
leave-give-gathering = Tu asiento queda libre para otra persona.
leave-later-running = Encuentras la partida en «Continuar» y en tus partidas.
leave-resign-running = La partida se acaba y ganan los demás.
leave-watching = ¿Volver a la sala?
leave-later = Salir por ahora
leave-give = Ceder tu asiento
leave-give-running = Un bot sigue por ti y no puedes volver.
leave-resign-alone = La partida se acaba y la pierdes.
away = Quién no está
away-left = { $name } se ha ido para siempre.
away-gone = { $name } se fue { $time }.
away-bot = Juega un bot ({ $level }).
away-soon = Podrás hacer algo en { $seconds } s.
away-claim = Reclamar victoria
away-end = Acabar la partida
away-since = Mientras no estabas
away-lines = { $number ->
    [one] { $number } línea nueva en el registro
   *[other] { $number } líneas nuevas en el registro
}
away-messages = { $number ->
    [one] { $number } mensaje
   *[other] { $number } mensajes
}
away-show = Mostrar
away-mark = Nuevo desde que te fuiste
leave-resign = Abandonar partida
leave-go = A la sala

over-you = ¡Ganas!
over-together = ¡Ganas, junto con otros!
over-other = Gana { $names }.
over-draw = Empate.
over-team = ¡Gana tu equipo!
over-others = Ganan juntos { $names }.
over-late-you = Se te acabó el tiempo.
over-late = A { $name } se le acabó el tiempo.
over-left-you = Has dejado la partida.
over-left = { $name } dejó la partida.
over-forfeit = { $name } no jugó hasta el final, y pierde.
over-again-swapped = Revancha, cambiando papeles
over-again-roles = Revancha, mismos papeles
over-again-rotated = Revancha, rotando asientos
over-again = Jugar otra vez
over-follow = Ir a la siguiente partida
over-replay = Repetición
over-home = Sala

settings = Ajustes
settings-sound = Sonido
settings-sound-about = Sonidos breves para las jugadas, tu turno, el chat, el reloj y el resultado. Tecla: S.
settings-confirm = Confirmar jugadas con un segundo toque
settings-confirm-about = Para pantallas pequeñas y pulgares grandes.
settings-notation = Mostrar la notación
settings-notation-about = Junto a las jugadas, como en las partidas guardadas.
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Animaciones
settings-motion-system = Sistema
settings-motion-full = Todas
settings-motion-reduced = Menos
settings-pace = Velocidad de las animaciones
settings-pace-calm = Tranquila
settings-pace-normal = Normal
settings-pace-quick = Rápida
settings-pace-once = Inmediata
settings-cards = Cartas
settings-cards-small = Pequeñas
settings-cards-medium = Medianas
settings-cards-large = Grandes
settings-language = Idioma

nav-me = Perfil
new-rated = Clasificatoria
new-rated-about = El resultado cuenta para la clasificación de todos. Todos necesitan un perfil. Reglas normales, sin pistas.
new-deal = Otros pueden jugar después el mismo reparto
new-deal-about = Invita a tus amigos cuando termines. Cada uno juega a solas contra bots.
new-deal-days = El reparto se cierra tras
new-deal-days-number = { $number ->
    [one] 1 día
   *[other] { $number } días
}
seat-rating = clasificación { $rating }
seat-rating-give = clasificación { $rating } ± { $give }
table-rated = Clasificatoria: el resultado cuenta para la clasificación de todos.
table-deal = Cada uno juega este reparto a solas. Comparad después los resultados.
table-deal-link = Invitar a otros, comparar resultados
over-deal = Comparar resultados

replay-title = Repetición: { $title }
replay-sight = Vista
replay-open = todo a la vista
replay-hands = Lo que sabía cada asiento
replay-analyse = Analizar esta partida
replay-spectator = un espectador
replay-download = Descargar el registro
replay-share = Copiar un enlace a esta jugada
replay-start = El principio
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausar
replay-pace = Velocidad de la repetición
replay-pace-0 = Paso a paso
replay-pace-times = { $times }× como se jugó
replay-step = Paso
replay-loading = Abriendo la partida …
replay-about = Abre el registro descargado de una partida terminada y repásala jugada a jugada.
replay-file = Abrir un registro

learn-step = Lección { $step } de { $steps }: { $title }
learn-you = Tú
learn-next = Continuar
learn-skip = Saltar esta lección
learn-back = Volver una lección
learn-here = Mira aquí: { $name }
learn-point = Ir al lugar iluminado
learn-tips = Pistas automáticas

# Un nombre para quien no tiene: dos palabras, lo más cortas posible, 24 letras como máximo. Cosas y animales que en
# ningún idioma suenan mal.
name-made = { $second } de { $first }
name-first-0 = Luna
name-first-1 = Papel
name-first-2 = Arce
name-first-3 = Río
name-first-4 = Perla
name-first-5 = Estrellas
name-first-6 = Nube
name-first-7 = Tinta
name-second-0 = Halcón
name-second-1 = Nutria
name-second-2 = Koala
name-second-3 = Lince
name-second-4 = Tejón
name-second-5 = Panda
name-second-6 = Pingüino
name-second-7 = Geco
name-second-8 = Delfín
name-second-9 = Liebre
