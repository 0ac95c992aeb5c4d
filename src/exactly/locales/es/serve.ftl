### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Abierto en { $address }; Ctrl+C cierra.
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
# $reason (string): what the system says.
serve-failed = el servidor no puede abrir: { $reason }
