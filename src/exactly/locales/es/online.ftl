### En una mesa en línea: lo que cualquiera puede decir con un toque, y por qué no se cumplió un deseo.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-wow = ¡Vaya!
phrase-thinking = Estoy pensando…
phrase-your-turn = ¡Te toca!
phrase-back-soon = Vuelvo enseguida.
phrase-another = ¿Otra partida?
phrase-goodbye = ¡Adiós!

refused-unreadable = Eso no se puede leer.
refused-no-hello = La conexión aún no ha empezado.
refused-stale = Antes ocurrió otra cosa. Mira otra vez.
refused-not-your-seat = Ese no es tu asiento.
refused-seat-not-free = Ahí ya se sienta alguien.
refused-no-such-seat = La mesa no tiene ese asiento.
refused-seats-open = Todavía hay asientos libres.
refused-no-such-player = Ese jugador artificial no existe para esta mesa.
refused-not-the-maker = Solo puede hacerlo quien creó la mesa.
refused-not-now = Ahora no se puede.
refused-not-your-turn = No te toca.
refused-watching = Estás mirando esta partida.
refused-paused = La partida está en pausa.
refused-kept = Ahora juega un ordenador por ti.
refused-one-moment = Un momento…
refused-no-coin = Ninguna moneda de este valor se puede mover.
# $coin (number): its value in cents.
refused-instead = El dado muestra { $coin }: por eso tomas la de { $coin }.
refused-missed = Ahí no hay ninguna pila: la de { $coin } ha vuelto a su sitio.
refused-illegal-move = Esa jugada no está permitida.
refused-not-away = Esa persona no está ausente.
refused-no-text-here = En esta mesa solo hay frases preparadas.
refused-muted = En esta mesa no se te oye.
refused-too-fast = No tan rápido, por favor.
refused-worn-out = En esta mesa se ha jugado tanto que ya está gastada. Crea una nueva, por favor.
refused-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
refused-no-connection = Ahora no hay conexión, así que no se ha enviado nada.
