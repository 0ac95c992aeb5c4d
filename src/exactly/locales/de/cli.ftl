### Messages of the command line. $error (string): a phrase of notation.ftl. $file (string): a file's name.

cli-language = ungültige Sprache; möglich sind { $languages }
cli-bad-rules = ungültige Regeln, { $error }
cli-bad-position = ungültige Stellung, { $error }
cli-bad-move = ungültiger Zug, { $error }
cli-bad-line = Zeile { $line }: { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = dieser Zug ist nicht erlaubt. { $reason }
cli-won = { $name } gewinnt die Partie.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
cli-not-text = { $file } ist keine UTF-8-Textdatei (Byte { $byte })
cli-not-a-record = { $file } ist kein gültiges Protokoll: { $error }
cli-unknown-player = unbekannter Computerspieler { $name }; möglich sind { $known }
cli-player-for-two = der Computerspieler { $name } spielt nur zu zweit, nicht mit { $count } Spielern
cli-seats = { $count ->
    [one] eine Partie hat 2 bis 6 Plätze, nicht 1
   *[other] eine Partie hat 2 bis 6 Plätze, nicht { $count }
}
cli-no-input = es gibt keine Standardeingabe
cli-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder setze die Partie mit --continue fort
cli-bad-seed = der Seed muss ein einzeiliger Text sein
cli-continue-alone = --continue übernimmt alle Einstellungen der Partie und lässt sich nicht mit { $option } verwenden
cli-cannot-continue = { $file } enthält keine Partie, die sich hier fortsetzen lässt

## exactly verify

verify-holds = { $turns ->
    [one] Das Protokoll stimmt: ein Zug, und er ist erlaubt.
   *[other] Das Protokoll stimmt: { $turns } Züge, und alle sind erlaubt.
}
verify-dice-fair = Jeder Wurf folgt aus dem Seed und den Zufallszahlen aller Spieler, und der Seed passt zum Versprechen.
verify-dice-hand = Gewürfelt wurde mit einem echten Würfel; die eingetippten Würfe lassen sich nicht prüfen.
verify-no-trail = Das Protokoll hat keine Prüfziffern. Wurde ein Zug durch einen anderen erlaubten ersetzt, fällt das nicht auf.
verify-unfinished = Die Partie ist noch nicht zu Ende.
verify-winner = { $name } (Platz { $seat }) hat gewonnen.
verify-fails = Das Protokoll stimmt nicht:
# Stand before a sentence.
verify-at-turn = Zug { $turn }: { "" }
verify-at-start = Startwürfe: { "" }

## Errors in a record. $expected (string): the right value. $seats (number)

problem-starting-rolls = Diese Startwürfe passen nicht zu { $seats } Plätzen (Regel 6).
problem-seat = Am Zug war Platz { $expected } (Regel 13).
problem-euro = { $expected ->
    [none] Hier hat niemand einen Euro bekommen (Regel 14).
   *[other] Hier hat Platz { $expected } einen Euro bekommen (Regel 14).
}
problem-result = { $expected ->
    [none] Noch hat niemand gewonnen, aber im Protokoll steht ein Sieger.
   *[other] Gewonnen hat Platz { $expected }, im Protokoll steht etwas anderes.
}
problem-dice-not-named = Im Protokoll steht nicht, wie gewürfelt wurde.
problem-dice-unknown = Würfe dieser Art lassen sich hier nicht prüfen; bekannt ist { $expected }.
problem-dice-contradicted = Laut Protokoll wurde mit einem echten Würfel gewürfelt, aber es enthält einen Seed oder ein Versprechen.
problem-seed-missing = Der Seed der Würfe fehlt.
problem-commitment-missing = Das Versprechen vor dem ersten Wurf fehlt.
problem-commitment = Der Seed passt nicht zum Versprechen; richtig wäre { $expected }.
problem-shares = Es fehlen Zufallszahlen: Zu jedem der { $seats } Plätze gehört eine.
problem-roll = Der Würfel muss { $expected } gezeigt haben.
problem-trail = Die Prüfziffern stimmen nicht: Das Protokoll wurde geändert.
