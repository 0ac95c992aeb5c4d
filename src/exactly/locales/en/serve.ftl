### The server, as whoever starts it sees it.

# $address (string): what to type into a browser.
serve-open = Open at { $address }; Ctrl+C closes it.
# $address (string): what to type into the browser of a phone.
serve-nearby = From a phone in the same network: { $address }
serve-nobody-nearby = No network was found by which phones could come.
# $port (string): the usual one.
serve-other-port = Port { $port } is taken, so it is another one.
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
# $module (string): what is not installed. $command (string): how the program is called.
serve-missing-for-page = { $module } is missing; the table in the browser needs exactly-game[server], and { $command } play opens one in this terminal
# $command (string): how the program is called.
serve-no-page = the page has not been built; scripts/play builds it, and { $command } play opens a table in this terminal
# $reason (string): what the system says.
serve-failed = nobody can be served: { $reason }
# $pace (string)
serve-pace = { $pace } is no pace; it is a number of seconds from 0 to 60
# $origin (string)
serve-origin = { $origin } is no origin; it is like https://play.example, without a path
# $proxies (string)
serve-proxies = { $proxies } is no address of a proxy; it is like 127.0.0.1 or 10.0.0.0/8, or * for all
# $file (string)
serve-taken = another server keeps its tables in { $file }; close it first, or give this one another file with --database
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (no network of this game)
serve-network-other-version = { $file } (of another version)
serve-network-changed = { $file } (damaged)
serve-network-other-table = { $file } (for another table)
serve-network-unreadable = { $file } (cannot be read)
# $folder (string): where they are. $networks (string): their names, each with why. $players (string): the computer players who need them.
serve-networks = unusable networks in { $folder }: { $networks }; at their tables { $players } will not play; install exactly-game anew
