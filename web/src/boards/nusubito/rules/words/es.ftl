# Nusubito: lo que se lee debajo de los ejemplos dibujados en sus reglas.

thief = El Ladrón: Vara { $rod }
mist = La Niebla: Vara { $rod }
house = El tablero al empezar, con sus { $pawns } peones. Las columnas son letras y las filas, números; los nueve templos tienen tejado, y al borde de cada una de sus filas y columnas hay una Vara.
house-seen = Un tablero de cinco por cinco casillas, de A1 a E5. Hay templos en las esquinas, en medio de cada lado y en el centro; en el patio que queda entre ellos hay { $pawns } peones.
sacrifice = Tres turnos de un día. La Niebla solo ve dorsos, y que debajo de la última hay una segunda Moneda: se sacrificó para correr.
sacrifice-seen = Una fila de tres huecos con Monedas boca abajo, { $coins } en total; bajo la tercera asoma otra Moneda.
walk = De C3 a { $temple } se pasa por encima de { $cell }. Eso { $price ->
    [0] no cuesta ningún Dardo
    [one] cuesta un Dardo
   *[other] cuesta { $price } Dardos
}, y el peón que hay ahí ({ $pawn }) cae. La Niebla se entera de eso, pero no de dónde está el Ladrón.
walk-seen = El tablero como lo ve el Ladrón: está en { $temple }, y el peón de { $cell } ha caído. Debajo, una lista de lo que verá la Niebla.
rod = El Ladrón ha mirado la Vara { $rod } y sabe que es { $colour ->
    [green] verde
   *[red] roja
}. La Niebla { $known ->
    [none] solo ve qué Vara se giró
   *[other] también lo ve
}: el Ladrón ha tenido que estar en su fila.
rod-seen = Las Varas de las tres filas, dos veces. En las del Ladrón, la Vara { $rod } tiene color; en las de la Niebla, la misma Vara está girada, sin color.
