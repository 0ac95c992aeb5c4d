### Règles et joueurs côte à côte.

# $games, $seed (number)
compare-title = { $games ->
    [one] Une partie
   *[other] { $games } parties
} de chaque, graine { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Interrompu : ce qu’il y a de { $games ->
    [one] une partie
   *[other] { $games } parties
} de chaque, graine { NUMBER($seed, useGrouping: 0) }.
compare-computing = On calcule
compare-page-title = Jeux comparés
# $file (string)
compare-page-written = La comparaison est dans { $file }
compare-not-its-page = { $file } existe déjà et n’est pas une comparaison ; choisissez un autre nom
compare-solves-two = seuls les jeux à deux peuvent être résolus

compare-length = Combien de temps cela dure
compare-played = Parties jouées
compare-turns = Tours par partie, en moyenne
compare-half = la moitié, au plus
compare-tenth = une sur dix, au moins
compare-hundredth = une sur cent, au moins
compare-longest = la plus longue
compare-dragging = Parties qui traînent
compare-unfinished = Parties abandonnées
compare-rounds = Manches par partie
compare-turns-a-round = Tours par manche, moyenne
compare-wins = Qui gagne
# $place (number): in the order of play.
compare-place = { $place ->
    [1] Qui commence
    [2] Qui joue en deuxième
    [3] Qui joue en troisième
    [4] Qui joue en quatrième
    [5] Qui joue en cinquième
   *[6] Qui joue en sixième
}
compare-computed = Calculé
compare-perfect = Qui commence, jeu parfait
compare-luck = Part de la chance
compare-moves = Ce que l’on fait des tours
compare-handed = Euros par le coup d’un autre

compare-sure = ± est ce que le hasard laisse ouvert, 95 fois sur 100. Les parties qui traînent durent trois fois plus que la moitié d’entre elles.
compare-luck-explained = La part de la chance : du début à la fin, la probabilité de qui gagne monte d’environ la moitié à la certitude. Voilà ce qui en vient des lancers ; le reste vient des coups, des erreurs de l’autre moins les siennes.
compare-simulated = Ce qui n’est pas calculé est joué. Les jeux à deux se calculent avec --solve ; alors seulement la part de la chance est connue.
# The page.
compare-curve = Combien de parties durent tant de tours
compare-curve-turns = tours
compare-ranges-explained = La barre contient huit parties sur dix, le trait dedans celle du milieu ; une partie sur cent dépasse la ligne. Une flèche : de loin.
compare-even = La ligne en tirets est ce qu’aurait chacun si seule la chance comptait.
compare-all = Tous les chiffres
