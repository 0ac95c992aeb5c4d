### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Geöffnet unter { $address }; Strg+C schließt.
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
# $reason (string): what the system says.
serve-failed = der Server kann nicht öffnen: { $reason }
