### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Abierto en { $address }; Ctrl+C cierra.
# $address (string): what to type into the browser of a phone.
serve-nearby = Desde un móvil de la misma red: { $address }
serve-nobody-nearby = No se ha encontrado ninguna red por la que puedan venir móviles.
# $port (string): the usual one.
serve-other-port = El puerto { $port } está ocupado; por eso es otro.
# $database, $known (string)
serve-database = { $database } no es una base de datos; empieza por uno de { $known }
# $database, $example (string)
serve-no-file = { $database } no nombra ningún archivo; las mesas se guardan en uno, como con { $example }
# $broadcast (string)
serve-broadcast = { $broadcast } no es una dirección de Redis; empieza por redis://
# $address (string)
serve-address = { $address } no es una dirección; empieza por http:// o https://
# $module (string): what is not installed.
serve-missing = falta { $module }; para el servidor hace falta exactly-game[server]
# $module (string): what is not installed. $command (string): how the program is called.
serve-missing-for-page = falta { $module }; la mesa en el navegador necesita exactly-game[server], y { $command } play abre una en este terminal
# $command (string): how the program is called.
serve-no-page = la página aún no está construida; scripts/play la construye, y { $command } play abre una mesa en este terminal
# $reason (string): what the system says.
serve-failed = el servidor no puede abrir: { $reason }
# $pace (string)
serve-pace = { $pace } no es un ritmo; es un número de segundos de 0 a 60
# $origin (string)
serve-origin = { $origin } no es un origen; es como https://play.example, sin ruta
# $proxies (string)
serve-proxies = { $proxies } no es la dirección de un proxy; es como 127.0.0.1 o 10.0.0.0/8, o * para todos
# $file (string)
serve-taken = otro servidor guarda sus mesas en { $file }; ciérralo primero, o dale a este otro archivo con --database
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (no es una red de este juego)
serve-network-other-version = { $file } (de otra versión)
serve-network-changed = { $file } (dañado)
serve-network-other-table = { $file } (para otra mesa)
serve-network-unreadable = { $file } (no se puede leer)
# $folder (string): where they are. $networks (string): their names, each with why. $players (string): the computer players who need them.
serve-networks = redes inservibles en { $folder }: { $networks }; en sus mesas no jugarán { $players }; instala exactly-game de nuevo
