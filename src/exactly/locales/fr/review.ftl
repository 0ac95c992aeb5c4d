### The review of a game: what was luck, what was the players’ doing, what was better. .you s’adresse à qui lit.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign (string): + or −, or nothing. $points (number): hundredths of the chance to win, without a sign.
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
review-explained = Probabilités de gagner si tout le monde joue parfaitement à partir de là.
review-estimated = Les probabilités de gagner sont estimées.
review-measured = La chance, c’est ce que le lancer a changé ; l’habileté, ce que le déplacement a fait perdre : 0 est le mieux. Le tout en points, des centièmes de partie.
review-curve = Probabilité de gagner : { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label } : { $text }
review-curve-turns = tour
review-curve-euros = euros
review-turns-that-matter = Les tours qui ont compté
review-no-turn-matters = Aucun tour ne se détache : ni erreur, ni lancer qui ait beaucoup changé.
review-all-turns = Tous les tours
review-all-hint = --all montre tous les tours.
review-page-written = L’analyse se trouve dans { $file }
review-not-its-page = { $file } existe déjà et n’est pas une analyse ; choisissez un autre nom

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Tour { $turn } : { $name } obtient « { $face } ».
    .you = Tour { $turn } : vous obtenez « { $face } ».
review-turn-changes = Chance { $luck }, habileté { $doing } ({ $grade }) ; avant le lancer, après, puis une fois joué : { $chances }.
review-better = Mieux : { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Mieux : une pièce de { $coin } prise { $origin ->
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

review-grade-forced = sans choix
review-grade-best = optimal
review-grade-good = bon
review-grade-inexact = moyen
review-grade-mistake = erreur
review-grade-blunder = coûteux

## Why another move was better. $name (string): who it is about. $coin (number): the value in cents.

review-reason-wins-game = Le meilleur déplacement gagne tout de suite la partie.
review-reason-takes-euro = Le meilleur déplacement prend tout de suite l’euro.
review-reason-gives-game = Le déplacement joué donne la partie à { $name }.
    .you = Le déplacement joué vous donne la partie.
review-reason-gives-euro = Le déplacement joué donne un euro à { $name }.
    .you = Le déplacement joué vous donne un euro.
review-reason-leaves-coin = Après le déplacement joué, il ne faut plus à { $name } qu’un { $coin } : deux faces sur six. Après le meilleur, aucune.
    .you = Après le déplacement joué, il ne vous faut plus qu’un { $coin } : deux faces sur six. Après le meilleur, aucune.
review-reason-keeps-coin = Après le meilleur déplacement, il ne manque à { $name } qu’un { $coin } pour un euro : deux faces sur six.
    .you = Après le meilleur déplacement, il ne vous manque qu’un { $coin } pour un euro : deux faces sur six.
# $made, $better (string): amounts of money.
review-reason-sends-away = Le meilleur déplacement laisse { $name } à { $better } d’un euro, le déplacement joué à { $made } seulement.
    .you = Le meilleur déplacement vous laisse à { $better } d’un euro, le déplacement joué à { $made } seulement.
# $points (number): hundredths of the chance to win.
review-reason-chance = Le meilleur déplacement vaut { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus à la longue.

## Summary

review-summary = Bilan
review-summary-start = au départ
review-summary-luck = chance
review-summary-own = habileté
review-summary-others = { $seats ->
    [2] jeu de l’adversaire
   *[other] jeu des autres
}
review-summary-end = à la fin
review-summary-loss = perte moyenne par déplacement
review-summary-turning-points = Tournants
# $name (string): who rolled or moved. $points (string): with a sign.
review-swing-luck = tour { $turn }, { $name } lance le dé : { $points }
    .you = tour { $turn }, vous lancez le dé : { $points }
review-swing-doing = tour { $turn }, { $name } joue : { $points }
    .you = tour { $turn }, vous jouez : { $points }

## The influence of players on each other, for three and more

review-influence = Qui a aidé ou gêné qui
review-influence-about = Ce que les déplacements de la personne à gauche ont changé pour tout le monde, elle comprise, en points.
review-influence-of = déplacements de

## The page

review-table-turn = Tour
review-table-who = Qui
review-table-roll = Lancer
review-table-move = Déplacement
review-table-chance = Sa probabilité
    .you = Votre probabilité
review-table-luck = Chance
review-table-skill = Habileté
review-table-grade = Note
review-mark-move = déplacements les plus coûteux
review-mark-roll = lancers décisifs
# $seats (string): numbers and names.
review-mark-euro = un euro, et pour qui : { $seats }
