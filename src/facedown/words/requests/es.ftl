# Lo que el servidor responde a las peticiones que rechaza.

request-failed = algo ha salido mal en el servidor
request-failed_once = algo ha salido mal con esto; inténtalo otra vez en un momento
request-unsure = aún no se sabe si esto se guardó; vuelve a mirar en un momento
request-gone = se perdió la conexión
request-nothing_here = no hay nada en esta dirección
request-no_game = no existe el juego «{ $game }»
request-no_game_of = no existe el juego «{ $game }»; existen { ROW($games) }

## Lo que se envió

request-unreadable = { $detail }
request-too_deep = el JSON está anidado en exceso: como máximo { $most } listas y objetos uno dentro de otro
request-zero = el carácter U+0000 no se permite en los textos: quítalo
request-zero_in_address = el carácter U+0000 no se permite en una dirección: quítalo
request-twice = el mismo nombre está dos veces en un objeto: envía cada campo una vez
request-no_utf8 = el texto está mal formado: envía UTF-8
request-no_json = envía el contenido como JSON, con la cabecera Content-Type: application/json
request-foreign_page = no se aceptan peticiones de páginas de otros sitios: usa la página de este servidor

## Límites

request-many = demasiadas peticiones; espera un momento
request-many_tables = demasiadas mesas nuevas desde tu dirección; espera un momento
request-many_searches = demasiadas búsquedas de rivales desde tu dirección; detén una de ellas o espera un momento
request-many_profiles = demasiados perfiles nuevos desde tu dirección; espera un rato
request-many_analyses = demasiados análisis desde tu dirección; espera un momento
request-much_sent = se está enviando demasiado a la vez; espera un momento e inténtalo otra vez
request-wrong_tries = demasiados intentos fallidos desde tu dirección; espera un minuto
request-wrong_secrets = demasiados secretos erróneos; espera un minuto
request-too_long = esto tarda demasiado aquí; descarga el registro y usa facedown replay

## Mesas nuevas

request-drawn = { $option } lo sortea la mesa y es secreto; no lo indiques
request-start_bots = para empezar la partida enseguida, todos los demás asientos necesitan un bot
request-no_guest_seat = nadie más puede sentarse en el asiento «{ $seat }»
request-no_bot_seat = ningún bot puede ocupar el asiento «{ $seat }»; los asientos 1 a { $last } son para bots
request-rated_profile = solo quien tiene un perfil puede abrir una mesa clasificatoria
request-clock_none = una mesa sin reloj no tiene segundos
request-clock_seconds = reloj: { $kind ->
    [move] una jugada tiene de { $least } a { $most } segundos
    [game] una partida tiene de { $least } a { $most } segundos por asiento
   *[days] una jugada tiene de { $least } a { $most } días enteros, en segundos
}
request-clock_extra = reloj: solo se añaden segundos cuando todas las jugadas comparten su tiempo

## Búsqueda de rivales

request-search_count = no indiques { $option }: counts dice cuántos pueden estar en la mesa
request-search_rated_bots = una partida clasificatoria espera a personas: no indiques bots_after
request-search_wait = wait: indica los segundos con un número
request-no_person = no has jugado con esta persona en esta mesa
request-no_search = esta búsqueda ha terminado; empieza otra

## Repartos que se juegan en varias mesas

request-deal_alone = en la mesa de un reparto juegas a solas: pon bots en todos los demás asientos
request-deal_listed = la mesa de un reparto no tiene asientos libres ni espectadores: no la muestres en la sala
request-no_deals = este juego no se juega en varias mesas
request-no_deal = no existe ese reparto
request-deal_closed = este reparto está cerrado; ya nadie puede jugarlo
request-deal_unfinished = termina primero tu partida; luego invita a otros
request-deal_full = un reparto tiene como máximo { $most } invitaciones; crea otro
request-deal_results = este reparto está cerrado; sus resultados son públicos
request-deal_old = este reparto se hizo para otras reglas del juego
request-deal_not_yours = solo quien creó un reparto puede invitar a otros o cerrarlo
request-invitation_used = esta invitación ya se usó: cada una abre una sola mesa
request-invitation_wrong = esta invitación no abre ningún reparto; pide otra

## Repeticiones, registros y análisis

request-replay_later = esto se muestra cuando termina la partida
request-replay_sealed = otros aún van a jugar este reparto; esto se muestra cuando se cierre
request-replay_unfinished = esta partida no ha terminado; continúala en la terminal: facedown play --load ARCHIVO
request-replay_sight = sight es open, spectator o un asiento de 0 a { $last }
request-replay_long = esta partida es demasiado larga para verla paso a paso; descarga el registro y usa facedown replay
request-log_running = mientras se juega la partida, solo los de la mesa reciben sus notas
request-log_sealed = mientras otros juegan el mismo reparto, solo los de la mesa reciben sus notas
request-no_analysis = ese análisis no existe (o ya no)
request-analysis_not_yours = solo puede detenerlo quien jugó o quien lo inició
request-analysis_waits = muchas partidas esperan su análisis; continúa con este dentro de un rato
request-analyses_open = tu dirección tiene varios análisis abiertos; espera a que acabe uno
request-analyses_full = muchas partidas esperan su análisis; inténtalo otra vez dentro de un rato

## Lo que un juego muestra o responde junto a su mesa

request-no_desk = no existe esa consulta
request-desk_seat = solo los de la mesa pueden preguntar esto
request-tray_seat = solo quienes juegan tienen bandeja
request-tray_covered = las bandejas están tapadas

## Perfiles, códigos de recuperación y claves de acceso

request-signed_out = no has iniciado sesión
request-code_wrong = este código no abre ningún perfil
request-code_signs = ningún código contiene { OR($signs) } (nunca llevan l, o, 0 ni 1)
request-code_length = un código tiene { $right } caracteres; este tiene { $count }
request-code_slip = un carácter de este código es erróneo, o hay dos intercambiados; compáralo otra vez
request-passkey_page = las claves de acceso solo las usa la página de este servidor
request-passkeys_full = un perfil tiene como máximo { $most } claves de acceso; quita antes una
request-passkey_refused = no se pudo crear la clave de acceso: { $detail }
request-passkey_wrong = no se aceptó la clave de acceso: { $detail }
request-passkey_known = esta clave de acceso ya se conoce
request-passkey_opens_nothing = esta clave de acceso no abre ningún perfil aquí; quizá se quitó
request-passkey_gone = no existe esa clave de acceso
request-passkey_late = ha tardado demasiado; inténtalo otra vez
request-passkey_twice = se envió dos veces; inténtalo otra vez
request-no_passkey = esto no es una clave de acceso

## Notificaciones

request-push_seat = solo a quien juega se le puede avisar de su turno
request-push_many = demasiados navegadores piden notificaciones; espera un momento
request-push_no_address = eso no es una dirección
request-push_no_service = eso no es la dirección de un servicio de notificaciones
request-push_https = a los servicios de notificaciones se llega por https
request-push_port = a los servicios de notificaciones se llega por el puerto { $port }
request-push_inside = no se envían mensajes a la red propia de este servidor
request-push_silent = ese servicio de notificaciones no responde; inténtalo más tarde
request-push_unknown = no se encuentra esa dirección
request-push_keys = esas no son las claves de un navegador
