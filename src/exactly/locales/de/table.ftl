### The words of the table: whoever shows a game uses them.

# $amount (number): euros, with a fraction.
money = { NUMBER($amount, minimumFractionDigits: 2) } €
player-unnamed = Person { $seat }
# $name (string): the computer player's own name, such as greedy. $seat (number)
player-computer = Computer { $seat } ({ $name })

## The computer players: a line of fifty characters each.

about-player-pip = pip: für Kinder zum Anfangen; Stärke 1 von 6
about-player-clara = clara: hilft den Schwächsten; Stärke 2 von 6
about-player-bruno = bruno: achtet auf seinen Stapel; Stärke 3 von 6
about-player-ines = ines: stört, wer vorn liegt; Stärke 4 von 6
about-player-otto = otto: sieht fast alles; Stärke 5 von 6
about-player-magda = magda: denkt Züge voraus; Stärke 6 von 6
about-player-perfect = perfect: macht nie einen Fehler; nur zu zweit
about-player-greedy = greedy: nimmt, was gerade zu holen ist
about-player-random = random: zieht irgendwie

## Places and amounts

names-two = { $first } und { $second }
place-centre = Mitte
# $amount (string): an amount of money.
stack-missing = es fehlen { $amount }
stack-over = { $amount } zu viel

## Moves. $coin (number): the value in cents. $source, $target (string): names of stacks.

move-pass = passt
    .told = passt
move-coin = { $coin }: { $source } → { $target }

## Why something cannot be done: short, kind, without blame. .plain is for who has not read the numbered rules.

refusal-game-over = Die Partie ist zu Ende (Regel 17).
    .plain = Die Partie ist zu Ende.
refusal-die-not-rolled = Erst wird gewürfelt (Regel 7).
    .plain = Erst wird gewürfelt.
refusal-already-rolled = Gewürfelt wird einmal pro Zug (Regel 7).
    .plain = Gewürfelt wird einmal pro Zug.
refusal-no-such-seat = Dort sitzt niemand.
    .plain = Dort sitzt niemand.
refusal-nothing-to-move = Bei einer 0 bleibt alles liegen (Regel 9).
    .plain = Bei einer 0 bleibt alles liegen.
refusal-wrong-value = Der Würfel zeigt einen anderen Wert (Regel 7).
    .plain = Der Würfel zeigt einen anderen Wert.
refusal-same-stack = Die Münze muss auf einen anderen Stapel (Regel 8).
    .plain = Die Münze muss auf einen anderen Stapel.
refusal-coin-not-there = In diesem Stapel liegt keine solche Münze (Regel 7).
    .plain = In diesem Stapel liegt keine solche Münze.
refusal-stack-full = Dieser Stapel ist voll: über 1,50 € (Regel 11).
    .plain = Dieser Stapel ist voll: über 1,50 €.
refusal-must-move = Ein Zug ist möglich, also muss einer gemacht werden (Regel 12).
    .plain = Ein Zug ist möglich, also muss einer gemacht werden.

# $path (string): a file.
record-written = Das Protokoll der Partie steht in { $path }
record-unfinished = Die Partie ist gesichert. Weiter geht es mit: { $command } play --continue { $path }
