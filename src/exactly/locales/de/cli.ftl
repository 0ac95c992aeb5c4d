### What the command line says. $error (string): a phrase of notation.ftl. $file (string): a file's name.

cli-language = als Sprache stehen zur Wahl: { $languages }
cli-bad-rules = Regeln, { $error }
cli-bad-position = Stellung, { $error }
cli-bad-move = Zug, { $error }
cli-bad-line = Zeile { $line }: { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = dieser Zug ist nicht erlaubt. { $reason }
cli-won = { $name } gewinnt die Partie.
cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
cli-not-text = { $file } ist kein Text in UTF-8 (Byte { $byte })
cli-not-a-record = { $file } ist kein Protokoll einer Partie: { $error }
cli-unknown-player = einen Computer namens { $name } gibt es nicht; zur Wahl stehen: { $known }
cli-player-for-two = der Computer { $name } spielt nur zu zweit, nicht mit { $count } am Tisch
cli-seats = { $count ->
    [one] eine Partie hat zwei bis sechs Plätze, nicht nur einen
   *[other] eine Partie hat zwei bis sechs Plätze, nicht { $count }
}
cli-no-input = es gibt keine Standardeingabe, aus der Stellungen zu lesen wären
cli-file-exists = { $file } gibt es schon; bitte einen anderen Namen wählen oder mit --continue weiterspielen
cli-bad-seed = der Startwert muss ein Text sein, der in eine Zeile passt
cli-continue-alone = --continue nimmt die Partie, wie sie ist; { $option } passt nicht dazu
cli-cannot-continue = in { $file } steht keine angefangene Partie, die sich hier fortsetzen lässt

## exactly verify

verify-holds = { $turns ->
    [one] Das Protokoll stimmt: ein Zug, und er ist erlaubt.
   *[other] Das Protokoll stimmt: { $turns } Züge, und alle sind erlaubt.
}
verify-dice-fair = Jeder Wurf folgt aus dem Startwert und den Bytes von allen am Tisch, und der Startwert ist der versprochene.
verify-dice-hand = Der Würfel wurde von Hand geworfen und das Ergebnis eingetippt, deshalb lassen sich die Würfe nicht prüfen.
verify-no-trail = Das Protokoll hat keine Prüfspur: Würde ein Zug gegen einen anderen erlaubten ausgetauscht, fiele es nicht auf.
verify-unfinished = Die Partie ist noch nicht zu Ende.
verify-winner = { $name } (Platz { $seat }) hat gewonnen.
verify-fails = Das Protokoll stimmt nicht:
# Stand before a sentence.
verify-at-turn = Zug { $turn }: { "" }
verify-at-start = Startwürfe: { "" }

## What is wrong with a record. $expected (string): what should stand there. $seats (number)

problem-starting-rolls = Zu { $seats } Plätzen passen diese Startwürfe nicht (Regel 6).
problem-seat = An der Reihe war Platz { $expected } (Regel 13).
problem-euro = { $expected ->
    [none] Hier hat niemand einen Euro bekommen (Regel 14).
   *[other] Hier hat Platz { $expected } einen Euro bekommen (Regel 14).
}
problem-result = { $expected ->
    [none] Gewonnen hat noch niemand, es ist aber ein Sieg eingetragen.
   *[other] Gewonnen hat Platz { $expected }, eingetragen ist aber etwas anderes.
}
problem-dice-not-named = Im Protokoll steht nicht, wie gewürfelt wurde.
problem-dice-unknown = Würfe dieser Art lassen sich hier nicht prüfen; bekannt ist { $expected }.
problem-dice-contradicted = Laut Protokoll wurde von Hand gewürfelt, doch es enthält einen Startwert oder sein Versprechen.
problem-seed-missing = Der Startwert für die Würfe fehlt.
problem-commitment-missing = Das Versprechen vor dem ersten Wurf fehlt.
problem-commitment = Der Startwert ist nicht der versprochene; sein Versprechen wäre { $expected }.
problem-shares = Von jedem der { $seats } Plätze muss es Bytes geben.
problem-roll = Der Würfel muss { $expected } gezeigt haben.
problem-trail = Hier steht etwas anderes, als beim Spielen aufgeschrieben wurde.
