### Simulations and tournaments.

# $part, $example (string): parts of the name of a variant.
lab-unknown = ungültige Angabe { $part }; erwartet wird etwas wie { $example }
lab-untrained = { $name } ist nur für die gedruckten Regeln trainiert, nicht für { $game }
# $most (number)
lab-impossible-coins = ungültige Münzen: erwartet werden vier Zahlen von 0 bis { $most }, für 50, 20, 10 und 5 Cent
lab-impossible-die = ungültiger Würfel: erlaubt sind 1 bis { $most } Seiten
lab-impossible-limit = ungültige Grenze: erlaubt sind 0 bis { $most } Cent oder none
lab-impossible-target = ungültige Zahl der Euros zum Sieg: erlaubt sind 1 bis { $most }
lab-impossible-goal = ungültiger Zielbetrag: erlaubt sind 10 bis { $most } Cent
lab-impossible-first-coins = ungültige Münzen: erwartet werden mindestens { $most } zu 5 Cent, eine für jeden Spieler
lab-impossible-out-of-reach = nach diesen Regeln kann kein Spieler je genau { $most } Cent haben
# $game (string), $positions, $most (number)
lab-too-large = { $game } lässt sich nicht lösen: { $positions } Stellungen, höchstens { $most } sind möglich
# $game (string)
simulate-no-records = Protokolle gibt es nur für Partien nach den gedruckten Regeln, nicht für { $game }

simulate-playing = Partien werden gespielt
simulate-nothing = abgebrochen, bevor eine Partie zu Ende war
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} nach { $rules }, Seed { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Abgebrochen nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} nach { $rules }, Seed { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Platz { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } bis { $high })
# $first, $last (string): shares.
simulate-begins = Der erste Spieler gewinnt { $first } der Partien, der letzte { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = Eine Partie hat im Mittel { $mean } Züge. Die Hälfte hat höchstens { $half }, jede zehnte mindestens { $tenth }, jede hundertste mindestens { $hundredth }, und die längste hatte { $longest }.
simulate-rounds = Eine Partie hat im Mittel { $rounds } Runden, eine Runde im Mittel { $turns } Züge.
simulate-handed = { $share } der Euros kamen durch den Zug eines anderen Spielers.
simulate-dragging = { $share } der Partien dauerten mindestens dreimal so lange wie der Median.
# $games (number)
simulate-unfinished = { $games ->
    [one] 1 Partie wurde abgebrochen, weil sie nicht endete.
   *[other] { $games } Partien wurden abgebrochen, weil sie nicht endeten.
}
simulate-kinds = Züge nach Art:
simulate-kind-take = aus der Mitte auf den eigenen Stapel
simulate-kind-return = vom eigenen Stapel in die Mitte
simulate-kind-fetch = vom Stapel eines Mitspielers auf den eigenen
simulate-kind-give = vom eigenen Stapel auf den eines Mitspielers
simulate-kind-others-centre = zwischen einem Mitspieler und der Mitte
simulate-kind-others = zwischen zwei Mitspielern
simulate-kind-zero = gepasst: 0 gewürfelt
simulate-kind-forced-pass = gepasst: kein Zug möglich
simulate-kind-chosen-pass = gepasst: freiwillig

arena-missing = Modul { $module } fehlt; installiere es mit: pip install "exactly-game[arena]"
arena-two-players = ein Turnier braucht mindestens zwei verschiedene Computerspieler
arena-one-among = --one und --among brauchen zwei verschiedene Computerspieler und ersetzen --players
arena-network-for-nobody = --network hat keine Wirkung: Keiner dieser Computerspieler benutzt ein Netz
# $players, $seats (number)
arena-too-few = { $players } Computerspieler reichen nicht für { $seats } Plätze, wenn keiner doppelt am Tisch sitzt
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } Partien nach { $rules } mit { $seats } Plätzen, Seed { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
} in allen { $seatings } Sitzordnungen.
arena-title-interrupted = Abgebrochen nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} nach { $rules } mit { $seats } Plätzen, Seed { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
} in { $seatings } Sitzordnungen.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] { $one } gegen { $others } gewann { $share } der Partien; der faire Anteil ist { $fair }.
   *[other] 1 × { $one } gegen { $count } × { $others } gewann { $share } der Partien; der faire Anteil ist { $fair }.
}
arena-player = Spieler
arena-seats-taken = Plätze
# $fair (string): with a percent sign.
arena-won = Gewonnen (fair: { $fair })
arena-rating = Stärke
arena-at-least = Mindestens
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = Stärken nach OpenSkill: Mittelwert ± Abweichung; „Mindestens“ ist der Mittelwert minus drei Abweichungen. Bei einem Vorsprung von { $small } gewinnt der stärkere von zwei Spielern 60 %, bei { $large } 75 %.
arena-meeting = Begegnung
arena-met = Partien
arena-ahead = Der erste gewann
arena-of-two-explained = Bereiche: Konfidenz 95 %.
arena-meetings-explained = Gezählt sind die Partien, die einer der beiden gewann, Platz gegen Platz. Bereiche: Konfidenz 95 %.
# $games, $seats (number)
arena-plot-ratings = Stärke nach { $games } Partien mit { $seats } Plätzen, ± zwei Abweichungen
# $one, $others (string)
arena-plot-shares = Siege von { $one } gegen { $others } (gestrichelt: fairer Anteil)
arena-all-seats = Alle Plätze
