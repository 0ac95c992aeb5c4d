### Perfect play: solving the game, and win chances.

solve-not-yet = { $rules } aún no está resuelto; se resuelve ahora, una sola vez.
solve-damage-foreign = { $file } no es una solución de este juego; se vuelve a resolver.
solve-damage-old = { $file } es de otra versión; se vuelve a resolver.
solve-damage-other-rules = { $file } contiene la solución de otras reglas; se vuelve a resolver.
solve-damage-truncated = { $file } está incompleto; se vuelve a resolver.
solve-damage-changed = { $file } está dañado; se vuelve a resolver.
solve-missing = falta el módulo { $module }; instálalo con: pip install "exactly-game[solve]"
solve-compiling = Preparando
# $mine, $yours (number): euros.
solve-score = Marcador { $mine } a { $yours }
solve-interrupted = se ha interrumpido el cálculo; no se ha guardado ningún resultado
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = Resuelto { $rules }: { $positions } posiciones con { $scores } marcadores en { $seconds } segundos, con un margen de error de { $within }. Guardado en { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = ,
value-chance = { $percent } %
# $points (number): percentage points.
value-within = Margen de error: { NUMBER($points, maximumFractionDigits: 3) } puntos porcentuales.
value-estimated = Estimación de una red neuronal.
value-off-unknown = El margen de error no se ha medido para esta mesa; --rollouts juega partidas desde aquí para comprobarlo.
value-off = Margen de error habitual: unos ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] Victorias en { $games } partida jugada desde aquí, con una confianza del 95 %: { $shares }
   *[other] Victorias en { $games } partidas jugadas desde aquí, con una confianza del 95 %: { $shares }
}
value-rollouts-progress = Jugando partidas
value-rollouts-missing = falta el módulo { $module }; instálalo con: pip install "exactly-game[solve]"

## Networks

network-missing = falta el módulo { $module }; instálalo con: pip install "exactly-game[network]"
network-damage-foreign = { $file } no es una red de este juego; reinstala exactly-game
network-damage-other-version = { $file } es de otra versión; reinstala exactly-game
network-damage-changed = { $file } está dañado; reinstala exactly-game
network-damage-other-table = { $file } es la red de otra mesa; reinstala exactly-game
network-damage-unreadable = { $file } no se puede leer; reinstala exactly-game
network-file-foreign = { $file } no es una red de este juego
network-file-other-version = { $file } es de otra versión; esta no puede leerlo como red
network-file-changed = { $file } está dañado
network-file-other-table = { $file } es la red de otra mesa, con otro número de asientos u otra edición
network-file-unreadable = { $file } no se puede leer
