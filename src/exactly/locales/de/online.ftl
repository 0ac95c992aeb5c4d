### A table online: phrases that players send with one tap, and why a request is refused.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-wow = Wow!
phrase-thinking = Ich überlege …
phrase-your-turn = Du bist dran!
phrase-back-soon = Bin gleich wieder da.
phrase-another = Revanche?
phrase-goodbye = Tschüss!

refused-unreadable = Ungültige Eingabe.
refused-no-hello = Noch nicht verbunden.
refused-stale = Der Tisch hat sich geändert. Versuche es noch einmal.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-not-free = Dieser Platz ist schon besetzt.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-seats-open = Noch sind nicht alle Plätze besetzt.
refused-no-such-player = Dieser Computer ist hier nicht verfügbar.
refused-not-the-maker = Das darf nur der Gastgeber.
refused-not-now = Das geht jetzt nicht.
refused-not-your-turn = Du bist nicht dran.
refused-watching = Du schaust bei dieser Partie nur zu.
refused-paused = Die Partie ist pausiert.
refused-kept = Gerade spielt ein Computer für dich.
refused-one-moment = Einen Moment …
refused-no-coin = Keine Münze mit diesem Wert lässt sich bewegen.
# $coin (number): its value in cents.
refused-instead = Der Würfel zeigt { $coin }: Du hast eine { $coin } genommen.
refused-missed = Dort ist kein Stapel. Die { $coin } liegt wieder da, wo sie war.
refused-illegal-move = Dieser Zug ist nicht erlaubt.
refused-not-away = Der Spieler ist noch da.
refused-no-text-here = An diesem Tisch gibt es nur fertige Sätze.
refused-muted = Du bist hier stummgeschaltet.
refused-too-fast = Nicht so schnell, bitte.
refused-worn-out = Dieser Tisch hat sein Limit erreicht. Erstelle einen neuen.
refused-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
refused-no-connection = Keine Verbindung. Es wurde nichts gesendet.
