### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly: Tisch { $code }
page-home = Zur Startseite
page-language = Sprache
page-close = Schließen

## The start page

page-welcome = Sammle genau einen Euro.
page-lead = Würfle und bewege eine Münze von einem Stapel auf einen anderen. Für genau 1 € bekommst du einen Euro. Wer zuerst drei hat, gewinnt.
page-now = Gegen den Computer
page-now-about = Sofort losspielen.
page-opponents = Computergegner
# $number (number)
page-opponent = Gegner { $number }
# $names (string): computer players.
page-against = Gegen { $names }
page-change = ändern
page-now-go = Spielen
page-together = An einem Gerät
page-together-about = Gebt es herum oder legt es auf den Tisch.
page-players = Spieler
page-together-go = Platz nehmen
page-friends = Mit Freunden spielen
page-friends-about = Link teilen, ohne Konto.
page-friends-go = Tisch erstellen
page-code = Hast du einen Code?
page-join = Mitspielen
page-your-name = Dein Name (freiwillig)
page-more = Mehr
page-learn = In 5 Minuten lernen
page-open = Offene Tische
page-open-go = Mitspielen oder zuschauen
page-games = Meine Partien
page-positions = Stellungen
page-rules = Regeln
page-new-here = Neu hier?
page-continue-playing = Weiterspielen
page-go-on = Weiter
page-go-on-at = Weiter: Tisch { $code }

page-trouble-offline = Keine Verbindung. Versuche es gleich noch einmal.
page-trouble-failed = Das hat nicht geklappt. Versuche es noch einmal.
page-trouble-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
page-trouble-too-fast = Zu viele Tische erstellt. Versuche es in ein paar Minuten noch einmal.
page-trouble-no-such-table = Diesen Tisch gibt es nicht. Ein Code hat sechs Buchstaben oder Ziffern.
page-trouble-no-such-player = Dieser Computer ist hier nicht verfügbar. Wähle einen anderen.
page-trouble-unreadable = Ungültige Eingabe.

page-lost-title = Seite nicht gefunden
page-lost = Diese Seite oder diesen Tisch gibt es nicht oder nicht mehr.

## Lists of tables

page-refresh = Aktualisieren
# $free, $seats (number)
page-open-seats = { $free ->
    [one] 1 von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
page-open-none = Gerade gibt es keine offenen Tische. Erstelle einen, dann können andere mitspielen.
page-watch = Zuschauen
page-watch-title = Partien zum Zuschauen
# $seats (number)
page-watch-seats = { $seats } Plätze, alle besetzt
page-open-table = Öffnen
page-remove-from-list = Aus der Liste entfernen
page-games-none = Auf diesem Gerät hast du noch nicht gespielt.
## The state of a game, in a list

page-game-yours = Du bist dran
page-game-turn = { $name } ist dran
page-game-gathering = Noch nicht begonnen
page-game-goes-on = Partie läuft

## A new table

page-new-about = Du bekommst einen Link zum Teilen. Auf freien Plätzen können Computer mitspielen.
page-target = Euros zum Sieg
# $count (number)
page-target-count = { $count ->
    [one] 1: eine kurze Partie
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] Sieg mit einem Euro
   *[other] Sieg mit { $count } Euros
}
page-turn-time = Zeit pro Zug
page-turn-time-off = Unbegrenzt
page-turn-time-30s = 30 Sekunden
page-turn-time-1m = 1 Minute
page-turn-time-2m = 2 Minuten
page-turn-time-5m = 5 Minuten
page-turn-time-3d = 3 Tage
page-listed = In der Liste offener Tische anzeigen
page-more-options = Weitere Optionen
page-edition = Fassung
page-edition-standard = Standard: mit Grenze bei 1,50 €
page-edition-classic = Klassisch: ohne Grenze
page-dice = Würfel
page-dice-checkable = Digitaler Würfel (nachprüfbar)
page-dice-companion = Echter Würfel
page-rolling = Würfeln
page-rolling-hand = Manuell
page-rolling-auto = Automatisch
page-chat = Chat
page-chat-phrases = Nur fertige Sätze
page-chat-text = Auch freier Text
page-hints = Gewinnchancen beim Spielen anzeigen
page-switch-wild-may-pass = Bei „?“ darfst du passen
page-switch-both-collect = Haben zwei genau einen Euro, bekommen beide einen
page-switch-empty-restart = Spätere Runden beginnen mit leeren Stapeln
page-new-go = Tisch erstellen

## Sitting down

page-gathering = Warten auf Mitspieler
page-share = Einladungslink teilen
page-copied = Kopiert
page-share-failed = Das klappt hier nicht. Kopiere den Link oben.
# $link (string)
page-qr = QR-Code für { $link }
page-seats = Plätze
page-free = frei
page-you = Du
page-sit = Platz nehmen
page-add-player = Mitspieler an diesem Gerät
page-stand-up = Aufstehen
# The seat of a computer player, or of another player on this device.
page-free-seat = Spieler entfernen
page-computer = Computer hinzufügen …
# $seat (number)
page-seat-computer = Computer für Platz { $seat }
page-full = Alle sind da.
page-not-full = Los geht’s, wenn alle Plätze besetzt sind.
page-start = Partie starten
page-names-about = Wie heißt ihr? Die Namen sind freiwillig.
page-invited = { $name } lädt dich zum Spielen ein
page-invited-by-somebody = Du bist zum Spielen eingeladen
page-invited-about = Ein kleines Spiel für alle: Würfle, bewege eine Münze und hol dir mit genau 1 € einen Euro.
page-invited-full = Alle Plätze sind besetzt. Warte hier, um zuzuschauen, oder schau jetzt bei einer anderen Partie zu.
# A first name each, the weakest first; then a wise woman, a king who loved gold, and the Latin word for lucky.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name }: { $about }
page-player-pip = Pip
    .about = Stärke 1 von 6, leicht, auch für Kinder, achtet auf den eigenen Stapel
page-player-clara = Clara
    .about = Stärke 2 von 6, hilft den Schwächeren
page-player-bruno = Bruno
    .about = Stärke 3 von 6, achtet auf seinen eigenen Stapel
page-player-ines = Ines
    .about = Stärke 4 von 6, bremst den Führenden
page-player-otto = Otto
    .about = Stärke 5 von 6, achtet auf seine Gewinnchance und übersieht fast nichts
page-player-magda = Magda
    .about = Stärke 6 von 6, die Stärkste, denkt mehrere Züge voraus
page-player-perfect = Sophia
    .about = macht nie einen Fehler
page-player-greedy = Midas
    .about = nimmt, was er kriegen kann
page-player-random = Felix
    .about = zieht zufällig

## At the table

page-connecting = Verbinden …
page-connection-lost = Verbindung verloren. Neuer Versuch …
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
   *[other] { $count } von { $target } Euros
}
page-mark-computer = Computer
page-mark-away = nicht verbunden
page-limit = { NUMBER(1.5, minimumFractionDigits: 2) }
# $amount (string): an amount of money.
page-limit-why = Ein Stapel über { $amount } ist voll: Er bekommt erst wieder Münzen, wenn er kleiner ist.
# $days (number)
page-days-left = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

page-prompt-bytes = Der Würfel wird vorbereitet …
page-prompt-paused = Partie pausiert.
# $name (string)
page-prompt-other = { $name } ist dran …
page-prompt-away = { $name } ist gerade nicht da …
page-prompt-rolling = { $name } würfelt …
    .you = Du würfelst …
page-prompt-kept = Ein Computer spielt für dich …
page-prompt-starting = Der höchste Wurf beginnt. Würfle!
    .real = Wer beginnt? Würfle und tippe an, was dein Würfel zeigt.
page-prompt-starting-name = Der höchste Wurf beginnt. { $name }, würfle!
    .real = Wer beginnt? { $name }, würfle und tippe an, was dein Würfel zeigt.
page-prompt-starting-other = Der höchste Wurf beginnt. { $name } würfelt …
page-prompt-tie = Gleichstand! Würfle noch einmal.
    .real = Gleichstand! Würfle noch einmal und tippe das Ergebnis an.
page-prompt-tie-name = Gleichstand! { $name }, würfle noch einmal.
    .real = Gleichstand! { $name }, würfle noch einmal und tippe das Ergebnis an.
page-prompt-roll = Du bist dran. Würfle!
    .real = Würfle und tippe an, was dein Würfel zeigt.
page-prompt-roll-name = { $name }, du bist dran. Würfle!
    .real = { $name }, würfle und tippe an, was dein Würfel zeigt.
# Also on a big screen, so without "du".
page-prompt-zero = 0: In diesem Zug wird nichts bewegt.
page-prompt-pass = Keine Münze mit diesem Wert lässt sich bewegen. Der Zug entfällt.
page-prompt-wild = Nimm eine beliebige Münze, dann wähle den Stapel.
# $coin (number or string)
page-prompt-take = Nimm eine { $coin }, dann wähle den Stapel.
page-prompt-lay = Wähle für die { $coin } einen markierten Stapel.
page-call = Du bist dran.
# $name (string)
page-call-name = { $name } ist dran.
page-companion = Was zeigt dein Würfel?
page-pass = Passen

page-moves-and-chat = Züge und Chat
page-moves = Züge
page-no-moves = Noch keine Züge.
page-chat-history = Chat
page-chances = Gewinnchancen
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = exakt
page-estimated = geschätzt
page-chances-soon = Wird berechnet …
page-chances-begun = Sobald feststeht, wer beginnt.
page-chances-unknown = Dieser Server kann sie nicht berechnen.
page-chances-off = An diesem Tisch werden keine Gewinnchancen angezeigt.
page-best-moves = Beste Züge
page-write = Nachricht schreiben …
page-question = Anfrage
page-agree = Ja
page-decline = Nein
page-cancel-request = Anfrage zurückziehen
page-resume = Weiterspielen
page-take-back = Zug zurücknehmen
page-take-back-shared = Zug zurücknehmen
page-come-back = Wieder selbst spielen
page-come-back-name = Wieder selbst spielen: { $name }
page-replace-by-computer = { $name } durch Computer ersetzen

page-watching = Du schaust zu.
page-watching-how = Wird ein Platz angeboten, kannst du ihn übernehmen.
# $name (string): whose seat is offered.
page-take-over = Platz von { $name } übernehmen

page-menu = Einstellungen
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-set-hints = Gewinnchancen anzeigen
page-set-sums = Summen anzeigen
page-set-vibration = Vibration
page-set-turned = Plätze zu den Spielern drehen
page-set-speed = Tempo
page-set-speed-calm = Ruhig
page-set-speed-normal = Normal
page-set-speed-quick = Schnell
page-set-theme = Farben
page-set-theme-system = Wie das Gerät
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-pause = Um eine Pause bitten
page-computer-plays = Computer spielt für mich
page-offer = Meinen Platz anbieten
page-leave = Tisch verlassen

page-keys = Tasten
page-key-roll = würfeln
    .keys = Enter oder Leertaste
page-key-walk = von Stapel zu Stapel gehen
    .keys = ← ↑ → ↓
page-key-take = eine Münze nehmen und ablegen
    .keys = Enter
# $seats (number)
page-key-pick = Stapel mit dieser Nummer wählen; 0 ist die Mitte
    .keys = 0 bis { $seats }
page-key-back = die Münze zurücklegen
    .keys = Esc

## Events as sentences. $name (string): the player. .you addresses the only player of a device.

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
page-told-paused = Partie pausiert.
page-told-game-started = Die Partie beginnt.
page-told-tie = Gleichstand! Es wird noch einmal gewürfelt.
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
page-told-passed = { $name } passt.
    .you = Du passt.
page-told-euro-taken = Genau! Ein Euro für { $name }.
    .you = Genau! Ein Euro für dich.
# $other (string): the second of two.
page-told-euros-taken = Genau! Je ein Euro für { $name } und { $other }.
    .you = Genau! Je ein Euro für dich und { $other }.
page-told-game-ended = { $name } gewinnt die Partie.
    .you = Du gewinnst die Partie!
page-told-asked-take-back = { $name } möchte einen Zug zurücknehmen.
    .you = Du möchtest deinen Zug zurücknehmen.
page-told-asked-pause = { $name } möchte eine Pause.
    .you = Du möchtest eine Pause.
page-told-agreed = { $name } ist einverstanden.
    .you = Du bist einverstanden.
page-told-declined = { $name } hat abgelehnt.
    .you = Du hast abgelehnt.
# $text (string)
page-told-said = { $name } schreibt: { $text }
    .you = Du schreibst: { $text }

## After the game

page-you-won = Du hast gewonnen!
page-won = { $name } gewinnt!
page-rematch = Revanche
page-next-begun = Die nächste Partie hat begonnen.
page-next-go = Zur neuen Partie
page-review = Partie analysieren
page-review-before = Letzte Partie analysieren
page-show-final-position = Endstellung ansehen
page-final-position = Endstellung
page-to-result = Zurück zum Ergebnis
page-play-on = Von hier spielen
page-download = Protokoll herunterladen
