### Eine Partie, die vorbei ist, noch einmal auf dem Tisch: Zug für Zug, und ihre Würfe nachgerechnet. .you ist für die Person, die es liest.

replay-title = Rückblick
replay-loading = Die Partie wird noch einmal aufgebaut …
replay-not-over = Diese Partie läuft noch. Wenn sie zu Ende ist, kannst du hier zurückblicken.
replay-to-table = Zum Tisch
replay-like-this = So eine Partie spielen

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = Der letzte Zug: { $name } würfelte „{ $face }“ und legte eine { $coin } { $origin ->
    [centre] aus der Mitte
    [own] vom eigenen Stapel
    [you] von dir
   *[seat] von { $source }
} { $goal ->
    [centre] in die Mitte
    [own] auf den eigenen Stapel
    [you] zu dir
   *[seat] zu { $target }
}.
    .you = Der letzte Zug: Du hast „{ $face }“ gewürfelt und eine { $coin } { $origin ->
        [centre] aus der Mitte
        [own] von deinem Stapel
       *[seat] von { $source }
    } { $goal ->
        [centre] in die Mitte
        [own] auf deinen Stapel
       *[seat] zu { $target }
    } gelegt.
replay-made-by-dice = Der Würfel hat mehr entschieden als die Züge.
replay-made-by-moves = Die Züge haben mehr entschieden als der Würfel.
replay-made-by-both = Würfel und Züge haben die Partie gemeinsam entschieden.

## Chances

replay-curve = Gewinnchance
# $percent (number)
replay-percent = { $percent } %
# $start, $end (string): chances.
replay-curve-seat = { $name }: { $start } vor dem ersten Zug, { $end } am Ende.
replay-chances-asked = Die Gewinnchancen werden ausgerechnet …
replay-chances-soon = Die Gewinnchancen werden gerade ausgerechnet; das kann ein paar Minuten dauern. Sie erscheinen hier von selbst.
replay-chances-unknown = Dieser Server kann keine Gewinnchancen ausrechnen. Alles andere ist da.
replay-chances-failed = Die Gewinnchancen waren nicht zu bekommen.
replay-within = Eine Chance kann um { NUMBER($points, maximumFractionDigits: 3) } Punkte danebenliegen.
replay-usually = Eine Chance ist meist auf etwa ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte genau.
# A chance stands before each.
replay-before-roll = vor dem Wurf
replay-after-roll = danach
replay-after-move = nach dem Zug
replay-ask-again = Noch einmal versuchen
replay-luck-and-skill = Glück und Können
# $grade (string): what a move was. $points (string): what it lost, with a sign. $count (number): the same without.
replay-loss = { $grade }: { $points } { $count ->
   *[other] Punkte
}

## Step by step

replay-steps = Zug für Zug
replay-step = Zug
replay-end = Das Ende
# After who took a euro.
replay-won = Das war der letzte, der fehlte: { $name } gewinnt die Partie.
    .you = Das war der letzte, der fehlte: Du gewinnst die Partie.
# $move (string): what was played from the position that is shown.
replay-then = Dann { $move }
replay-first = Zum ersten Zug
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-as-position = Als Stellung öffnen
# $turn (number)
replay-go-to = Zug { $turn } zeigen
replay-turns-with-euro = Züge, die einen Euro brachten
replay-decisive-moves = Die teuersten Züge
replay-decisive-rolls = Die folgenreichsten Würfe
    .besides = Weitere folgenreiche Würfe
# $count (number)
replay-show-all = Alle { $count } zeigen, auf die es ankam
replay-show-fewer = Weniger zeigen

## The die

replay-dice = Der Würfel
replay-dice-why = Vor der Partie hat der Server ein Geheimnis in einen Umschlag gesiegelt, und danach haben alle am Tisch ein eigenes dazugemischt: Darum konnte niemand die Würfe aussuchen.
replay-dice-check = Würfe nachprüfen
# $count (number)
replay-dice-agree = { $count ->
    [one] Der eine Wurf stimmt: Dein Browser hat ihn gerade nachgerechnet.
   *[other] Alle { $count } Würfe stimmen: Dein Browser hat gerade jeden nachgerechnet.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] Ein Wurf von { $count } ist nicht der, der fallen musste.
   *[other] { $wrong } Würfe von { $count } sind nicht die, die fallen mussten.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Zug { $turn }: Im Protokoll steht „{ $face }“, fallen musste „{ $due }“.
replay-dice-starting-differs = Ein Startwurf: Im Protokoll steht „{ $face }“, fallen musste „{ $due }“.
replay-dice-commitment-kept = Das Geheimnis ist das, das vor dem ersten Wurf versprochen wurde.
replay-dice-commitment-broken = Das Geheimnis ist nicht das, das vor dem ersten Wurf versprochen wurde.
replay-dice-not-shared = Die Geheimnisse der Mitspielenden sind nicht alle da.
replay-dice-kept = Das Versprechen, das dieses Gerät aufgehoben hat, steht genauso im Protokoll.
replay-dice-kept-other = Das Versprechen, das dieses Gerät aufgehoben hat, ist nicht das im Protokoll.
replay-dice-added = Auch was dieses Gerät dazugemischt hat, steht dort.
replay-dice-added-other = Was dieses Gerät dazugemischt hat, steht so nicht im Protokoll.
replay-dice-not-there = Verglichen wurde mit dem Versprechen im Protokoll: Dieses Gerät war vor dem ersten Wurf nicht dabei und hat kein eigenes aufgehoben.
replay-dice-hand = An diesem Tisch wurde ein echter Würfel geworfen; da gibt es nichts nachzurechnen.
replay-dice-unknown = In diesem Protokoll steht nicht, woraus die Würfe folgen; darum lassen sie sich nicht nachprüfen.
# A command follows.
replay-dice-insecure = Dein Browser kann Würfe nur auf sicheren Seiten (https) nachprüfen. Du kannst das Protokoll herunterladen und am Computer prüfen mit:
replay-dice-numbers = Die Zahlen dahinter
replay-dice-commitment = Das Versprechen, gezeigt vor dem ersten Wurf
replay-dice-seed = Das Geheimnis, verraten nach der Partie
replay-dice-shares = Was die Mitspielenden dazugegeben haben
replay-dice-rolls = Alle Würfe, die Startwürfe zuerst
