### Viele Spiele auf einmal, und was dabei herauskommt.

# $part, $example (string): parts of the name of a game.
lab-unknown = { $part } ist nicht zu lesen; erwartet wird etwas wie { $example }
lab-untrained = { $name } hat nur das Spiel gelernt, wie es gedruckt ist, nicht { $game }
# $most (number)
lab-impossible-coins = Münzen sind vier Zahlen von 0 bis { $most }, für 50, 20, 10 und 5 Cent
lab-impossible-die = ein Würfel hat 1 bis { $most } Seiten
lab-impossible-limit = eine Grenze liegt bei 0 bis { $most } Cent, oder es gibt keine (none)
lab-impossible-target = 1 bis { $most } Euro gewinnen ein Spiel
lab-impossible-goal = ein Ziel liegt bei 10 bis { $most } Cent
lab-impossible-first-coins = es gibt weniger als { $most } Münzen zu 5 Cent, und jeder beginnt mit einer
lab-impossible-out-of-reach = niemand könnte in diesem Spiel je genau { $most } Cent haben
# $game (string), $positions, $most (number)
lab-too-large = { $game } lässt sich nicht lösen: es hat { $positions } Stellungen, und möglich sind höchstens { $most }
# $game (string)
simulate-no-records = { $game } ist kein Spiel nach den Regeln, darum kann es nicht mitgeschrieben werden

simulate-playing = Es wird gespielt
simulate-nothing = abgebrochen, bevor das erste Spiel zu Ende war
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} nach { $rules }, Startzahl { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Abgebrochen nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} nach { $rules }, Startzahl { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Platz { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } bis { $high })
# $first, $last (string): shares.
simulate-begins = Wer beginnt, gewinnt { $first }, wer zuletzt drankommt, { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = Ein Spiel hat im Mittel { $mean } Züge. Die Hälfte hat höchstens { $half }, jedes zehnte mindestens { $tenth }, jedes hundertste mindestens { $hundredth }, und das längste hatte { $longest }.
simulate-rounds = Es hat { $rounds } Runden mit im Mittel je { $turns } Zügen.
simulate-handed = Von allen Euros kamen { $share } durch den Zug von jemand anderem.
simulate-dragging = Von allen Spielen dauerten { $share } dreimal so lange wie die Hälfte.
# $games (number)
simulate-unfinished = { $games ->
    [one] Ein Spiel wurde abgebrochen, weil es nicht endete.
   *[other] { $games } Spiele wurden abgebrochen, weil sie nicht endeten.
}
simulate-kinds = Was in den Zügen geschah:
simulate-kind-take = aus der Mitte auf den eigenen Stapel
simulate-kind-return = vom eigenen Stapel in die Mitte
simulate-kind-fetch = von einem fremden Stapel auf den eigenen
simulate-kind-give = vom eigenen Stapel auf einen fremden
simulate-kind-others-centre = zwischen einem fremden Stapel und der Mitte
simulate-kind-others = zwischen den Stapeln zweier anderer
simulate-kind-zero = nichts: der Würfel zeigte 0
simulate-kind-forced-pass = nichts: keine Münze war zu bewegen
simulate-kind-chosen-pass = nichts: so gewollt

arena-missing = { $module } fehlt; ein Turnier braucht exactly-game[arena]
arena-two-players = ein Turnier braucht mindestens zwei Spieler, jeden nur einmal genannt
arena-one-among = --one und --among nennen zwei verschiedene Spieler, und --players hat daneben keinen Platz
arena-network-for-nobody = --network ist für Spieler mit einem Charakter, und keiner von ihnen nimmt teil
# $players, $seats (number)
arena-too-few = { $players } Spieler können { $seats } Plätze nicht füllen, wenn niemand doppelt am Tisch sitzt
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } Spiele nach { $rules } mit { $seats } Plätzen, Startzahl { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
} in allen { $seatings } Sitzordnungen.
arena-title-interrupted = Abgebrochen nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} nach { $rules } mit { $seats } Plätzen, Startzahl { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
} in { $seatings } Sitzordnungen.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] { $one } gegen { $others } gewann { $share }; der gerechte Anteil ist { $fair }.
   *[other] Ein Mal { $one } unter { $count } Mal { $others } gewann { $share }; der gerechte Anteil ist { $fair }.
}
arena-player = Spieler
arena-seats-taken = Plätze
# $fair (string): with a percent sign.
arena-won = Gewonnen (gerecht: { $fair })
arena-rating = Stärke
arena-at-least = Mindestens
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = Die Stärken sind die von openskill: der Mittelwert mit seiner Abweichung, und was drei Abweichungen darunter bleibt. Von zwei Spielern gewinnt 60 %, wer um { $small } höher steht, und 75 %, wer um { $large } höher steht.
arena-meeting = Wer sich traf
arena-met = Spiele
arena-ahead = Der erste gewann
arena-of-two-explained = Die Bereiche gelten mit einer Sicherheit von 95 %.
arena-meetings-explained = Von den Spielen, die einer der beiden gewann, Platz gegen Platz. Die Bereiche gelten mit einer Sicherheit von 95 %.
# $games, $seats (number)
arena-plot-ratings = Stärke nach { $games } Spielen mit { $seats } Plätzen, mit zwei Abweichungen nach beiden Seiten
# $one, $others (string)
arena-plot-shares = Wie oft ein Mal { $one } unter { $others } gewinnt (gestrichelt: gerechter Anteil)
arena-all-seats = Alle Plätze
