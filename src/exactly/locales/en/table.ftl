### The words of the table: whoever shows a game uses them.

# $amount (number): euros, with a fraction.
money = €{ NUMBER($amount, minimumFractionDigits: 2) }
player-unnamed = Player { $seat }
# $name (string): the computer player's own name, such as greedy. $seat (number)
player-computer = Computer { $seat } ({ $name })

## The computer players: a line of fifty characters each.

about-player-pip = pip: a child’s first opponent; strength 1 of 6
about-player-clara = clara: helps the weakest; strength 2 of 6
about-player-bruno = bruno: minds his own stack; strength 3 of 6
about-player-ines = ines: spoils the leader’s game; strength 4 of 6
about-player-otto = otto: sees nearly everything; strength 5 of 6
about-player-magda = magda: looks turns ahead; strength 6 of 6
about-player-perfect = perfect: never makes a mistake; for two only
about-player-greedy = greedy: takes what it can get right now
about-player-random = random: makes any move

## Places and amounts

names-two = { $first } and { $second }
place-centre = centre
# $amount (string): an amount of money.
stack-missing = { $amount } to go
stack-over = { $amount } over

## Moves. $coin (number): the value in cents. $source, $target (string): names of stacks.

move-pass = pass
    .told = passes
move-coin = { $coin }: { $source } → { $target }

## Why something cannot be done: short, kind, without blame. .plain is for who has not read the numbered rules.

refusal-game-over = The game is over (rule 17).
    .plain = The game is over.
refusal-die-not-rolled = First throw the die (rule 7).
    .plain = First throw the die.
refusal-already-rolled = You throw once a turn (rule 7).
    .plain = You throw once a turn.
refusal-no-such-seat = Nobody sits there.
    .plain = Nobody sits there.
refusal-nothing-to-move = On a 0 no coin moves (rule 9).
    .plain = On a 0 no coin moves.
refusal-wrong-value = The die shows another value (rule 7).
    .plain = The die shows another value.
refusal-same-stack = The coin has to go to another stack (rule 8).
    .plain = The coin has to go to another stack.
refusal-coin-not-there = There is no such coin in that stack (rule 7).
    .plain = There is no such coin in that stack.
refusal-stack-full = That stack is full: over €1.50 (rule 11).
    .plain = That stack is full: over €1.50.
refusal-must-move = There is a move, so one has to be made (rule 12).
    .plain = There is a move, so one has to be made.

# $path (string): a file.
record-written = The record is in { $path }
record-unfinished = The game is kept. Go on with it by: { $command } play --continue { $path }
