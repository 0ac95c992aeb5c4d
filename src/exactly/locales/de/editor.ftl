### Positions: set up by hand in the browser, shared by their address.

editor-text = Stellung als Text
editor-share = Teilen
editor-copied = Link kopiert
editor-share-failed = Das hat nicht geklappt. Die Adresse dieser Seite ist der Link: Kopiere sie von dort.
editor-prompt = Baue eine beliebige Stellung: Jede Münze darf überallhin.
# $coin (number): the coin in hand, in cents.
editor-prompt-lay = Leg die { $coin } auf einen beliebigen Stapel.
editor-prompt-unclear = Der Tisch kann die Stellung im Text nicht anzeigen.

## Whose turn it is, and the die

editor-turn = Wer ist dran?
editor-die = Der Würfel zeigt
editor-before-roll = noch kein Wurf
# $face (string): 0, ?, 50, 20, 10 or 5.
editor-face = { $face }

## The moves

# $count (number)
editor-moves = { $count ->
    [0] Mögliche Züge
   *[other] Mögliche Züge ({ $count })
}
editor-no-moves-before-roll = Noch kein Wurf. Wähle, was der Würfel zeigt, dann stehen hier die Züge.
editor-no-moves-starting = Der Würfel entscheidet noch, wer beginnt. Wähle, wer dran ist, um fortzufahren.
# $count (number)
editor-all = Alle { $count } anzeigen
editor-fewer = Weniger anzeigen
editor-chances-unknown = Dieser Server kann keine Gewinnchancen berechnen.
editor-over = Die Partie ist zu Ende

## Why no game can start from here

editor-play-on-over = Die Partie ist zu Ende.
editor-play-on-starting = Wähle zuerst, wer dran ist.
# $name (string): the seat whose turn it is.
editor-play-as = Du spielst als { $name }

## The stacks

editor-stacks = Münzen und Euros
editor-stack-of = Wessen Stapel?
# $coin (number): the value in cents.
editor-coin = { $coin } Cent
editor-euro = 1 Euro
# $what (string): a coin or a euro. $name (string): the player.
editor-one-more = { $what } hinzufügen: { $name }
editor-one-less = { $what } entfernen: { $name }

## The table

editor-table = Tisch und Regeln
editor-start = Zurück zur Anfangsstellung
editor-more-rules = Weitere Regeln
editor-standard = Standardregeln verwenden
# $name (string): the unknown edition in the address.
editor-edition-unknown = „{ $name }“ (unbekannt)

## Mistakes in a position. $name (string): the player whose stack is wrong.

editor-unreadable = Das ist noch keine gültige Stellung.
editor-example = Eine Stellung besteht aus den Münzen jedes Stapels, den Euros jedes Spielers, dem Spieler am Zug und dem Würfel.
editor-example-label = Zum Beispiel
editor-written-label = Dein Text
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = An der markierten Stelle erwartet: { $expected }.
editor-unreadable-rules = Die Adresse dieser Seite nennt unbekannte Regeln.
editor-rules-label = In der Adresse
# $edition (string): the label of the choice of an edition.
editor-rules-choose = Wähle eine unter „{ $edition }“ oder verwende die Standardregeln.
editor-flaw-position-at-start = { $name }: Während der Startwürfe hat jeder Spieler eine 5-Cent-Münze und keinen Euro.
editor-flaw-stack-up-to-two = { $name }: Nach den Standardregeln hat ein Stapel höchstens 2,00 €.
editor-flaw-stack-not-one = { $name }: Ein Stapel von genau 1,00 € bleibt nicht liegen. Nimm eine Münze weg oder lege eine dazu.
editor-flaw-one-winner = { $name }: Ein anderer Spieler hat schon gewonnen.
