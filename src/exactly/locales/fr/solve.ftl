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
# $points (number): hundredths.
value-within = Certain à { NUMBER($points, maximumFractionDigits: 3) } point de pourcentage près.
value-estimated = Estimé par un réseau.
value-off-unknown = Pour cette table, on n’a pas mesuré à quel point une telle probabilité est juste ; --rollouts continue la partie d’ici et le dit.
value-off = Une probabilité est en général juste à environ ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de pourcentage près.
# $games (number), $shares (string): each seat's, with bounds.
value-rollouts = { $games ->
    [one] Gagné sur { $games } partie jouée jusqu’au bout, à 95 % de confiance : { $shares }
   *[other] Gagné sur { $games } parties jouées jusqu’au bout, à 95 % de confiance : { $shares }
}
value-rollouts-progress = On joue jusqu’au bout
value-rollouts-missing = { $module } manque ; pour jouer jusqu’au bout, il faut exactly-game[solve]

## Networks

network-missing = { $module } manque ; les réseaux demandent exactly-game[network]
network-damage-foreign = { $file } n’est pas un réseau de ce jeu ; réinstallez exactly-game
network-damage-other-version = { $file } a été écrit par une autre version ; réinstallez exactly-game
network-damage-changed = { $file } est endommagé ; réinstallez exactly-game
network-damage-other-table = { $file } est le réseau d’une autre table ; réinstallez exactly-game
network-damage-unreadable = { $file } est illisible ; réinstallez exactly-game
network-file-foreign = { $file } n’est pas un réseau de ce jeu
network-file-other-version = { $file } a été écrit par une autre version ; celle-ci ne peut pas le lire comme réseau
network-file-changed = { $file } est endommagé
network-file-other-table = { $file } est le réseau d’une autre table : d’autres places ou une autre édition
network-file-unreadable = { $file } est illisible
