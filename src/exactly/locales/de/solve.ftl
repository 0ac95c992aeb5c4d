### Perfect play: solving the game, and win chances of positions.

solve-not-yet = { $rules } ist noch nicht gelöst; die Lösung wird jetzt einmalig berechnet.
solve-damage-foreign = { $file } ist keine Lösung dieses Spiels; sie wird neu berechnet.
solve-damage-old = { $file } stammt von einer anderen Version; die Lösung wird neu berechnet.
solve-damage-other-rules = { $file } enthält die Lösung anderer Regeln; sie wird neu berechnet.
solve-damage-truncated = { $file } ist unvollständig; die Lösung wird neu berechnet.
solve-damage-changed = { $file } ist beschädigt; die Lösung wird neu berechnet.
solve-missing = Modul { $module } fehlt; installiere es mit: pip install "exactly-game[solve]"
solve-compiling = Vorbereitung
# $mine, $yours (number): euros.
solve-score = Stand { $mine } zu { $yours }
solve-interrupted = die Berechnung wurde abgebrochen; nichts wurde gespeichert
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = { $rules } gelöst: { $positions } Stellungen bei { $scores } Ständen in { $seconds } Sekunden, auf { $within } genau. Gespeichert in { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = ,
value-chance = { $percent } %
# $points (number): percentage points.
value-within = Auf { NUMBER($points, maximumFractionDigits: 3) } Prozentpunkte genau.
value-estimated = Von einem neuronalen Netz geschätzt.
value-off-unknown = Wie genau die Schätzung ist, wurde für diesen Tisch nicht gemessen; --rollouts spielt von hier aus Partien und prüft sie damit.
value-off = Eine Gewinnchance ist meist auf etwa ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte genau.
# $games (number), $shares (string): each seat's share, with bounds.
value-rollouts = { $games ->
    [one] Siege in { $games } von hier gespielten Partie (Konfidenz 95 %): { $shares }
   *[other] Siege in { $games } von hier gespielten Partien (Konfidenz 95 %): { $shares }
}
value-rollouts-progress = Partien werden gespielt
value-rollouts-missing = Modul { $module } fehlt; installiere es mit: pip install "exactly-game[solve]"

## Networks

network-missing = Modul { $module } fehlt; installiere es mit: pip install "exactly-game[network]"
network-damage-foreign = { $file } ist kein Netz dieses Spiels; installiere exactly-game neu
network-damage-other-version = { $file } stammt von einer anderen Version; installiere exactly-game neu
network-damage-changed = { $file } ist beschädigt; installiere exactly-game neu
network-damage-other-table = { $file } ist das Netz für einen anderen Tisch; installiere exactly-game neu
network-damage-unreadable = { $file } lässt sich nicht lesen; installiere exactly-game neu
network-file-foreign = { $file } ist kein Netz dieses Spiels
network-file-other-version = { $file } stammt von einer anderen Version und lässt sich nicht als Netz lesen
network-file-changed = { $file } ist beschädigt
network-file-other-table = { $file } ist ein Netz für einen anderen Tisch: andere Zahl der Plätze oder andere Fassung
network-file-unreadable = { $file } lässt sich nicht lesen
