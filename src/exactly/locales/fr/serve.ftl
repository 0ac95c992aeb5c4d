### The messages of the server for the person who starts it.

# $address (string): an address for a browser on this machine.
serve-open = Ouvrez { $address } dans un navigateur. Ctrl+C arrête le serveur.
# $address (string): an address for the browser of a phone.
serve-nearby = Depuis un téléphone du même réseau : { $address }
serve-nobody-nearby = Aucun réseau local trouvé : les téléphones ne peuvent pas se connecter.
# $port (string): the usual one.
serve-other-port = Le port { $port } est déjà utilisé ; le serveur en prend un autre.
# $database, $known (string)
serve-database = --database { $database } non valide ; débuts d’URL acceptés : { $known }
# $database, $example (string)
serve-no-file = --database { $database } ne désigne aucun fichier ; indiquez-en un, par exemple { $example }
# $broadcast (string)
serve-broadcast = --broadcast { $broadcast } non valide ; l’adresse doit commencer par redis://
# $address (string)
serve-address = --address { $address } non valide ; l’adresse doit commencer par http:// ou https://
# $module (string): the missing package.
serve-missing = module manquant : { $module } ; installez-le avec : pip install "exactly-game[server]"
# $module (string): the missing package. $command (string): how the program is called.
serve-missing-for-page = module manquant : { $module } ; installez-le avec pip install "exactly-game[server]", ou jouez dans ce terminal avec { $command } play
# $command (string): how the program is called.
serve-no-page = la page n’est pas encore construite ; lancez scripts/play pour la construire, ou jouez dans ce terminal avec { $command } play
# $reason (string): what the system says.
serve-failed = impossible de démarrer le serveur : { $reason }
# $pace (string)
serve-pace = --pace { $pace } non valide ; indiquez un nombre de secondes de 0 à 60
# $origin (string)
serve-origin = --origin { $origin } non valide ; indiquez une adresse sans chemin, comme https://play.example
# $proxies (string)
serve-proxies = --proxies { $proxies } non valide ; indiquez des adresses IP comme 127.0.0.1 ou 10.0.0.0/8, ou * pour toutes
# $file (string)
serve-taken = un autre serveur utilise déjà { $file } ; arrêtez-le, ou choisissez un autre fichier avec --database
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (pas un réseau de ce jeu)
serve-network-other-version = { $file } (autre version)
serve-network-changed = { $file } (endommagé)
serve-network-other-table = { $file } (pour une autre table)
serve-network-unreadable = { $file } (illisible)
# $folder (string): their folder. $networks (string): their names, each with the reason. $players (string): the computer players that need them.
serve-networks = réseaux inutilisables dans { $folder } : { $networks } ; joueurs indisponibles à ces tables : { $players } ; réinstallez exactly-game
