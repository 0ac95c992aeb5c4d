### A game that is over, on the table again: step by step, and its dice worked out once more. .you is for who reads it.

replay-title = Looking back
replay-loading = The game is being laid out again…
replay-not-over = This game is still going on. When it is over, you can look back at it here.
replay-to-table = To the table
replay-like-this = Play a game like this

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = The last turn: { $name } rolled “{ $face }” and moved a { $coin } from { $origin ->
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
    .you = The last turn: you rolled “{ $face }” and moved a { $coin } from { $origin ->
        [centre] the centre
        [own] your stack
       *[seat] { $source }
    } to { $goal ->
        [centre] the centre
        [own] your stack
       *[seat] { $target }
    }.
replay-made-by-dice = The die decided more than the moves.
replay-made-by-moves = The moves decided more than the dice.
replay-made-by-both = The die and the moves decided it together.

## Chances

replay-curve = Chance to win
# $percent (number)
replay-percent = { $percent }%
# $start, $end (string): chances.
replay-curve-seat = { $name }: { $start } before the first turn, { $end } at the end.
replay-chances-asked = The chances to win are being worked out…
replay-chances-soon = The chances to win are being worked out, which may take a few minutes. They appear here by themselves.
replay-chances-unknown = This server cannot work out chances to win. Everything else is here.
replay-chances-failed = The chances to win could not be had.
replay-within = A chance may be off by { NUMBER($points, maximumFractionDigits: 3) } points.
replay-usually = A chance is usually right to about ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
# A chance stands before each.
replay-before-roll = before the roll
replay-after-roll = after it
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
replay-end = The end
# After who took a euro.
replay-won = That was the last one needed: { $name } wins the game.
    .you = That was the last one needed: you win the game.
# $move (string): what was played from the position that is shown.
replay-then = Then { $move }
replay-first = To the first turn
replay-back = One turn back
replay-forward = One turn on
replay-last = To the end
replay-play = Play it back
replay-stop = Stop
replay-as-position = Open as a position
# $turn (number)
replay-go-to = Show turn { $turn }
replay-turns-with-euro = Turns that took a euro
replay-decisive-moves = The costliest moves
replay-decisive-rolls = The rolls that changed most
    .besides = Other rolls that changed a lot
# $count (number)
replay-show-all = Show all { $count } that mattered
replay-show-fewer = Show fewer

## The die

replay-dice = The die
replay-dice-why = Before the game the server sealed a secret in an envelope, and then every player mixed in a secret of their own: so nobody could choose the rolls.
replay-dice-check = Check the rolls
# $count (number)
replay-dice-agree = { $count ->
    [one] The one roll is right: your browser has just worked it out again.
   *[other] All { $count } rolls are right: your browser has just worked out every one again.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] One roll of { $count } is not what it must have been.
   *[other] { $wrong } rolls of { $count } are not what they must have been.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Turn { $turn }: the record says “{ $face }”, it must have been “{ $due }”.
replay-dice-starting-differs = A starting roll: the record says “{ $face }”, it must have been “{ $due }”.
replay-dice-commitment-kept = The secret is the one that was promised before the first roll.
replay-dice-commitment-broken = The secret is not the one that was promised before the first roll.
replay-dice-not-shared = The secrets of the players are not all there.
replay-dice-kept = The promise this device kept is the one in the record.
replay-dice-kept-other = The promise this device kept is not the one in the record.
replay-dice-added = What this device mixed in is there as well.
replay-dice-added-other = What this device mixed in is not what stands in the record.
replay-dice-not-there = It was held against the promise in the record: this device was not there before the first roll, so it has none of its own.
replay-dice-hand = At this table somebody threw a real die, so there is nothing to work out again.
replay-dice-unknown = This record does not say what its rolls follow from, so they cannot be checked.
# A command follows.
replay-dice-insecure = Your browser can check rolls on secure pages (https) only. You can download the record instead and check it on a computer with:
replay-dice-numbers = The numbers behind it
replay-dice-commitment = The promise, shown before the first roll
replay-dice-seed = The secret, told after the game
replay-dice-shares = What the players added
replay-dice-rolls = All rolls, the starting rolls first
