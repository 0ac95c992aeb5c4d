### The review of a game: luck, skill, and better moves. .you is for the player who reads it.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign (string): + or −, or nothing. $points (number): percentage points of the win chance, without a sign.
review-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Analyse : { $players }
review-won = { $turns ->
    [one] { $name } a gagné après { $turns } tour.
   *[other] { $name } a gagné après { $turns } tours.
}
    .you = { $turns ->
        [one] Vous avez gagné après { $turns } tour.
       *[other] Vous avez gagné après { $turns } tours.
    }
review-unfinished = { $turns ->
    [one] La partie n’est pas terminée ; { $turns } tour joué.
   *[other] La partie n’est pas terminée ; { $turns } tours joués.
}
review-explained = Probabilités de victoire si tous les joueurs jouent ensuite parfaitement.
review-estimated = Les probabilités de victoire sont des estimations.
review-measured = Chance : ce que le lancer a changé à la probabilité de victoire. Habileté : ce que le coup a coûté (0 est le mieux). En points de pourcentage.
review-curve = Probabilité de victoire : { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label } : { $text }
review-curve-turns = tour
review-curve-euros = euros
review-turns-that-matter = Les tours qui ont compté
review-no-turn-matters = Aucun tour ne se détache : ni erreur, ni lancer décisif.
review-all-turns = Tous les tours
review-all-hint = --all affiche tous les tours.
review-page-written = Analyse enregistrée dans { $file }
review-not-its-page = { $file } existe déjà et n’est pas une analyse ; choisissez un autre nom

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Tour { $turn } : { $name } obtient « { $face } ».
    .you = Tour { $turn } : vous obtenez « { $face } ».
review-turn-changes = Chance { $luck }, habileté { $doing } ({ $grade }). Probabilité de victoire avant le lancer, après le lancer, après le coup : { $chances }.
review-better = Mieux : { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Mieux : une pièce de { $coin } prise { $origin ->
    [centre] au centre
    [you] chez vous
   *[seat] chez { $source }
} et mise { $goal ->
    [centre] au centre
    [you] chez vous
   *[seat] chez { $target }
}
review-euro = { $names } { $count ->
    [one] prend un euro.
   *[other] prennent un euro chacun.
}
    .you = { $count ->
        [one] Vous prenez un euro.
       *[other] Vous et { $names } prenez un euro chacun.
    }
review-starting = Lancers de départ
review-starting-roll = { $name } obtient « { $face } »

## Grades

review-grade-forced = coup forcé
review-grade-best = meilleur coup
review-grade-good = bon coup
review-grade-inexact = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe

## Why another move was better. $name (string): the player concerned. $coin (number): the value in cents.

review-reason-wins-game = Le meilleur coup gagne tout de suite la partie.
review-reason-takes-euro = Le meilleur coup rapporte tout de suite l’euro.
review-reason-gives-game = Le coup joué donne la partie à { $name }.
    .you = Le coup joué vous donne la partie.
review-reason-gives-euro = Le coup joué donne un euro à { $name }.
    .you = Le coup joué vous donne un euro.
review-reason-leaves-coin = Après le coup joué, { $name } gagne un euro avec { $coin } ou « ? » (2 faces sur 6). Après le meilleur coup, aucune face ne suffit.
    .you = Après le coup joué, vous gagnez un euro avec { $coin } ou « ? » (2 faces sur 6). Après le meilleur coup, aucune face ne suffit.
review-reason-keeps-coin = Après le meilleur coup, { $name } gagne un euro avec { $coin } ou « ? » (2 faces sur 6).
    .you = Après le meilleur coup, vous gagnez un euro avec { $coin } ou « ? » (2 faces sur 6).
# $made, $better (string): amounts of money.
review-reason-sends-away = Le meilleur coup laisse { $name } à { $better } d’un euro, le coup joué à { $made } seulement.
    .you = Le meilleur coup vous laisse à { $better } d’un euro, le coup joué à { $made } seulement.
# $points (number): percentage points of the win chance.
review-reason-chance = Le meilleur coup ajoute { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} à la probabilité de victoire.

## Summary

review-summary = Bilan
review-summary-start = au départ
review-summary-luck = chance
review-summary-own = habileté
review-summary-others = { $seats ->
    [2] coups de l’adversaire
   *[other] coups des autres
}
review-summary-end = à la fin
review-summary-loss = perte moyenne par coup
review-summary-turning-points = Moments clés
# $name (string): the player who rolled or moved. $points (string): with a sign.
review-swing-luck = tour { $turn }, lancer ({ $name }) : { $points }
    .you = tour { $turn }, votre lancer : { $points }
review-swing-doing = tour { $turn }, coup ({ $name }) : { $points }
    .you = tour { $turn }, votre coup : { $points }

## The influence of players on each other, for three and more

review-influence = Qui a aidé ou gêné qui
review-influence-about = Ce que les coups du joueur à gauche ont changé pour chaque joueur, lui compris, en points.
review-influence-of = coups de

## The page

review-table-turn = Tour
review-table-who = Joueur
review-table-roll = Lancer
review-table-move = Coup
review-table-chance = Probabilité de victoire
    .you = Votre probabilité de victoire
review-table-luck = Chance
review-table-skill = Habileté
review-table-grade = Note
review-mark-move = coups les plus coûteux
review-mark-roll = lancers décisifs
# $seats (string): numbers and names.
review-mark-euro = un euro et son gagnant : { $seats }
