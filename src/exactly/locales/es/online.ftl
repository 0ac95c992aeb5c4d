### At a table online: the predefined chat messages, and why a command was refused.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-wow = ¡Vaya!
phrase-thinking = Estoy pensando…
phrase-your-turn = ¡Te toca!
phrase-back-soon = Vuelvo enseguida.
phrase-another = ¿Revancha?
phrase-goodbye = ¡Adiós!

refused-unreadable = Entrada no válida.
refused-no-hello = Aún no hay conexión.
refused-stale = La mesa ha cambiado. Inténtalo de nuevo.
refused-not-your-seat = Ese no es tu asiento.
refused-seat-not-free = Ese asiento ya está ocupado.
refused-no-such-seat = La mesa no tiene ese asiento.
refused-seats-open = Todavía hay asientos libres.
refused-no-such-player = Ese ordenador no está disponible en esta mesa.
refused-not-the-maker = Solo puede hacerlo el anfitrión.
refused-not-now = Ahora no se puede.
refused-not-your-turn = No te toca.
refused-watching = Estás viendo la partida.
refused-paused = La partida está en pausa.
refused-kept = Ahora juega un ordenador por ti.
refused-one-moment = Un momento…
refused-no-coin = Ninguna moneda de este valor se puede mover.
# $coin (number): its value in cents.
refused-instead = Has sacado { $coin }: tomas una moneda de { $coin }.
refused-missed = Ahí no hay ninguna pila: la moneda de { $coin } ha vuelto a la suya.
refused-illegal-move = Ese movimiento no está permitido.
refused-not-away = Ese jugador sigue aquí.
refused-no-text-here = En esta mesa solo hay mensajes predefinidos.
refused-muted = Te han silenciado en esta mesa.
refused-too-fast = Más despacio, por favor.
refused-worn-out = Esta mesa ha llegado a su límite. Crea otra.
refused-busy = El servidor está saturado. Inténtalo de nuevo en un momento.
refused-no-connection = No hay conexión: no se ha enviado nada.
