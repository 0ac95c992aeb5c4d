### A table on a big screen, with phones as hands.

big-screen-show = Auf großem Bildschirm zeigen

## People gather before the big screen.

big-screen-scan = Scannen und hinsetzen
big-screen-scan-about = Dein Handy ist deine Hand: Dort würfelst du und bewegst die Münzen.
big-screen-scan-full = Der Tisch ist voll
big-screen-scan-watch = Scanne, um auf deinem Handy zuzuschauen.
big-screen-or-type = Oder öffne diese Adresse:
# $free (number)
big-screen-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
big-screen-begin-anywhere = Alle sind da. Starten könnt ihr an jedem Handy.
big-screen-fill = Freie Plätze mit Computern füllen

## What the big screen can do.

big-screen-tools = Bildschirm
# $code (string): the code of a table.
big-screen-code = Tisch { $code }
big-screen-join = QR-Code zeigen
big-screen-full = Vollbild
big-screen-window = Vollbild verlassen
big-screen-sound = Ton einschalten
big-screen-table = Zum Tisch

## The game on the big screen. $name (string): who. $coin (number or string): the value in cents.

big-screen-turn-move = { $name }, bewege eine { $coin }.
big-screen-turn-wild = { $name }, bewege eine beliebige Münze.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
big-screen-told-move = { $name } hat eine { $coin } { $origin ->
    [centre] aus der Mitte
    [own] vom eigenen Stapel
   *[seat] von { $source }
} { $goal ->
    [centre] in die Mitte gelegt
    [own] genommen
   *[seat] zu { $target } gelegt
}.
# $face (string)
big-screen-told-pass = { $name } hat { $face } gewürfelt: Alles bleibt liegen.
big-screen-centre = In der Mitte
big-screen-again = Noch eine Partie? Starten könnt ihr an jedem Handy.
big-screen-again-join = Scannen und mitspielen
big-screen-again-watch = Scannen und zuschauen

## The phone as a hand.

big-screen-sit = Such dir einen Platz
big-screen-starting = Wer beginnt? { $name }, würfle!
big-screen-highest = Der höchste Wurf beginnt.
big-screen-one-more = Noch jemand an diesem Handy? Name:
big-screen-add = Dazusetzen
big-screen-number = Platz { $seat }
big-screen-begin-soon = Los geht es, sobald alle sitzen.
big-screen-all-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
big-screen-stacks = Alle Stapel
big-screen-shake = Antippen oder das Handy schütteln.
big-screen-others-answer = Jetzt antworten die anderen.
big-screen-stack-full = voll
# $origin: centre, own or seat. $source (string): whose stack.
big-screen-where = { $coin } { $origin ->
    [centre] aus der Mitte
    [own] von deinem Stapel
   *[seat] von { $source }
}: Wohin damit?
big-screen-yours = Dein Stapel
big-screen-stack-of = Stapel von { $name }
