# Lo que dice el formulario de una mesa nueva además de los nombres de las opciones, que son del juego.

team-0 = Azul
team-1 = Amarillo
one_screen = En una sola pantalla las manos no pueden competir: las piezas se colocan por turnos o de forma simulada.
team_split-person = Persona { $person }: { $team }
team_split-unfair = Cada equipo necesita de una a tres personas.
hands = Manos de la carrera simulada
hands-one = Mano { $hand } de { $team }
