### Perfect play: solving the game, and win chances.

solve-not-yet = { $rules } n’est pas encore résolu ; résolution en cours, une fois pour toutes.
solve-damage-foreign = { $file } n’est pas une solution de ce jeu ; nouvelle résolution en cours.
solve-damage-old = { $file } vient d’une autre version ; nouvelle résolution en cours.
solve-damage-other-rules = { $file } contient la solution d’autres règles ; nouvelle résolution en cours.
solve-damage-truncated = { $file } est incomplet ; nouvelle résolution en cours.
solve-damage-changed = { $file } est endommagé ; nouvelle résolution en cours.
solve-missing = module manquant : { $module } ; installez-le avec : pip install "exactly-game[solve]"
solve-compiling = Préparation
# $mine, $yours (number): euros.
solve-score = Score { $mine } à { $yours }
solve-interrupted = résolution interrompue ; rien n’a été enregistré
# $rules (string), $positions, $scores, $seconds (number), $within, $file (string)
solve-done = { $rules } est résolu : { $positions } positions, { $scores } scores, { $seconds } secondes, marge d’erreur { $within }. Enregistré dans { $file }

# $percent (number): from 0 to 100.
value-decimal-mark = ,
value-chance = { $percent } %
# $points (number): percentage points.
value-within = Marge d’erreur : { NUMBER($points, maximumFractionDigits: 3) } { $points ->
    [one] point
   *[other] points
} de pourcentage.
value-estimated = Estimation d’un réseau.
value-off-unknown = Pour cette table, la marge d’erreur d’une probabilité n’a pas été mesurée ; --rollouts l’évalue en jouant des parties à partir d’ici.
value-off = Marge d’erreur habituelle d’une probabilité : environ ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de pourcentage.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] Victoires sur { $games } partie simulée à partir d’ici, avec une confiance de 95 % : { $shares }
   *[other] Victoires sur { $games } parties simulées à partir d’ici, avec une confiance de 95 % : { $shares }
}
value-rollouts-progress = Simulation
value-rollouts-missing = module manquant : { $module } ; installez-le avec : pip install "exactly-game[solve]"

## Networks

network-missing = module manquant : { $module } ; installez-le avec : pip install "exactly-game[network]"
network-damage-foreign = { $file } n’est pas un réseau de ce jeu ; réinstallez exactly-game
network-damage-other-version = { $file } vient d’une autre version ; réinstallez exactly-game
network-damage-changed = { $file } est endommagé ; réinstallez exactly-game
network-damage-other-table = { $file } est le réseau d’une autre table ; réinstallez exactly-game
network-damage-unreadable = { $file } est illisible ; réinstallez exactly-game
network-file-foreign = { $file } n’est pas un réseau de ce jeu
network-file-other-version = { $file } vient d’une autre version ; cette version ne peut pas lire ce réseau
network-file-changed = { $file } est endommagé
network-file-other-table = { $file } est le réseau d’une autre table : autre nombre de places ou autre édition
network-file-unreadable = { $file } est illisible
