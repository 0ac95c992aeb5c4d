### Beaucoup de parties à la fois, et ce qu’il en résulte.

# $part, $example (string): parts of the name of a game.
lab-unknown = { $part } est illisible ; on attend quelque chose comme { $example }
# $most (number)
lab-impossible-coins = les pièces sont quatre nombres de 0 à { $most }, pour 50, 20, 10 et 5 centimes
lab-impossible-die = un dé a de 1 à { $most } faces
lab-impossible-limit = une limite va de 0 à { $most } centimes, ou il n’y en a pas (none)
lab-impossible-target = de 1 à { $most } euros font gagner la partie
lab-impossible-goal = un but va de 10 à { $most } centimes
lab-impossible-first-coins = il y a moins de { $most } pièces de 5 centimes, et chacun commence avec une
lab-impossible-out-of-reach = dans ce jeu, personne ne pourrait jamais avoir exactement { $most } centimes
# $game (string), $positions, $most (number)
lab-too-large = { $game } ne peut pas être résolu : il a { $positions } positions, et { $most } au plus sont possibles
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
simulate-kinds = Ce qu’on a fait des tours :
simulate-kind-take = du centre vers sa propre pile
simulate-kind-return = de sa propre pile vers le centre
simulate-kind-fetch = de la pile d’un autre vers la sienne
simulate-kind-give = de sa propre pile vers celle d’un autre
simulate-kind-others-centre = entre la pile d’un autre et le centre
simulate-kind-others = entre les piles de deux autres
simulate-kind-zero = rien : le dé montrait 0
simulate-kind-forced-pass = rien : aucune pièce ne pouvait bouger
simulate-kind-chosen-pass = rien : par choix
