### The table on the full screen of a terminal. Lines are short: the smallest screen is 80 columns wide.

terminal-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
terminal-headline = { $edition } · { $target ->
    [one] Sieg mit 1 Euro
   *[other] Sieg mit { $target } Euros
} · Runde { $round } · Zug { $turn }
# $beginning (string): the first characters of the commitment. A longer label would not fit on 80 columns.
terminal-commitment-short = Würfe { $beginning }…
terminal-commitment = Versprechen für die Würfe: { $commitment }. Damit stehen alle Würfe fest; nach der Partie kannst du sie nachprüfen.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

terminal-seat-computer = { $name } (Computer)
terminal-seat-rolled = würfelt { $face }
terminal-move = { $source } → { $target }
terminal-log-title = Letzte Züge

## Prompts. $face (string): as on the die. $coin (number): cents.

terminal-ask-starting = Wer beginnt? { $name }, würfle!
terminal-ask-roll = { $name }, du bist dran. Würfle!
terminal-ask-move = { $name }, du hast { $face } gewürfelt: Bewege eine { $face } auf einen anderen Stapel.
terminal-ask-move-any = { $name }, du hast ? gewürfelt: Bewege eine Münze auf einen anderen Stapel.
# $origin: centre or seat; some languages need different words for them.
terminal-ask-target = { $coin } { $origin ->
    [centre] aus der Mitte
   *[seat] von { $source }
}: Wohin damit?
terminal-ask-target-any = Eine Münze { $origin ->
    [centre] aus der Mitte
   *[seat] von { $source }
}: Wohin damit?
terminal-ask-coin = { $source } → { $target }: Welche Münze?
terminal-ask-pass-zero = { $name }, du hast 0 gewürfelt: In diesem Zug wird nichts bewegt.
terminal-ask-pass-stuck = { $name }, du hast { $face } gewürfelt: Keine { $face } lässt sich bewegen.
terminal-told-roll = { $name } würfelt …
terminal-told-starting = Wer beginnt? { $name } würfelt …
terminal-told-thinking = { $name } hat { $face } gewürfelt …
terminal-told-move = { $name }: { $move }

## Hints: which key or click to use.

terminal-hint-watch = Mit Enter geht es schneller.
terminal-hint-roll = Drücke Enter oder die Leertaste, oder klicke auf den Würfel.
# $seats (number)
terminal-hint-choose = ↑↓ und Enter, Taste 0 für die Mitte, 1–{ $seats } für die Plätze, oder klicken.
terminal-hint-target = Wähle den Stapel für die Münze. Esc legt sie zurück.
terminal-hint-coin = ↑↓ und Enter, oder die Zahl davor. Esc legt sie zurück.
terminal-hint-pass = Weiter mit Enter.
terminal-hint-euro = Weiter mit Enter.
terminal-hint-over = n beginnt eine neue Partie.

## Starting rolls

terminal-starting-rolled = { $name }: { $face }
terminal-starting-tie = Gleichstand: Die Spieler mit dem höchsten Wurf würfeln noch einmal.
terminal-starting-begins = { $name } beginnt.

## A euro

terminal-euro-call = Genau!
terminal-euro-taken = { $count ->
    [one] { $names } bekommt einen Euro.
   *[other] { $names } bekommen je einen Euro.
}
terminal-next-round = Die Münzen gehen zurück in die Mitte. { $name } beginnt die nächste Runde.
terminal-over = Die Partie ist zu Ende.

## Buttons

terminal-button-roll = Würfeln
terminal-button-pass = Weiter
terminal-button-euro = Nächste Runde
terminal-button-over = Ergebnis
terminal-button-start = Spielen
terminal-button-leave = Verlassen
terminal-button-stay = Bleiben
terminal-button-new = Neue Partie
terminal-button-look = Endstellung

## Keys, in the bottom line: one or two words each.

terminal-key-language = Sprache
terminal-key-rules = Regeln
terminal-key-help = Hilfe
terminal-key-leave = verlassen
terminal-key-stay = bleiben
terminal-key-back = zurück
terminal-key-watch = schneller
terminal-key-roll = würfeln
terminal-key-pass = weiter
terminal-key-euro = weiter
terminal-key-over = Ergebnis
terminal-key-choose = wählen
terminal-key-pick = wählen
terminal-key-lay-back = zurücklegen
terminal-key-new = neue Partie
terminal-key-look = Endstellung
terminal-key-change = ändern
terminal-key-start = spielen
terminal-key-to-start = zu „Spielen“
terminal-key-next = Feld

## Before a game

terminal-setup-seats = Spieler
terminal-setup-person = Mensch
terminal-setup-name = Name (freiwillig)
terminal-setup-language = Sprache
terminal-setup-edition = Fassung
terminal-setup-target = Euros zum Sieg
terminal-setup-wild-may-pass = Passen bei „?“
terminal-setup-both-collect = Euro für beide
terminal-setup-empty-restart = Ohne Startmünze
terminal-setup-no = nein
terminal-setup-yes = ja

## Leaving and the end. $path (string): a file.

terminal-leave-title = Den Tisch verlassen?
terminal-end-won = { $name } gewinnt nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}!
terminal-end-verify = Das Protokoll ist gespeichert. Würfe nachprüfen mit: { $command } verify { $path }

## Help

terminal-help-title = So liest du den Tisch
terminal-help-goal = Bring deinen Stapel auf genau einen Euro. Wenn du dran bist, würfelst du und bewegst eine Münze mit diesem Wert von einem Stapel auf einen anderen.
terminal-help-ring = Der Ring um einen Stapel füllt sich golden, bis der Stapel einen Euro wert ist. Darüber füllt er sich ein zweites Mal: rot und ausgefüllt, mit einer Kerbe bei 1,50 €. Wer mehr hat, darf keine Münze mehr bekommen. Bei genau einem Euro ist der ganze Ring grün.
terminal-help-sign-turn = wer dran ist
terminal-help-sign-may-leave = von hier kannst du eine Münze nehmen
terminal-help-sign-may-come = hierhin kann die Münze
terminal-help-sign-leaves = von hier geht die Münze weg
terminal-help-sign-comes = hier kommt die Münze an
terminal-help-sign-won = ein gewonnener Euro
terminal-help-sign-to-win = ein Euro, der noch fehlt
terminal-help-coins = Die Münzen:
terminal-help-keys-title = Tasten
terminal-help-key-roll = würfeln, fortfahren oder Computerzug beschleunigen
    .keys = Enter, Leertaste
terminal-help-key-list = einen Zug aus der Liste wählen
    .keys = ↑ ↓ Enter
terminal-help-key-pick = erst den Stapel wählen, von dem die Münze kommt, dann ihren neuen Stapel; auch mit Tab und Enter, Esc legt sie zurück
    .keys = 0 bis 6
terminal-help-key-click = Würfel, Stapel, Münzen, Züge und die Tasten unten lassen sich auch anklicken
    .keys = Maus
terminal-help-key-language = die Sprache wechseln
    .keys = l
terminal-help-key-rules = die Regeln lesen
    .keys = r
terminal-help-key-leave = den Tisch verlassen; die Partie bleibt gespeichert
    .keys = q
terminal-help-dice-title = Die Würfe
