### The report of exactly compare: rules and players side by side.

# $games, $seed (number)
compare-title = { $games ->
    [one] One game
   *[other] { $games } games
} each, seed { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Interrupted: results so far, at most { $games ->
    [one] one game
   *[other] { $games } games
} each, seed { NUMBER($seed, useGrouping: 0) }.
compare-computing = Calculating
compare-page-title = Comparison of games
# $file (string)
compare-page-written = Comparison written to { $file }
compare-not-its-page = { $file } already exists and is not a comparison. Choose another name.
compare-solves-two = Only two-player games can be solved: remove --solve, or name two seats.

compare-length = Length of games
compare-played = Games played
compare-turns = Turns per game, on average
compare-half = half take at most
compare-tenth = one in ten at least
compare-hundredth = one in a hundred at least
compare-longest = the longest
compare-dragging = Very long games
compare-unfinished = Games stopped
compare-rounds = Rounds per game
compare-turns-a-round = Turns per round, on average
compare-wins = Wins
# $place (number): in the order of play.
compare-place = { $place ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
    [5] Fifth player
   *[6] Sixth player
}
compare-computed = Calculated
compare-perfect = First player, perfect play
compare-luck = Share of luck
compare-moves = Kinds of turns
compare-handed = Euros from another player’s move

compare-sure = ± is the margin for 95% confidence. Very long games take at least three times the median number of turns.
compare-luck-explained = Share of luck: during a game, the winner’s chance rises from about one half to certainty. This share of the rise came from rolls, the rest from moves: the loser’s mistakes minus the winner’s.
compare-simulated = Figures that are not calculated come from simulated games. For two-player games, --solve calculates them and the share of luck.
# For the page.
compare-curve = Number of games by length
compare-curve-turns = turns
compare-ranges-explained = The bar covers the middle eight games in ten, and the mark in it is the median. One game in a hundred is longer than the line shows. An arrow means that the line continues beyond the edge.
compare-even = The dashed line is the fair share, if only luck mattered.
compare-all = All figures
