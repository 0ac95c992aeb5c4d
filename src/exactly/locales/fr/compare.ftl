### Rules and players side by side.

# $games, $seed (number)
compare-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de chaque jeu, graine { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Interrompu : résultats partiels sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de chaque jeu, graine { NUMBER($seed, useGrouping: 0) }.
compare-computing = Calcul
compare-page-title = Comparaison de jeux
# $file (string)
compare-page-written = Comparaison enregistrée dans { $file }
compare-not-its-page = { $file } existe déjà et n’est pas une comparaison ; choisissez un autre nom
compare-solves-two = --solve ne fonctionne qu’à deux joueurs

compare-length = Durée
compare-played = Parties jouées
compare-turns = Tours par partie, en moyenne
compare-half = la moitié durent au plus
compare-tenth = une sur dix dure au moins
compare-hundredth = une sur cent dure au moins
compare-longest = la plus longue
compare-dragging = Parties très longues
compare-unfinished = Parties arrêtées
compare-rounds = Manches par partie
compare-turns-a-round = Tours par manche, en moyenne
compare-wins = Victoires
# $place (number): in the order of play.
compare-place = { $place ->
    [1] Premier joueur
    [2] Deuxième joueur
    [3] Troisième joueur
    [4] Quatrième joueur
    [5] Cinquième joueur
   *[6] Sixième joueur
}
compare-computed = Calcul exact
compare-perfect = Premier joueur, jeu parfait
compare-luck = Part de la chance
compare-moves = Types de coups
compare-handed = Euros dus au coup d’un autre

compare-sure = ± : marge d’erreur à 95 %. Les parties très longues durent au moins trois fois la médiane.
compare-luck-explained = Part de la chance : au cours d’une partie, la probabilité de victoire du gagnant passe d’environ une chance sur deux à la certitude. C’est la part de cette hausse due aux lancers ; le reste vient des coups : les erreurs de l’adversaire moins celles du gagnant.
compare-simulated = Les chiffres non calculés viennent de parties simulées. Les jeux à deux se calculent avec --solve ; la part de la chance n’est connue que dans ce cas.
# The page.
compare-curve = Nombre de parties selon leur durée
compare-curve-turns = tours
compare-ranges-explained = La barre couvre huit parties sur dix et son trait marque la médiane ; une partie sur cent dépasse la ligne. Une flèche signale qu’elle sort du graphique.
compare-even = La ligne en tirets montre la part de chaque joueur si seule la chance comptait.
compare-all = Tous les chiffres
