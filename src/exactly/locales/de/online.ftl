### An einem Tisch im Netz: was alle mit einem Tippen sagen können, und warum ein Wunsch nicht erfüllt wurde.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Huch!
phrase-wow = Wow!
phrase-thinking = Ich überlege …
phrase-your-turn = Du bist dran!
phrase-back-soon = Bin gleich wieder da.
phrase-another = Noch eine Partie?
phrase-goodbye = Tschüss!

refused-unreadable = Das war nicht zu lesen.
refused-no-hello = Die Verbindung hat noch nicht begonnen.
refused-stale = Es ist schon etwas anderes geschehen. Schau noch einmal hin.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-not-free = Da sitzt schon jemand.
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-seats-open = Noch sind nicht alle Plätze besetzt.
refused-no-such-player = Diesen Computerspieler gibt es für diesen Tisch nicht.
refused-not-the-maker = Das darf nur, wer den Tisch gemacht hat.
refused-not-now = Das geht jetzt nicht.
refused-not-your-turn = Du bist nicht dran.
refused-watching = Du schaust bei dieser Partie zu.
refused-paused = Die Partie macht Pause.
refused-kept = Gerade spielt ein Computer für dich.
refused-one-moment = Einen Moment …
refused-no-coin = Keine Münze mit diesem Wert kann ziehen.
# $coin (number): its value in cents.
refused-instead = Der Würfel zeigt { $coin }, also hältst du die { $coin }.
refused-missed = Dort ist kein Stapel: Die { $coin } liegt wieder, wo sie lag.
refused-illegal-move = Dieser Zug ist nicht erlaubt.
refused-not-away = Wer da sitzt, ist nicht fort.
refused-no-text-here = An diesem Tisch gibt es nur fertige Sätze.
refused-muted = An diesem Tisch bist du nicht zu hören.
refused-too-fast = Nicht so schnell, bitte.
refused-worn-out = An diesem Tisch wurde so viel gespielt, dass er abgenutzt ist. Bitte mach einen neuen.
refused-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
refused-no-connection = Gerade gibt es keine Verbindung, darum wurde nichts gesendet.
