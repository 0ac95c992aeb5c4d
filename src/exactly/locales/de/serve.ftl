### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Geöffnet unter { $address }; Strg+C schließt.
# $address (string): what to type into the browser of a phone.
serve-nearby = Vom Handy im selben Netz: { $address }
serve-nobody-nearby = Kein Netz gefunden, durch das Handys kommen könnten.
# $port (string): the usual one.
serve-other-port = Port { $port } ist belegt, darum ist es ein anderer.
# $database, $known (string)
serve-database = { $database } ist keine Datenbank; sie beginnt mit einem von { $known }
# $database, $example (string)
serve-no-file = { $database } nennt keine Datei; Tische liegen in einer, wie bei { $example }
# $broadcast (string)
serve-broadcast = { $broadcast } ist keine Adresse von Redis; sie beginnt mit redis://
# $address (string)
serve-address = { $address } ist keine Adresse; sie beginnt mit http:// oder https://
# $module (string): what is not installed.
serve-missing = { $module } fehlt; für den Server braucht es exactly-game[server]
# $module (string): what is not installed. $command (string): how the program is called.
serve-missing-for-page = { $module } fehlt; der Tisch im Browser braucht exactly-game[server], und { $command } play öffnet einen hier im Terminal
# $command (string): how the program is called.
serve-no-page = die Seite ist noch nicht gebaut; scripts/play baut sie, und { $command } play öffnet einen Tisch hier im Terminal
# $reason (string): what the system says.
serve-failed = der Server kann nicht öffnen: { $reason }
# $pace (string)
serve-pace = { $pace } ist kein Tempo; es ist eine Zahl von 0 bis 60, in Sekunden
# $origin (string)
serve-origin = { $origin } ist kein Ursprung; er sieht aus wie https://play.example, ohne Pfad
# $proxies (string)
serve-proxies = { $proxies } ist keine Adresse eines Proxys; sie sieht aus wie 127.0.0.1 oder 10.0.0.0/8, oder * für alle
# $file (string)
serve-taken = ein anderer Server hat seine Tische in { $file }; schließe ihn zuerst, oder gib diesem mit --database eine andere Datei
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (kein Netz dieses Spiels)
serve-network-other-version = { $file } (von einer anderen Version)
serve-network-changed = { $file } (beschädigt)
serve-network-other-table = { $file } (für einen anderen Tisch)
serve-network-unreadable = { $file } (nicht lesbar)
# $folder (string): where they are. $networks (string): their names, each with why. $players (string): the computer players who need them.
serve-networks = unbrauchbare Netze in { $folder }: { $networks }; an deren Tischen spielen { $players } nicht mit; installiere exactly-game neu
