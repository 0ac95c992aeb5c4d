### The words of the table, for every program that shows a game.

# $amount (number): euros, with a fraction.
money = { NUMBER($amount, minimumFractionDigits: 2) } €
player-unnamed = Jugador { $seat }
# $name (string): the computer player's own name, such as greedy. $seat (number)
player-computer = Ordenador { $seat } ({ $name })

## The computer players: one line of at most fifty characters each.

about-player-pip = pip: un primer rival para niños; nivel 1 de 6
about-player-clara = clara: ayuda al más débil; nivel 2 de 6
about-player-bruno = bruno: cuida su propia pila; nivel 3 de 6
about-player-ines = ines: frena al líder; nivel 4 de 6
about-player-otto = otto: lo ve casi todo; nivel 5 de 6
about-player-magda = magda: prevé varios turnos; nivel 6 de 6
about-player-perfect = perfect: nunca se equivoca; solo para dos
about-player-greedy = greedy: se lleva lo que puede en cada turno
about-player-random = random: mueve al azar

## Places and amounts

names-two = { $first } y { $second }
place-centre = centro
# $amount (string): an amount of money.
stack-missing = faltan { $amount }
stack-over = sobran { $amount }

## Moves. $coin (number): the value in cents. $source, $target (string): names of stacks.

move-pass = pasar
    .told = pasa
move-coin = { $coin }: { $source } → { $target }

## Why something cannot be done: short, kind, without blame. .plain is for players who have not read the numbered rules.

refusal-game-over = La partida ha terminado (regla 17).
    .plain = La partida ha terminado.
refusal-die-not-rolled = Primero tira el dado (regla 7).
    .plain = Primero tira el dado.
refusal-already-rolled = Se tira una vez por turno (regla 7).
    .plain = Se tira una vez por turno.
refusal-no-such-seat = Ahí no hay nadie sentado.
    .plain = Ahí no hay nadie sentado.
refusal-nothing-to-move = Con un 0 no se mueve ninguna moneda (regla 9).
    .plain = Con un 0 no se mueve ninguna moneda.
refusal-wrong-value = El dado muestra otro valor (regla 7).
    .plain = El dado muestra otro valor.
refusal-same-stack = La moneda tiene que ir a otra pila (regla 8).
    .plain = La moneda tiene que ir a otra pila.
refusal-coin-not-there = En esa pila no hay ninguna moneda de ese valor (regla 7).
    .plain = En esa pila no hay ninguna moneda de ese valor.
refusal-stack-full = Esa pila está llena: más de 1,50 € (regla 11).
    .plain = Esa pila está llena: más de 1,50 €.
refusal-must-move = Si puedes mover, tienes que hacerlo (regla 12).
    .plain = Si puedes mover, tienes que hacerlo.

# $path (string): a file.
record-written = Registro de la partida: { $path }
record-unfinished = La partida está guardada. Para continuarla: { $command } play --continue { $path }
