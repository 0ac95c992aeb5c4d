### A finished game, turn by turn, with its rolls verified. .you is for the player who reads it.

replay-title = Analyse de la partie
replay-loading = Chargement de la partie…
replay-not-over = Cette partie n’est pas terminée. Vous pourrez l’analyser ici à la fin.
replay-to-table = Aller à la table
replay-like-this = Jouer une partie comme celle-ci

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = Dernier tour : { $name } a obtenu « { $face } », a pris une pièce de { $coin } { $origin ->
    [centre] au centre
    [own] sur sa pile
    [you] chez vous
   *[seat] chez { $source }
} et l’a mise { $goal ->
    [centre] au centre
    [own] sur sa pile
    [you] chez vous
   *[seat] chez { $target }
}.
    .you = Dernier tour : vous avez obtenu « { $face } », avez pris une pièce de { $coin } { $origin ->
        [centre] au centre
        [own] sur votre pile
       *[seat] chez { $source }
    } et l’avez mise { $goal ->
        [centre] au centre
        [own] sur votre pile
       *[seat] chez { $target }
    }.
replay-made-by-dice = Le dé a compté plus que les coups.
replay-made-by-moves = Les coups ont compté plus que le dé.
replay-made-by-both = Le dé et les coups ont tous deux compté.

## Win chances

replay-curve = Probabilité de victoire
# $percent (number)
replay-percent = { $percent } %
# $start, $end (string): chances.
replay-curve-seat = { $name } : { $start } avant le premier tour, { $end } à la fin.
replay-chances-asked = Calcul des probabilités de victoire…
replay-chances-soon = Calcul des probabilités de victoire… Elles s’afficheront ici dans quelques minutes.
replay-chances-unknown = Ce serveur ne peut pas calculer les probabilités de victoire. Tout le reste est là.
replay-chances-failed = Les probabilités de victoire ne sont pas disponibles.
replay-within = Marge d’erreur d’une probabilité : { NUMBER($points, maximumFractionDigits: 3) } { $points ->
    [one] point
   *[other] points
} de pourcentage.
replay-usually = Marge d’erreur habituelle d’une probabilité : environ ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de pourcentage.
# A chance stands before each.
replay-before-roll = avant le lancer
replay-after-roll = après le lancer
replay-after-move = après le coup
replay-ask-again = Réessayer
replay-luck-and-skill = Chance et habileté
# $grade (string): the grade of a move. $points (string): its loss, with a sign. $count (number): the same without.
replay-loss = { $grade } : { $points } { $count ->
    [one] point
   *[other] points
}

## Turn by turn

replay-steps = Tour par tour
replay-step = Tour
replay-end = Fin de la partie
# After the sentence that says who took a euro.
replay-won = C’était le dernier euro nécessaire : { $name } gagne la partie.
    .you = C’était le dernier euro nécessaire : vous gagnez la partie.
# $move (string): the move that follows the position shown.
replay-then = Puis { $move }
replay-first = Au premier tour
replay-back = Tour précédent
replay-forward = Tour suivant
replay-last = À la fin
replay-play = Lecture
replay-stop = Arrêter
replay-as-position = Ouvrir comme position
# $turn (number)
replay-go-to = Afficher le tour { $turn }
replay-turns-with-euro = Tours qui ont rapporté un euro
replay-decisive-moves = Coups les plus coûteux
replay-decisive-rolls = Lancers les plus décisifs
    .besides = Autres lancers décisifs
# $count (number)
replay-show-all = Afficher les { $count } tours qui ont compté
replay-show-fewer = Afficher moins de tours

## The die

replay-dice = Le dé
replay-dice-why = Le serveur a fixé une graine secrète avant la partie, et chaque appareil a ajouté son propre nombre aléatoire. Tous les lancers en découlent.
replay-dice-check = Vérifier les lancers
# $count (number)
replay-dice-agree = { $count ->
    [one] Le seul lancer est exact : votre navigateur vient de le recalculer.
   *[other] Les { $count } lancers sont exacts : votre navigateur vient de tous les recalculer.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] { $wrong } lancer sur { $count } est faux.
   *[other] { $wrong } lancers sur { $count } sont faux.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Tour { $turn } : la feuille de partie indique « { $face } » au lieu de « { $due } ».
replay-dice-starting-differs = Lancer de départ : la feuille de partie indique « { $face } » au lieu de « { $due } ».
replay-dice-commitment-kept = La graine correspond à l’engagement de la feuille de partie.
replay-dice-commitment-broken = La graine ne correspond pas à l’engagement de la feuille de partie.
replay-dice-not-shared = Il manque des nombres ajoutés par les joueurs.
replay-dice-kept = L’engagement enregistré sur cet appareil est bien celui de la feuille de partie.
replay-dice-kept-other = L’engagement enregistré sur cet appareil n’est pas celui de la feuille de partie.
replay-dice-added = Le nombre ajouté par cet appareil y figure aussi.
replay-dice-added-other = Le nombre ajouté par cet appareil n’est pas celui de la feuille de partie.
replay-dice-not-there = La vérification repose sur l’engagement de la feuille de partie : cet appareil n’était pas là avant le premier lancer et n’en a pas enregistré.
replay-dice-hand = À cette table, les joueurs ont lancé un vrai dé : il n’y a rien à recalculer.
replay-dice-unknown = Cette feuille de partie n’indique pas d’où viennent les lancers : on ne peut pas les vérifier.
# A command follows.
replay-dice-insecure = Votre navigateur ne peut vérifier les lancers que sur une page sécurisée (https). Vous pouvez aussi télécharger la feuille de partie et la vérifier sur un ordinateur avec :
replay-dice-numbers = Données du calcul
replay-dice-commitment = Engagement, affiché avant le premier lancer
replay-dice-seed = Graine, révélée après la partie
replay-dice-shares = Nombres ajoutés par les joueurs
replay-dice-rolls = Tous les lancers, les lancers de départ d’abord
