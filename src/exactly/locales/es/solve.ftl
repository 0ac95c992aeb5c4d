### Perfect play: solving the game, and asking for chances.

solve-not-yet = { $rules } aún no está resuelto; se resuelve ahora, una sola vez.
solve-damage-foreign = { $file } no es una solución de este juego; se resuelve de nuevo.
solve-damage-old = { $file } es de otra versión; se resuelve de nuevo.
solve-damage-other-rules = { $file } contiene la solución de otras reglas; se resuelve de nuevo.
solve-damage-truncated = { $file } no está completo; se resuelve de nuevo.
solve-damage-changed = { $file } está dañado; se resuelve de nuevo.
solve-missing = falta { $module }; para resolver hace falta exactly-game[solve]
solve-compiling = Preparación
# $mine, $yours (number): euros.
solve-score = Marcador { $mine } a { $yours }
solve-interrupted = la resolución se ha interrumpido; no se ha guardado nada de ella
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = Resuelto: { $rules }, { $positions } posiciones en { $scores } marcadores en { $seconds } segundos, seguro con un margen de { $within }. Guardado en { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = ,
value-chance = { $percent } %
# $points (number): hundredths.
value-within = Seguro con un margen de { NUMBER($points, maximumFractionDigits: 3) } puntos porcentuales.
value-estimated = Estimado por una red.
value-off-unknown = Para esta mesa no se ha medido cuánto suele desviarse una probabilidad así; --rollouts sigue jugando desde aquí y lo dice.
value-off = Una probabilidad suele acertar con un margen de unos ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] Ganado en { $games } partida jugada hasta el final, con un 95 % de confianza: { $shares }
   *[other] Ganado en { $games } partidas jugadas hasta el final, con un 95 % de confianza: { $shares }
}
value-rollouts-progress = Se juega hasta el final
value-rollouts-missing = falta { $module }; para jugar hasta el final hace falta exactly-game[solve]

## Networks

network-missing = falta { $module }; las redes necesitan exactly-game[network]
network-damage-foreign = { $file } no es una red de este juego; instala exactly-game de nuevo
network-damage-other-version = { $file } lo escribió otra versión; instala exactly-game de nuevo
network-damage-changed = { $file } está dañado; instala exactly-game de nuevo
network-damage-other-table = { $file } es la red de otra mesa; instala exactly-game de nuevo
network-damage-unreadable = { $file } no se puede leer; instala exactly-game de nuevo
network-file-foreign = { $file } no es una red de este juego
network-file-other-version = { $file } fue escrito por otra versión; esta no puede leerlo como red
network-file-changed = { $file } está dañado
network-file-other-table = { $file } es la red de otra mesa: otros sitios u otra edición
network-file-unreadable = { $file } no se puede leer
