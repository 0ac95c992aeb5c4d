### Una partida terminada, otra vez sobre la mesa: turno a turno, y sus tiradas calculadas de nuevo. .you es para quien lee.

replay-title = Análisis de la partida
replay-loading = Se vuelve a poner la partida en la mesa…
replay-not-over = Esta partida aún no ha terminado. Cuando termine, podrás repasarla aquí.
replay-to-table = Ir a la mesa
replay-like-this = Jugar una partida así

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = El último turno: { $name } sacó «{ $face }» y pasó una de { $coin } { $origin ->
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
    .you = El último turno: sacaste «{ $face }» y pasaste una de { $coin } { $origin ->
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
replay-made-by-both = El dado y los movimientos decidieron juntos la partida.

## Chances

replay-curve = Probabilidad de ganar
# $percent (number)
replay-percent = { $percent } %
# $start, $end (string): chances.
replay-curve-seat = { $name }: { $start } antes del primer turno, { $end } al final.
replay-chances-asked = Se están calculando las probabilidades de ganar…
replay-chances-soon = Las probabilidades de ganar se están calculando; puede tardar unos minutos. Aparecerán aquí solas.
replay-chances-unknown = Este servidor no puede calcular las probabilidades de ganar. Todo lo demás está aquí.
replay-chances-failed = No se han podido obtener las probabilidades de ganar.
replay-within = Una probabilidad puede desviarse { NUMBER($points, maximumFractionDigits: 3) } puntos.
replay-usually = Una probabilidad suele acertar con un margen de unos ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales.
# A chance stands before each.
replay-before-roll = antes de tirar
replay-after-roll = después
replay-after-move = tras mover
replay-ask-again = Intentar de nuevo
replay-luck-and-skill = Suerte y habilidad
# $grade (string): what a move was. $points (string): what it lost, with a sign. $count (number): the same without.
replay-loss = { $grade }: { $points } { $count ->
   *[other] puntos
}

## Step by step

replay-steps = Turno a turno
replay-step = Turno
replay-end = El final
# After who took a euro.
replay-won = Era el último que faltaba: { $name } gana la partida.
    .you = Era el último que faltaba: ganas la partida.
# $move (string): what was played from the position that is shown.
replay-then = Luego { $move }
replay-first = Al primer turno
replay-back = Un turno atrás
replay-forward = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-stop = Parar
replay-as-position = Abrir como posición
# $turn (number)
replay-go-to = Mostrar el turno { $turn }
replay-turns-with-euro = Los turnos que dieron un euro
replay-decisive-moves = Los movimientos más costosos
replay-decisive-rolls = Las tiradas más decisivas
    .besides = Otras tiradas decisivas
# $count (number)
replay-show-all = Mostrar los { $count } turnos que contaron
replay-show-fewer = Mostrar menos

## The die

replay-dice = El dado
replay-dice-why = Antes de la partida el servidor selló un secreto en un sobre, y después cada persona de la mesa añadió el suyo: por eso nadie pudo elegir las tiradas.
replay-dice-check = Comprobar las tiradas
# $count (number)
replay-dice-agree = { $count ->
    [one] La única tirada es correcta: tu navegador acaba de calcularla de nuevo.
   *[other] Las { $count } tiradas son correctas: tu navegador acaba de calcularlas todas de nuevo.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] Una tirada de { $count } no es la que tenía que salir.
   *[other] { $wrong } tiradas de { $count } no son las que tenían que salir.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Turno { $turn }: el registro dice «{ $face }», tenía que salir «{ $due }».
replay-dice-starting-differs = Una tirada inicial: el registro dice «{ $face }», tenía que salir «{ $due }».
replay-dice-commitment-kept = El secreto es el que se prometió antes de la primera tirada.
replay-dice-commitment-broken = El secreto no es el que se prometió antes de la primera tirada.
replay-dice-not-shared = Faltan secretos de la mesa.
replay-dice-kept = La promesa que guardó este dispositivo es la del registro.
replay-dice-kept-other = La promesa que guardó este dispositivo no es la del registro.
replay-dice-added = Lo que añadió este dispositivo también está ahí.
replay-dice-added-other = Lo que añadió este dispositivo no es lo que dice el registro.
replay-dice-not-there = Se comparó con la promesa del registro: este dispositivo no estaba antes de la primera tirada y no guardó ninguna propia.
replay-dice-hand = En esta mesa se lanzó un dado de verdad, así que no hay nada que calcular de nuevo.
replay-dice-unknown = Este registro no dice de dónde salen las tiradas, así que no se pueden comprobar.
# A command follows.
replay-dice-insecure = Tu navegador solo puede comprobar tiradas en páginas seguras (https). Puedes descargar el registro y comprobarlo en un ordenador con:
replay-dice-numbers = Los números que hay detrás
replay-dice-commitment = La promesa, mostrada antes de la primera tirada
replay-dice-seed = El secreto, revelado después de la partida
replay-dice-shares = Lo que añadió cada persona
replay-dice-rolls = Todas las tiradas, primero las iniciales
