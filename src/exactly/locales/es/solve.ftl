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
# $seats (number): how many sit at the table.
value-seats = por ahora solo se conocen las probabilidades para dos asientos, no para { $seats }
# $points (number): hundredths.
value-within = Seguro con un margen de { NUMBER($points, maximumFractionDigits: 3) } puntos porcentuales.
