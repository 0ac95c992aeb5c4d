### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly: mesa { $code }
page-home = Ir al inicio
page-language = Idioma
page-close = Cerrar

## The start page

page-welcome = Reúne exactamente un euro.
page-lead = Tira el dado y mueve una moneda de una pila a otra. Con 1 € exacto ganas un euro. Gana quien consiga antes tres.
page-now = Jugar contra el ordenador
page-now-about = Empieza ahora mismo.
page-opponents = Rivales
# $number (number)
page-opponent = Rival { $number }
# $names (string): computer players.
page-against = Contra { $names }
page-change = cambiar
page-now-go = Jugar
page-together = En un solo dispositivo
page-together-about = Pasadlo o dejadlo en la mesa.
page-players = Jugadores
page-together-go = Sentarse
page-friends = Jugar con amigos
page-friends-about = Comparte un enlace, sin cuenta.
page-friends-go = Crear mesa
page-code = ¿Tienes un código?
page-join = Entrar
page-your-name = Tu nombre (opcional)
page-more = Más
page-learn = Aprende en 5 minutos
page-open = Mesas abiertas
page-open-go = Jugar o ver
page-games = Mis partidas
page-positions = Posiciones
page-rules = Reglas
page-new-here = ¿Primera vez?
page-continue-playing = Seguir jugando
page-go-on = Seguir
page-go-on-at = Seguir: mesa { $code }

page-trouble-offline = No hay conexión. Inténtalo de nuevo en un momento.
page-trouble-failed = Algo ha fallado. Inténtalo de nuevo.
page-trouble-busy = El servidor está saturado. Inténtalo de nuevo en un momento.
page-trouble-too-fast = Has creado demasiadas mesas. Inténtalo de nuevo dentro de unos minutos.
page-trouble-no-such-table = Esa mesa no existe. Un código tiene seis letras o cifras.
page-trouble-no-such-player = Ese ordenador no está disponible en esta mesa. Elige otro.
page-trouble-unreadable = Entrada no válida.

page-lost-title = Aquí no hay nada
page-lost = Esta página o esta mesa no existe o ya no está disponible.

## Lists of tables

page-refresh = Actualizar
# $free, $seats (number)
page-open-seats = { $free ->
    [one] 1 asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
page-open-none = Ahora no hay mesas abiertas. Crea una y otros podrán entrar.
page-watch = Ver
page-watch-title = Partidas en curso
# $seats (number)
page-watch-seats = { $seats } asientos, todos ocupados
page-open-table = Abrir
page-remove-from-list = Quitar de la lista
page-games-none = Aún no has jugado en este dispositivo.
## The state of a game, in a list

page-game-yours = Te toca
page-game-turn = Le toca a { $name }
page-game-gathering = Aún no ha empezado
page-game-goes-on = Partida en curso

## A new table

page-new-about = Recibirás un enlace para compartir. Los ordenadores pueden ocupar los asientos libres.
page-target = Euros para ganar
# $count (number)
page-target-count = { $count ->
    [one] 1: partida corta
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
page-listed = Mostrar en la lista de mesas abiertas
page-more-options = Más opciones
page-edition = Edición
page-edition-standard = Estándar: con límite de 1,50 €
page-edition-classic = Clásica: sin límite
page-dice = Dado
page-dice-checkable = Dado virtual (verificable)
page-dice-companion = Dado real
page-rolling = Tirada
page-rolling-hand = Manual
page-rolling-auto = Automática
page-chat = Chat
page-chat-phrases = Solo mensajes predefinidos
page-chat-text = También texto libre
page-hints = Mostrar probabilidades durante la partida
page-switch-wild-may-pass = Con un «?» se puede pasar
page-switch-both-collect = Si dos llegan al euro exacto, cobran los dos
page-switch-empty-restart = Las rondas siguientes empiezan con pilas vacías
page-new-go = Crear mesa

## Sitting down

page-gathering = Esperando jugadores
page-share = Compartir enlace de invitación
page-copied = Copiado
page-share-failed = Aquí no se puede compartir. Copia el enlace de arriba.
# $link (string)
page-qr = Código QR para { $link }
page-seats = Asientos
page-free = libre
page-you = Tú
page-sit = Sentarse
page-add-player = Añadir jugador en este dispositivo
page-stand-up = Levantarse
# For the seat of another player: a computer player, or a player on the same device.
page-free-seat = Quitar jugador
page-computer = Añadir ordenador…
# $seat (number)
page-seat-computer = Ordenador para el asiento { $seat }
page-full = Todos los asientos están ocupados.
page-not-full = Ocupad todos los asientos para empezar.
page-start = Empezar partida
page-names-about = ¿Cómo os llamáis? Podéis dejarlo en blanco.
page-invited = { $name } te invita a jugar
page-invited-by-somebody = Te han invitado a jugar
page-invited-about = Tira el dado y mueve una moneda. Con 1 € exacto ganas un euro.
page-invited-full = No quedan asientos libres. Podrás ver aquí la partida cuando empiece; mientras tanto, puedes ver otra.
# First names, the weakest player first. The last three stand for wisdom, greed and luck.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name }: { $about }
page-player-pip = Pip
    .about = nivel 1 de 6, un primer rival para niños, cuida su propia pila
page-player-clara = Clara
    .about = nivel 2 de 6, ayuda al más débil
page-player-bruno = Bruno
    .about = nivel 3 de 6, cuida su propia pila
page-player-ines = Inés
    .about = nivel 4 de 6, frena al líder
page-player-otto = Otto
    .about = nivel 5 de 6, juega para sí mismo y lo ve casi todo
page-player-magda = Magda
    .about = nivel 6 de 6, la más fuerte, prevé varios turnos
page-player-perfect = Sofía
    .about = nunca se equivoca
page-player-greedy = Midas
    .about = se lleva todo lo que puede
page-player-random = Félix
    .about = mueve al azar

## At the table

page-connecting = Conectando…
page-connection-lost = Conexión perdida. Reconectando…
page-connection-back = Conexión restablecida.
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
page-limit-why = Una pila de más de { $amount } está llena: no recibe más monedas hasta que baje.
# $days (number)
page-days-left = { $days ->
    [one] un día
   *[other] { $days } días
}

page-prompt-bytes = Preparando el dado…
page-prompt-paused = La partida está en pausa.
# $name (string)
page-prompt-other = Le toca a { $name }…
page-prompt-away = { $name } está sin conexión…
page-prompt-rolling = { $name } tira el dado…
    .you = Tiras el dado…
page-prompt-kept = Un ordenador juega por ti…
page-prompt-starting = Empieza la tirada más alta. Tira el dado.
    .real = Empieza la tirada más alta. Tira y toca el resultado.
page-prompt-starting-name = Empieza la tirada más alta. { $name }, tira el dado.
    .real = Empieza la tirada más alta. { $name }, tira y toca el resultado.
page-prompt-starting-other = Empieza la tirada más alta. { $name } tira el dado…
page-prompt-tie = ¡Empate! Tira otra vez.
    .real = ¡Empate! Tira otra vez y toca el resultado.
page-prompt-tie-name = ¡Empate! { $name }, tira otra vez.
    .real = ¡Empate! { $name }, tira otra vez y toca el resultado.
page-prompt-roll = Te toca. Tira el dado.
    .real = Tira tu dado y toca el resultado.
page-prompt-roll-name = { $name }, tira el dado.
    .real = { $name }, tira tu dado y toca el resultado.
page-prompt-zero = 0: no se mueve nada.
page-prompt-pass = Ninguna moneda de este valor se puede mover: pasa el turno.
page-prompt-wild = Elige cualquier moneda y después la pila.
# $coin (number or string)
page-prompt-take = Elige una moneda de { $coin } y después la pila.
page-prompt-lay = Deja la moneda de { $coin } en una pila marcada.
page-call = Te toca.
# $name (string)
page-call-name = Le toca a { $name }.
page-companion = ¿Qué ha salido en tu dado?
page-pass = Pasar

page-moves-and-chat = Movimientos y chat
page-moves = Movimientos
page-no-moves = Aún no hay movimientos.
page-chat-history = Mensajes del chat
page-chances = Probabilidades de ganar
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = cálculo exacto
page-estimated = estimación
page-chances-soon = Calculando…
page-chances-begun = Se mostrarán cuando se sepa quién empieza.
page-chances-unknown = Este servidor no puede calcularlas.
page-chances-off = En esta mesa no se muestran las probabilidades.
page-best-moves = Mejores movimientos
page-write = Escribe un mensaje…
page-question = Petición
page-agree = Sí
page-decline = No
page-cancel-request = Cancelar la petición
page-resume = Reanudar
page-take-back = Deshacer movimiento
page-take-back-shared = Deshacer movimiento
page-come-back = Recuperar mi asiento
page-come-back-name = Recuperar el asiento de { $name }
page-replace-by-computer = Sustituir a { $name } por un ordenador

page-watching = Estás viendo la partida.
page-watching-how = Si alguien ofrece su asiento, podrás ocuparlo.
# $name (string): whose seat is offered.
page-take-over = Ocupar el asiento de { $name }

page-menu = Ajustes
page-sound-on = Sonido activado
page-sound-off = Sonido desactivado
page-set-hints = Mostrar probabilidades
page-set-sums = Mostrar totales
page-set-vibration = Vibración
page-set-turned = Orientar cada asiento hacia su jugador
page-set-speed = Velocidad
page-set-speed-calm = Tranquila
page-set-speed-normal = Normal
page-set-speed-quick = Rápida
page-set-theme = Tema
page-set-theme-system = Como el dispositivo
page-set-theme-light = Claro
page-set-theme-dark = Oscuro
page-pause = Pedir una pausa
page-computer-plays = Que juegue un ordenador por mí
page-offer = Ofrecer mi asiento
page-leave = Salir de la mesa

page-keys = Atajos de teclado
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

## What happens, told in a sentence. $name (string): the player. .you is for the only player of a device.

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
page-told-taken-back = { $name } deshace su movimiento.
    .you = Deshaces tu movimiento.
page-told-resumed = La partida continúa.
page-told-paused = La partida está en pausa.
page-told-game-started = Empieza la partida.
page-told-tie = ¡Empate! Se tira otra vez.
page-told-begins = { $name } ha hecho la tirada más alta y empieza.
    .you = Has hecho la tirada más alta: empiezas tú.
page-told-round = Las monedas vuelven al centro. Nueva ronda: empieza { $name }.
    .you = Las monedas vuelven al centro. Nueva ronda: empiezas tú.
# $face (string)
page-told-rolled = { $name } saca { $face }.
    .you = Sacas { $face }.
# $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
page-told-moved = { $name } mueve una moneda de { $coin } { $origin ->
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
    .you = Mueves una moneda de { $coin } { $origin ->
        [centre] del centro
        [own] de tu pila
       *[seat] de { $source }
    } { $goal ->
        [centre] al centro
        [own] a tu pila
       *[seat] a { $target }
    }.
page-told-passed = { $name } pasa.
    .you = Pasas.
page-told-euro-taken = ¡Exacto! Un euro para { $name }.
    .you = ¡Exacto! Un euro para ti.
# $other (string): the second of two.
page-told-euros-taken = ¡Exacto! Un euro para { $name } y otro para { $other }.
    .you = ¡Exacto! Un euro para ti y otro para { $other }.
page-told-game-ended = { $name } gana la partida.
    .you = ¡Ganas la partida!
page-told-asked-take-back = { $name } pide deshacer un movimiento.
    .you = Has pedido deshacer tu movimiento.
page-told-asked-pause = { $name } pide una pausa.
    .you = Has pedido una pausa.
page-told-agreed = { $name } ha dicho que sí.
    .you = Has dicho que sí.
page-told-declined = { $name } ha dicho que no.
    .you = Has dicho que no.
# $text (string)
page-told-said = { $name } dice: { $text }
    .you = Dices: { $text }

## After the game

page-you-won = ¡Has ganado!
page-won = ¡Gana { $name }!
page-rematch = Revancha
page-next-begun = Ha empezado la siguiente partida.
page-next-go = Ir a la siguiente partida
page-review = Analizar la partida
page-review-before = Analizar la partida anterior
page-show-final-position = Ver la posición final
page-final-position = Posición final
page-to-result = Volver al resultado
page-play-on = Jugar desde aquí
page-download = Descargar el registro
