### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

terminal-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
terminal-headline = { $edition } · { $target ->
    [one] 1 Euro gewinnt
   *[other] { $target } Euros gewinnen
} · Runde { $round } · Zug { $turn }
# $beginning (string): the first characters of the promise.
terminal-commitment-short = Würfe { $beginning }…
terminal-commitment = Das Versprechen für die Würfe: { $commitment }. Damit stehen alle fest; nach der Partie kannst du sie nachprüfen.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

terminal-seat-computer = { $name } (Bot)
terminal-seat-rolled = würfelt { $face }
terminal-move = { $source } → { $target }
terminal-log-title = Letzte Züge

## What is asked of whom. $face (string): as on the die. $coin (number): cents.

terminal-ask-starting = Wer beginnt? { $name }, würfle!
terminal-ask-roll = { $name }, du bist dran: würfle!
terminal-ask-move = { $name }, du hast { $face } gewürfelt: Bring eine { $face } auf einen anderen Stapel.
terminal-ask-move-any = { $name }, du hast ? gewürfelt: Bring eine Münze auf einen anderen Stapel.
# $origin: centre or seat, for languages that say it differently.
terminal-ask-target = { $coin } { $origin ->
    [centre] aus der Mitte
   *[seat] von { $source }
}: Wohin damit?
terminal-ask-target-any = Eine Münze { $origin ->
    [centre] aus der Mitte
   *[seat] von { $source }
}: Wohin damit?
terminal-ask-coin = { $source } → { $target }: Welche Münze?
terminal-ask-pass-zero = { $name }, du hast 0 gewürfelt: Diesmal bleibt alles liegen.
terminal-ask-pass-stuck = { $name }, du hast { $face } gewürfelt: Keine { $face } lässt sich bewegen.
terminal-told-roll = { $name } würfelt …
terminal-told-starting = Wer beginnt? { $name } würfelt …
terminal-told-thinking = { $name } hat { $face } gewürfelt …
terminal-told-move = { $name }: { $move }

## How to do it.

terminal-hint-watch = Mit Enter geht es schneller.
terminal-hint-roll = Enter oder Leertaste, oder klick auf den Würfel.
# $seats (number)
terminal-hint-choose = ↑↓ und Enter, oder ein Stapel: 0 die Mitte, 1–{ $seats } die Plätze, oder klicken.
terminal-hint-target = Wähl den Stapel, auf den sie soll. Esc legt sie zurück.
terminal-hint-coin = ↑↓ und Enter, oder die Zahl davor. Esc legt sie zurück.
terminal-hint-pass = Weiter mit Enter.
terminal-hint-euro = Schaut es euch an; weiter mit Enter.
terminal-hint-over = n beginnt eine neue Partie.

## Starting rolls

terminal-starting-rolled = { $name }: { $face }
terminal-starting-tie = Gleichstand: Die mit dem höchsten Wurf würfeln noch einmal.
terminal-starting-begins = { $name } beginnt.

## A euro

terminal-euro-call = Genau!
terminal-euro-taken = { $count ->
    [one] { $names } bekommt einen Euro.
   *[other] { $names } bekommen je einen Euro.
}
terminal-next-round = Die Münzen kommen zurück in die Mitte. { $name } beginnt die nächste Runde.
terminal-over = Die Partie ist zu Ende.

## Buttons

terminal-button-roll = Würfeln
terminal-button-pass = Weiter
terminal-button-euro = Nächste Runde
terminal-button-over = So ging es aus
terminal-button-start = Spielen
terminal-button-leave = Verlassen
terminal-button-stay = Bleiben
terminal-button-new = Neue Partie
terminal-button-look = Tisch ansehen

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
terminal-key-look = ansehen
terminal-key-change = ändern
terminal-key-start = spielen
terminal-key-to-start = zum Knopf
terminal-key-next = nächstes

## Before a game

terminal-setup-seats = Wie viele spielen
terminal-setup-person = Mensch
terminal-setup-name = Name (freiwillig)
terminal-setup-language = Sprache
terminal-setup-edition = Fassung
terminal-setup-target = Euros zum Sieg
terminal-setup-wild-may-pass = „?“ darf passen
terminal-setup-both-collect = Beide bekommen
terminal-setup-empty-restart = Leerer Neubeginn
terminal-setup-no = nein
terminal-setup-yes = ja

## Leaving and the end. $path (string): a file.

terminal-leave-title = Den Tisch verlassen?
terminal-end-won = { $name } gewinnt nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}!
terminal-end-verify = Das Protokoll ist gesichert. So prüfst du die Würfe nach: { $command } verify { $path }

## Help

terminal-help-title = So liest du den Tisch
terminal-help-goal = Bring deinen Stapel auf genau einen Euro. Wenn du dran bist, würfelst du und bringst eine Münze mit diesem Wert von irgendeinem Stapel auf irgendeinen anderen.
terminal-help-ring = Der Ring um einen Stapel füllt sich bis zu einem Euro: golden. Darüber beginnt eine zweite Runde, rot und massiv, mit einer Kerbe bei 1,50 €: Wer darüber ist, darf nichts mehr bekommen. Genau ein Euro ist rundum grün.
terminal-help-sign-turn = wer dran ist
terminal-help-sign-may-leave = hier kann eine Münze weg
terminal-help-sign-may-come = hier kann die Münze hin
terminal-help-sign-leaves = von hier geht die Münze weg
terminal-help-sign-comes = hier kommt die Münze an
terminal-help-sign-won = ein gewonnener Euro
terminal-help-sign-to-win = ein Euro, der noch fehlt
terminal-help-coins = Die Münzen:
terminal-help-keys-title = Tasten
terminal-help-key-roll = würfeln, weiter, oder einen Computer zur Eile treiben
    .keys = Enter, Leertaste
terminal-help-key-list = einen Zug aus der Liste wählen
    .keys = ↑ ↓ Enter
terminal-help-key-pick = erst den Stapel wählen, von dem die Münze kommt, dann den, auf den sie geht; Tab und Enter tun dasselbe, Esc legt sie zurück
    .keys = 0 bis 6
terminal-help-key-click = Würfel, Stapel, Münzen, Züge und die Tasten unten lassen sich auch anklicken
    .keys = Maus
terminal-help-key-language = die Sprache wechseln
    .keys = l
terminal-help-key-rules = die Regeln lesen
    .keys = r
terminal-help-key-leave = den Tisch verlassen; die Partie bleibt gesichert
    .keys = q
terminal-help-dice-title = Die Würfe
