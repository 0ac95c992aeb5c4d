### Rules and players compared.

# $games, $seed (number)
compare-title = Je { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Seed { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Abgebrochen: Zwischenergebnis von je { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Seed { NUMBER($seed, useGrouping: 0) }.
compare-computing = Berechnung läuft
compare-page-title = Vergleich
# $file (string)
compare-page-written = Der Vergleich steht in { $file }
compare-not-its-page = { $file } existiert schon und ist kein Vergleich; wähle einen anderen Namen
compare-solves-two = nur Partien zu zweit lassen sich lösen

compare-length = Dauer
compare-played = Gespielte Partien
compare-turns = Züge pro Partie, im Mittel
compare-half = die Hälfte höchstens
compare-tenth = jede zehnte mindestens
compare-hundredth = jede hundertste mindestens
compare-longest = die längste
compare-dragging = Sehr lange Partien
compare-unfinished = Abgebrochene Partien
compare-rounds = Runden pro Partie
compare-turns-a-round = Züge pro Runde, im Mittel
compare-wins = Siege
# $place (number): in the order of play.
compare-place = { $place ->
    [1] 1. Spieler (beginnt)
    [2] 2. Spieler
    [3] 3. Spieler
    [4] 4. Spieler
    [5] 5. Spieler
   *[6] 6. Spieler
}
compare-computed = Berechnet
compare-perfect = 1. Spieler, perfektes Spiel
compare-luck = Anteil des Glücks
compare-moves = Züge nach Art
compare-handed = Euros durch fremde Züge

compare-sure = ± ist die Unsicherheit (95 %). Sehr lange Partien dauern mindestens dreimal so lange wie der Median.
compare-luck-explained = Anteil des Glücks: Von Anfang bis Ende steigt die Chance des Siegers von etwa 50 % auf 100 %. Dieser Anteil des Anstiegs kam durch Würfe, der Rest durch Züge: Fehler des Gegners minus eigene Fehler.
compare-simulated = Werte ohne Berechnung stammen aus gespielten Partien. Partien zu zweit lassen sich mit --solve berechnen; nur dann ist der Anteil des Glücks bekannt.
# The page.
compare-curve = Verteilung der Partien nach Zahl der Züge
compare-curve-turns = Züge
compare-ranges-explained = Der Balken umfasst acht von zehn Partien, der Strich darin ist der Median. Eine von hundert Partien ist länger als die Linie. Ein Pfeil: Die Linie reicht weit über den Rand hinaus.
compare-even = Gestrichelte Linie: Anteil bei gleichen Chancen für alle.
compare-all = Alle Zahlen
