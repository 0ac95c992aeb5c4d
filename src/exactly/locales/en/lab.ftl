### Messages and reports of exactly simulate and exactly arena.

# $part, $example (string): parts of the name of a game.
lab-unknown = Invalid rules: { $part } cannot be read. Example: { $example }
lab-untrained = { $name } was trained for the printed rules only and cannot play { $game }.
# $most (number)
lab-impossible-coins = Invalid coins: use four numbers from 0 to { $most }, for 50, 20, 10 and 5 cents.
lab-impossible-die = Invalid die: use 1 to { $most } faces.
lab-impossible-limit = Invalid limit: use 0 to { $most } cents, or none.
lab-impossible-target = Invalid target: use 1 to { $most } euros.
lab-impossible-goal = Invalid goal: use 10 to { $most } cents.
lab-impossible-first-coins = Invalid coins: use at least { $most } coins of 5 cents, one for each player.
lab-impossible-out-of-reach = Invalid goal: no stack can be exactly { $most } cents in this game.
# $game (string), $positions, $most (number)
lab-too-large = { $game } is too large to solve: it has { $positions } positions, and the maximum is { $most }.
# $game (string)
simulate-no-records = --records needs the standard or classic rules, not { $game }.

simulate-playing = Playing
simulate-nothing = Interrupted before the first game was over.
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} under { $rules } rules, seed { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
} under { $rules } rules, seed { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Seat { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } to { $high })
# $first, $last (string): shares.
simulate-begins = The first player wins { $first }, the last player { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = A game takes { $mean } turns on average. Half of the games take { $half } or fewer, one in ten takes { $tenth } or more, one in a hundred takes { $hundredth } or more. The longest game took { $longest }.
simulate-rounds = A game has { $rounds } rounds on average. A round takes { $turns } turns on average.
simulate-handed = { $share } of euros came from another player’s move.
simulate-dragging = { $share } of games took at least three times the median number of turns.
# $games (number)
simulate-unfinished = { $games ->
    [one] One game was stopped because it did not end.
   *[other] { $games } games were stopped because they did not end.
}
simulate-kinds = Kinds of turns:
simulate-kind-take = from the centre to one’s own stack
simulate-kind-return = from one’s own stack to the centre
simulate-kind-fetch = from another player’s stack to one’s own
simulate-kind-give = from one’s own stack to another player’s
simulate-kind-others-centre = between another player’s stack and the centre
simulate-kind-others = between the stacks of two other players
simulate-kind-zero = pass: the die showed 0
simulate-kind-forced-pass = pass: no coin could move
simulate-kind-chosen-pass = pass: by choice

arena-missing = Missing package { $module }. Run: pip install "exactly-game[arena]"
arena-two-players = Invalid --players: name at least two players, each once.
arena-one-among = --one and --among need two different players, and no --players.
arena-network-for-nobody = --network has no effect: none of these players uses a network.
# $players, $seats (number)
arena-too-few = { $players } players cannot fill { $seats } seats with --distinct. Name more players.
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } games under { $rules } rules with { $seats } seats, seed { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
} in all { $seatings } seatings.
arena-title-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
} under { $rules } rules with { $seats } seats, seed { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
} in { $seatings } seatings.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] { $one } against { $others } won { $share }; its fair share is { $fair }.
   *[other] One { $one } among { $count } { $others } won { $share }; its fair share is { $fair }.
}
arena-player = Player
arena-seats-taken = Seats taken
# $fair (string): with a percent sign.
arena-won = Won (fair: { $fair })
arena-rating = Rating
arena-at-least = At least
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = Ratings by openskill: the mean ± its deviation, and the mean minus three deviations (“at least”). A player rated { $small } higher wins 60% against the other, { $large } higher 75%.
arena-meeting = Players
arena-met = Games
arena-ahead = First one won
arena-of-two-explained = Ranges are 95% confidence intervals.
arena-meetings-explained = Only games that one of the two won, counted for every pair of seats. Ranges are 95% confidence intervals.
# $games, $seats (number)
arena-plot-ratings = Rating after { $games } games with { $seats } seats, ± two deviations
# $one, $others (string)
arena-plot-shares = How often one { $one } among { $others } wins (dashed: fair share)
arena-all-seats = All seats
