### Texts of the command line. $error (string): a phrase of notation.ftl. $file (string): the name of a file.

cli-language = Invalid --lang: use one of { $languages }.
cli-bad-rules = Invalid rules, { $error }
cli-bad-position = Invalid position, { $error }
cli-bad-move = Invalid move, { $error }
cli-bad-line = Line { $line }: { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = Illegal move. { $reason }
cli-won = { $name } wins the game.
cli-cannot-read = Cannot read { $file }: { $reason }
cli-cannot-write = Cannot write { $file }: { $reason }
cli-not-text = { $file } is not a UTF-8 text file (invalid byte { $byte }).
cli-not-a-record = { $file } is not a game record: { $error }
cli-unknown-player = Unknown computer player { $name }: use { $known }.
cli-player-for-two = The computer player { $name } needs exactly two seats, not { $count }.
cli-seats = { $count ->
    [one] A game has 2 to 6 seats, not one.
   *[other] A game has 2 to 6 seats, not { $count }.
}
cli-no-input = There is no standard input to read.
cli-file-exists = { $file } already exists. Choose another name, or use --continue to continue its game.
cli-bad-seed = Invalid --seed: use one line of text, not empty.
cli-continue-alone = --continue keeps the settings of the game: remove { $option }.
cli-cannot-continue = { $file } is not an unfinished game that can be continued here.

## exactly verify

verify-holds = { $turns ->
    [one] The record is valid: one turn, and its move is legal.
   *[other] The record is valid: { $turns } turns, and every move is legal.
}
verify-dice-fair = The seed matches its commitment, and every roll follows from the seed and the shares of all seats.
verify-dice-hand = The players rolled a real die and entered the rolls, so they cannot be checked.
verify-no-trail = The record has no checksums (Trail tag): a move replaced by another legal move would not be noticed.
verify-unfinished = The game is not finished.
verify-winner = { $name } (seat { $seat }) won.
verify-fails = The record is not valid:
# These two come before a sentence.
verify-at-turn = Turn { $turn }: { "" }
verify-at-start = Starting rolls: { "" }

## What is wrong with a record. $expected (string): the correct value. $seats (number)

problem-starting-rolls = These are not the starting rolls of { $seats } seats (rule 6).
problem-seat = It was the turn of seat { $expected } (rule 13).
problem-euro = { $expected ->
    [none] Nobody took a euro here (rule 14).
   *[other] Seat { $expected } took a euro here (rule 14).
}
problem-result = { $expected ->
    [none] The record names a winner, but nobody has won yet.
   *[other] The winner is seat { $expected }, but the record says otherwise.
}
problem-dice-not-named = The record does not name the kind of its dice.
problem-dice-unknown = Dice of this kind cannot be checked here. Known: { $expected }.
problem-dice-contradicted = The record says that the players rolled a real die, but it has a seed or a commitment.
problem-seed-missing = The seed of the dice is missing.
problem-commitment-missing = The commitment made before the first roll is missing.
problem-commitment = The seed does not match its commitment, which would be { $expected }.
problem-shares = The record needs a share from each of the { $seats } seats.
problem-roll = The correct roll is “{ $expected }”.
problem-trail = The checksums (Trail tag) do not match: the record was changed.
