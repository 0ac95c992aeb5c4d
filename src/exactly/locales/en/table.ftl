### Texts of the game itself, for the terminal, the page and the command line.

# $amount (number): euros, with a fraction.
money = €{ NUMBER($amount, minimumFractionDigits: 2) }
player-unnamed = Player { $seat }
# $name (string): the computer player's own name, such as greedy. $seat (number)
player-computer = Computer { $seat } ({ $name })

## The computer players: one line each, at most fifty characters.

about-player-pip = pip: a child’s first opponent; strength 1 of 6
about-player-clara = clara: helps the weakest; strength 2 of 6
about-player-bruno = bruno: builds his own stack; strength 3 of 6
about-player-ines = ines: holds the leader back; strength 4 of 6
about-player-otto = otto: sees nearly everything; strength 5 of 6
about-player-magda = magda: looks turns ahead; strength 6 of 6
about-player-perfect = perfect: never makes a mistake; two players only
about-player-greedy = greedy: takes what it can get right now
about-player-random = random: makes random moves

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

## Why a move or a roll is refused: short, kind, without blame. .plain leaves out the number of the rule.

refusal-game-over = The game is over (rule 17).
    .plain = The game is over.
refusal-die-not-rolled = Roll the die first (rule 7).
    .plain = Roll the die first.
refusal-already-rolled = You roll once per turn (rule 7).
    .plain = You roll once per turn.
refusal-no-such-seat = Nobody sits there.
    .plain = Nobody sits there.
refusal-nothing-to-move = No coin moves on a 0 (rule 9).
    .plain = No coin moves on a 0.
refusal-wrong-value = The die shows another value (rule 7).
    .plain = The die shows another value.
refusal-same-stack = Move the coin to another stack (rule 8).
    .plain = Move the coin to another stack.
refusal-coin-not-there = That stack has no such coin (rule 7).
    .plain = That stack has no such coin.
refusal-stack-full = That stack is full: over €1.50 (rule 11).
    .plain = That stack is full: over €1.50.
refusal-must-move = You have to move if you can (rule 12).
    .plain = You have to move if you can.

# $path (string): a file.
record-written = Game record written to { $path }
record-unfinished = Game saved. To continue, run: { $command } play --continue { $path }
