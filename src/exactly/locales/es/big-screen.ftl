### A table on a big screen, with phones as hands.

screens-show = Ver en pantalla grande

## People gather before the big screen.

screens-scan = Escanea y siéntate
screens-scan-about = Tu móvil es tu mano: desde ahí tiras el dado y mueves las monedas.
screens-scan-full = La mesa está completa
screens-scan-watch = Escanea para mirar desde tu móvil.
screens-or-type = O abre esta dirección:
# $free (number)
screens-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
screens-begin-anywhere = Ya están todos. Empezad en cualquier móvil.
screens-fill = Completar con ordenadores

## What the big screen can do.

screens-tools = Pantalla
# $code (string): the code of a table.
screens-code = Mesa { $code }
screens-join = Mostrar el código QR
screens-full = Pantalla completa
screens-window = Salir de pantalla completa
screens-sound = Activar el sonido
screens-table = Ir a la mesa

## The game on the big screen. $name (string): who. $coin (number or string): the value in cents.

screens-turn-move = { $name }, mueve una moneda de { $coin }.
screens-turn-wild = { $name }, mueve cualquier moneda.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
screens-told-move = { $name } ha pasado una de { $coin } { $origin ->
    [centre] del centro
    [own] de su pila
   *[seat] de { $source }
} { $goal ->
    [centre] al centro
    [own] a su pila
   *[seat] a { $target }
}.
# $face (string)
screens-told-pass = { $name } ha sacado { $face }: no se mueve nada.
screens-centre = En el centro
screens-again = ¿Otra partida? Empezad en cualquier móvil.
screens-again-join = Escanea para jugar
screens-again-watch = Escanea para mirar

## The phone as a hand.

screens-sit = Elige un asiento
screens-starting = ¿Quién empieza? { $name }, tira el dado.
screens-highest = Empieza la tirada más alta.
screens-one-more = ¿Alguien más en este móvil? Nombre:
screens-add = Añadir
screens-number = Asiento { $seat }
screens-begin-soon = La partida empieza cuando estéis todos.
screens-all-taken = No quedan asientos libres. Puedes mirar.
screens-stacks = Todas las pilas
screens-shake = Toca, o agita el móvil.
screens-others-answer = Ahora responden los demás.
screens-stack-full = llena
# $origin: centre, own or seat. $source (string): whose stack.
screens-where = { $coin } { $origin ->
    [centre] del centro
    [own] de tu pila
   *[seat] de { $source }
}: ¿adónde va?
screens-yours = Tu pila
screens-stack-of = Pila de { $name }
