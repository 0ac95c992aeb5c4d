### What cannot be read, and why.

# $column (number), $expected (string): one of the phrases below, $found (string): a character.
notation-error = columna { $column }: se espera { $expected }, pero hay «{ $found }»
notation-error-at-end = columna { $column }: se espera { $expected }, pero el texto termina ahí
notation-error-in-line = línea { $line }, { $error }

## What was expected.

expected-coin = una moneda (50, 20, 10 o 5)
expected-coin-or-empty = una moneda (50, 20, 10 o 5) o «-» para una pila vacía
expected-coin-in-order = una moneda que no valga más que la anterior
expected-after-coin = «.» y una moneda, «/» y la pila siguiente, o un espacio
expected-after-last-stack = «.» y una moneda, o un espacio (hay seis pilas como máximo)
expected-second-stack = «/» y la pila siguiente (hay dos pilas como mínimo)
expected-after-stack = «/» y la pila siguiente, o un espacio
expected-end-of-stacks = un espacio (hay seis pilas como máximo)
expected-euros = un número de euros, de 0 hasta el objetivo
expected-euros-of-next-seat = «/» y los euros del asiento siguiente
expected-end-of-euros = un espacio (no hay más asientos)
expected-active = el número del jugador al que le toca, o «first» mientras se tira para ver quién empieza
expected-space = un espacio
expected-face = una cara del dado (0, ?, 50, 20, 10 o 5)
expected-face-or-none = una cara del dado (0, ?, 50, 20, 10 o 5) o «-» antes de la tirada
expected-starting-roll = una cara del dado, «-» para un asiento que aún tiene que tirar, o «x» para uno que ya no tira
expected-starting-roll-of-next-seat = «/» y la tirada inicial del asiento siguiente
expected-starting-rolls-in-order = las tiradas iniciales en el orden de los asientos, con al menos dos asientos en juego y uno por tirar
expected-end = el final
expected-not-address = «_» para un espacio y «~» para ?
expected-position-at-start = una moneda de 5 céntimos y ningún euro en cada asiento durante las tiradas iniciales
expected-ten-of-each = un máximo de diez monedas de cada valor entre todas las pilas
expected-stack-up-to-two = una pila de 2,00 € como máximo
expected-stack-not-one = una pila que no valga exactamente 1,00 € (ese euro ya se habría tomado)
expected-one-winner = un solo asiento, como máximo, que haya alcanzado el objetivo
expected-move = un movimiento como 20:C>1, o «pass»
expected-colon = «:»
expected-arrow = «>»
expected-place = C para el centro, o un asiento del 1 al 6
expected-edition = una edición (standard o classic)
expected-switch = una opción (wild_may_pass, both_collect, empty_restart o target=)
expected-switch-once = una opción que no figure ya
expected-target = un objetivo (1, 2 o 3)
expected-next-switch = «+» y una opción, o el final
expected-tag-name = el nombre de una etiqueta
expected-tag-once = una etiqueta que no figure ya
expected-tag-value = un espacio y el valor de la etiqueta entre comillas rectas
expected-tag-end = «]»
expected-escape = una comilla recta u otra barra invertida
expected-plain-character = un carácter que se pueda mostrar
expected-game-tag = primero la etiqueta [Game "Exactly"]
expected-players-tag = una etiqueta [Players "…"] antes de la primera tirada
expected-players = de dos a seis jugadores, separados por «; »
expected-position-of-players = una posición con una pila para cada jugador
expected-position-to-play = una posición desde la que se pueda seguir: después de las tiradas iniciales y sin ningún asiento que haya alcanzado el objetivo
expected-result = el asiento ganador, o * si no hay ninguno
expected-date = una fecha como 2026-11-15
expected-first = las tiradas iniciales: «first» y una cara del dado por cada asiento
expected-next-starting-roll = una cara del dado, «|» antes de las tiradas de desempate, o el final
expected-turn = el número del turno siguiente y «.»
expected-seat = un asiento de esta mesa
expected-euro = «euro» y los asientos que lo tomaron, o el final
