# Perfiles y clasificaciones.

title = Mi perfil
about = Puedes jugar sin cuenta. Un perfil guarda tus clasificaciones y partidas en todos tus dispositivos. Sin correo, sin contraseña.
new = Crear un perfil
name = Nombre
make = Crear perfil
have = Usar un perfil existente
code = Código de recuperación
code-placeholder = cinco grupos de cinco letras
enter = Entrar con el código
passkey-enter = Entrar con una clave de acceso
code-once = Tu código de recuperación
code-about = Abre tu perfil en cualquier dispositivo. Apúntalo ahora: solo se muestra una vez. No se lo des a nadie.
code-copy = Copiar el código
code-copied = Copiado
code-done = Lo he guardado
hello = Hola, { $name }
since = Perfil desde el { $date }
save = Guardar
shown = Los demás ven mi clasificación en las mesas
shown-about = Tu nombre es siempre el que eliges en una mesa.
ratings = Clasificaciones
ratings-none = Aún ninguna. Elige «clasificatoria» para una mesa nueva.
rating-games = { $games ->
    [one] { $games } partida, victorias: { $won }
   *[other] { $games } partidas, victorias: { $won }
}
rating-give = ± { $give }
rating-sure = El nivel verdadero está dentro en 95 de 100 casos.
rating-curve = { $pool }: clasificación tras cada una de las últimas { $games } partidas, ahora { $value } más o menos { $give }. Bots de comparación: { $bots }.
listed = Mostrarme entre los mejores jugadores
listed-about = Tras cinco partidas clasificatorias, todos pueden ver este nombre y tus clasificaciones.
passkeys = Claves de acceso
passkeys-about = Entra con la huella, la cara o un PIN, sin el código.
passkeys-none = Este navegador no puede usar aquí claves de acceso. Abre la página por https.
passkey-add = Añadir una clave de este dispositivo
passkey-remove = Quitar la clave de acceso { $name }
passkey-made = añadida el { $date }
passkey-not = No se usó ninguna clave de acceso. Inténtalo otra vez.
code-new = Obtener un código nuevo
code-new-about = El código anterior deja de valer. Se cierra la sesión en todos los demás dispositivos.
games = Mis partidas
out = Cerrar sesión aquí
out-about = Vuelve a entrar con el código o una clave de acceso.
delete = Borrar el perfil
delete-about = Borra para siempre nombre, clasificaciones, claves de acceso y sesiones. Las partidas siguen en sus mesas.
delete-sure = Sí, borrarlo para siempre
keep = Conservar perfil
end = Cerrar sesión o borrar
