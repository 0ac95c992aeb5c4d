### Messages of the server to the person who starts it.

# $address (string): for a browser.
serve-open = Der Server läuft unter { $address } (Strg+C beendet ihn).
# $address (string): for the browser of a phone.
serve-nearby = Für Handys im selben Netz: { $address }
serve-nobody-nearby = Kein lokales Netz gefunden; Handys können den Server nicht erreichen.
# $port (string): the default port.
serve-other-port = Port { $port } ist belegt; der Server benutzt einen anderen.
# $database, $known (string)
serve-database = ungültiger Wert für --database: { $database }; die URL muss so beginnen: { $known }
# $database, $example (string)
serve-no-file = ungültiger Wert für --database: { $database } nennt keine Datei; Beispiel: { $example }
# $broadcast (string)
serve-broadcast = ungültiger Wert für --broadcast: { $broadcast }; erwartet wird eine Redis-URL wie redis://localhost
# $address (string)
serve-address = ungültiger Wert für --address: { $address }; die Adresse muss mit http:// oder https:// beginnen
# $module (string): what is not installed.
serve-missing = Modul { $module } fehlt; installiere es mit: pip install "exactly-game[server]"
# $module (string): what is not installed. $command (string): how the program is called.
serve-missing-for-page = Modul { $module } fehlt; installiere es mit pip install "exactly-game[server]" oder spiele hier im Terminal mit { $command } play
# $command (string): how the program is called.
serve-no-page = die Seite ist noch nicht gebaut; baue sie mit scripts/play oder spiele hier im Terminal mit { $command } play
# $reason (string): the reason that the system gives.
serve-failed = der Server konnte nicht starten: { $reason }
# $pace (string)
serve-pace = ungültiger Wert für --pace: { $pace }; erlaubt sind 0 bis 60 Sekunden
# $origin (string)
serve-origin = ungültiger Wert für --origin: { $origin }; erwartet wird ein Origin ohne Pfad wie https://play.example
# $proxies (string)
serve-proxies = ungültiger Wert für --proxies: { $proxies }; erlaubt sind IP-Adressen wie 127.0.0.1, Netze wie 10.0.0.0/8 oder * für alle
# $file (string)
serve-taken = ein anderer Server benutzt { $file }; beende ihn oder wähle mit --database eine andere Datei
# $file (string): the file of a network that cannot be used.
serve-network-foreign = { $file } (kein Netz dieses Spiels)
serve-network-other-version = { $file } (andere Version)
serve-network-changed = { $file } (beschädigt)
serve-network-other-table = { $file } (für einen anderen Tisch)
serve-network-unreadable = { $file } (nicht lesbar)
# $folder (string): their folder. $networks (string): their files and the reasons. $players (string): the computer players that need them.
serve-networks = unbrauchbare Netze in { $folder }: { $networks }; an diesen Tischen fehlen die Computerspieler { $players }; installiere exactly-game neu
