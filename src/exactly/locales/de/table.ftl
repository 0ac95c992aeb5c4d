### The words of the table, for the terminal and the page.

# $amount (number): euros, with a fraction.
money = { NUMBER($amount, minimumFractionDigits: 2) } €
player-unnamed = Spieler { $seat }
# $name (string): the computer player's own name, such as greedy. $seat (number)
player-computer = Computer { $seat } ({ $name })

## The computer players: at most fifty characters each.

about-player-pip = pip: leicht, auch für Kinder; Stärke 1 von 6
about-player-clara = clara: hilft den Schwächeren; Stärke 2 von 6
about-player-bruno = bruno: achtet auf seinen Stapel; Stärke 3 von 6
about-player-ines = ines: bremst den Führenden; Stärke 4 von 6
about-player-otto = otto: übersieht fast nichts; Stärke 5 von 6
about-player-magda = magda: denkt Züge voraus; Stärke 6 von 6
about-player-perfect = perfect: macht nie einen Fehler; nur zu zweit
about-player-greedy = greedy: nimmt, was er kriegen kann
about-player-random = random: zieht zufällig

## Places and amounts

names-two = { $first } und { $second }
place-centre = Mitte
# $amount (string): an amount of money.
stack-missing = es fehlen { $amount }
stack-over = { $amount } zu viel

## Moves. $coin (number): the value in cents. $source, $target (string): names of stacks.

move-pass = passen
    .told = passt
move-coin = { $coin }: { $source } → { $target }

## Why a move or roll is refused: short and friendly. .plain is for players who have not read the numbered rules.

refusal-game-over = Die Partie ist zu Ende (Regel 17).
    .plain = Die Partie ist zu Ende.
refusal-die-not-rolled = Erst wird gewürfelt (Regel 7).
    .plain = Erst wird gewürfelt.
refusal-already-rolled = Pro Zug wird nur einmal gewürfelt (Regel 7).
    .plain = Pro Zug wird nur einmal gewürfelt.
refusal-no-such-seat = Dort sitzt niemand.
    .plain = Dort sitzt niemand.
refusal-nothing-to-move = Bei einer 0 wird nichts bewegt (Regel 9).
    .plain = Bei einer 0 wird nichts bewegt.
refusal-wrong-value = Der Würfel zeigt einen anderen Wert (Regel 7).
    .plain = Der Würfel zeigt einen anderen Wert.
refusal-same-stack = Die Münze muss auf einen anderen Stapel (Regel 8).
    .plain = Die Münze muss auf einen anderen Stapel.
refusal-coin-not-there = In diesem Stapel liegt keine solche Münze (Regel 7).
    .plain = In diesem Stapel liegt keine solche Münze.
refusal-stack-full = Dieser Stapel ist voll: über 1,50 € (Regel 11).
    .plain = Dieser Stapel ist voll: über 1,50 €.
refusal-must-move = Du musst einen Zug machen, wenn einer möglich ist (Regel 12).
    .plain = Du musst einen Zug machen, wenn einer möglich ist.

# $path (string): a file.
record-written = Protokoll der Partie: { $path }
record-unfinished = Die Partie ist gespeichert. Weiterspielen mit: { $command } play --continue { $path }
