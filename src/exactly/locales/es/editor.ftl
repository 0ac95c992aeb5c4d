### Posiciones: colocadas a mano en el navegador, compartidas por su dirección.

editor-text = Posición como texto
editor-share = Compartir
editor-copied = Enlace copiado
editor-share-failed = No ha funcionado. La dirección de esta página es el enlace: cópiala de ahí.
editor-prompt = Coloca la posición que quieras: mueve monedas a tu gusto.
# $coin (number): what is in the hand, in cents.
editor-prompt-lay = Deja la moneda de { $coin } donde quieras.
editor-prompt-unclear = La mesa no puede mostrar lo que dice el texto.

## A quién le toca, y el dado

editor-turn = ¿A quién le toca?
editor-die = El dado muestra
editor-before-roll = aún sin tirar
# $face (string): 0, ?, 50, 20, 10 o 5.
editor-face = { $face }

## Los movimientos

# $count (number)
editor-moves = { $count ->
    [0] Movimientos posibles
   *[other] Movimientos posibles ({ $count })
}
editor-no-moves-before-roll = Antes de tirar. Elige qué muestra el dado y aquí verás los movimientos.
editor-no-moves-starting = Todavía se tira para ver quién empieza. Elige a quién le toca para seguir.
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

## Las pilas

editor-stacks = Monedas y euros
editor-stack-of = ¿De quién es la pila?
# $coin (number): el valor en céntimos.
editor-coin = { $coin } céntimos
editor-euro = 1 euro
# $what (string): una moneda o un euro. $name (string): de quién.
editor-one-more = Uno más: { $what }, { $name }
editor-one-less = Uno menos: { $what }, { $name }

## La mesa

editor-table = Mesa y reglas
editor-start = Volver a la posición inicial
editor-more-rules = Más reglas
editor-standard = Usar las reglas estándar
# $name (string): what stands in the address instead of an edition.
editor-edition-unknown = «{ $name }» (desconocida)

## Lo que aún no encaja. $name (string): en qué pila se ve.

editor-unreadable = Esto todavía no es una posición.
editor-example = Una posición se escribe así: las monedas de cada pila, los euros de cada cual, a quién le toca y el dado.
editor-example-label = Por ejemplo
editor-written-label = Tu texto
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = Lo que encajaría en el lugar marcado: { $expected }.
editor-unreadable-rules = La dirección de esta página pide unas reglas que aquí no se conocen.
editor-rules-label = En la dirección
# $edition (string): what the choice of the edition is called.
editor-rules-choose = Elige una en «{ $edition }» o quédate con la estándar.
editor-flaw-position-at-start = { $name }: mientras se tira para ver quién empieza, cada asiento tiene una moneda de 5 céntimos y ningún euro.
editor-flaw-stack-up-to-two = { $name }: con las reglas estándar una pila nunca pasa de 2,00 €.
editor-flaw-stack-not-one = { $name }: un euro exacto se habría tomado al instante. Una moneda más o menos, y se puede seguir.
editor-flaw-one-winner = { $name }: ya ha ganado otra persona.
