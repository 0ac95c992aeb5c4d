### Rules and players side by side.

# $games, $seed (number)
compare-title = { $games ->
    [one] One game
   *[other] { $games } games
} of each, seed { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Interrupted: what there is of { $games ->
    [one] one game
   *[other] { $games } games
} of each, seed { NUMBER($seed, useGrouping: 0) }.
compare-computing = Computing
compare-page-title = Games compared
# $file (string)
compare-page-written = The comparison is in { $file }
compare-not-its-page = { $file } is there already and is not a comparison; choose another name
compare-solves-two = only games of two can be solved

compare-length = How long it takes
compare-played = Games played
compare-turns = Turns a game, on average
compare-half = half have at most
compare-tenth = one in ten at least
compare-hundredth = one in a hundred at least
compare-longest = the longest
compare-dragging = Games that drag on
compare-unfinished = Games broken off
compare-rounds = Rounds a game
compare-turns-a-round = Turns a round, on average
compare-wins = Who wins
# $place (number): in the order of play.
compare-place = { $place ->
    [1] Who begins
    [2] Who comes second
    [3] Who comes third
    [4] Who comes fourth
    [5] Who comes fifth
   *[6] Who comes sixth
}
compare-computed = Computed
compare-perfect = Who begins, perfect play
compare-luck = Share of luck
compare-moves = What is done with the turns
compare-handed = Euros by another’s move

compare-sure = ± is what chance leaves open, 95 times out of 100. Games that drag on take three times as long as half of them do.
compare-luck-explained = The share of luck: from the beginning to the end the chance of who wins rises from about one half to certainty. So much of it came by rolls; the rest by moves, the mistakes of the other less their own.
compare-simulated = What is not computed is played. Games of two can be computed, with --solve; only then is the share of luck known.
# The page.
compare-curve = How many games last so many turns
compare-curve-turns = turns
compare-ranges-explained = The bar holds eight games of ten, the stroke in it the middle one; one game in a hundred goes beyond the line. An arrow: it goes far beyond.
compare-even = The dashed line is what everybody would have if nothing mattered but luck.
compare-all = All figures
