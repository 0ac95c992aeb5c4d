### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly: mesa { $code }
page-home = Ir al inicio
page-language = Idioma
page-close = Cerrar

## The start page

page-welcome = Un dado, unas monedas, un euro exacto.
page-lead = Tira el dado y pasa una moneda de una pila a otra. ¿Un euro exacto? Es tuyo. Con tres euros ganas.
page-now = Jugar ya
page-now-about = Una partida contra ordenadores, sin esperar.
page-opponents = ¿Cuántos ordenadores?
# $number (number)
page-opponent = Rival { $number }
# $names (string): computer players.
page-against = Contra { $names }
page-change = cambiar
page-now-go = Jugar
page-together = En este dispositivo
page-together-about = Pasa de mano en mano o se queda en la mesa.
page-players = ¿Cuántos juegan?
page-together-go = Sentarse
page-friends = Una mesa con amigos
page-friends-about = Cada cual con su móvil, con un enlace. Sin cuenta.
page-friends-go = Crear una mesa
page-code = O con un código
page-join = Entrar
page-your-name = Tu nombre (opcional)
page-more = Más
page-learn = Aprender en cinco minutos
page-open = Mesas abiertas
page-open-go = Jugar o mirar
page-games = Mis partidas
page-positions = Posiciones
page-rules = Reglas
page-new-here = ¿Primera vez?
page-continue-playing = Seguir jugando
page-go-on = Seguir
page-go-on-at = Seguir: mesa { $code }

page-trouble-offline = Ahora mismo no hay conexión. Inténtalo de nuevo en un momento.
page-trouble-failed = No ha funcionado. Inténtalo otra vez.
page-trouble-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
page-trouble-too-fast = Han sido muchas mesas. Espera un rato, por favor.
page-trouble-no-such-table = Esa mesa no existe. Un código tiene seis letras o cifras.
page-trouble-no-such-player = Uno de estos jugadores artificiales no está disponible para esta mesa. Elige otro, por favor.
page-trouble-unreadable = Eso no se puede leer.

page-lost-title = Aquí no hay nada
page-lost = Esta página o esta mesa no existe o ya no está.

## Lists of tables

page-refresh = Actualizar
# $free, $seats (number)
page-open-seats = { $free ->
    [one] un asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
page-open-none = Ahora no hay mesas abiertas. Crea una y otros podrán entrar.
page-watch = Mirar
page-watch-title = Partidas para mirar
# $seats (number)
page-watch-seats = { $seats } asientos, todos ocupados
page-open-table = Ir
page-remove-from-list = Quitar
page-games-none = Aún no has jugado en este dispositivo.
## How a game stands, in a list

page-game-yours = Te toca
page-game-turn = Le toca a { $name }
page-game-gathering = Aún no ha empezado
page-game-goes-on = Partida en curso

## A new table

page-new-about = Recibes un enlace para compartir. Los ordenadores pueden ocupar los asientos libres.
page-target = Euros para ganar
# $count (number)
page-target-count = { $count ->
    [one] 1: una partida corta
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] un euro para ganar
   *[other] { $count } euros para ganar
}
page-turn-time = Tiempo por turno
page-turn-time-off = Sin límite
page-turn-time-30s = 30 segundos
page-turn-time-1m = 1 minuto
page-turn-time-2m = 2 minutos
page-turn-time-5m = 5 minutos
page-turn-time-3d = 3 días
page-listed = Mostrarla en la lista de mesas abiertas
page-more-options = Más opciones
page-edition = Edición
page-edition-standard = Estándar: con límite de 1,50 €
page-edition-classic = Clásica: sin límite
page-dice = Dado
page-dice-checkable = Se tira aquí y se puede comprobar
page-dice-companion = Un dado de verdad en tu mesa
page-rolling = El dado se tira
page-rolling-hand = A mano
page-rolling-auto = Solo
page-chat = Charla
page-chat-phrases = Solo frases preparadas
page-chat-text = También texto libre
page-hints = Ayuda durante la partida: probabilidades de ganar
page-switch-wild-may-pass = Con un «?» se puede pasar
page-switch-both-collect = Si dos llegan al euro exacto, cobran los dos
page-switch-empty-restart = Las rondas siguientes empiezan sin monedas
page-new-go = Crear la mesa

## Sitting down

page-gathering = ¿Quién juega?
page-share = Compartir el enlace
page-copied = Copiado
page-share-failed = Aquí no funciona. Copia el enlace de arriba.
# $link (string)
page-qr = Código QR para { $link }
page-seats = Asientos
page-free = libre
page-you = Tú
page-sit = Sentarse
page-add-player = Una persona más
page-stand-up = Levantarse
# For the seat of somebody else: of a computer player, or of who shares the device.
page-free-seat = Liberar el asiento
page-computer = Ordenador…
# $seat (number)
page-seat-computer = Ordenador para el asiento { $seat }
page-full = Ya están todos.
page-not-full = La partida puede empezar cuando no queden asientos libres.
page-start = Empezar
page-names-about = ¿Cómo os llamáis? Podéis dejarlo vacío.
page-invited = { $name } te invita a jugar
page-invited-by-somebody = Te invitan a jugar
page-invited-about = Un juego sencillo para todos: tira el dado, mueve una moneda y, si tienes un euro exacto, te lo quedas.
page-invited-full = No quedan asientos libres. Podrás mirar aquí cuando empiece o, mientras tanto, mirar otra partida.
# A first name each, the weakest first; then who is wise, who cannot have enough gold, who trusts to luck.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name }: { $about }
page-player-pip = Pip
    .about = nivel 1 de 6, para que los niños empiecen, cuida su propia pila
page-player-clara = Clara
    .about = nivel 2 de 6, ayuda al más débil
page-player-bruno = Bruno
    .about = nivel 3 de 6, cuida su propia pila
page-player-ines = Inés
    .about = nivel 4 de 6, estropea el juego de quien va ganando
page-player-otto = Otto
    .about = nivel 5 de 6, cuida sus probabilidades y ve casi todo
page-player-magda = Magda
    .about = nivel 6 de 6, la más fuerte, prevé varios turnos
page-player-perfect = Sofía
    .about = nunca se equivoca
page-player-greedy = Midas
    .about = toma lo que puede
page-player-random = Félix
    .about = mueve al azar

## At the table

page-connecting = Poniendo la mesa…
page-connection-lost = Se ha perdido la conexión. Volverá sola.
page-connection-back = La conexión ha vuelto.
page-roll = Tirar el dado
page-exactly = ¡Exacto!
# $coin (number), $place (string): whose stack.
page-take = Tomar { $coin }: { $place }
page-take-one = Tomar una moneda: { $place }
page-lay = Dejar { $coin }: { $place }
page-put-back = Devolver { $coin }
# $count, $coin (number)
page-pile = Centro: { $count ->
    [one] una moneda de { $coin }
   *[other] { $count } monedas de { $coin }
}
# $place, $amount, $coins (string)
page-stack = { $place }: { $amount } ({ $coins })
page-which = ¿Qué moneda?
# $count, $target (number)
page-euros-won = { $target ->
    [one] { $count } de { $target } euro
   *[other] { $count } de { $target } euros
}
page-mark-computer = un ordenador
page-mark-away = sin conexión
page-limit = { NUMBER(1.5, minimumFractionDigits: 2) }
# $amount (string): an amount of money.
page-limit-why = Una pila de más de { $amount } está llena: no recibe más hasta que baje.
# $days (number)
page-days-left = { $days ->
    [one] un día
   *[other] { $days } días
}

page-prompt-bytes = Preparando el dado…
page-prompt-paused = La partida está en pausa.
# $name (string)
page-prompt-other = Le toca a { $name }…
page-prompt-away = { $name } no está en este momento…
page-prompt-rolling = { $name } tira el dado…
    .you = Tiras el dado…
page-prompt-kept = Un ordenador juega por ti…
page-prompt-starting = Empieza quien saque más: tira el dado.
    .real = ¿Quién empieza? Tira y toca lo que salga.
page-prompt-starting-name = Empieza quien saque más: { $name }, tira el dado.
    .real = ¿Quién empieza? { $name }, tira y toca lo que salga.
page-prompt-starting-other = Empieza quien saque más: { $name } tira el dado…
page-prompt-tie = ¡Empate! Tira otra vez.
    .real = ¡Empate! Tira otra vez y toca lo que salga.
page-prompt-tie-name = ¡Empate! { $name }, tira otra vez.
    .real = ¡Empate! { $name }, tira otra vez y toca lo que salga.
page-prompt-roll = Te toca: tira el dado.
    .real = Tira tu dado y toca lo que salga.
page-prompt-roll-name = { $name }, tira el dado.
    .real = { $name }, tira tu dado y toca lo que salga.
page-prompt-zero = Un 0: no se mueve nada.
page-prompt-pass = Ninguna moneda de este valor se puede mover: pasa el turno.
page-prompt-wild = Elige una moneda cualquiera y luego una pila.
# $coin (number or string)
page-prompt-take = Elige una moneda de { $coin } y luego una pila.
page-prompt-lay = Deja la moneda de { $coin } donde brilla.
page-call = Te toca.
# $name (string)
page-call-name = Le toca a { $name }.
page-companion = ¿Qué muestra tu dado?
page-pass = Pasar

page-moves-and-chat = Jugadas y charla
page-moves = Jugadas
page-no-moves = Aún no hay jugadas.
page-chat-history = Lo que se ha dicho
page-chances = Probabilidades de ganar
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = cálculo exacto
page-estimated = estimación
page-chances-soon = Calculando…
page-chances-begun = En cuanto se sepa quién empieza.
page-chances-unknown = Este servidor no puede calcularlas.
page-chances-off = En esta mesa no se muestran las probabilidades.
page-best-moves = Mejores jugadas
page-write = Di algo…
page-question = Una pregunta
page-agree = Sí
page-decline = No
page-cancel-request = Mejor no
page-resume = Seguir
page-take-back = Deshacer mi jugada
page-take-back-shared = Deshacer la jugada
page-come-back = Recuperar mi asiento
page-come-back-name = Volver al asiento: { $name }
page-replace-by-computer = Que juegue un ordenador por { $name }

page-watching = Estás mirando.
page-watching-how = Si alguien ofrece su asiento, podrás sentarte.
# $name (string): whose seat is offered.
page-take-over = Ocupar el asiento de { $name }

page-menu = Ajustes
page-sound-on = El sonido está activado
page-sound-off = El sonido está desactivado
page-set-hints = Mostrar las probabilidades
page-set-sums = Detallar las sumas
page-set-vibration = Vibración
page-set-turned = Girar cada lado hacia su jugador
page-set-speed = Velocidad
page-set-speed-calm = Tranquila
page-set-speed-normal = Normal
page-set-speed-quick = Rápida
page-set-theme = Colores
page-set-theme-system = Como el dispositivo
page-set-theme-light = Claros
page-set-theme-dark = Oscuros
page-pause = Pedir una pausa
page-computer-plays = Que juegue un ordenador por mí
page-offer = Ofrecer mi asiento
page-leave = Dejar la mesa

page-keys = Teclas
page-key-roll = tirar el dado
    .keys = Intro o Espacio
page-key-walk = ir de pila en pila
    .keys = ← ↑ → ↓
page-key-take = tomar una moneda y dejarla
    .keys = Intro
# $seats (number)
page-key-pick = la pila con ese número; 0 es el centro
    .keys = 0 a { $seats }
page-key-back = devolver la moneda
    .keys = Esc

## What happens, told in a sentence. $name (string): who. .you is for the only player of a device.

page-told-seat-taken = { $name } se sienta.
    .you = Te sientas.
page-told-seat-left = Un asiento vuelve a estar libre.
    .you = Te levantas.
page-told-seat-offered = { $name } ofrece su asiento.
    .you = Ofreces tu asiento.
page-told-seat-kept = Un ordenador juega por { $name }.
    .you = Un ordenador juega por ti.
page-told-seat-returned = { $name } ha vuelto.
    .you = Has vuelto.
page-told-computer-seated = { $name } se sienta.
page-told-taken-back = { $name } deshace su jugada.
    .you = Deshaces tu jugada.
page-told-resumed = La partida sigue.
page-told-paused = La partida está en pausa.
page-told-game-started = Empieza la partida.
page-told-tie = Empate para ver quién empieza: se tira otra vez.
page-told-begins = { $name } ha sacado lo más alto y empieza.
    .you = Has sacado lo más alto: empiezas tú.
page-told-round = Las monedas vuelven al centro, nueva ronda: empieza { $name }.
    .you = Las monedas vuelven al centro, nueva ronda: empiezas tú.
# $face (string)
page-told-rolled = { $name } saca { $face }.
    .you = Sacas { $face }.
# $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
page-told-moved = { $name } pasa una de { $coin } { $origin ->
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
    .you = Pasas una de { $coin } { $origin ->
        [centre] del centro
        [own] de tu pila
       *[seat] de { $source }
    } { $goal ->
        [centre] al centro
        [own] a tu pila
       *[seat] a { $target }
    }.
page-told-passed = { $name } no mueve nada.
    .you = No mueves nada.
page-told-euro-taken = ¡Exacto! Un euro para { $name }.
    .you = ¡Exacto! Un euro para ti.
# $other (string): the second of two.
page-told-euros-taken = ¡Exacto! Un euro para { $name } y otro para { $other }.
    .you = ¡Exacto! Un euro para ti y otro para { $other }.
page-told-game-ended = { $name } gana la partida.
    .you = ¡Ganas la partida!
page-told-asked-take-back = { $name } querría deshacer una jugada.
    .you = Has pedido deshacer tu jugada.
page-told-asked-pause = { $name } querría una pausa.
    .you = Has pedido una pausa.
page-told-agreed = { $name } está de acuerdo.
    .you = Estás de acuerdo.
page-told-declined = { $name } prefiere que no.
    .you = Prefieres que no.
# $text (string)
page-told-said = { $name } dice: { $text }
    .you = Dices: { $text }

## After the game

page-you-won = ¡Has ganado!
page-won = ¡Gana { $name }!
page-rematch = Otra partida
page-next-begun = La siguiente partida ha empezado.
page-next-go = Ir a la nueva partida
page-review = Análisis
page-review-before = Repasar la partida anterior
page-show-final-position = Ver la mesa
page-final-position = Así terminó
page-to-result = Volver al resultado
page-play-on = Seguir jugando desde aquí
page-download = Descargar la partida
