### The words of the table, for everything that shows a game.

# $amount (number): euros, with a fraction.
money = { NUMBER($amount, minimumFractionDigits: 2) } €
player-unnamed = Joueur { $seat }
# $name (string): the computer player's own name, such as greedy. $seat (number)
player-computer = Ordinateur { $seat } ({ $name })

## The computer players: a line of at most fifty characters each.

about-player-pip = pip : pour un enfant qui débute ; force 1 sur 6
about-player-clara = clara : aide le plus faible ; force 2 sur 6
about-player-bruno = bruno : joue pour sa pile ; force 3 sur 6
about-player-ines = ines : gêne le joueur en tête ; force 4 sur 6
about-player-otto = otto : voit presque tout ; force 5 sur 6
about-player-magda = magda : prévoit plusieurs tours ; force 6 sur 6
about-player-perfect = perfect : ne se trompe jamais ; à deux seulement
about-player-greedy = greedy : prend tout de suite ce qu’il peut
about-player-random = random : joue au hasard

## Places and amounts

names-two = { $first } et { $second }
place-centre = centre
# $amount (string): an amount of money.
stack-missing = il manque { $amount }
stack-over = { $amount } de trop

## Moves. $coin (number): the value in cents. $source, $target (string): names of stacks.

move-pass = passer
    .told = passe
move-coin = { $coin } : { $source } → { $target }

## Why something cannot be done: short, kind, without blame. .plain is for a reader who does not know the numbers of the rules.

refusal-game-over = La partie est terminée (règle 17).
    .plain = La partie est terminée.
refusal-die-not-rolled = Lancez d’abord le dé (règle 7).
    .plain = Lancez d’abord le dé.
refusal-already-rolled = On lance le dé une seule fois par tour (règle 7).
    .plain = On lance le dé une seule fois par tour.
refusal-no-such-seat = Il n’y a personne à cette place.
    .plain = Il n’y a personne à cette place.
refusal-nothing-to-move = Avec un 0, on ne déplace aucune pièce (règle 9).
    .plain = Avec un 0, on ne déplace aucune pièce.
refusal-wrong-value = Le dé montre une autre valeur (règle 7).
    .plain = Le dé montre une autre valeur.
refusal-same-stack = La pièce doit aller sur une autre pile (règle 8).
    .plain = La pièce doit aller sur une autre pile.
refusal-coin-not-there = Cette pile n’a pas de pièce de cette valeur (règle 7).
    .plain = Cette pile n’a pas de pièce de cette valeur.
refusal-stack-full = Cette pile est pleine : plus de 1,50 € (règle 11).
    .plain = Cette pile est pleine : plus de 1,50 €.
refusal-must-move = Un coup est possible : vous devez jouer (règle 12).
    .plain = Un coup est possible : vous devez jouer.

# $path (string): a file.
record-written = Feuille de partie enregistrée dans { $path }
record-unfinished = La partie est enregistrée. Pour la reprendre : { $command } play --continue { $path }
