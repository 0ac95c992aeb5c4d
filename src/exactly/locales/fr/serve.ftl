### The messages of the server for the person who starts it.

# $address (string): an address for a browser on this machine.
serve-open = Serveur démarré : { $address } (Ctrl+C pour l’arrêter)
# $address (string): an address for the browser of a phone.
serve-nearby = Depuis un téléphone du même réseau : { $address }
serve-nobody-nearby = Aucun réseau local trouvé : les téléphones ne peuvent pas se connecter.
# $port (string): the usual one.
serve-other-port = Le port { $port } est déjà utilisé ; le serveur en prend un autre.
# $database, $known (string)
serve-database = base de données non valide : { $database } ; débuts d’URL acceptés : { $known }
# $database, $example (string)
serve-no-file = { $database } ne désigne aucun fichier ; les tables sont enregistrées dans un fichier, par exemple { $example }
# $broadcast (string)
serve-broadcast = adresse Redis non valide : { $broadcast } ; elle doit commencer par redis://
# $address (string)
serve-address = adresse non valide : { $address } ; elle doit commencer par http:// ou https://
# $module (string): the missing package.
serve-missing = module manquant : { $module } ; installez exactly-game[server]
# $module (string): the missing package. $command (string): how the program is called.
serve-missing-for-page = module manquant : { $module } ; pour jouer dans le navigateur, installez exactly-game[server], ou jouez dans ce terminal avec { $command } play
# $command (string): how the program is called.
serve-no-page = la page n’est pas encore construite ; lancez scripts/play pour la construire, ou jouez dans ce terminal avec { $command } play
# $reason (string): what the system says.
serve-failed = impossible de démarrer le serveur : { $reason }
# $pace (string)
serve-pace = cadence non valide : { $pace } ; indiquez un nombre de secondes de 0 à 60
# $origin (string)
serve-origin = origine non valide : { $origin } ; exemple : https://play.example, sans chemin
# $proxies (string)
serve-proxies = adresse de proxy non valide : { $proxies } ; exemples : 127.0.0.1, 10.0.0.0/8, ou * pour tous
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
