### The messages of `exactly serve`.

# $address (string): what to type into a browser.
serve-open = Abre { $address } en un navegador. Pulsa Ctrl+C para detener el servidor.
# $address (string): what to type into the browser of a phone.
serve-nearby = Desde un móvil en la misma red: { $address }
serve-nobody-nearby = No se ha encontrado ninguna red local: los móviles no se pueden conectar.
# $port (string): the usual one.
serve-other-port = El puerto { $port } está ocupado; se usa otro.
# $database, $known (string)
serve-database = valor de --database no válido: { $database }; debe empezar por uno de estos prefijos: { $known }
# $database, $example (string)
serve-no-file = valor de --database no válido: { $database }; indica un archivo, por ejemplo: { $example }
# $broadcast (string)
serve-broadcast = valor de --broadcast no válido: { $broadcast }; debe empezar por redis://
# $address (string)
serve-address = valor de --address no válido: { $address }; debe empezar por http:// o https://
# $module (string): what is not installed.
serve-missing = falta el módulo { $module }; instálalo con: pip install "exactly-game[server]"
# $module (string): what is not installed. $command (string): how the program is called.
serve-missing-for-page = falta el módulo { $module }; instálalo con pip install "exactly-game[server]" o juega en este terminal: { $command } play
# $command (string): how the program is called.
serve-no-page = la página web no está compilada; compílala con scripts/play o juega en este terminal: { $command } play
# $reason (string): what the system says.
serve-failed = no se puede iniciar el servidor: { $reason }
# $pace (string)
serve-pace = valor de --pace no válido: { $pace }; usa un número de segundos de 0 a 60
# $origin (string)
serve-origin = valor de --origin no válido: { $origin }; usa una dirección como https://play.example, sin ruta
# $proxies (string)
serve-proxies = valor de --proxies no válido: { $proxies }; usa direcciones IP como 127.0.0.1 o 10.0.0.0/8, o * para todas
# $file (string)
serve-taken = otro servidor ya guarda sus mesas en { $file }; detenlo primero o elige otro archivo con --database
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (no es una red de este juego)
serve-network-other-version = { $file } (de otra versión)
serve-network-changed = { $file } (dañada)
serve-network-other-table = { $file } (para otra mesa)
serve-network-unreadable = { $file } (no se puede leer)
# $folder (string): their folder. $networks (string): their names, each with the reason. $players (string): the computer players that need them.
serve-networks = redes inservibles en { $folder }: { $networks }; { $players } no jugarán en sus mesas; reinstala exactly-game
