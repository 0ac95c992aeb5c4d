### Perfect play: solving the game, and asking for chances.

solve-not-yet = { $rules } was not solved yet; that is done now, once.
solve-damage-foreign = { $file } is no solution of this game; it is solved anew.
solve-damage-old = { $file } was written by another version; it is solved anew.
solve-damage-other-rules = { $file } holds the solution of other rules; it is solved anew.
solve-damage-truncated = { $file } is not whole; it is solved anew.
solve-damage-changed = { $file } is damaged; it is solved anew.
solve-missing = { $module } is missing; solving needs exactly-game[solve]
solve-compiling = Getting ready
# $mine, $yours (number): euros.
solve-score = Score { $mine } to { $yours }
solve-interrupted = solving was interrupted; nothing of it was kept
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = Solved { $rules }: { $positions } positions at { $scores } scores in { $seconds } seconds, certain to within { $within }. Kept in { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = .
value-chance = { $percent }%
# $points (number): hundredths.
value-within = Certain to within { NUMBER($points, maximumFractionDigits: 3) } percentage points.
value-estimated = Estimated by a network.
value-off-unknown = How far off such a chance usually is was not measured for this table; --rollouts plays on from here, and says it.
value-off = A chance is usually right to about ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] Won of { $games } game played on, with 95% confidence: { $shares }
   *[other] Won of { $games } games played on, with 95% confidence: { $shares }
}
value-rollouts-progress = Playing on
value-rollouts-missing = { $module } is missing; playing on needs exactly-game[solve]

## Networks

network-missing = { $module } is missing; networks need exactly-game[network]
network-damage-foreign = { $file } is no network of this game; install exactly-game anew
network-damage-other-version = { $file } was written by another version; install exactly-game anew
network-damage-changed = { $file } is damaged; install exactly-game anew
network-damage-other-table = { $file } is the network of another table; install exactly-game anew
network-damage-unreadable = { $file } cannot be read; install exactly-game anew
network-file-foreign = { $file } is no network of this game
network-file-other-version = { $file } was written by another version; this one cannot read it as a network
network-file-changed = { $file } is damaged
network-file-other-table = { $file } is the network of another table: other seats, or another edition
network-file-unreadable = { $file } cannot be read
