### Simulations and tournaments: many games at once, and their figures.

# $part, $example (string): parts of the name of a game.
lab-unknown = règles non valides : { $part } ; exemple : { $example }
lab-untrained = { $name } n’est entraîné que pour les règles imprimées, pas pour { $game }
# $most (number)
lab-impossible-coins = coins= demande quatre nombres de 0 à { $most }, pour les pièces de 50, 20, 10 et 5 centimes
lab-impossible-die = die= demande de 1 à { $most } faces
lab-impossible-limit = limit= demande un nombre de centimes de 0 à { $most }, ou none
lab-impossible-target = target= demande un nombre d’euros de 1 à { $most }
lab-impossible-goal = goal= demande un nombre de centimes de 10 à { $most }
lab-impossible-first-coins = il faut au moins { $most } pièces de 5 centimes, une par joueur au départ
lab-impossible-out-of-reach = dans ce jeu, aucun joueur ne peut avoir exactement { $most } centimes
# $game (string), $positions, $most (number)
lab-too-large = impossible de résoudre { $game } : { $positions } positions, pour un maximum de { $most }
# $game (string)
simulate-no-records = --records n’est possible qu’avec les règles standard ou classic, pas avec { $game }

simulate-playing = Simulation
simulate-nothing = interrompu avant la fin de la première partie
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, règles { $rules }, graine { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, règles { $rules }, graine { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Place { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } à { $high })
# $first, $last (string): shares.
simulate-begins = Victoires du premier joueur : { $first } ; du dernier : { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = Une partie dure { $mean } tours en moyenne. La moitié des parties durent { $half } tours ou moins, une sur dix { $tenth } ou plus, une sur cent { $hundredth } ou plus ; la plus longue en dure { $longest }.
simulate-rounds = Une partie compte { $rounds } manches, de { $turns } tours en moyenne.
simulate-handed = Euros dus au coup d’un autre joueur : { $share }.
simulate-dragging = Parties très longues (au moins trois fois la médiane) : { $share }.
# $games (number)
simulate-unfinished = { $games ->
    [one] { $games } partie a été arrêtée, car elle ne se terminait pas.
   *[other] { $games } parties ont été arrêtées, car elles ne se terminaient pas.
}
simulate-kinds = Types de coups :
simulate-kind-take = du centre vers sa propre pile
simulate-kind-return = de sa propre pile vers le centre
simulate-kind-fetch = de la pile d’un autre vers la sienne
simulate-kind-give = de sa propre pile vers celle d’un autre
simulate-kind-others-centre = entre la pile d’un autre et le centre
simulate-kind-others = entre les piles de deux autres
simulate-kind-zero = passe : le dé montre 0
simulate-kind-forced-pass = passe : aucune pièce déplaçable
simulate-kind-chosen-pass = passe : par choix

arena-missing = module manquant : { $module } ; installez-le avec : pip install "exactly-game[arena]"
arena-two-players = --players doit nommer au moins deux joueurs, chacun une seule fois
arena-one-among = --one et --among doivent nommer deux joueurs différents et ne vont pas avec --players
arena-network-for-nobody = --network ne sert qu’aux joueurs qui utilisent un réseau ; aucun ne participe
# $players, $seats (number)
arena-too-few = avec --distinct, { $players } joueurs ne suffisent pas pour { $seats } places ; nommez-en davantage
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } parties à { $seats } places, règles { $rules }, graine { NUMBER($seed, useGrouping: 0) } : { $lineups ->
    [one] { $lineups } composition
   *[other] { $lineups } compositions
}, tous les placements ({ $seatings }).
arena-title-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } places, règles { $rules }, graine { NUMBER($seed, useGrouping: 0) } : { $lineups ->
    [one] { $lineups } composition
   *[other] { $lineups } compositions
}, { $seatings } placements.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] Victoires de { $one } contre { $others } : { $share } ; part égale : { $fair }.
   *[other] Victoires d’un { $one } parmi { $count } { $others } : { $share } ; part égale : { $fair }.
}
arena-player = Joueur
arena-seats-taken = Places
# $fair (string): with a percent sign.
arena-won = Victoires (part égale : { $fair })
arena-rating = Force
arena-at-least = Au moins
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = Forces calculées par openskill : moyenne ± écart type. « Au moins » est la moyenne moins trois écarts types. Entre deux joueurs, celui qui a { $small } de plus gagne 60 % des parties ; avec { $large } de plus, 75 %.
arena-meeting = Rencontre
arena-met = Parties
arena-ahead = Victoires du premier
arena-of-two-explained = Intervalles de confiance à 95 %.
arena-meetings-explained = Parmi les parties gagnées par l’un des deux, place contre place. Intervalles de confiance à 95 %.
# $games, $seats (number)
arena-plot-ratings = Force après { $games } parties à { $seats } places, ± deux écarts types
# $one, $others (string)
arena-plot-shares = Victoires d’un { $one } parmi des { $others } (tirets : part égale)
arena-all-seats = Toutes les places
