### The full-screen table. Lines are short: the smallest screen is 80 columns wide.

screen-title = Exactly
# $edition (string): its title. $target, $round, $turn (number)
screen-headline = { $edition } · { $target ->
    [one] { $target } euro pour gagner
   *[other] { $target } euros pour gagner
} · manche { $round } · tour { $turn }
# $beginning (string): the first characters of the promise.
screen-promise-short = dé { $beginning }…
screen-promise = L’engagement pour le dé : { $commitment }. Il fixe tous les lancers ; après la partie, vous pourrez les vérifier.

## Seats, log and moves. $source, $target (string): stacks, each with its number.

screen-seat-computer = { $name } (bot)
screen-seat-rolled = obtient { $face }
screen-move = { $source } → { $target }
screen-log-title = Derniers tours

## What is asked of whom. $face (string): as on the die. $coin (number): cents.

screen-ask-starting = Qui commence ? { $name }, lancez le dé.
screen-ask-throw = { $name }, lancez le dé.
screen-ask-move = { $name }, vous avez { $face } : déplacez une pièce de { $face } vers une autre pile.
screen-ask-move-any = { $name }, vous avez ? : déplacez une pièce au choix vers une autre pile.
# $origin: centre or seat, for languages that say it differently.
screen-ask-target = { $coin } { $origin ->
    [centre] du centre
   *[seat] de chez { $source }
} : où va la pièce ?
screen-ask-target-any = Une pièce { $origin ->
    [centre] du centre
   *[seat] de chez { $source }
} : où va-t-elle ?
screen-ask-coin = { $source } → { $target } : quelle pièce ?
screen-ask-pass-zero = { $name }, vous avez 0 : rien ne bouge ce tour-ci.
screen-ask-pass-stuck = { $name }, vous avez { $face } : aucune pièce de { $face } ne peut bouger.
screen-told-throw = { $name } lance le dé…
screen-told-starting = Qui commence ? { $name } lance le dé…
screen-told-thinking = { $name } obtient { $face }…
screen-told-move = { $name } : { $move }

## How to do it.

screen-hint-watch = Entrée pour accélérer.
screen-hint-throw = Appuyez sur Entrée ou Espace, ou cliquez sur le dé.
# $seats (number)
screen-hint-choose = ↑↓ et Entrée, ou une pile : 0 le centre, 1–{ $seats } les places, ou un clic.
screen-hint-target = Choisissez la pile d’arrivée. Échap repose la pièce.
screen-hint-coin = ↑↓ et Entrée, ou le chiffre devant. Échap repose la pièce.
screen-hint-pass = Entrée pour continuer.
screen-hint-euro = Regardez bien, puis appuyez sur Entrée.
screen-hint-over = n commence une autre partie.

## Starting rolls

screen-starting-rolled = { $name } : { $face }
screen-starting-tie = Égalité : les plus forts relancent le dé.
screen-starting-begins = { $name } commence.

## A euro

screen-euro-call = Exactement !
screen-euro-taken = { $count ->
    [one] { $names } prend un euro.
   *[other] { $names } prennent chacun un euro.
}
screen-next-round = Les pièces retournent au centre. { $name } commence la manche suivante.
screen-over = La partie est terminée.

## Buttons

screen-button-throw = Lancer le dé
screen-button-pass = Continuer
screen-button-euro = Manche suivante
screen-button-over = Le résultat
screen-button-start = Jouer
screen-button-leave = Quitter
screen-button-stay = Rester
screen-button-new = Nouvelle partie
screen-button-look = Voir la table

## Keys, in the bottom line: one or two words each.

screen-key-language = langue
screen-key-rules = règles
screen-key-help = aide
screen-key-leave = quitter
screen-key-stay = rester
screen-key-back = retour
screen-key-watch = accélérer
screen-key-throw = lancer
screen-key-pass = continuer
screen-key-euro = continuer
screen-key-over = résultat
screen-key-choose = choisir
screen-key-pick = choisir
screen-key-lay-back = reposer
screen-key-new = nouvelle partie
screen-key-look = voir
screen-key-change = changer
screen-key-start = jouer
screen-key-to-start = au bouton
screen-key-next = suivant

## Before a game

screen-setup-seats = Nombre de joueurs
screen-setup-person = humain
screen-setup-name = nom (facultatif)
screen-setup-language = Langue
screen-setup-edition = Édition
screen-setup-target = Euros pour gagner
screen-setup-wild-may-pass = « ? » peut passer
screen-setup-both-collect = Un euro pour chacun
screen-setup-empty-restart = Manches à vide
screen-setup-no = non
screen-setup-yes = oui

## Leaving and the end. $path (string): a file.

screen-leave-title = Quitter la table ?
screen-end-won = { $name } gagne après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} !
screen-end-verify = La feuille de partie est conservée. Pour vérifier ses lancers : { $command } verify { $path }

## Help

screen-help-title = Comment lire la table
screen-help-goal = Amenez votre pile à exactement un euro. À votre tour, lancez le dé et faites passer une pièce de cette valeur d’une pile à une autre, quelles qu’elles soient.
screen-help-ring = L’anneau autour d’une pile se remplit jusqu’à un euro : il est doré. Au-delà commence un second tour, rouge et plein, avec un cran à 1,50 € : au-dessus, on ne peut plus rien recevoir. À un euro exactement, tout l’anneau est vert.
screen-help-sign-turn = à qui le tour
screen-help-sign-may-leave = on peut prendre une pièce ici
screen-help-sign-may-come = la pièce peut aller ici
screen-help-sign-leaves = la pièce part d’ici
screen-help-sign-comes = la pièce arrive ici
screen-help-sign-won = un euro gagné
screen-help-sign-to-win = un euro encore à gagner
screen-help-coins = Les pièces :
screen-help-keys-title = Touches
screen-help-key-throw = lancer le dé, continuer, ou presser un ordinateur
    .keys = Entrée, Espace
screen-help-key-list = choisir un déplacement dans la liste
    .keys = ↑ ↓ Entrée
screen-help-key-pick = choisir la pile de départ, puis la pile d’arrivée ; Tab et Entrée font de même, Échap repose la pièce
    .keys = 0 à 6
screen-help-key-click = le dé, les piles, les pièces, les déplacements et les touches du bas se cliquent aussi
    .keys = Souris
screen-help-key-language = changer de langue
    .keys = l
screen-help-key-rules = lire les règles
    .keys = r
screen-help-key-leave = quitter la table ; la partie est conservée
    .keys = q
screen-help-dice-title = Le dé
