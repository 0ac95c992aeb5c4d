### Beaucoup de parties à la fois, et ce qu’il en résulte.

# $part, $example (string): parts of the name of a game.
lab-unknown = { $part } est illisible ; on attend quelque chose comme { $example }
lab-untrained = { $name } n’a appris que le jeu tel qu’il est imprimé, pas { $game }
# $most (number)
lab-impossible-coins = les pièces sont quatre nombres de 0 à { $most }, pour 50, 20, 10 et 5 centimes
lab-impossible-die = un dé a de 1 à { $most } faces
lab-impossible-limit = une limite va de 0 à { $most } centimes, ou il n’y en a pas (none)
lab-impossible-target = de 1 à { $most } euros font gagner la partie
lab-impossible-goal = un but va de 10 à { $most } centimes
lab-impossible-first-coins = il y a moins de { $most } pièces de 5 centimes, et chacun commence avec une
lab-impossible-out-of-reach = dans ce jeu, personne ne pourrait jamais avoir exactement { $most } centimes
# $game (string), $positions, $most (number)
lab-too-large = { $game } ne peut pas être résolu : il a { $positions } positions, et { $most } au plus sont possibles
# $game (string)
simulate-no-records = { $game } n’est pas un jeu selon les règles, on ne peut donc pas noter ses parties

simulate-playing = On joue
simulate-nothing = interrompu avant la fin de la première partie
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} selon { $rules }, graine { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} selon { $rules }, graine { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Place { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } à { $high })
# $first, $last (string): shares.
simulate-begins = Qui commence gagne { $first }, qui vient en dernier { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = Une partie compte { $mean } tours en moyenne. La moitié en a { $half } ou moins, une sur dix { $tenth } ou plus, une sur cent { $hundredth } ou plus, et la plus longue en a eu { $longest }.
simulate-rounds = Elle compte { $rounds } manches, de { $turns } tours en moyenne.
simulate-handed = De tous les euros, { $share } sont venus du coup de quelqu’un d’autre.
simulate-dragging = De toutes les parties, { $share } ont duré trois fois plus que la moitié d’entre elles.
# $games (number)
simulate-unfinished = { $games ->
    [one] { $games } partie a été arrêtée, car elle ne finissait pas.
   *[other] { $games } parties ont été arrêtées, car elles ne finissaient pas.
}
simulate-kinds = Ce qu’on a fait des tours :
simulate-kind-take = du centre vers sa propre pile
simulate-kind-return = de sa propre pile vers le centre
simulate-kind-fetch = de la pile d’un autre vers la sienne
simulate-kind-give = de sa propre pile vers celle d’un autre
simulate-kind-others-centre = entre la pile d’un autre et le centre
simulate-kind-others = entre les piles de deux autres
simulate-kind-zero = rien : le dé montrait 0
simulate-kind-forced-pass = rien : aucune pièce ne pouvait bouger
simulate-kind-chosen-pass = rien : par choix

arena-missing = { $module } manque ; pour un tournoi, il faut exactly-game[arena]
arena-two-players = un tournoi demande au moins deux joueurs, chacun nommé une seule fois
arena-one-among = --one et --among nomment deux joueurs différents, et --players n’a pas sa place à côté
arena-network-for-nobody = --network est pour les joueurs qui ont un caractère, et aucun d’eux ne participe
# $players, $seats (number)
arena-too-few = { $players } joueurs ne peuvent pas remplir { $seats } places si personne n’est deux fois à table
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } parties selon { $rules } à { $seats } places, graine { NUMBER($seed, useGrouping: 0) } : { $lineups ->
    [one] { $lineups } composition
   *[other] { $lineups } compositions
} dans tous les { $seatings } placements.
arena-title-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} selon { $rules } à { $seats } places, graine { NUMBER($seed, useGrouping: 0) } : { $lineups ->
    [one] { $lineups } composition
   *[other] { $lineups } compositions
} dans { $seatings } placements.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] { $one } contre { $others } a gagné { $share } ; sa juste part est de { $fair }.
   *[other] Un seul { $one } parmi { $count } { $others } a gagné { $share } ; sa juste part est de { $fair }.
}
arena-player = Joueur
arena-seats-taken = Places
# $fair (string): with a percent sign.
arena-won = Gagné (juste : { $fair })
arena-rating = Force
arena-at-least = Au moins
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = Les forces sont celles d’openskill : la moyenne avec son écart, et ce qui reste trois écarts plus bas. De deux joueurs, celui qui est plus haut de { $small } gagne 60 %, et plus haut de { $large }, 75 %.
arena-meeting = Qui s’est rencontré
arena-met = Parties
arena-ahead = Le premier a gagné
arena-of-two-explained = Les fourchettes valent avec une confiance de 95 %.
arena-meetings-explained = Sur les parties que l’un des deux a gagnées, place contre place. Les fourchettes valent avec une confiance de 95 %.
# $games, $seats (number)
arena-plot-ratings = Force après { $games } parties à { $seats } places, avec deux écarts de chaque côté
# $one, $others (string)
arena-plot-shares = Combien de fois un { $one } parmi des { $others } gagne (tirets : sa juste part)
arena-all-seats = Toutes les places
