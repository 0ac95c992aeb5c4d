### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly: Tisch { $code }
page-home = Zur Startseite
page-language = Sprache
page-close = Schließen

## The start page

page-welcome = Ein Würfel, ein paar Münzen, genau ein Euro.
page-lead = Würfle und bring eine Münze von einem Stapel auf einen anderen. Genau ein Euro? Er gehört dir. Wer drei hat, gewinnt.
page-now = Gleich spielen
page-now-about = Eine Partie gegen Computer, ohne zu warten.
page-opponents = Wie viele Computer?
# $number (number)
page-opponent = Gegner { $number }
# $names (string): computer players.
page-against = Gegen { $names }
page-change = ändern
page-now-go = Spielen
page-together = Alle an diesem Gerät
page-together-about = Reicht es herum oder legt es auf den Tisch.
page-players = Wie viele spielen?
page-together-go = Hinsetzen
page-friends = Ein Tisch für Freunde
page-friends-about = Alle am eigenen Handy, mit einem Link. Ohne Konto.
page-friends-go = Tisch eröffnen
page-code = Oder mit einem Code
page-join = Mitspielen
page-your-name = Dein Name (freiwillig)
page-more = Mehr
page-learn = In fünf Minuten gelernt
page-open = Offene Tische
page-open-go = Mitspielen, zuschauen
page-games = Meine Partien
page-positions = Stellungen
page-rules = Regeln
page-new-here = Neu hier?
page-continue-playing = Weiterspielen
page-go-on = Weiter
page-go-on-at = Weiter: Tisch { $code }

page-trouble-offline = Gerade gibt es keine Verbindung. Bitte versuch es gleich noch einmal.
page-trouble-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-trouble-busy = Der Server ist beschäftigt. Bitte versuch es gleich noch einmal.
page-trouble-too-fast = Das waren viele Tische. Bitte warte ein wenig.
page-trouble-no-such-table = Diesen Tisch gibt es nicht. Ein Code hat sechs Buchstaben oder Ziffern.
page-trouble-no-such-player = Einer dieser Computerspieler ist für diesen Tisch nicht zu haben. Bitte wähl einen anderen.
page-trouble-unreadable = Das war nicht zu lesen.

page-lost-title = Hier ist nichts
page-lost = Diese Seite oder diesen Tisch gibt es nicht oder nicht mehr.

## Lists of tables

page-refresh = Neu laden
# $free, $seats (number)
page-open-seats = { $free ->
    [one] einer von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
page-open-none = Gerade gibt es keine offenen Tische. Eröffne einen, dann können andere dazukommen.
page-watch = Zuschauen
page-watch-title = Partien zum Zuschauen
# $seats (number)
page-watch-seats = { $seats } Plätze, alle besetzt
page-open-table = Hingehen
page-remove-from-list = Entfernen
page-games-none = Auf diesem Gerät hast du noch nicht gespielt.
## How a game stands, in a list

page-game-yours = Du bist dran
page-game-turn = { $name } ist dran
page-game-gathering = Noch nicht begonnen
page-game-goes-on = Die Partie läuft

## A new table

page-new-about = Du bekommst einen Link zum Teilen. Auf freien Plätzen können Computer mitspielen.
page-target = Euros zum Sieg
# $count (number)
page-target-count = { $count ->
    [one] 1: eine kurze Partie
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] ein Euro gewinnt
   *[other] { $count } Euros gewinnen
}
page-turn-time = Zeit pro Zug
page-turn-time-off = Unbegrenzt
page-turn-time-30s = 30 Sekunden
page-turn-time-1m = 1 Minute
page-turn-time-2m = 2 Minuten
page-turn-time-5m = 5 Minuten
page-turn-time-3d = 3 Tage
page-listed = In der Liste offener Tische zeigen
page-more-options = Mehr einstellen
page-edition = Fassung
page-edition-standard = Standard: mit Grenze bei 1,50 €
page-edition-classic = Klassisch: ohne Grenze
page-dice = Würfel
page-dice-checkable = Hier geworfen, nachprüfbar
page-dice-companion = Ein echter Würfel bei euch
page-rolling = Gewürfelt wird
page-rolling-hand = Von Hand
page-rolling-auto = Von selbst
page-chat = Gespräch
page-chat-phrases = Nur fertige Sätze
page-chat-text = Auch freier Text
page-hints = Hilfe mit Gewinnchancen beim Spielen
page-switch-wild-may-pass = Bei „?“ darfst du passen
page-switch-both-collect = Haben zwei genau einen Euro, bekommen beide einen
page-switch-empty-restart = Spätere Runden beginnen mit leeren Stapeln
page-new-go = Tisch eröffnen

## Sitting down

page-gathering = Wer spielt mit?
page-share = Link teilen
page-copied = Kopiert
page-share-failed = Das klappt hier nicht. Bitte kopier den Link von oben.
# $link (string)
page-qr = QR-Code für { $link }
page-seats = Plätze
page-free = frei
page-you = Du
page-sit = Hinsetzen
page-add-player = Noch jemand hier
page-stand-up = Aufstehen
# For the seat of somebody else: of a computer player, or of who shares the device.
page-free-seat = Platz freigeben
page-computer = Computer …
# $seat (number)
page-seat-computer = Computer für Platz { $seat }
page-full = Alle sind da.
page-not-full = Los geht’s, sobald alle Plätze besetzt sind.
page-start = Los geht’s
page-names-about = Wie heißt ihr? Ihr dürft es auch leer lassen.
page-invited = { $name } lädt dich zum Spielen ein
page-invited-by-somebody = Du bist zum Spielen eingeladen
page-invited-about = Ein kleines Spiel für alle: Würfle, verschieb eine Münze, und wer genau einen Euro hat, nimmt ihn sich.
page-invited-full = Alle Plätze sind besetzt. Du kannst hier zusehen, sobald es losgeht, und bis dahin bei einer anderen Partie.
# A first name each, the weakest first; then who is wise, who cannot have enough gold, who trusts to luck.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name }: { $about }
page-player-pip = Pip
    .about = Stärke 1 von 6, für Kinder zum Anfangen, achtet auf den eigenen Stapel
page-player-clara = Clara
    .about = Stärke 2 von 6, hilft denen, die am schwächsten dastehen
page-player-bruno = Bruno
    .about = Stärke 3 von 6, achtet auf seinen eigenen Stapel
page-player-ines = Ines
    .about = Stärke 4 von 6, verdirbt das Spiel derer, die vorn liegen
page-player-otto = Otto
    .about = Stärke 5 von 6, achtet auf seine Chance und sieht fast alles
page-player-magda = Magda
    .about = Stärke 6 von 6, die Stärkste, denkt mehrere Züge voraus
page-player-perfect = Sophia
    .about = macht nie einen Fehler
page-player-greedy = Midas
    .about = nimmt, was zu holen ist
page-player-random = Felix
    .about = macht irgendeinen Zug

## At the table

page-connecting = Der Tisch wird gedeckt …
page-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
page-connection-back = Die Verbindung ist wieder da.
page-roll = Würfeln
page-exactly = Genau!
# $coin (number), $place (string): whose stack.
page-take = { $coin } nehmen: { $place }
page-take-one = Eine Münze nehmen: { $place }
page-lay = { $coin } ablegen: { $place }
page-put-back = { $coin } zurücklegen
# $count, $coin (number)
page-pile = Mitte: { $count ->
    [one] eine Münze zu { $coin }
   *[other] { $count } Münzen zu { $coin }
}
# $place, $amount, $coins (string)
page-stack = { $place }: { $amount } ({ $coins })
page-which = Welche Münze?
# $count, $target (number)
page-euros-won = { $target ->
    [one] { $count } von { $target } Euro
   *[other] { $count } von { $target } Euro
}
page-mark-computer = ein Computer
page-mark-away = nicht verbunden
page-limit = { NUMBER(1.5, minimumFractionDigits: 2) }
# $amount (string): an amount of money.
page-limit-why = Ein Stapel über { $amount } ist voll: keine Münzen mehr, bis er kleiner ist.
# $days (number)
page-days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

page-prompt-bytes = Der Würfel wird bereitgelegt …
page-prompt-paused = Die Partie macht Pause.
# $name (string)
page-prompt-other = { $name } ist dran …
page-prompt-away = { $name } ist gerade nicht da …
page-prompt-rolling = { $name } würfelt …
    .you = Du würfelst …
page-prompt-kept = Ein Computer spielt für dich …
page-prompt-starting = Wer am höchsten würfelt, beginnt. Würfle!
    .real = Wer beginnt? Würfle und tipp an, was dein Würfel zeigt.
page-prompt-starting-name = Wer am höchsten würfelt, beginnt. { $name }, würfle!
    .real = Wer beginnt? { $name }, würfle und tipp an, was dein Würfel zeigt.
page-prompt-starting-other = Wer am höchsten würfelt, beginnt. { $name } würfelt …
page-prompt-tie = Gleichstand! Würfle noch einmal.
    .real = Gleichstand! Würfle noch einmal und tipp das Ergebnis an.
page-prompt-tie-name = Gleichstand! { $name }, würfle noch einmal.
    .real = Gleichstand! { $name }, würfle noch einmal und tipp das Ergebnis an.
page-prompt-roll = Du bist dran: Würfle!
    .real = Würfle und tipp an, was dein Würfel zeigt.
page-prompt-roll-name = { $name }, du bist dran: Würfle!
    .real = { $name }, würfle und tipp an, was dein Würfel zeigt.
page-prompt-zero = Eine 0: Alles bleibt liegen.
page-prompt-pass = Keine Münze mit diesem Wert lässt sich bewegen: Es geht reihum weiter.
page-prompt-wild = Wähl irgendeine Münze, dann einen Stapel.
# $coin (number or string)
page-prompt-take = Wähl eine { $coin }, dann einen Stapel.
page-prompt-lay = Leg die { $coin } dorthin, wo es leuchtet.
page-call = Du bist dran.
# $name (string)
page-call-name = { $name } ist dran.
page-companion = Was zeigt dein Würfel?
page-pass = Passen

page-moves-and-chat = Züge und Gespräch
page-moves = Züge
page-no-moves = Noch keine Züge.
page-chat-history = Was gesagt wurde
page-chances = Gewinnchancen
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = genau berechnet
page-estimated = geschätzt
page-chances-soon = Wird berechnet …
page-chances-begun = Sobald feststeht, wer beginnt.
page-chances-unknown = Dieser Server kann sie nicht ausrechnen.
page-chances-off = An diesem Tisch werden keine Gewinnchancen gezeigt.
page-best-moves = Beste Züge
page-write = Sag etwas …
page-question = Eine Frage
page-agree = Ja
page-decline = Nein
page-cancel-request = Doch nicht
page-resume = Weiterspielen
page-take-back = Zug zurücknehmen
page-take-back-shared = Zug zurücknehmen
page-come-back = Wieder selbst spielen
page-come-back-name = Wieder selbst spielen: { $name }
page-replace-by-computer = Computer für { $name } spielen lassen

page-watching = Du schaust zu.
page-watching-how = Bietet jemand einen Platz an, kannst du dich setzen.
# $name (string): whose seat is offered.
page-take-over = Platz von { $name } übernehmen

page-menu = Einstellungen
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-set-hints = Chancen zeigen
page-set-sums = Summen vorrechnen
page-set-vibration = Vibration
page-set-turned = Jeden Platz zur Person drehen
page-set-speed = Tempo
page-set-speed-calm = Ruhig
page-set-speed-normal = Normal
page-set-speed-quick = Flott
page-set-theme = Farben
page-set-theme-system = Wie am Gerät
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-pause = Um eine Pause bitten
page-computer-plays = Computer für mich spielen lassen
page-offer = Meinen Platz anbieten
page-leave = Tisch verlassen

page-keys = Tasten
page-key-roll = würfeln
    .keys = Eingabe oder Leertaste
page-key-walk = von Stapel zu Stapel gehen
    .keys = ← ↑ → ↓
page-key-take = eine Münze nehmen und ablegen
    .keys = Eingabe
# $seats (number)
page-key-pick = der Stapel mit dieser Nummer; 0 ist die Mitte
    .keys = 0 bis { $seats }
page-key-back = die Münze zurücklegen
    .keys = Esc

## What happens, told in a sentence. $name (string): who. .you is for the only player of a device.

page-told-seat-taken = { $name } setzt sich.
    .you = Du setzt dich.
page-told-seat-left = Ein Platz ist wieder frei.
    .you = Du stehst auf.
page-told-seat-offered = { $name } bietet den eigenen Platz an.
    .you = Du bietest deinen Platz an.
page-told-seat-kept = Ein Computer spielt für { $name }.
    .you = Ein Computer spielt für dich.
page-told-seat-returned = { $name } ist wieder da.
    .you = Du bist wieder da.
page-told-computer-seated = { $name } setzt sich.
page-told-taken-back = { $name } nimmt den Zug zurück.
    .you = Du nimmst deinen Zug zurück.
page-told-resumed = Die Partie geht weiter.
page-told-paused = Die Partie macht Pause.
page-told-game-started = Die Partie beginnt.
page-told-tie = Gleichstand beim Auswürfeln: Es wird noch einmal gewürfelt.
page-told-begins = { $name } hat am höchsten gewürfelt und beginnt.
    .you = Du hast am höchsten gewürfelt und beginnst.
page-told-round = Alle Münzen gehen zurück, neue Runde: { $name } beginnt.
    .you = Alle Münzen gehen zurück, neue Runde: Du beginnst.
# $face (string)
page-told-rolled = { $name } würfelt { $face }.
    .you = Du würfelst { $face }.
# $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
page-told-moved = { $name } legt eine { $coin } { $origin ->
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
    .you = Du legst eine { $coin } { $origin ->
        [centre] aus der Mitte
        [own] von deinem Stapel
       *[seat] von { $source }
    } { $goal ->
        [centre] in die Mitte
        [own] auf deinen Stapel
       *[seat] zu { $target }
    }.
page-told-passed = { $name } bewegt nichts.
    .you = Du bewegst nichts.
page-told-euro-taken = Genau! Ein Euro für { $name }.
    .you = Genau! Ein Euro für dich.
# $other (string): the second of two.
page-told-euros-taken = Genau! Je ein Euro für { $name } und { $other }.
    .you = Genau! Je ein Euro für dich und { $other }.
page-told-game-ended = { $name } gewinnt die Partie.
    .you = Du gewinnst die Partie!
page-told-asked-take-back = { $name } möchte einen Zug zurücknehmen.
    .you = Du hast gebeten, deinen Zug zurückzunehmen.
page-told-asked-pause = { $name } möchte eine Pause.
    .you = Du hast um eine Pause gebeten.
page-told-agreed = { $name } ist einverstanden.
    .you = Du bist einverstanden.
page-told-declined = { $name } möchte lieber nicht.
    .you = Du möchtest lieber nicht.
# $text (string)
page-told-said = { $name } sagt: { $text }
    .you = Du sagst: { $text }

## After the game

page-you-won = Du hast gewonnen!
page-won = { $name } gewinnt!
page-rematch = Noch eine Partie
page-next-begun = Die nächste Partie hat begonnen.
page-next-go = Zur neuen Partie
page-review = Rückblick
page-review-before = Rückblick auf die letzte Partie
page-show-final-position = Tisch ansehen
page-final-position = So ging es aus
page-to-result = Zurück zum Ergebnis
page-play-on = Von hier weiterspielen
page-download = Partie herunterladen
