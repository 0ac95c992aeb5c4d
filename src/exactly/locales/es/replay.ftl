### A finished game on the table again: turn by turn, and its rolls checked. .you is for the player who reads it.

replay-title = Análisis de la partida
replay-loading = Cargando la partida…
replay-not-over = Esta partida aún no ha terminado. Cuando termine, podrás analizarla aquí.
replay-to-table = Ir a la mesa
replay-like-this = Jugar una partida así

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = Último turno: { $name } sacó «{ $face }» y movió una moneda de { $coin } { $origin ->
    [centre] del centro
    [own] de su pila
    [you] de tu pila
   *[seat] de { $source }
} { $goal ->
    [centre] al centro
    [own] a su pila
    [you] a tu pila
   *[seat] a { $target }
}.
    .you = Último turno: sacaste «{ $face }» y moviste una moneda de { $coin } { $origin ->
        [centre] del centro
        [own] de tu pila
       *[seat] de { $source }
    } { $goal ->
        [centre] al centro
        [own] a tu pila
       *[seat] a { $target }
    }.
replay-made-by-dice = El dado decidió más que los movimientos.
replay-made-by-moves = Los movimientos decidieron más que el dado.
replay-made-by-both = Tanto el dado como los movimientos decidieron la partida.

## Chances

replay-curve = Probabilidad de ganar
# $percent (number)
replay-percent = { $percent } %
# $start, $end (string): chances.
replay-curve-seat = { $name }: { $start } antes del primer turno, { $end } al final.
replay-chances-asked = Calculando las probabilidades de ganar…
replay-chances-soon = Calculando las probabilidades de ganar. Puede tardar unos minutos; aparecerán aquí.
replay-chances-unknown = Este servidor no puede calcular las probabilidades de ganar. Todo lo demás está aquí.
replay-chances-failed = Las probabilidades de ganar no están disponibles.
replay-within = Margen de error: { NUMBER($points, maximumFractionDigits: 3) } puntos porcentuales.
replay-usually = Margen de error habitual: unos ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.
# A chance stands before each.
replay-before-roll = antes de tirar
replay-after-roll = tras la tirada
replay-after-move = tras el movimiento
replay-ask-again = Intentar de nuevo
replay-luck-and-skill = Suerte y habilidad
# $grade (string): what a move was. $points (string): what it lost, with a sign. $count (number): the same without.
replay-loss = { $grade }: { $points } { $count ->
   *[other] puntos
}

## Turn by turn

replay-steps = Turno a turno
replay-step = Turno
replay-end = Fin de la partida
# After the player who took a euro.
replay-won = { $name } gana la partida.
    .you = Ganas la partida.
# $move (string): what was played from the position that is shown.
replay-then = Luego { $move }
replay-first = Primer turno
replay-back = Turno anterior
replay-forward = Turno siguiente
replay-last = Fin de la partida
replay-play = Reproducir
replay-stop = Parar
replay-as-position = Abrir como posición
# $turn (number)
replay-go-to = Mostrar el turno { $turn }
replay-turns-with-euro = Turnos en los que se ganó un euro
replay-decisive-moves = Los movimientos que más costaron
replay-decisive-rolls = Las tiradas más decisivas
    .besides = Otras tiradas decisivas
# $count (number)
replay-show-all = Mostrar los { $count } turnos clave
replay-show-fewer = Mostrar menos

## The die

replay-dice = El dado
replay-dice-why = Antes de la partida, el servidor fijó una semilla secreta. Después, cada dispositivo añadió su propio número aleatorio. De esos números salen todas las tiradas.
replay-dice-check = Comprobar las tiradas
# $count (number)
replay-dice-agree = { $count ->
    [one] La única tirada es correcta: tu navegador acaba de calcularla de nuevo.
   *[other] Las { $count } tiradas son correctas: tu navegador acaba de calcularlas todas de nuevo.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] Una de { $count } tiradas es incorrecta.
   *[other] { $wrong } de { $count } tiradas son incorrectas.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Turno { $turn }: el registro dice «{ $face }», pero tenía que salir «{ $due }».
replay-dice-starting-differs = Tirada inicial: el registro dice «{ $face }», pero tenía que salir «{ $due }».
replay-dice-commitment-kept = La semilla coincide con el compromiso del registro.
replay-dice-commitment-broken = La semilla no coincide con el compromiso del registro.
replay-dice-not-shared = Faltan los números aleatorios de algunos jugadores.
replay-dice-kept = Este dispositivo recibió el mismo compromiso antes de la primera tirada.
replay-dice-kept-other = Este dispositivo recibió otro compromiso antes de la primera tirada.
replay-dice-added = El número aleatorio de este dispositivo también está en el registro.
replay-dice-added-other = El número aleatorio de este dispositivo no es el que figura en el registro.
replay-dice-not-there = Este dispositivo no estaba en la mesa antes de la primera tirada, así que no tiene ningún compromiso que comparar.
replay-dice-hand = En esta mesa se tiró un dado real, así que las tiradas no se pueden comprobar.
replay-dice-unknown = Este registro no dice de dónde salen las tiradas, así que no se pueden comprobar.
# A command follows.
replay-dice-insecure = Tu navegador solo puede comprobar tiradas en páginas seguras (https). Puedes descargar el registro y comprobarlo en un ordenador con:
replay-dice-numbers = Mostrar los números
replay-dice-commitment = Compromiso, mostrado antes de la primera tirada
replay-dice-seed = Semilla, revelada después de la partida
replay-dice-shares = Números aleatorios de los jugadores
replay-dice-rolls = Todas las tiradas, primero las iniciales
