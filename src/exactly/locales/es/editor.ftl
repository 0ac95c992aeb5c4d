### Positions: set up by hand in the browser, shared by their address.

editor-text = Posición como texto
editor-share = Compartir
editor-copied = Enlace copiado
editor-share-failed = Aquí no se puede compartir. Copia la dirección de esta página.
editor-prompt = Mueve las monedas como quieras.
# $coin (number): the coin that is held, in cents.
editor-prompt-lay = Deja la moneda de { $coin } donde quieras.
editor-prompt-unclear = La mesa no puede mostrar lo que dice el texto.

## Whose turn it is, and the die

editor-turn = ¿A quién le toca?
editor-die = Tirada
editor-before-roll = aún sin tirar
# $face (string): 0, ?, 50, 20, 10 or 5.
editor-face = { $face }

## The moves

# $count (number)
editor-moves = { $count ->
    [0] Movimientos posibles
   *[other] Movimientos posibles ({ $count })
}
editor-no-moves-before-roll = Elige una tirada para ver los movimientos.
editor-no-moves-starting = Las tiradas iniciales no han terminado. Elige a quién le toca.
# $count (number)
editor-all = Mostrar los { $count }
editor-fewer = Mostrar menos
editor-chances-unknown = Este servidor no puede calcular las probabilidades de ganar.
editor-over = La partida ha terminado

## Why it cannot be played on from here

editor-play-on-over = La partida ha terminado.
editor-play-on-starting = Elige primero a quién le toca.
# $name (string): the seat whose turn it is.
editor-play-as = Juegas como { $name }

## The stacks

editor-stacks = Monedas y euros
editor-stack-of = ¿De quién es la pila?
# $coin (number): the value in cents.
editor-coin = { $coin } céntimos
editor-euro = 1 euro
# $what (string): a coin or a euro. $name (string): whose.
editor-one-more = Añadir { $what }: { $name }
editor-one-less = Quitar { $what }: { $name }

## The table

editor-table = Mesa y reglas
editor-start = Volver a la posición inicial
editor-more-rules = Más reglas
editor-standard = Usar las reglas estándar
# $name (string): what the address contains instead of an edition.
editor-edition-unknown = «{ $name }» (desconocida)

## What is not right yet. $name (string): the stack that shows it.

editor-unreadable = Posición no válida.
editor-example = Una posición tiene cuatro partes: las monedas de cada pila, los euros de cada jugador, a quién le toca y la tirada.
editor-example-label = Por ejemplo
editor-written-label = Tu texto
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = En el lugar marcado se espera: { $expected }.
editor-unreadable-rules = Las reglas que indica la dirección de esta página no son válidas.
editor-rules-label = En la dirección
# $edition (string): what the choice of the edition is called.
editor-rules-choose = Elige una en «{ $edition }» o usa las reglas estándar.
editor-flaw-position-at-start = { $name }: mientras se tira para ver quién empieza, cada jugador tiene una moneda de 5 céntimos y ningún euro.
editor-flaw-stack-up-to-two = { $name }: con las reglas estándar una pila nunca pasa de 2,00 €.
editor-flaw-stack-not-one = { $name }: un euro exacto ya se habría tomado. Añade o quita una moneda.
editor-flaw-one-winner = { $name }: ya ha ganado otro jugador.
