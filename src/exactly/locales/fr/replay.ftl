### Une partie terminée, de nouveau sur la table : tour par tour, et ses lancers recalculés. .you s’adresse à qui lit.

replay-title = Analyse de la partie
replay-loading = La partie est remise sur la table…
replay-not-over = Cette partie n’est pas terminée. Une fois finie, vous pourrez la revoir ici.
replay-to-table = Aller à la table
replay-like-this = Jouer une partie comme celle-ci

## Who won, and how

# $face (string): of the die. $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
replay-last-move = Le dernier tour : { $name } a obtenu « { $face } », a pris une pièce de { $coin } { $origin ->
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
    .you = Le dernier tour : vous avez obtenu « { $face } », avez pris une pièce de { $coin } { $origin ->
        [centre] au centre
        [own] sur votre pile
       *[seat] chez { $source }
    } et l’avez mise { $goal ->
        [centre] au centre
        [own] sur votre pile
       *[seat] chez { $target }
    }.
replay-made-by-dice = Le dé a compté plus que les déplacements.
replay-made-by-moves = Les déplacements ont compté plus que le dé.
replay-made-by-both = Le dé et les déplacements ont décidé ensemble de la partie.

## Chances

replay-curve = Probabilité de gagner
# $percent (number)
replay-percent = { $percent } %
# $start, $end (string): chances.
replay-curve-seat = { $name } : { $start } avant le premier tour, { $end } à la fin.
replay-chances-asked = Les probabilités de gagner sont en cours de calcul…
replay-chances-soon = Les probabilités de gagner sont en cours de calcul, ce qui peut prendre quelques minutes. Elles apparaîtront ici d’elles-mêmes.
replay-chances-unknown = Ce serveur ne peut pas calculer les probabilités de gagner. Tout le reste est là.
replay-chances-failed = Les probabilités de gagner n’ont pas pu être obtenues.
replay-within = Une probabilité peut s’écarter de { NUMBER($points, maximumFractionDigits: 3) } { $points ->
    [one] point
   *[other] points
} de la vraie.
replay-usually = Une probabilité est en général juste à environ ± { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de pourcentage près.
# A chance stands before each.
replay-before-roll = avant le lancer
replay-after-roll = après
replay-after-move = une fois joué
replay-ask-again = Réessayer
replay-luck-and-skill = Chance et habileté
# $grade (string): what a move was. $points (string): what it lost, with a sign. $count (number): the same without.
replay-loss = { $grade } : { $points } { $count ->
    [one] point
   *[other] points
}

## Step by step

replay-steps = Tour par tour
replay-step = Tour
replay-end = La fin
# After who took a euro.
replay-won = C’était le dernier qui manquait : { $name } gagne la partie.
    .you = C’était le dernier qui manquait : vous gagnez la partie.
# $move (string): what was played from the position that is shown.
replay-then = Puis { $move }
replay-first = Au premier tour
replay-back = Un tour en arrière
replay-forward = Un tour en avant
replay-last = À la fin
replay-play = Lecture
replay-stop = Arrêter
replay-as-position = Ouvrir comme position
# $turn (number)
replay-go-to = Montrer le tour { $turn }
replay-turns-with-euro = Les tours qui ont rapporté un euro
replay-decisive-moves = Les déplacements les plus coûteux
replay-decisive-rolls = Les lancers les plus décisifs
    .besides = Les autres lancers décisifs
# $count (number)
replay-show-all = Montrer les { $count } tours qui ont compté
replay-show-fewer = En montrer moins

## The die

replay-dice = Le dé
replay-dice-why = Avant la partie, le serveur a scellé un secret dans une enveloppe, puis chaque personne à la table a ajouté le sien : personne ne pouvait donc choisir les lancers.
replay-dice-check = Vérifier les lancers
# $count (number)
replay-dice-agree = { $count ->
    [one] Le seul lancer est juste : votre navigateur vient de le recalculer.
   *[other] Les { $count } lancers sont justes : votre navigateur vient de tous les recalculer.
}
# $wrong, $count (number)
replay-dice-differ = { $wrong ->
    [one] { $wrong } lancer sur { $count } n’est pas celui qui devait sortir.
   *[other] { $wrong } lancers sur { $count } ne sont pas ceux qui devaient sortir.
}
# $face, $due (string): faces of the die.
replay-dice-turn-differs = Tour { $turn } : la feuille indique « { $face } », il devait sortir « { $due } ».
replay-dice-starting-differs = Un lancer de départ : la feuille indique « { $face } », il devait sortir « { $due } ».
replay-dice-commitment-kept = Le secret est bien celui qui a été promis avant le premier lancer.
replay-dice-commitment-broken = Le secret n’est pas celui qui a été promis avant le premier lancer.
replay-dice-not-shared = Il manque des secrets ajoutés à la table.
replay-dice-kept = La promesse que cet appareil a gardée est bien celle de la feuille de partie.
replay-dice-kept-other = La promesse que cet appareil a gardée n’est pas celle de la feuille de partie.
replay-dice-added = Ce que cet appareil a ajouté y figure aussi.
replay-dice-added-other = Ce que cet appareil a ajouté n’est pas ce qu’indique la feuille de partie.
replay-dice-not-there = Il a été comparé à la promesse de la feuille de partie : cet appareil n’était pas là avant le premier lancer et n’en a pas gardé lui-même.
replay-dice-hand = À cette table, on a lancé un vrai dé : il n’y a rien à recalculer.
replay-dice-unknown = Cette feuille de partie n’indique pas d’où viennent les lancers ; on ne peut donc pas les vérifier.
# A command follows.
replay-dice-insecure = Votre navigateur ne peut vérifier les lancers que sur une page sécurisée (https). Vous pouvez télécharger la feuille de partie et la vérifier sur un ordinateur avec :
replay-dice-numbers = Les nombres en détail
replay-dice-commitment = La promesse, montrée avant le premier lancer
replay-dice-seed = Le secret, révélé après la partie
replay-dice-shares = Ce que chaque personne a ajouté
replay-dice-rolls = Tous les lancers, ceux de départ d’abord
