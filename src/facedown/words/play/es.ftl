# Lo que el motor dice de jugadas, opciones y partidas guardadas.

## Jugadas escritas

move-ambiguous = «{ $text }» puede ser { OR($candidates) }; escribe una de ellas
move-of_chance = «{ $text }» es una jugada del azar, no de un jugador
move-no_bell = aquí no puede sonar ningún reloj
move-not_to_act = ahora no le toca al asiento { $seat }; le toca a: { $count ->
    [0] nadie (decide el azar)
   *[other] { AND($seats) }
}

## Opciones

option-unknown = no existe la opción «{ $option }»; existen { ROW($options) }
option-called = «{ $name }»
option-set = «{ $name }: { $value }»
option-unreadable = «{ $text }»: escribe una opción como nombre=valor
option-most = { $inside ->
    [1] { $option }: cada número debe ser como máximo { $bound }
   *[0] { $option }: como máximo { $bound }
}
option-least = { $inside ->
    [1] { $option }: cada número debe ser como mínimo { $bound }
   *[0] { $option }: como mínimo { $bound }
}
option-kind = { $option } debe ser { OR($kinds) }
option-numbers = { $count } números enteros separados por comas
option-a = { $kind ->
    [switch] yes o no
    [number] un número entero
    [word] una palabra
   *[list] una lista de palabras
}

## Partidas guardadas

file-this = partida guardada
file-the = el archivo
file-at = { $place }: { $problem }
file-place = { $file }, acción { $number } ({ $who } { $text })
file-unsaved = no se puede guardar la partida: { $detail }
file-unreadable = no se puede leer el archivo: { $detail }
file-no_text = esto no es una partida guardada (no es un archivo de texto)
file-foreign = esto no es una partida guardada de Facedown
file-format = el formato de archivo { $format } no se conoce aquí (este es { $known })
file-game = juego desconocido: «{ $game }»; existen { ROW($games) }
file-rules = escrito para la versión { $rules } de las reglas de { $game }; esta es la { $here }
file-options = opciones: { ROW($problems) }
file-seed = el número secreto está dañado
file-commitment = el número secreto no corresponde a la huella fijada antes de la partida
file-seats = { $seats } asientos para { $players } jugadores
file-head_edited = se modificó la cabecera del archivo o esta acción
file-edited = se modificó algo aquí, o falta una acción anterior
file-cut_off = el final se cortó o se modificó: se escribieron { $written } acciones, aquí hay { $here }
file-forfeit = el asiento { $seat } no puede haber perdido por tiempo aquí
file-chance_move = el azar y los jugadores no hacen las jugadas del otro
file-chance_here = el azar no puede hacer esto aquí
file-dice = acción { $number }: el archivo dice { $file }; el número secreto, { $seed }
file-broken_in = el archivo está dañado o se interrumpe en la acción { $number }
file-broken_after = el archivo está dañado o se interrumpe tras la acción { $number }: { $detail }

## Bots

bots-warming = Los bots están calentando (la primera vez tarda unos 15 segundos) ...
bots-thinking = Los bots están pensando ...
bots-unstarted = no se puede iniciar el proceso de los bots: { $detail }
bots-restarted = El proceso de los bots terminó de forma inesperada ({ $detail }). Se inicia otra vez.
bots-gone = el proceso de los bots terminó otra vez ({ $detail }); no pueden seguir
bots-gave_up = el proceso de los bots terminó { $times } veces seguidas
