### Many games at once, and what they come to.

# $part, $example (string): parts of the name of a game.
lab-unknown = { $part } cannot be read; it is to be like { $example }
lab-untrained = { $name } has only learned the game as it is printed, not { $game }
# $most (number)
lab-impossible-coins = coins are four numbers from 0 to { $most }, for 50, 20, 10 and 5 cents
lab-impossible-die = a die has 1 to { $most } faces
lab-impossible-limit = a limit is 0 to { $most } cents, or none
lab-impossible-target = 1 to { $most } euros win a game
lab-impossible-goal = a goal is 10 to { $most } cents
lab-impossible-first-coins = there are fewer than { $most } coins of 5 cents, and everybody begins with one
lab-impossible-out-of-reach = nobody could ever hold exactly { $most } cents in this game
# $game (string), $positions, $most (number)
lab-too-large = { $game } cannot be solved: it has { $positions } positions, and at most { $most } are possible
# $game (string)
simulate-no-records = { $game } is no game by the rules, so no records can be written of it

simulate-playing = Playing
simulate-nothing = it was interrupted before the first game was over
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} by { $rules }, seed { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
} by { $rules }, seed { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Seat { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } to { $high })
# $first, $last (string): shares.
simulate-begins = Who begins wins { $first }, who comes last { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = A game has { $mean } turns on average. Half of them have { $half } or fewer, one in ten has { $tenth } or more, one in a hundred { $hundredth } or more, and the longest had { $longest }.
simulate-rounds = It has { $rounds } rounds, of { $turns } turns each on average.
simulate-handed = Of all euros, { $share } came by the move of somebody else.
simulate-dragging = Of all games, { $share } took three times as long as half of them.
# $games (number)
simulate-unfinished = { $games ->
    [one] One game was broken off, because it did not end.
   *[other] { $games } games were broken off, because they did not end.
}
simulate-kinds = What was done with the turns:
simulate-kind-take = from the centre to one’s own stack
simulate-kind-return = from one’s own stack to the centre
simulate-kind-fetch = from somebody else’s stack to one’s own
simulate-kind-give = from one’s own stack to somebody else’s
simulate-kind-others-centre = between somebody else’s stack and the centre
simulate-kind-others = between the stacks of two others
simulate-kind-zero = nothing: the die showed 0
simulate-kind-forced-pass = nothing: no coin could be moved
simulate-kind-chosen-pass = nothing: it was chosen

arena-missing = { $module } is missing; a tournament needs exactly-game[arena]
arena-two-players = a tournament needs at least two players, each named once
arena-one-among = --one and --among name two different players, and --players has no place beside them
arena-network-for-nobody = --network is for players with a character, and none of them takes part
# $players, $seats (number)
arena-too-few = { $players } players cannot fill { $seats } seats if nobody sits at a table twice
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } games by { $rules } with { $seats } seats, seed { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
} in all { $seatings } seatings.
arena-title-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
} by { $rules } with { $seats } seats, seed { NUMBER($seed, useGrouping: 0) }: { $lineups ->
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
arena-ratings-explained = Ratings are openskill’s: the mean, give or take its deviation, and what is left three deviations below. Of two players the one who is { $small } higher wins 60%, and who is { $large } higher 75%.
arena-meeting = Who met
arena-met = Games
arena-ahead = The first won
arena-of-two-explained = Ranges hold with a confidence of 95%.
arena-meetings-explained = Of the games that one of the two won, seat against seat. Ranges hold with a confidence of 95%.
# $games, $seats (number)
arena-plot-ratings = Rating after { $games } games with { $seats } seats, and two deviations to both sides
# $one, $others (string)
arena-plot-shares = How often one { $one } among { $others } wins (dashed: its fair share)
arena-all-seats = All seats
