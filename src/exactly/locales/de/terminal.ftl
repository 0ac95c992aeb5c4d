### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

screen-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
screen-headline = { $edition } · { $target ->
    [one] 1 Euro gewinnt
   *[other] { $target } Euros gewinnen
} · Runde { $round } · Zug { $turn }
# $beginning (string): the first characters of the promise.
screen-promise-short = Würfe { $beginning }…
screen-promise = Das Versprechen für die Würfe: { $commitment }. Damit stehen alle fest; nach der Partie kannst du sie nachprüfen.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

screen-seat-computer = { $name } (Bot)
screen-seat-rolled = würfelt { $face }
screen-move = { $source } → { $target }
screen-log-title = Letzte Züge

## What is asked of whom. $face (string): as on the die. $coin (number): cents.

screen-ask-starting = Wer beginnt? { $name }, würfle!
screen-ask-throw = { $name }, du bist dran: würfle!
screen-ask-move = { $name }, du hast { $face } gewürfelt: Bring eine { $face } auf einen anderen Stapel.
screen-ask-move-any = { $name }, du hast ? gewürfelt: Bring eine Münze auf einen anderen Stapel.
# $origin: centre or seat, for languages that say it differently.
screen-ask-target = { $coin } { $origin ->
    [centre] aus der Mitte
   *[seat] von { $source }
}: Wohin damit?
screen-ask-target-any = Eine Münze { $origin ->
    [centre] aus der Mitte
   *[seat] von { $source }
}: Wohin damit?
screen-ask-coin = { $source } → { $target }: Welche Münze?
screen-ask-pass-zero = { $name }, du hast 0 gewürfelt: Diesmal bleibt alles liegen.
screen-ask-pass-stuck = { $name }, du hast { $face } gewürfelt: Keine { $face } lässt sich bewegen.
screen-told-throw = { $name } würfelt …
screen-told-starting = Wer beginnt? { $name } würfelt …
screen-told-thinking = { $name } hat { $face } gewürfelt …
screen-told-move = { $name }: { $move }

## How to do it.

screen-hint-watch = Mit Enter geht es schneller.
screen-hint-throw = Enter oder Leertaste, oder klick auf den Würfel.
# $seats (number)
screen-hint-choose = ↑↓ und Enter, oder ein Stapel: 0 die Mitte, 1–{ $seats } die Plätze, oder klicken.
screen-hint-target = Wähl den Stapel, auf den sie soll. Esc legt sie zurück.
screen-hint-coin = ↑↓ und Enter, oder die Zahl davor. Esc legt sie zurück.
screen-hint-pass = Weiter mit Enter.
screen-hint-euro = Schaut es euch an; weiter mit Enter.
screen-hint-over = n beginnt eine neue Partie.

## Starting rolls

screen-starting-rolled = { $name }: { $face }
screen-starting-tie = Gleichstand: Die mit dem höchsten Wurf würfeln noch einmal.
screen-starting-begins = { $name } beginnt.

## A euro

screen-euro-call = Genau!
screen-euro-taken = { $count ->
    [one] { $names } bekommt einen Euro.
   *[other] { $names } bekommen je einen Euro.
}
screen-next-round = Die Münzen kommen zurück in die Mitte. { $name } beginnt die nächste Runde.
screen-over = Die Partie ist zu Ende.

## Buttons

screen-button-throw = Würfeln
screen-button-pass = Weiter
screen-button-euro = Nächste Runde
screen-button-over = So ging es aus
screen-button-start = Spielen
screen-button-leave = Verlassen
screen-button-stay = Bleiben
screen-button-new = Neue Partie
screen-button-look = Tisch ansehen

## Keys, in the bottom line: one or two words each.

screen-key-language = Sprache
screen-key-rules = Regeln
screen-key-help = Hilfe
screen-key-leave = verlassen
screen-key-stay = bleiben
screen-key-back = zurück
screen-key-watch = schneller
screen-key-throw = würfeln
screen-key-pass = weiter
screen-key-euro = weiter
screen-key-over = Ergebnis
screen-key-choose = wählen
screen-key-pick = wählen
screen-key-lay-back = zurücklegen
screen-key-new = neue Partie
screen-key-look = ansehen
screen-key-change = ändern
screen-key-start = spielen
screen-key-to-start = zum Knopf
screen-key-next = nächstes

## Before a game

screen-setup-seats = Wie viele spielen
screen-setup-person = Mensch
screen-setup-name = Name (freiwillig)
screen-setup-language = Sprache
screen-setup-edition = Fassung
screen-setup-target = Euros zum Sieg
screen-setup-wild-may-pass = „?“ darf passen
screen-setup-both-collect = Beide bekommen
screen-setup-empty-restart = Leerer Neubeginn
screen-setup-no = nein
screen-setup-yes = ja

## Leaving and the end. $path (string): a file.

screen-leave-title = Den Tisch verlassen?
screen-end-won = { $name } gewinnt nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}!
screen-end-verify = Das Protokoll ist gesichert. So prüfst du die Würfe nach: { $command } verify { $path }

## Help

screen-help-title = So liest du den Tisch
screen-help-goal = Bring deinen Stapel auf genau einen Euro. Wenn du dran bist, würfelst du und bringst eine Münze mit diesem Wert von irgendeinem Stapel auf irgendeinen anderen.
screen-help-ring = Der Ring um einen Stapel füllt sich bis zu einem Euro: golden. Darüber beginnt eine zweite Runde, rot und massiv, mit einer Kerbe bei 1,50 €: Wer darüber ist, darf nichts mehr bekommen. Genau ein Euro ist rundum grün.
screen-help-sign-turn = wer dran ist
screen-help-sign-may-leave = hier kann eine Münze weg
screen-help-sign-may-come = hier kann die Münze hin
screen-help-sign-leaves = von hier geht die Münze weg
screen-help-sign-comes = hier kommt die Münze an
screen-help-sign-won = ein gewonnener Euro
screen-help-sign-to-win = ein Euro, der noch fehlt
screen-help-coins = Die Münzen:
screen-help-keys-title = Tasten
screen-help-key-throw = würfeln, weiter, oder einen Computer zur Eile treiben
    .keys = Enter, Leertaste
screen-help-key-list = einen Zug aus der Liste wählen
    .keys = ↑ ↓ Enter
screen-help-key-pick = erst den Stapel wählen, von dem die Münze kommt, dann den, auf den sie geht; Tab und Enter tun dasselbe, Esc legt sie zurück
    .keys = 0 bis 6
screen-help-key-click = Würfel, Stapel, Münzen, Züge und die Tasten unten lassen sich auch anklicken
    .keys = Maus
screen-help-key-language = die Sprache wechseln
    .keys = l
screen-help-key-rules = die Regeln lesen
    .keys = r
screen-help-key-leave = den Tisch verlassen; die Partie bleibt gesichert
    .keys = q
screen-help-dice-title = Die Würfe
