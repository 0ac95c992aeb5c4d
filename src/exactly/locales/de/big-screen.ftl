### A table on a big screen, with phones as controllers.

big-screen-show = Auf großem Bildschirm

## The lobby on the big screen

big-screen-scan = Scannen und Platz nehmen
big-screen-scan-about = Dein Handy ist dein Controller: Damit würfelst du und bewegst die Münzen.
big-screen-scan-full = Der Tisch ist voll
big-screen-scan-watch = Scanne den Code, um auf deinem Handy zuzuschauen.
big-screen-or-type = Oder öffne diese Adresse:
# $free (number)
big-screen-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
big-screen-begin-anywhere = Alle sind da. Startet die Partie an einem Handy.
big-screen-fill = Freie Plätze mit Computern besetzen

## The controls of the big screen

big-screen-tools = Bildschirm
# $code (string): the code of a table.
big-screen-code = Tisch { $code }
big-screen-join = QR-Code anzeigen
big-screen-full = Vollbild
big-screen-window = Vollbild verlassen
big-screen-sound = Ton einschalten
big-screen-table = Zum Tisch

## The game on the big screen. $name (string): the player. $coin (number or string): the value in cents.

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
big-screen-told-pass = { $name } hat { $face } gewürfelt und passt.
big-screen-centre = In der Mitte
big-screen-again = Revanche? Startet die Partie an einem Handy.
big-screen-again-join = Scannen und mitspielen
big-screen-again-watch = Scannen und zuschauen

## The phone as a controller

big-screen-sit = Wähle einen Platz
big-screen-starting = Wer beginnt? { $name }, würfle!
big-screen-highest = Der höchste Wurf beginnt.
big-screen-one-more = Noch ein Spieler an diesem Handy? Name:
big-screen-add = Hinzufügen
big-screen-number = Platz { $seat }
big-screen-begin-soon = Los geht’s, wenn alle Plätze besetzt sind.
big-screen-all-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
big-screen-stacks = Alle Stapel
big-screen-shake = Tippe auf den Würfel oder schüttle das Handy.
big-screen-others-answer = Warten auf die Antwort der anderen …
big-screen-stack-full = voll
# $origin: centre, own or seat. $source (string): whose stack.
big-screen-where = { $coin } { $origin ->
    [centre] aus der Mitte
    [own] von deinem Stapel
   *[seat] von { $source }
}: Wohin damit?
big-screen-yours = Dein Stapel
big-screen-stack-of = Stapel von { $name }
