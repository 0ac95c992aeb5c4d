### Perfect play: solving the game, and win chances.

solve-not-yet = { $rules } is not solved yet. Solving it now, once.
solve-damage-foreign = { $file } is not a solution of this game. Solving again.
solve-damage-old = { $file } was written by another version. Solving again.
solve-damage-other-rules = { $file } is a solution for other rules. Solving again.
solve-damage-truncated = { $file } is incomplete. Solving again.
solve-damage-changed = { $file } is damaged. Solving again.
solve-missing = Missing package { $module }. Run: pip install "exactly-game[solve]"
solve-compiling = Preparing
# $mine, $yours (number): euros.
solve-score = Score { $mine } to { $yours }
solve-interrupted = Solving was interrupted. Nothing was saved.
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = Solved { $rules }: { $positions } positions at { $scores } scores in { $seconds } seconds, accurate to within { $within }. Written to { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = .
value-chance = { $percent }%
# $points (number): hundredths.
value-within = Accurate to within { NUMBER($points, maximumFractionDigits: 3) } percentage points.
value-estimated = Estimated by a network.
value-off-unknown = The accuracy was not measured for this table. Use --rollouts to play games from here and check.
value-off = Usually accurate to about ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] Won in { $games } game from here, with 95% confidence: { $shares }
   *[other] Won in { $games } games from here, with 95% confidence: { $shares }
}
value-rollouts-progress = Playing
value-rollouts-missing = Missing package { $module }. Run: pip install "exactly-game[solve]"

## Networks

network-missing = Missing package { $module }. Run: pip install "exactly-game[network]"
network-damage-foreign = { $file } is not a network of this game. Reinstall exactly-game.
network-damage-other-version = { $file } was written by another version. Reinstall exactly-game.
network-damage-changed = { $file } is damaged. Reinstall exactly-game.
network-damage-other-table = { $file } is a network for another table. Reinstall exactly-game.
network-damage-unreadable = { $file } cannot be read. Reinstall exactly-game.
network-file-foreign = { $file } is not a network of this game.
network-file-other-version = { $file } was written by another version and cannot be read as a network.
network-file-changed = { $file } is damaged.
network-file-other-table = { $file } is a network for another table: other seats or another edition.
network-file-unreadable = { $file } cannot be read.
