### Messages of exactly serve.

# $address (string): the address to open in a browser.
serve-open = Open { $address } in a browser. Press Ctrl+C to stop.
# $address (string): the address to open on a phone.
serve-nearby = On a phone on the same network: { $address }
serve-nobody-nearby = No local network found: phones cannot connect.
# $port (string): the usual one.
serve-other-port = Port { $port } is in use, so another port is used.
# $database, $known (string)
serve-database = Invalid --database { $database }: use a URL that starts with one of { $known }
# $database, $example (string)
serve-no-file = Invalid --database { $database }: name a file, as in { $example }
# $broadcast (string)
serve-broadcast = Invalid --broadcast { $broadcast }: use a URL that starts with redis://
# $address (string)
serve-address = Invalid --address { $address }: use a URL that starts with http:// or https://
# $module (string): the missing package.
serve-missing = Missing package { $module }. Run: pip install "exactly-game[server]"
# $module (string): the missing package. $command (string): the command that starts the program.
serve-missing-for-page = Missing package { $module }. Run: pip install "exactly-game[server]" (or play in this terminal: { $command } play)
# $command (string): the command that starts the program.
serve-no-page = The page is not built. Run scripts/play to build it, or play in this terminal: { $command } play
# $reason (string): the message of the system.
serve-failed = Could not start the server: { $reason }
# $pace (string)
serve-pace = Invalid --pace { $pace }: use a number of seconds from 0 to 60.
# $origin (string)
serve-origin = Invalid --origin { $origin }: use an address like https://play.example, without a path.
# $proxies (string)
serve-proxies = Invalid --proxies { $proxies }: use IP addresses like 127.0.0.1 or 10.0.0.0/8, or * for all.
# $file (string)
serve-taken = Another server uses { $file }. Stop it, or choose another file with --database.
# $file (string): the name of a network that cannot be used.
serve-network-foreign = { $file } (not a network of this game)
serve-network-other-version = { $file } (from another version)
serve-network-changed = { $file } (damaged)
serve-network-other-table = { $file } (for another table)
serve-network-unreadable = { $file } (unreadable)
# $folder (string): their folder. $networks (string): their names, each with the reason. $players (string): the computer players that need them.
serve-networks = Unusable networks in { $folder }: { $networks }. Players not available at these tables: { $players }. Reinstall exactly-game.
