### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Ouvert à { $address } ; Ctrl+C ferme.
# $address (string): what to type into the browser of a phone.
serve-nearby = Depuis un téléphone du même réseau : { $address }
serve-nobody-nearby = Aucun réseau n’a été trouvé par lequel des téléphones pourraient venir.
# $port (string): the usual one.
serve-other-port = Le port { $port } est pris ; c’en est donc un autre.
# $database, $known (string)
serve-database = { $database } n’est pas une base de données ; elle commence par l’un de { $known }
# $database, $example (string)
serve-no-file = { $database } ne nomme aucun fichier ; les tables sont gardées dans un fichier, comme avec { $example }
# $broadcast (string)
serve-broadcast = { $broadcast } n’est pas une adresse de Redis ; elle commence par redis://
# $address (string)
serve-address = { $address } n’est pas une adresse ; elle commence par http:// ou https://
# $module (string): what is not installed.
serve-missing = { $module } manque ; pour le serveur, il faut exactly-game[server]
# $module (string): what is not installed. $command (string): how the program is called.
serve-missing-for-page = { $module } manque ; la table dans le navigateur a besoin de exactly-game[server], et { $command } play en ouvre une dans ce terminal
# $command (string): how the program is called.
serve-no-page = la page n’est pas encore construite ; scripts/play la construit, et { $command } play ouvre une table dans ce terminal
# $reason (string): what the system says.
serve-failed = le serveur ne peut pas ouvrir : { $reason }
# $pace (string)
serve-pace = { $pace } n’est pas une cadence ; c’est un nombre de secondes de 0 à 60
# $origin (string)
serve-origin = { $origin } n’est pas une origine ; elle ressemble à https://play.example, sans chemin
# $proxies (string)
serve-proxies = { $proxies } n’est pas l’adresse d’un mandataire ; elle ressemble à 127.0.0.1 ou 10.0.0.0/8, ou * pour tous
# $file (string)
serve-taken = un autre serveur garde ses tables dans { $file } ; fermez-le d’abord, ou donnez à celui-ci un autre fichier avec --database
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (pas un réseau de ce jeu)
serve-network-other-version = { $file } (d’une autre version)
serve-network-changed = { $file } (endommagé)
serve-network-other-table = { $file } (pour une autre table)
serve-network-unreadable = { $file } (illisible)
# $folder (string): where they are. $networks (string): their names, each with why. $players (string): the computer players who need them.
serve-networks = réseaux inutilisables dans { $folder } : { $networks } ; à leurs tables, { $players } ne joueront pas ; réinstallez exactly-game
