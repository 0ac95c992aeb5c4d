### What the command line says. $error (string): a phrase of notation.ftl. $file (string): a file's name.

cli-language = the language must be one of { $languages }
cli-bad-rules = rules, { $error }
cli-bad-position = position, { $error }
cli-bad-move = move, { $error }
cli-bad-line = line { $line }: { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = that move is not allowed. { $reason }
cli-won = { $name } wins the game.
cli-cannot-read = { $file } cannot be read: { $reason }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-not-text = { $file } is not a text in UTF-8 (byte { $byte })
cli-not-a-record = { $file } is not a game record: { $error }
cli-unknown-player = no computer player is called { $name }; there are { $known }
cli-player-for-two = the computer player { $name } is for two players only, not for { $count }
cli-seats = { $count ->
    [one] a game has two to six seats, not one
   *[other] a game has two to six seats, not { $count }
}
cli-no-input = there is no standard input to read positions from
cli-file-exists = { $file } is there already; choose another name, or go on with it by --continue
cli-bad-seed = the seed must be a text that can stand on one line
cli-continue-alone = --continue takes the game as it is, so { $option } cannot be given with it
cli-cannot-continue = { $file } is not an unfinished game that can go on here

## exactly verify

verify-holds = { $turns ->
    [one] The record holds: one turn, and its move is legal.
   *[other] The record holds: { $turns } turns, and every move is legal.
}
verify-dice-fair = Every roll follows from the seed and everybody’s bytes, and the seed is the one that was promised.
verify-dice-hand = The die was thrown by hand and typed in, so the rolls cannot be checked.
verify-no-trail = The record has no trail, so a move changed to another legal one would not be noticed.
verify-unfinished = The game is not finished.
verify-winner = { $name } (seat { $seat }) won.
verify-fails = The record does not hold:
# Stand before a sentence.
verify-at-turn = turn { $turn }: { "" }
verify-at-start = starting rolls: { "" }

## What is wrong with a record. $expected (string): what should stand there. $seats (number)

problem-starting-rolls = These are not the starting rolls of { $seats } seats (rule 6).
problem-seat = It was the turn of seat { $expected } (rule 13).
problem-euro = { $expected ->
    [none] Nobody took a euro here (rule 14).
   *[other] A euro was taken by seat { $expected } (rule 14).
}
problem-result = { $expected ->
    [none] Nobody has won yet, but a winner is written.
   *[other] The winner is seat { $expected }, but that is not what is written.
}
problem-dice-not-named = The record does not say how the die was thrown.
problem-dice-unknown = The dice are of a kind that cannot be checked here; known is { $expected }.
problem-dice-contradicted = The record says that the die was thrown by hand, but has a seed or its promise.
problem-seed-missing = The seed of the dice is missing.
problem-commitment-missing = The promise made before the first roll is missing.
problem-commitment = The seed is not the one that was promised; its promise would be { $expected }.
problem-shares = There must be bytes of each of the { $seats } seats.
problem-roll = The die must have shown { $expected }.
problem-trail = This is not what was written when the game was played.
