# H.Y.S.T.: lo que se lee debajo de los ejemplos dibujados en sus reglas.

lines = Las rayas rojas son lo que ven las cámaras. Un paso de { $from } a { $to } { $by ->
    [laser] choca con un láser
   *[camera] queda a la vista de una cámara
}: te atrapan antes de cruzar, y el diamante se queda en { $dropped }.
lines-seen = El museo con rayas rojas desde cada cámara hasta la pared siguiente. Un ladrón con el diamante en { $from }; en el paso a { $to } se marca que un láser lo atrapa.
turn = Sale un { $rolled }. De { $from } a { $to } hay { $steps } pasos por un camino que no ve ninguna cámara; { $left ->
    [one] queda { $left } punto
   *[other] quedan { $left } puntos
}. Se pueden jugar cartas antes de los pasos, entre ellos y después.
turn-seen = Un dado que muestra un { $rolled }, y el museo con un camino de puntos de { $from } a { $to }.
steal = De las { $all } caras del dado del diamante { $good ->
    [one] roba una: una posibilidad entre { $all }
   *[other] roban { $good }
}. Un intento por turno.
steal-seen = Las caras del dado del diamante; están marcadas las que roban, { $good } de { $all }.
escape = El portador va de { $from } por la esquina a la casilla inicial { $to } y gana al instante. Una Barricada en ella lo impediría.
escape-seen = Una esquina del museo: un camino de puntos lleva al ladrón con el diamante fuera, a { $to }. Otra casilla inicial está bajo una Barricada.
