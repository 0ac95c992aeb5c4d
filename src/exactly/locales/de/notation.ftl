### Errors in positions, moves, rules and records.

# $column (number), $expected (string): one of the phrases below, $found (string): a character.
notation-error = Spalte { $column }: „{ $found }“ gefunden, erwartet: { $expected }
notation-error-at-end = Spalte { $column }: Hier endet der Text, erwartet: { $expected }
notation-error-in-line = Zeile { $line }, { $error }

## What was expected.

expected-coin = eine Münze (50, 20, 10 oder 5)
expected-coin-or-empty = eine Münze (50, 20, 10 oder 5) oder „-“ für einen leeren Stapel
expected-coin-in-order = eine Münze, die nicht mehr wert ist als die davor
expected-after-coin = „.“ und eine Münze, „/“ und der nächste Stapel oder ein Leerzeichen
expected-after-last-stack = „.“ und eine Münze oder ein Leerzeichen (es gibt höchstens sechs Stapel)
expected-second-stack = „/“ und der nächste Stapel (es gibt mindestens zwei Stapel)
expected-after-stack = „/“ und der nächste Stapel oder ein Leerzeichen
expected-end-of-stacks = ein Leerzeichen (es gibt höchstens sechs Stapel)
expected-euros = eine Anzahl Euros, von 0 bis zum Ziel
expected-euros-of-next-seat = „/“ und die Euros des nächsten Platzes
expected-end-of-euros = ein Leerzeichen (weitere Plätze gibt es nicht)
expected-active = die Nummer des Spielers, der dran ist, oder „first“, solange gewürfelt wird, wer beginnt
expected-space = ein Leerzeichen
expected-face = eine Würfelseite (0, ?, 50, 20, 10 oder 5)
expected-face-or-none = eine Würfelseite (0, ?, 50, 20, 10 oder 5) oder „-“ vor dem Wurf
expected-starting-roll = eine Würfelseite, „-“ für einen Platz, der noch würfelt, oder „x“ für einen, der nicht mehr mitwürfelt
expected-starting-roll-of-next-seat = „/“ und der Startwurf des nächsten Platzes
expected-starting-rolls-in-order = Startwürfe in der Reihenfolge der Plätze; mindestens zwei Plätze würfeln mit, und einer von ihnen muss noch würfeln
expected-end = das Ende
expected-not-address = „_“ für ein Leerzeichen und „~“ für ?
expected-position-at-start = während der Startwürfe an jedem Platz eine 5-Cent-Münze und kein Euro
expected-ten-of-each = höchstens zehn Münzen von jedem Wert in allen Stapeln zusammen
expected-stack-up-to-two = ein Stapel von höchstens 2,00 €
expected-stack-not-one = ein Stapel, der nicht genau 1,00 € wert ist (dieser Euro wäre schon genommen)
expected-one-winner = weniger Plätze, die das Ziel erreicht haben
expected-move = ein Zug wie 20:C>1 oder „pass“
expected-colon = „:“
expected-arrow = „>“
expected-place = C für die Mitte oder ein Platz von 1 bis 6
expected-edition = eine Fassung (standard oder classic)
expected-switch = eine Option (wild_may_pass, both_collect, empty_restart oder target=)
expected-switch-once = eine Option, die noch nicht genannt ist
expected-target = ein Ziel (1, 2 oder 3)
expected-next-switch = „+“ und eine Option oder das Ende
expected-tag-name = der Name eines Tags
expected-tag-once = ein Tag, das noch nicht vorkommt
expected-tag-value = ein Leerzeichen und der Wert des Tags in geraden Anführungszeichen
expected-tag-end = „]“
expected-escape = ein gerades Anführungszeichen oder ein zweiter Backslash
expected-plain-character = ein darstellbares Zeichen
expected-game-tag = zuerst das Tag [Game "Exactly"]
expected-players-tag = ein Tag [Players "…"] vor dem ersten Wurf
expected-players = zwei bis sechs Spieler mit „; “ dazwischen
expected-position-of-players = eine Stellung mit einem Stapel für jeden Spieler
expected-position-to-play = eine Stellung, von der aus man spielen kann: nach den Startwürfen und ohne Sieger
expected-result = der Platz des Siegers oder * ohne Sieger
expected-date = ein Datum wie 2026-11-15
expected-first = die Startwürfe („first“ und für jeden Platz eine Würfelseite)
expected-next-starting-roll = eine Würfelseite, „|“ vor den Würfen nach einem Gleichstand oder das Ende
expected-turn = die Nummer des nächsten Zugs und „.“
expected-seat = ein Platz an diesem Tisch
expected-euro = „euro“ und der Platz, der ihn bekommen hat, oder das Ende
