### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

screen-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
screen-headline = { $edition } · { $target ->
    [one] gana 1 euro
   *[other] ganan { $target } euros
} · ronda { $round } · turno { $turn }
# $beginning (string): the first characters of the promise.
screen-promise-short = dado { $beginning }…
screen-promise = El compromiso para el dado: { $commitment }. Fija todas las tiradas; después de la partida podrás comprobarlas.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

screen-seat-computer = { $name } (bot)
screen-seat-rolled = saca { $face }
screen-move = { $source } → { $target }
screen-log-title = Últimos turnos

## What is asked of whom. $face (string): as on the die. $coin (number): cents.

screen-ask-starting = ¿Quién empieza? { $name }, tira el dado.
screen-ask-throw = { $name }, tira el dado.
screen-ask-move = { $name }, has sacado { $face }: mueve una moneda de { $face } a otra pila.
screen-ask-move-any = { $name }, has sacado ?: mueve una moneda cualquiera a otra pila.
# $origin: centre or seat, for languages that say it differently.
screen-ask-target = { $coin } { $origin ->
    [centre] del centro
   *[seat] de { $source }
}: ¿adónde va la moneda?
screen-ask-target-any = Una moneda { $origin ->
    [centre] del centro
   *[seat] de { $source }
}: ¿adónde va?
screen-ask-coin = { $source } → { $target }: ¿qué moneda?
screen-ask-pass-zero = { $name }, has sacado 0: en este turno no se mueve nada.
screen-ask-pass-stuck = { $name }, has sacado { $face }: ninguna moneda de { $face } se puede mover.
screen-told-throw = { $name } tira el dado…
screen-told-starting = ¿Quién empieza? { $name } tira el dado…
screen-told-thinking = { $name } saca { $face }…
screen-told-move = { $name }: { $move }

## How to do it.

screen-hint-watch = Intro para ir más rápido.
screen-hint-throw = Pulsa Intro o Espacio, o haz clic en el dado.
# $seats (number)
screen-hint-choose = ↑↓ e Intro, o una pila: 0 el centro, 1–{ $seats } los asientos, o un clic.
screen-hint-target = Elige la pila adonde va. Esc la devuelve.
screen-hint-coin = ↑↓ e Intro, o el número de delante. Esc la devuelve.
screen-hint-pass = Pulsa Intro para seguir.
screen-hint-euro = Mira bien y después pulsa Intro.
screen-hint-over = n empieza otra partida.

## Starting rolls

screen-starting-rolled = { $name }: { $face }
screen-starting-tie = Empate: quienes sacaron la tirada más alta vuelven a tirar.
screen-starting-begins = Empieza { $name }.

## A euro

screen-euro-call = ¡Exacto!
screen-euro-taken = { $count ->
    [one] { $names } toma un euro.
   *[other] { $names } toman un euro cada uno.
}
screen-next-round = Las monedas vuelven al centro. { $name } empieza la ronda siguiente.
screen-over = La partida ha terminado.

## Buttons

screen-button-throw = Tirar el dado
screen-button-pass = Seguir
screen-button-euro = Ronda siguiente
screen-button-over = Cómo acabó
screen-button-start = Jugar
screen-button-leave = Salir
screen-button-stay = Quedarse
screen-button-new = Otra partida
screen-button-look = Ver la mesa

## Keys, in the bottom line: one or two words each.

screen-key-language = idioma
screen-key-rules = reglas
screen-key-help = ayuda
screen-key-leave = salir
screen-key-stay = quedarse
screen-key-back = volver
screen-key-watch = más rápido
screen-key-throw = tirar
screen-key-pass = seguir
screen-key-euro = seguir
screen-key-over = cómo acabó
screen-key-choose = elegir
screen-key-pick = elegir
screen-key-lay-back = devolver
screen-key-new = otra partida
screen-key-look = mirar
screen-key-change = cambiar
screen-key-start = jugar
screen-key-to-start = al botón
screen-key-next = siguiente

## Before a game

screen-setup-seats = Cuántos juegan
screen-setup-person = persona
screen-setup-name = nombre (opcional)
screen-setup-language = Idioma
screen-setup-edition = Edición
screen-setup-target = Euros para ganar
screen-setup-wild-may-pass = «?» puede pasar
screen-setup-both-collect = Cobran los dos
screen-setup-empty-restart = Rondas desde cero
screen-setup-no = no
screen-setup-yes = sí

## Leaving and the end. $path (string): a file.

screen-leave-title = ¿Dejar la mesa?
screen-end-won = ¡{ $name } gana después de { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}!
screen-end-verify = El registro queda guardado. Para comprobar sus tiradas: { $command } verify { $path }

## Help

screen-help-title = Cómo se lee la mesa
screen-help-goal = Haz que tu pila valga exactamente un euro. En tu turno, tira el dado y pasa una moneda de ese valor de una pila cualquiera a otra.
screen-help-ring = El anillo alrededor de una pila se llena hasta un euro: es dorado. A partir de ahí empieza una segunda vuelta, roja y maciza, con una muesca en 1,50 €: por encima ya no se puede recibir nada. Con un euro exacto, todo el anillo es verde.
screen-help-sign-turn = a quién le toca
screen-help-sign-may-leave = aquí se puede tomar una moneda
screen-help-sign-may-come = la moneda puede ir aquí
screen-help-sign-leaves = la moneda sale de aquí
screen-help-sign-comes = la moneda llega aquí
screen-help-sign-won = un euro ganado
screen-help-sign-to-win = un euro por ganar
screen-help-coins = Las monedas:
screen-help-keys-title = Teclas
screen-help-key-throw = tirar el dado, seguir, o meter prisa a un ordenador
    .keys = Intro, Espacio
screen-help-key-list = elegir un movimiento de la lista
    .keys = ↑ ↓ Intro
screen-help-key-pick = elegir la pila de la que sale la moneda y después la pila adonde va; Tab e Intro hacen lo mismo, Esc la devuelve
    .keys = 0 a 6
screen-help-key-click = el dado, las pilas, las monedas, los movimientos y las teclas de abajo también se pueden pulsar
    .keys = Ratón
screen-help-key-language = cambiar de idioma
    .keys = l
screen-help-key-rules = leer las reglas
    .keys = r
screen-help-key-leave = dejar la mesa; la partida queda guardada
    .keys = q
screen-help-dice-title = El dado
