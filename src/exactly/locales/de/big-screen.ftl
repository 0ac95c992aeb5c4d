### A table on a big screen, with phones as hands.

screens-show = Auf großem Bildschirm zeigen

## People gather before the big screen.

screens-scan = Scannen und hinsetzen
screens-scan-about = Dein Handy ist deine Hand: Dort würfelst du und bewegst die Münzen.
screens-scan-full = Der Tisch ist voll
screens-scan-watch = Scanne, um auf deinem Handy zuzuschauen.
screens-or-type = Oder öffne diese Adresse:
# $free (number)
screens-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
screens-begin-anywhere = Alle sind da. Starten könnt ihr an jedem Handy.
screens-fill = Freie Plätze mit Computern füllen

## What the big screen can do.

screens-tools = Bildschirm
# $code (string): the code of a table.
screens-code = Tisch { $code }
screens-join = QR-Code zeigen
screens-full = Vollbild
screens-window = Vollbild verlassen
screens-sound = Ton einschalten
screens-table = Zum Tisch

## The game on the big screen. $name (string): who. $coin (number or string): the value in cents.

screens-turn-move = { $name }, bewege eine { $coin }.
screens-turn-wild = { $name }, bewege eine beliebige Münze.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
screens-told-move = { $name } hat eine { $coin } { $origin ->
    [centre] aus der Mitte
    [own] vom eigenen Stapel
   *[seat] von { $source }
} { $goal ->
    [centre] in die Mitte gelegt
    [own] genommen
   *[seat] zu { $target } gelegt
}.
# $face (string)
screens-told-pass = { $name } hat { $face } gewürfelt: Alles bleibt liegen.
screens-centre = In der Mitte
screens-again = Noch eine Partie? Starten könnt ihr an jedem Handy.
screens-again-join = Scannen und mitspielen
screens-again-watch = Scannen und zuschauen

## The phone as a hand.

screens-sit = Such dir einen Platz
screens-starting = Wer beginnt? { $name }, würfle!
screens-highest = Der höchste Wurf beginnt.
screens-one-more = Noch jemand an diesem Handy? Name:
screens-add = Dazusetzen
screens-number = Platz { $seat }
screens-begin-soon = Los geht es, sobald alle sitzen.
screens-all-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
screens-stacks = Alle Stapel
screens-shake = Antippen oder das Handy schütteln.
screens-others-answer = Jetzt antworten die anderen.
screens-stack-full = voll
# $origin: centre, own or seat. $source (string): whose stack.
screens-where = { $coin } { $origin ->
    [centre] aus der Mitte
    [own] von deinem Stapel
   *[seat] von { $source }
}: Wohin damit?
screens-yours = Dein Stapel
screens-stack-of = Stapel von { $name }
