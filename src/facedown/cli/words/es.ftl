# Lo que la terminal dice alrededor de una partida.

## La cabecera del dibujo

nobody = nadie
seat = Asiento { $seat }
you_are = tú: { $name }
watching = estás mirando
your_turn = tu turno
to_act = turno de { AND($names) }
commitment = Huella del azar { $commitment }

## Preguntas

question = { $title }: ¿tu jugada, { $count ->
    [1] 1
   *[other] de 1 a { $count }
}?
help-line = { $undo ->
    [1] número o palabras; ? hint undo help
   *[0] número o palabras; ? hint help
}
yes_no = { $question } { $default ->
    [1] [S/n]
   *[0] [s/N]
}
yes = s
numbered = Las jugadas posibles están numeradas de 1 a { $count }.
menu-or = o
menu-summed = ({ $count } jugadas: escribe una, como { $example }; list las nombra todas)
goes_on = Intro sigue; aquí valen { ROW($commands) }.
next_part = Sigue con Intro ({ $part })
leave = Intro para salir ({ $undo ->
    [1] también valen score, undo, save ARCHIVO
   *[0] también valen score, save ARCHIVO
})
overwrite = { $file } ya existe. ¿Sobrescribirlo?
save_first = ¿Guardar antes la partida?

## Órdenes, tal como las enumera la ayuda

help-explain = la regla que importa ahora; `? triunfo` busca una palabra
help-hint = lo que haría un experto, y por qué
help-undo = vuelve a tu última decisión, en los juegos que lo permiten
help-log = lo que ha pasado últimamente
help-score = lo más importante de la partida hasta ahora
help-list = tus jugadas, en palabras y en notación
help-seen = todo lo que te muestra la mesa, y qué significan los signos
help-dice = la huella del número secreto de esta partida
help-save = guarda la partida en un archivo: save o save ARCHIVO
help-quit = deja la mesa (pregunta si se guarda)
help-help = esta lista
help-type = Escribe el número de una jugada, su notación{ $example } o palabras. O bien:
help-keys = Intro dibuja otra vez la mesa. Ctrl-C o Ctrl-D guarda y sale.

## Respuestas a órdenes

no_undo = En { $game } no se deshace nada.
nothing_to_undo = Aún no has decidido nada.
undone = Deshecho. Decide otra vez.
nothing_to_decide = Ahora no hay nada que decidir.
only_move = Solo hay una jugada posible: { $move }.
hint = Pista:{ " " }
hint-why = { $move }. { $why }
hint-move = { $move }.
hint-worth = Probabilidad de ganar: { $worth } %. La siguiente mejor: { $next }, { $next_worth } %.
dice-hash = Es la huella de un número secreto del que sale todo el azar de esta partida. El número se muestra al final;
dice-verify = entonces `facedown verify ARCHIVO` lo vuelve a calcular todo.
saved_as = Guardada como { $file }.
save_elsewhere = { $problem }. No se pierde nada: guarda en otro sitio con save ARCHIVO.
still_here = { $problem }. Sigues en la mesa: guarda en otro sitio con save ARCHIVO.
goes_on_unsaved = La partida sigue: guarda en otro sitio con `save ARCHIVO`, o pulsa otra vez Ctrl-C para salir sin guardar.
go_on_with = Guardada. Continúa con: { $command }

## Cómo acaban las partes y la partida entera

part_over = Ha terminado: { $part } { $number }
part_over_plain = Ha terminado: { $part }
no_milestones = Aún no ha pasado nada que cuente.
nobody_wins = No gana nadie.
draw = Empate.
you_win = ¡Ganas!
shared_win = Victoria compartida: ¡{ AND($names) }!
others_win = { $count ->
    [one] Gana { AND($names) }.
   *[other] Ganan { AND($names) }.
}
you = tú
share = { $share } de la victoria
game_over = La partida ha terminado
looking_back = Mirando atrás
seed = El número secreto era { $seed }.
look_again = Volver a verla: facedown replay { $file }
was_fair = ¿Fue justo el azar? facedown verify { $file }

## Reglas

no_section = Las reglas no tienen ninguna sección sobre «{ $phase }»; prueba `facedown rules { $game }`.
no_mention = Las reglas no mencionan «{ $word }».

## Una lista de valores

sheet-yes = sí
sheet-no = no
sheet-none = ninguno
sheet-entries = { $count } entradas
sheet-unknown = ({ $count } desconocidas)

## Preparar una partida

setup-players = ¿Cuántos jugadores, contándote a ti ({ $seats })?
setup-role = ¿Qué papel eliges ({ ROW($roles) })?
setup-bots = { $most ->
    [2] ¿Qué nivel tiene el otro ({ ROW($levels) })?
   *[other] ¿Qué nivel tienen los demás ({ ROW($levels) }, o uno para cada uno, con comas)?
}
setup-length = ¿Cómo de larga será la partida ({ ROW($lengths) }{ $example ->
    [none] { "" }
   *[other] , u opciones como { $example }
})?
setup-number = Escribe un número de { $least } a { $most }.
no_clock = { $game } con reloj necesita un reloj, y la terminal no tiene: { ROW($problems) }, o juega en el navegador (facedown serve)
flags-watch_seat = --watch y --seat no van juntos: quien mira no tiene asiento
flags-watch_role = --watch y --role no van juntos: quien mira no tiene papel
flags-seat = con { $players } jugadores los asientos van de 0 a { $last }; { $seat } no existe
flags-bots = hacen falta { $needed } bots y se nombran { $count }; nombra un nivel para todos o uno para cada uno
flags-role = no existe el papel «{ $role }»; { $count ->
    [0] { $game } no tiene papeles
   *[other] existen { ROW($roles) }
}
flags-role_seat = { $role } es el asiento { $seat }, no { $wanted }
flags-role_option = --role y --option { $option } dicen lo mismo; usa uno de los dos
flags-load = --load lo toma todo del archivo; solo --pace y --language van con él
flags-other_game = { $file } es una partida de { $game }
flags-language = no existe el idioma «{ $language }»; existen { ROW($languages) }
people = los asientos { ROW($seats) } son de personas; en una terminal solo cabe una
