### What the command line says. $error (string): a phrase of notation.ftl. $file (string): a file's name.

cli-language = el idioma tiene que ser uno de estos: { $languages }
cli-bad-rules = reglas, { $error }
cli-bad-position = posición, { $error }
cli-bad-move = movimiento, { $error }
cli-bad-line = línea { $line }: { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = ese movimiento no está permitido. { $reason }
cli-won = { $name } gana la partida.
cli-cannot-read = no se puede leer { $file }: { $reason }
cli-cannot-write = no se puede escribir en { $file }: { $reason }
cli-not-text = { $file } no es un texto en UTF-8 (byte { $byte })
cli-not-a-record = { $file } no es el registro de una partida: { $error }
cli-unknown-player = no hay ningún ordenador que se llame { $name }; puedes elegir uno de estos: { $known }
cli-player-for-two = el ordenador { $name } solo juega partidas de dos, no de { $count }
cli-seats = { $count ->
    [one] en una partida hay de dos a seis asientos, no uno
   *[other] en una partida hay de dos a seis asientos, no { $count }
}
cli-no-input = no hay entrada estándar de la que leer posiciones
cli-file-exists = { $file } ya existe; elige otro nombre o sigue la partida con --continue
cli-bad-seed = la semilla debe ser un texto que quepa en una línea
cli-continue-alone = --continue toma la partida como está; { $option } no puede ir con ello
cli-cannot-continue = { $file } no contiene una partida sin terminar que se pueda continuar aquí

## exactly verify

verify-holds = { $turns ->
    [one] El registro es correcto: un turno, y su movimiento está permitido.
   *[other] El registro es correcto: { $turns } turnos, y todos los movimientos están permitidos.
}
verify-dice-fair = Cada tirada se deriva de la semilla y de los bytes de todos, y la semilla es la del compromiso.
verify-dice-hand = El dado se tiró a mano y los resultados se teclearon, así que las tiradas no se pueden comprobar.
verify-no-trail = El registro no tiene rastro de control, así que no se notaría el cambio de un movimiento por otro también permitido.
verify-unfinished = La partida no ha terminado.
verify-winner = Ha ganado { $name } (asiento { $seat }).
verify-fails = El registro no es correcto:
# Stand before a sentence.
verify-at-turn = turno { $turn }: { "" }
verify-at-start = tiradas iniciales: { "" }

## What is wrong with a record. $expected (string): what should stand there. $seats (number)

problem-starting-rolls = Estas tiradas iniciales no corresponden a { $seats } asientos (regla 6).
problem-seat = Le tocaba al asiento { $expected } (regla 13).
problem-euro = { $expected ->
    [none] Aquí nadie tomó un euro (regla 14).
   *[other] Aquí tomó un euro el asiento { $expected } (regla 14).
}
problem-result = { $expected ->
    [none] Aún no ha ganado nadie, pero hay una victoria anotada.
   *[other] Ha ganado el asiento { $expected }, pero no es eso lo que está anotado.
}
problem-dice-not-named = El registro no dice cómo se tiró el dado.
problem-dice-unknown = Las tiradas de este tipo no se pueden comprobar aquí; el tipo conocido es { $expected }.
problem-dice-contradicted = El registro dice que el dado se tiró a mano, pero contiene una semilla o su compromiso.
problem-seed-missing = Falta la semilla de las tiradas.
problem-commitment-missing = Falta el compromiso hecho antes de la primera tirada.
problem-commitment = La semilla no es la del compromiso; el suyo sería { $expected }.
problem-shares = Tiene que haber bytes de cada uno de los { $seats } asientos.
problem-roll = El dado tuvo que mostrar { $expected }.
problem-trail = Esto no es lo que se escribió durante la partida.
