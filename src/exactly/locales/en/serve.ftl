### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Open at { $address }; Ctrl+C closes it.
# $database, $known (string)
serve-database = { $database } is no database; it begins with one of { $known }
# $database, $example (string)
serve-no-file = { $database } names no file; tables are kept in one, as in { $example }
# $broadcast (string)
serve-broadcast = { $broadcast } is no address of Redis; it begins with redis://
# $address (string)
serve-address = { $address } is no address; it begins with http:// or https://
# $module (string): what is not installed.
serve-missing = { $module } is missing; serving needs exactly-game[server]
# $reason (string): what the system says.
serve-failed = nobody can be served: { $reason }
