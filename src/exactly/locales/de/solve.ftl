### Perfect play: solving the game, and asking for chances.

solve-not-yet = { $rules } ist noch nicht gelöst; das geschieht jetzt, ein einziges Mal.
solve-damage-foreign = { $file } ist keine Lösung dieses Spiels; es wird neu gelöst.
solve-damage-old = { $file } stammt von einer anderen Version; es wird neu gelöst.
solve-damage-other-rules = { $file } enthält die Lösung anderer Regeln; es wird neu gelöst.
solve-damage-truncated = { $file } ist nicht vollständig; es wird neu gelöst.
solve-damage-changed = { $file } ist beschädigt; es wird neu gelöst.
solve-missing = { $module } fehlt; zum Lösen braucht es exactly-game[solve]
solve-compiling = Vorbereitung
# $mine, $yours (number): euros.
solve-score = Stand { $mine } zu { $yours }
solve-interrupted = das Lösen wurde unterbrochen; davon wurde nichts gespeichert
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = Gelöst: { $rules }, { $positions } Stellungen bei { $scores } Spielständen in { $seconds } Sekunden, sicher bis auf { $within }. Gespeichert in { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = ,
value-chance = { $percent } %
# $points (number): hundredths.
value-within = Sicher bis auf { NUMBER($points, maximumFractionDigits: 3) } Prozentpunkte.
value-estimated = Von einem Netz geschätzt.
value-off-unknown = Wie genau eine solche Chance meist ist, wurde für diesen Tisch nicht gemessen; --rollouts spielt von hier weiter und sagt es.
value-off = Eine Chance ist meist auf etwa ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte genau.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] In { $games } weitergespielten Partie gewonnen, mit 95 % Konfidenz: { $shares }
   *[other] In { $games } weitergespielten Partien gewonnen, mit 95 % Konfidenz: { $shares }
}
value-rollouts-progress = Es wird weitergespielt
value-rollouts-missing = { $module } fehlt; zum Weiterspielen braucht es exactly-game[solve]

## Networks

network-missing = { $module } fehlt; Netze brauchen exactly-game[network]
network-damage-foreign = { $file } ist kein Netz dieses Spiels; installiere exactly-game neu
network-damage-other-version = { $file } wurde von einer anderen Version geschrieben; installiere exactly-game neu
network-damage-changed = { $file } ist beschädigt; installiere exactly-game neu
network-damage-other-table = { $file } ist das Netz für einen anderen Tisch; installiere exactly-game neu
network-damage-unreadable = { $file } lässt sich nicht lesen; installiere exactly-game neu
network-file-foreign = { $file } ist kein Netz dieses Spiels
network-file-other-version = { $file } wurde von einer anderen Version geschrieben; diese kann es nicht als Netz lesen
network-file-changed = { $file } ist beschädigt
network-file-other-table = { $file } ist das Netz eines anderen Tisches: andere Plätze oder eine andere Fassung
network-file-unreadable = { $file } lässt sich nicht lesen
