# La gente con la que se ha jugado.

title = Gente
about = La gente con la que has jugado. Los amigos ven cuándo está aquí el otro; los dos tienen que aceptarlo. Todo lo demás se queda en la mesa.
none = Aquí aún no has jugado con nadie. Busca rivales para un juego o envía a alguien el enlace de una mesa.
find = A los juegos
invitations = Invitaciones
friends = Amigos
asks = Quieren ser amigos
others = Has jugado con
muted = Silenciados
here = está aquí
away = no está
asked = petición enviada
invite = Invitar otra vez
game = Juego
befriend = Añadir como amigo
yes = Aceptar
part = Quitar de mis amigos
withdraw = Retirar
mute = Silenciar
unmute = Quitar silencio
