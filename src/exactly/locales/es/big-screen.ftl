### A table on a big screen, with phones as controllers.

big-screen-show = Ver en pantalla grande

## Players gather before the big screen.

big-screen-scan = Escanea y siéntate
big-screen-scan-about = Tu móvil es tu mando: tira el dado y mueve las monedas desde ahí.
big-screen-scan-full = La mesa está completa
big-screen-scan-watch = Escanea para ver la partida en tu móvil.
big-screen-or-type = O abre esta dirección:
# $free (number)
big-screen-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
big-screen-begin-anywhere = Ya estáis todos. Empezad desde cualquier móvil.
big-screen-fill = Completar con ordenadores

## What the big screen can do.

big-screen-tools = Controles de la pantalla
# $code (string): the code of a table.
big-screen-code = Mesa { $code }
big-screen-join = Mostrar el código QR
big-screen-full = Pantalla completa
big-screen-window = Salir de pantalla completa
big-screen-sound = Activar el sonido
big-screen-table = Ir a la mesa

## The game on the big screen. $name (string): the player. $coin (number or string): the value in cents.

big-screen-turn-move = { $name }, mueve una moneda de { $coin }.
big-screen-turn-wild = { $name }, mueve cualquier moneda.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
big-screen-told-move = { $name } ha movido una moneda de { $coin } { $origin ->
    [centre] del centro
    [own] de su pila
   *[seat] de { $source }
} { $goal ->
    [centre] al centro
    [own] a su pila
   *[seat] a { $target }
}.
# $face (string)
big-screen-told-pass = { $name } ha sacado { $face }: no se mueve nada.
big-screen-centre = En el centro
big-screen-again = ¿Revancha? Empezad desde cualquier móvil.
big-screen-again-join = Escanea para jugar
big-screen-again-watch = Escanea para ver la partida

## The phone as a controller.

big-screen-sit = Elige un asiento
big-screen-starting = ¿Quién empieza? { $name }, tira el dado.
big-screen-highest = Empieza la tirada más alta.
big-screen-one-more = Nombre de otro jugador en este móvil
big-screen-add = Añadir
big-screen-number = Asiento { $seat }
big-screen-begin-soon = Ocupad todos los asientos para empezar.
big-screen-all-taken = No quedan asientos libres. Puedes ver la partida.
big-screen-stacks = Todas las pilas
big-screen-shake = Toca el dado o agita el móvil.
big-screen-others-answer = Esperando a que respondan los demás.
big-screen-stack-full = llena
# $origin: centre, own or seat. $source (string): whose stack.
big-screen-where = Moneda de { $coin } { $origin ->
    [centre] del centro
    [own] de tu pila
   *[seat] de { $source }
}: ¿adónde va?
big-screen-yours = Tu pila
big-screen-stack-of = Pila de { $name }
