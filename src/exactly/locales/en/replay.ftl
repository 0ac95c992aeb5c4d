### The review of a finished game on the page: step by step, and a check of its dice. .you is for the reader.

replay-title = Game review
replay-loading = Loading game…
replay-not-over = This game is not over yet. You can review it here afterwards.
replay-to-table = Go to table
replay-like-this = Play a game like this

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = Last turn: { $name } rolled “{ $face }” and moved a { $coin } from { $origin ->
    [centre] the centre
    [own] their own stack
    [you] you
   *[seat] { $source }
} to { $goal ->
    [centre] the centre
    [own] their own stack
    [you] you
   *[seat] { $target }
}.
    .you = Last turn: you rolled “{ $face }” and moved a { $coin } from { $origin ->
        [centre] the centre
        [own] your stack
       *[seat] { $source }
    } to { $goal ->
        [centre] the centre
        [own] your stack
       *[seat] { $target }
    }.
replay-made-by-dice = The die mattered more than the moves.
replay-made-by-moves = The moves mattered more than the die.
replay-made-by-both = The die and the moves both mattered.

## Chances

replay-curve = Win chances
# $percent (number)
replay-percent = { $percent }%
# $start, $end (string): chances.
replay-curve-seat = { $name }: { $start } before the first turn, { $end } at the end.
replay-chances-asked = Calculating win chances…
replay-chances-soon = Calculating win chances. They will appear here in a few minutes.
replay-chances-unknown = This server cannot calculate win chances. Everything else is here.
replay-chances-failed = Win chances are not available.
replay-within = Accurate to within { NUMBER($points, maximumFractionDigits: 3) } percentage points.
replay-usually = Usually accurate to about ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
# A win chance comes before each of them.
replay-before-roll = before the roll
replay-after-roll = after the roll
replay-after-move = after the move
replay-ask-again = Try again
replay-luck-and-skill = Luck and skill
# $grade (string): what a move was. $points (string): what it lost, with a sign. $count (number): the same without.
replay-loss = { $grade }: { $points } { $count ->
   *[other] points
}

## Step by step

replay-steps = Turn by turn
replay-step = Turn
replay-end = End of the game
# Comes after the sentence that a player takes a euro.
replay-won = { $name } wins the game.
    .you = You win the game.
# $move (string): what was played from the position that is shown.
replay-then = Then { $move }
replay-first = First turn
replay-back = Previous turn
replay-forward = Next turn
replay-last = End of the game
replay-play = Play back
replay-stop = Stop
replay-as-position = Open as position
# $turn (number)
replay-go-to = Show turn { $turn }
replay-turns-with-euro = Turns with a euro
replay-decisive-moves = Costliest moves
replay-decisive-rolls = Decisive rolls
    .besides = Other decisive rolls
# $count (number)
replay-show-all = Show all { $count } key turns
replay-show-fewer = Show fewer

## The die

replay-dice = The die
replay-dice-why = The server fixed a secret seed before the game, and every device added its own random number. All rolls follow from these numbers.
replay-dice-check = Check the rolls
# $count (number)
replay-dice-agree = { $count ->
    [one] The only roll is correct: your browser has just recalculated it.
   *[other] All { $count } rolls are correct: your browser has just recalculated them.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] One roll of { $count } is wrong.
   *[other] { $wrong } rolls of { $count } are wrong.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Turn { $turn }: the record says “{ $face }”, but the correct roll is “{ $due }”.
replay-dice-starting-differs = Starting rolls: the record says “{ $face }”, but the correct roll is “{ $due }”.
replay-dice-commitment-kept = The seed matches the commitment in the record.
replay-dice-commitment-broken = The seed does not match the commitment in the record.
replay-dice-not-shared = The random numbers of some players are missing.
replay-dice-kept = This device saw the same commitment before the first roll.
replay-dice-kept-other = This device saw a different commitment before the first roll.
replay-dice-added = The random number of this device is in the record.
replay-dice-added-other = The random number of this device is not in the record.
replay-dice-not-there = This device was not at the table before the first roll, so it has no commitment to compare.
replay-dice-hand = The players rolled a real die, so the rolls cannot be checked.
replay-dice-unknown = This record does not say how its rolls were made, so they cannot be checked.
# A command follows.
replay-dice-insecure = Your browser can check rolls on secure pages (https) only. Download the game record and check it on a computer with:
replay-dice-numbers = Show the numbers
replay-dice-commitment = Commitment, shown before the first roll
replay-dice-seed = Seed, revealed after the game
replay-dice-shares = Random numbers of the players
replay-dice-rolls = All rolls, starting rolls first
