### What the command line says. $error (string): a phrase of notation.ftl. $file (string): a file's name.

cli-language = valor de --lang no válido; usa uno de estos: { $languages }
cli-bad-rules = reglas no válidas, { $error }
cli-bad-position = posición no válida, { $error }
cli-bad-move = movimiento no válido, { $error }
cli-bad-line = línea { $line }: { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = ese movimiento no está permitido. { $reason }
cli-won = { $name } gana la partida.
cli-cannot-read = no se puede leer { $file }: { $reason }
cli-cannot-write = no se puede escribir en { $file }: { $reason }
cli-not-text = { $file } no es un archivo de texto en UTF-8 (byte no válido en la posición { $byte })
cli-not-a-record = { $file } no es un registro de partida: { $error }
cli-unknown-player = jugador desconocido: { $name }; usa uno de estos: { $known }
cli-player-for-two = el jugador { $name } necesita exactamente dos asientos, no { $count }
cli-seats = { $count ->
    [one] una partida tiene de dos a seis asientos, no uno
   *[other] una partida tiene de dos a seis asientos, no { $count }
}
cli-no-input = no hay entrada estándar que leer
cli-file-exists = { $file } ya existe; elige otro nombre o continúa la partida con --continue
cli-bad-seed = valor de --seed no válido; usa un texto de una sola línea, no vacío
cli-continue-alone = --continue conserva los ajustes de la partida; quita { $option }
cli-cannot-continue = { $file } no contiene una partida sin terminar que se pueda continuar aquí

## exactly verify

verify-holds = { $turns ->
    [one] El registro es correcto: un turno, con un movimiento permitido.
   *[other] El registro es correcto: { $turns } turnos, todos con movimientos permitidos.
}
verify-dice-fair = La semilla coincide con el compromiso, y todas las tiradas se derivan de la semilla y de los números aleatorios de los jugadores.
verify-dice-hand = El dado se tiró a mano y los resultados se teclearon, así que las tiradas no se pueden comprobar.
verify-no-trail = El registro no tiene rastro de control, así que no se notaría el cambio de un movimiento por otro también permitido.
verify-unfinished = La partida no ha terminado.
verify-winner = Ha ganado { $name } (asiento { $seat }).
verify-fails = El registro no es correcto:
# Stand before a sentence.
verify-at-turn = turno { $turn }: { "" }
verify-at-start = tiradas iniciales: { "" }

## What is wrong with a record. $expected (string): what the record should contain. $seats (number)

problem-starting-rolls = Estas tiradas iniciales no corresponden a { $seats } asientos (regla 6).
problem-seat = Le tocaba al asiento { $expected } (regla 13).
problem-euro = { $expected ->
    [none] Aquí nadie tomó un euro (regla 14).
   *[other] Aquí tomó un euro el asiento { $expected } (regla 14).
}
problem-result = { $expected ->
    [none] Aún no ha ganado nadie, pero el registro indica un ganador.
   *[other] Ha ganado el asiento { $expected }, pero el registro dice otra cosa.
}
problem-dice-not-named = El registro no dice cómo se tiró el dado.
problem-dice-unknown = Aquí no se pueden comprobar las tiradas de este tipo, solo las de tipo { $expected }.
problem-dice-contradicted = El registro dice que el dado se tiró a mano, pero contiene una semilla o un compromiso.
problem-seed-missing = Falta la semilla de las tiradas.
problem-commitment-missing = Falta el compromiso anterior a la primera tirada.
problem-commitment = La semilla no coincide con el compromiso; el suyo sería { $expected }.
problem-shares = El registro debe tener un número aleatorio de cada uno de los { $seats } asientos.
problem-roll = Tenía que salir { $expected }.
problem-trail = El rastro de control no coincide: el registro se ha modificado.
