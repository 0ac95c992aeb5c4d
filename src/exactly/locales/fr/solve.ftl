### Perfect play: solving the game, and asking for chances.

solve-not-yet = { $rules } n’est pas encore résolu ; c’est fait maintenant, une fois pour toutes.
solve-damage-foreign = { $file } n’est pas une solution de ce jeu ; il est résolu à nouveau.
solve-damage-old = { $file } vient d’une autre version ; il est résolu à nouveau.
solve-damage-other-rules = { $file } contient la solution d’autres règles ; il est résolu à nouveau.
solve-damage-truncated = { $file } n’est pas complet ; il est résolu à nouveau.
solve-damage-changed = { $file } est endommagé ; il est résolu à nouveau.
solve-missing = { $module } manque ; pour résoudre, il faut exactly-game[solve]
solve-compiling = Préparation
# $mine, $yours (number): euros.
solve-score = Score { $mine } à { $yours }
solve-interrupted = la résolution a été interrompue ; rien n’en a été conservé
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = Résolu : { $rules }, { $positions } positions pour { $scores } scores en { $seconds } secondes, certain à { $within } près. Enregistré dans { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = ,
value-chance = { $percent } %
# $seats (number): how many sit at the table.
value-seats = les chances ne sont connues que pour deux places, pas pour { $seats }
# $points (number): hundredths.
value-within = Certain à { NUMBER($points, maximumFractionDigits: 3) } point de pourcentage près.
