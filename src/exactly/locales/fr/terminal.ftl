### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

terminal-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
terminal-headline = { $edition } · { $target ->
    [one] { $target } euro pour gagner
   *[other] { $target } euros pour gagner
} · manche { $round } · tour { $turn }
# $beginning (string): the first characters of the commitment.
terminal-commitment-short = dé { $beginning }…
terminal-commitment = Engagement du dé : { $commitment }. Il fixe tous les lancers ; vous pourrez les vérifier après la partie.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

terminal-seat-computer = { $name } (ordi.)
terminal-seat-rolled = obtient « { $face } »
terminal-move = { $source } → { $target }
terminal-log-title = Derniers tours

## What the players are asked to do. $face (string): as on the die. $coin (number): cents.

terminal-ask-starting = Qui commence ? { $name }, lancez le dé.
terminal-ask-roll = { $name }, lancez le dé.
terminal-ask-move = { $name }, vous obtenez { $face } : déplacez une pièce de { $face }.
terminal-ask-move-any = { $name }, vous obtenez « ? » : déplacez une pièce au choix.
# $origin: centre or seat, for languages that word it differently.
terminal-ask-target = Pièce de { $coin } { $origin ->
    [centre] du centre
   *[seat] prise chez { $source }
} : où la poser ?
terminal-ask-target-any = Pièce { $origin ->
    [centre] du centre
   *[seat] prise chez { $source }
} : où la poser ?
terminal-ask-coin = { $source } → { $target } : quelle pièce ?
terminal-ask-pass-zero = { $name }, vous obtenez 0 : rien à déplacer.
terminal-ask-pass-stuck = { $name }, vous obtenez { $face } : aucune pièce de { $face } ne peut être déplacée.
terminal-told-roll = { $name } lance le dé…
terminal-told-starting = Qui commence ? { $name } lance le dé…
terminal-told-thinking = { $name } obtient « { $face } »…
terminal-told-move = { $name } : { $move }

## How to do it.

terminal-hint-watch = Entrée pour accélérer.
terminal-hint-roll = Appuyez sur Entrée ou Espace, ou cliquez sur le dé.
# $seats (number)
terminal-hint-choose = ↑↓ et Entrée, ou une pile : 0 le centre, 1–{ $seats } les places, ou un clic.
terminal-hint-target = Choisissez la pile d’arrivée. Échap repose la pièce.
terminal-hint-coin = ↑↓ et Entrée, ou tapez son numéro. Échap repose la pièce.
terminal-hint-pass = Entrée pour continuer.
terminal-hint-euro = Entrée pour continuer.
terminal-hint-over = n pour une nouvelle partie.

## Starting rolls

terminal-starting-rolled = { $name } : { $face }
terminal-starting-tie = Égalité ! Les joueurs en tête relancent le dé.
terminal-starting-begins = { $name } commence.

## A euro

terminal-euro-call = Exactement !
terminal-euro-taken = { $count ->
    [one] { $names } prend un euro.
   *[other] { $names } prennent chacun un euro.
}
terminal-next-round = Les pièces retournent au centre. { $name } commence la manche suivante.
terminal-over = La partie est terminée.

## Buttons

terminal-button-roll = Lancer le dé
terminal-button-pass = Continuer
terminal-button-euro = Manche suivante
terminal-button-over = Résultat
terminal-button-start = Jouer
terminal-button-leave = Quitter
terminal-button-stay = Rester
terminal-button-new = Nouvelle partie
terminal-button-look = Voir la table

## Keys, in the bottom line: one or two words each.

terminal-key-language = langue
terminal-key-rules = règles
terminal-key-help = aide
terminal-key-leave = quitter
terminal-key-stay = rester
terminal-key-back = retour
terminal-key-watch = accélérer
terminal-key-roll = lancer
terminal-key-pass = continuer
terminal-key-euro = continuer
terminal-key-over = résultat
terminal-key-choose = choisir
terminal-key-pick = choisir
terminal-key-lay-back = reposer
terminal-key-new = nouvelle partie
terminal-key-look = voir la table
terminal-key-change = changer
terminal-key-start = jouer
terminal-key-to-start = aller à Jouer
terminal-key-next = suivant

## Before a game

terminal-setup-seats = Nombre de joueurs
terminal-setup-person = joueur
terminal-setup-name = nom (facultatif)
terminal-setup-language = Langue
terminal-setup-edition = Édition
terminal-setup-target = Euros pour gagner
terminal-setup-wild-may-pass = « ? » permet de passer
terminal-setup-both-collect = Un euro pour chacun
terminal-setup-empty-restart = Sans pièce de départ
terminal-setup-no = non
terminal-setup-yes = oui

## Leaving and the end. $path (string): a file.

terminal-leave-title = Quitter la table ?
terminal-end-won = { $name } gagne après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} !
terminal-end-verify = La feuille de partie est enregistrée. Pour vérifier les lancers : { $command } verify { $path }

## Help

terminal-help-title = Comment lire la table
terminal-help-goal = Amenez votre pile à exactement un euro. À votre tour, lancez le dé et déplacez une pièce de cette valeur d’une pile à une autre.
terminal-help-ring = L’anneau autour d’une pile se remplit jusqu’à un euro : il est doré. Au-delà d’un euro, il se remplit une seconde fois, en rouge et plein, avec un cran à 1,50 € : au-dessus, la pile ne reçoit plus de pièce. À un euro exactement, tout l’anneau est vert.
terminal-help-sign-turn = joueur dont c’est le tour
terminal-help-sign-may-leave = on peut prendre une pièce ici
terminal-help-sign-may-come = la pièce peut aller ici
terminal-help-sign-leaves = la pièce part d’ici
terminal-help-sign-comes = la pièce arrive ici
terminal-help-sign-won = euro gagné
terminal-help-sign-to-win = euro encore à gagner
terminal-help-coins = Les pièces :
terminal-help-keys-title = Touches
terminal-help-key-roll = lancer le dé, continuer ou accélérer l’ordinateur
    .keys = Entrée, Espace
terminal-help-key-list = choisir un coup dans la liste
    .keys = ↑ ↓ Entrée
terminal-help-key-pick = choisir la pile de départ, puis la pile d’arrivée ; Tab et Entrée font de même, Échap repose la pièce
    .keys = 0 à 6
terminal-help-key-click = cliquer sur le dé, les piles, les pièces, les coups ou les touches du bas
    .keys = Souris
terminal-help-key-language = changer de langue
    .keys = l
terminal-help-key-rules = lire les règles
    .keys = r
terminal-help-key-leave = quitter la table ; la partie est enregistrée
    .keys = q
terminal-help-dice-title = Le dé
