### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

terminal-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
terminal-headline = { $edition } · { $target ->
    [one] 1 euro para ganar
   *[other] { $target } euros para ganar
} · ronda { $round } · turno { $turn }
# $beginning (string): the first characters of the commitment.
terminal-commitment-short = dado { $beginning }…
terminal-commitment = El compromiso del dado: { $commitment }. Fija todas las tiradas; después de la partida podrás comprobarlas.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

terminal-seat-computer = { $name } (ordenador)
terminal-seat-rolled = saca { $face }
terminal-move = { $source } → { $target }
terminal-log-title = Últimos turnos

## What a player is asked. $face (string): as on the die. $coin (number): cents.

terminal-ask-starting = Empieza la tirada más alta. { $name }, tira el dado.
terminal-ask-roll = { $name }, tira el dado.
terminal-ask-move = { $name }, has sacado { $face }: mueve una moneda de { $face } a otra pila.
terminal-ask-move-any = { $name }, has sacado ?: mueve cualquier moneda a otra pila.
# $origin: centre or seat, for languages that say it differently.
terminal-ask-target = { $coin } { $origin ->
    [centre] del centro
   *[seat] de { $source }
}: ¿adónde va la moneda?
terminal-ask-target-any = Una moneda { $origin ->
    [centre] del centro
   *[seat] de { $source }
}: ¿adónde va?
terminal-ask-coin = { $source } → { $target }: ¿qué moneda?
terminal-ask-pass-zero = { $name }, has sacado 0: en este turno no se mueve nada.
terminal-ask-pass-stuck = { $name }, has sacado { $face }: ninguna moneda de { $face } se puede mover.
terminal-told-roll = { $name } tira el dado…
terminal-told-starting = Empieza la tirada más alta. { $name } tira el dado…
terminal-told-thinking = { $name } saca { $face }…
terminal-told-move = { $name }: { $move }

## How to do it.

terminal-hint-watch = Pulsa Intro para ir más rápido.
terminal-hint-roll = Pulsa Intro o Espacio, o haz clic en el dado.
# $seats (number)
terminal-hint-choose = ↑↓ e Intro, o una pila: 0 el centro, 1–{ $seats } los asientos, o un clic.
terminal-hint-target = Elige la pila de destino. Esc devuelve la moneda.
terminal-hint-coin = ↑↓ e Intro, o el número de delante. Esc la devuelve.
terminal-hint-pass = Pulsa Intro para seguir.
terminal-hint-euro = Pulsa Intro para seguir.
terminal-hint-over = Pulsa n para empezar otra partida.

## Starting rolls

terminal-starting-rolled = { $name }: { $face }
terminal-starting-tie = ¡Empate! Los jugadores con la tirada más alta vuelven a tirar.
terminal-starting-begins = Empieza { $name }.

## A euro

terminal-euro-call = ¡Exacto!
terminal-euro-taken = { $count ->
    [one] { $names } se lleva un euro.
   *[other] { $names } se llevan un euro cada uno.
}
terminal-next-round = Las monedas vuelven al centro. { $name } empieza la ronda siguiente.
terminal-over = La partida ha terminado.

## Buttons

terminal-button-roll = Tirar el dado
terminal-button-pass = Seguir
terminal-button-euro = Ronda siguiente
terminal-button-over = Resultado
terminal-button-start = Jugar
terminal-button-leave = Salir
terminal-button-stay = Quedarse
terminal-button-new = Nueva partida
terminal-button-look = Ver la mesa

## Keys, in the bottom line: one or two words each.

terminal-key-language = idioma
terminal-key-rules = reglas
terminal-key-help = ayuda
terminal-key-leave = salir
terminal-key-stay = quedarse
terminal-key-back = volver
terminal-key-watch = más rápido
terminal-key-roll = tirar
terminal-key-pass = seguir
terminal-key-euro = seguir
terminal-key-over = resultado
terminal-key-choose = elegir
terminal-key-pick = elegir
terminal-key-lay-back = devolver
terminal-key-new = nueva partida
terminal-key-look = ver la mesa
terminal-key-change = cambiar
terminal-key-start = jugar
terminal-key-to-start = ir a Jugar
terminal-key-next = siguiente

## Before a game

terminal-setup-seats = Jugadores
terminal-setup-person = persona
terminal-setup-name = nombre (opcional)
terminal-setup-language = Idioma
terminal-setup-edition = Edición
terminal-setup-target = Euros para ganar
terminal-setup-wild-may-pass = Pasar con «?»
terminal-setup-both-collect = Cobran los dos
terminal-setup-empty-restart = Sin moneda inicial
terminal-setup-no = no
terminal-setup-yes = sí

## Leaving and the end. $path (string): a file.

terminal-leave-title = ¿Salir de la mesa?
terminal-end-won = ¡{ $name } gana tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}!
terminal-end-verify = El registro está guardado. Para comprobar sus tiradas: { $command } verify { $path }

## Help

terminal-help-title = Cómo se lee la mesa
terminal-help-goal = Haz que tu pila valga exactamente un euro. En cada turno, tira el dado y mueve una moneda de ese valor de una pila cualquiera a otra.
terminal-help-ring = El anillo alrededor de una pila se llena, en dorado, hasta un euro. Pasado un euro empieza una segunda vuelta, roja y rellena, con una muesca en 1,50 €: por encima, la pila no puede recibir más. Con un euro exacto, todo el anillo es verde.
terminal-help-sign-turn = a quién le toca
terminal-help-sign-may-leave = aquí se puede tomar una moneda
terminal-help-sign-may-come = la moneda puede ir aquí
terminal-help-sign-leaves = la moneda sale de aquí
terminal-help-sign-comes = la moneda llega aquí
terminal-help-sign-won = un euro ganado
terminal-help-sign-to-win = un euro por ganar
terminal-help-coins = Las monedas:
terminal-help-keys-title = Teclas
terminal-help-key-roll = tirar el dado, seguir o acelerar al ordenador
    .keys = Intro, Espacio
terminal-help-key-list = elegir un movimiento de la lista
    .keys = ↑ ↓ Intro
terminal-help-key-pick = elegir la pila de la que sale la moneda y después la pila adonde va; Tab e Intro hacen lo mismo, Esc la devuelve
    .keys = 0 a 6
terminal-help-key-click = el dado, las pilas, las monedas, los movimientos y las teclas de abajo responden al clic
    .keys = Ratón
terminal-help-key-language = cambiar de idioma
    .keys = l
terminal-help-key-rules = leer las reglas
    .keys = r
terminal-help-key-leave = salir; la partida queda guardada
    .keys = q
terminal-help-dice-title = El dado
