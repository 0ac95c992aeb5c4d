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
# $seats (number): how many sit at the table.
value-seats = chances are known for two seats only so far, not for { $seats }
# $points (number): hundredths.
value-within = Certain to within { NUMBER($points, maximumFractionDigits: 3) } percentage points.
