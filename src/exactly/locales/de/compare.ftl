### Regeln und Spieler nebeneinander.

# $games, $seed (number)
compare-title = Je { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, Startzahl { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Abgebrochen: was es gibt von je { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, Startzahl { NUMBER($seed, useGrouping: 0) }.
compare-computing = Es wird gerechnet
compare-page-title = Spiele im Vergleich
# $file (string)
compare-page-written = Der Vergleich steht in { $file }
compare-not-its-page = { $file } gibt es schon und ist kein Vergleich; ein anderer Name ist nötig
compare-solves-two = nur Spiele zu zweit lassen sich lösen

compare-length = Wie lange es dauert
compare-played = Gespielte Spiele
compare-turns = Züge je Spiel, im Mittel
compare-half = die Hälfte höchstens
compare-tenth = jedes zehnte mindestens
compare-hundredth = jedes hundertste mindestens
compare-longest = das längste
compare-dragging = Spiele, die sich hinziehen
compare-unfinished = Abgebrochene Spiele
compare-rounds = Runden je Spiel
compare-turns-a-round = Züge je Runde, im Mittel
compare-wins = Wer gewinnt
# $place (number): in the order of play.
compare-place = { $place ->
    [1] Wer beginnt
    [2] Wer als Zweites kommt
    [3] Wer als Drittes kommt
    [4] Wer als Viertes kommt
    [5] Wer als Fünftes kommt
   *[6] Wer als Sechstes kommt
}
compare-computed = Berechnet
compare-perfect = Wer beginnt, perfekt gespielt
compare-luck = Anteil des Glücks
compare-moves = Was in den Zügen geschieht
compare-handed = Euros durch fremden Zug

compare-sure = ± ist, was der Zufall offen lässt, in 95 von 100 Fällen. Spiele, die sich hinziehen, dauern dreimal so lange wie die Hälfte.
compare-luck-explained = Der Anteil des Glücks: vom Anfang bis zum Ende steigt die Chance dessen, der gewinnt, von etwa der Hälfte bis zur Gewissheit. So viel davon kam durch Würfe; der Rest durch Züge, die Fehler des anderen abzüglich der eigenen.
compare-simulated = Was nicht berechnet ist, ist gespielt. Spiele zu zweit lassen sich mit --solve berechnen; nur dann ist der Anteil des Glücks bekannt.
# The page.
compare-curve = Wie viele Spiele so viele Züge dauern
compare-curve-turns = Züge
compare-ranges-explained = Im Balken liegen acht von zehn Spielen, der Strich darin ist das mittlere; eines von hundert geht über die Linie hinaus. Ein Pfeil: weit hinaus.
compare-even = Die gestrichelte Linie ist, was alle hätten, wenn nur das Glück zählte.
compare-all = Alle Zahlen
