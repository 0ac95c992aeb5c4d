### The analysis of a finished game: turn by turn on the table, with a check of the dice. .you addresses the reader.

replay-title = Analyse
replay-loading = Partie wird geladen …
replay-not-over = Diese Partie läuft noch. Nach dem Ende kannst du sie hier analysieren.
replay-to-table = Zum Tisch
replay-like-this = So eine Partie spielen

## The result

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

## Win chances

replay-curve = Gewinnchance
# $percent (number)
replay-percent = { $percent } %
# $start, $end (string): chances.
replay-curve-seat = { $name }: { $start } vor dem ersten Zug, { $end } am Ende.
replay-chances-asked = Gewinnchancen werden berechnet …
replay-chances-soon = Gewinnchancen werden berechnet. Das kann ein paar Minuten dauern; sie erscheinen hier von selbst.
replay-chances-unknown = Dieser Server kann keine Gewinnchancen berechnen. Alles andere ist da.
replay-chances-failed = Die Gewinnchancen sind nicht verfügbar.
replay-within = Jede Gewinnchance ist auf { NUMBER($points, maximumFractionDigits: 3) } Prozentpunkte genau.
replay-usually = Eine Gewinnchance ist meist auf etwa ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte genau.
# A win chance stands before each.
replay-before-roll = vor dem Wurf
replay-after-roll = nach dem Wurf
replay-after-move = nach dem Zug
replay-ask-again = Noch einmal versuchen
replay-luck-and-skill = Glück und Können
# $grade (string): the grade of the move. $points (string): its loss, with a sign. $count (number): the loss without a sign.
replay-loss = { $grade }: { $points } { $count ->
   *[other] Prozentpunkte
}

## Turn by turn

replay-steps = Zug für Zug
replay-step = Zug
replay-end = Ende der Partie
# Follows the sentence about the player who took a euro.
replay-won = Das war der letzte fehlende Euro: { $name } gewinnt die Partie.
    .you = Das war der letzte fehlende Euro: Du gewinnst die Partie.
# $move (string): the move from the position on the board.
replay-then = Dann: { $move }
replay-first = Zum ersten Zug
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-as-position = Als Stellung öffnen
# $turn (number)
replay-go-to = Zug { $turn } anzeigen
replay-turns-with-euro = Züge, die einen Euro brachten
replay-decisive-moves = Die größten Fehler
replay-decisive-rolls = Die folgenreichsten Würfe
    .besides = Weitere folgenreiche Würfe
# $count (number)
replay-show-all = Alle { $count } wichtigen Züge anzeigen
replay-show-fewer = Weniger anzeigen

## The die

replay-dice = Der Würfel
replay-dice-why = Der Server hat vor der Partie einen geheimen Seed festgelegt, und danach hat jedes Gerät eine eigene Zufallszahl hinzugefügt. Daraus ergeben sich alle Würfe.
replay-dice-check = Würfe nachprüfen
# $count (number)
replay-dice-agree = { $count ->
    [one] Der eine Wurf stimmt: Dein Browser hat ihn gerade nachgerechnet.
   *[other] Alle { $count } Würfe stimmen: Dein Browser hat sie gerade nachgerechnet.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] 1 von { $count } Würfen stimmt nicht.
   *[other] { $wrong } von { $count } Würfen stimmen nicht.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Zug { $turn }: Im Protokoll steht „{ $face }“, richtig wäre „{ $due }“.
replay-dice-starting-differs = Ein Startwurf: Im Protokoll steht „{ $face }“, richtig wäre „{ $due }“.
replay-dice-commitment-kept = Der Seed passt zum Versprechen im Protokoll.
replay-dice-commitment-broken = Der Seed passt nicht zum Versprechen im Protokoll.
replay-dice-not-shared = Im Protokoll fehlen Zufallszahlen von Spielern.
replay-dice-kept = Das Versprechen, das dieses Gerät gespeichert hat, steht auch im Protokoll.
replay-dice-kept-other = Das Versprechen, das dieses Gerät gespeichert hat, steht so nicht im Protokoll.
replay-dice-added = Auch die Zufallszahl dieses Geräts steht im Protokoll.
replay-dice-added-other = Die Zufallszahl dieses Geräts steht so nicht im Protokoll.
replay-dice-not-there = Geprüft wurde das Versprechen im Protokoll: Dieses Gerät war vor dem ersten Wurf nicht dabei und hat kein eigenes gespeichert.
replay-dice-hand = An diesem Tisch wurde mit einem echten Würfel gewürfelt. Solche Würfe lassen sich nicht nachrechnen.
replay-dice-unknown = In diesem Protokoll steht nicht, wie die Würfe berechnet wurden. Deshalb lassen sie sich nicht nachprüfen.
# A command follows.
replay-dice-insecure = Dein Browser kann Würfe nur auf sicheren Seiten (https) nachprüfen. Lade stattdessen das Protokoll herunter und prüfe es am Computer mit:
replay-dice-numbers = Die Zahlen dazu
replay-dice-commitment = Versprechen, gezeigt vor dem ersten Wurf
replay-dice-seed = Seed, bekannt gegeben nach der Partie
replay-dice-shares = Zufallszahlen der Spieler
replay-dice-rolls = Alle Würfe, die Startwürfe zuerst
