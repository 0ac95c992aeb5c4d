### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Ouvert à { $address } ; Ctrl+C ferme.
# $database, $known (string)
serve-database = { $database } n’est pas une base de données ; elle commence par l’un de { $known }
# $database, $example (string)
serve-no-file = { $database } ne nomme aucun fichier ; les tables sont gardées dans un fichier, comme avec { $example }
# $broadcast (string)
serve-broadcast = { $broadcast } n’est pas une adresse de Redis ; elle commence par redis://
# $address (string)
serve-address = { $address } n’est pas une adresse ; elle commence par http:// ou https://
# $module (string): what is not installed.
serve-missing = { $module } manque ; pour le serveur, il faut exactly-game[server]
# $reason (string): what the system says.
serve-failed = le serveur ne peut pas ouvrir : { $reason }
