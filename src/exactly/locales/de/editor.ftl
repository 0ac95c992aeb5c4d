### Stellungen: im Browser von Hand gelegt, geteilt durch ihre Adresse.

editor-text = Stellung als Text
editor-share = Teilen
editor-copied = Link kopiert
editor-share-failed = Das hat nicht geklappt. Die Adresse dieser Seite ist der Link: Kopiere sie von dort.
editor-prompt = Leg eine Stellung: Jede Münze darf überallhin.
# $coin (number): what is in the hand, in cents.
editor-prompt-lay = Leg die { $coin } hin, wo du willst.
editor-prompt-unclear = Was im Text steht, kann der Tisch nicht zeigen.

## Wer dran ist, und der Würfel

editor-turn = Wer ist dran?
editor-die = Der Würfel zeigt
editor-before-roll = noch kein Wurf
# $face (string): 0, ?, 50, 20, 10 oder 5.
editor-face = { $face }

## Die Züge

# $count (number)
editor-moves = { $count ->
    [0] Mögliche Züge
   *[other] Mögliche Züge ({ $count })
}
editor-no-moves-before-roll = Vor dem Wurf. Wähle, was der Würfel zeigt, und hier stehen die Züge.
editor-no-moves-starting = Es wird noch gewürfelt, wer beginnt. Wähle, wer dran ist, dann geht es weiter.
# $count (number)
editor-all = Alle { $count } zeigen
editor-fewer = Weniger zeigen
editor-chances-unknown = Dieser Server kann keine Gewinnchancen ausrechnen.
editor-over = Die Partie ist zu Ende

## Why it cannot be played on from here

editor-play-on-over = Die Partie ist zu Ende.
editor-play-on-starting = Wähle zuerst, wer an der Reihe ist.
# $name (string): the seat whose turn it is.
editor-play-as = Du spielst als { $name }

## Die Stapel

editor-stacks = Münzen und Euros
editor-stack-of = Wessen Stapel?
# $coin (number): der Wert in Cent.
editor-coin = { $coin } Cent
editor-euro = 1 Euro
# $what (string): eine Münze oder ein Euro. $name (string): bei wem.
editor-one-more = Eins mehr: { $what }, { $name }
editor-one-less = Eins weniger: { $what }, { $name }

## Der Tisch

editor-table = Tisch und Regeln
editor-start = Zurück zur Anfangsstellung
editor-more-rules = Weitere Regeln
editor-standard = Die Standardregeln nutzen
# $name (string): what stands in the address instead of an edition.
editor-edition-unknown = „{ $name }“ (unbekannt)

## Was noch nicht stimmt. $name (string): bei wem es sich zeigt.

editor-unreadable = Das ist noch keine Stellung.
editor-example = So sieht eine Stellung aus: die Münzen in jedem Stapel, die Euros von allen, wer an der Reihe ist, und der Würfel.
editor-example-label = Zum Beispiel
editor-written-label = Dein Text
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = Was an die markierte Stelle passt: { $expected }.
editor-unreadable-rules = Die Adresse dieser Seite nennt Regeln, die hier unbekannt sind.
editor-rules-label = In der Adresse
# $edition (string): what the choice of the edition is called.
editor-rules-choose = Wähle eine unter „{ $edition }“, oder nimm den Standard.
editor-flaw-position-at-start = { $name }: Solange gewürfelt wird, wer beginnt, hat jeder Platz eine 5-Cent-Münze und keinen Euro.
editor-flaw-stack-up-to-two = { $name }: Mehr als 2,00 € liegen nach den Standardregeln nie in einem Stapel.
editor-flaw-stack-not-one = { $name }: Genau ein Euro wäre sofort genommen worden. Eine Münze mehr oder weniger, und es geht weiter.
editor-flaw-one-winner = { $name }: Es hat schon jemand anders gewonnen.
