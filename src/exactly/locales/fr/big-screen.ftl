### A table on a big screen, with phones as hands.

screens-show = Afficher sur grand écran

## People gather before the big screen.

screens-scan = Scannez et prenez place
screens-scan-about = Votre téléphone devient votre main : vous y lancez le dé et y déplacez les pièces.
screens-scan-full = La table est complète
screens-scan-watch = Scannez pour regarder sur votre téléphone.
screens-or-type = Ou ouvrez cette adresse :
# $free (number)
screens-free = { $free ->
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
screens-begin-anywhere = Tout le monde est là. Commencez sur un téléphone.
screens-fill = Compléter avec des ordinateurs

## What the big screen can do.

screens-tools = Écran
# $code (string): the code of a table.
screens-code = Table { $code }
screens-join = Montrer le QR code
screens-full = Plein écran
screens-window = Quitter le plein écran
screens-sound = Activer le son
screens-table = Vers la table

## The game on the big screen. $name (string): who. $coin (number or string): the value in cents.

screens-turn-move = { $name }, déplacez une pièce de { $coin }.
screens-turn-wild = { $name }, déplacez une pièce au choix.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
screens-told-move = { $name } a pris une pièce de { $coin } { $origin ->
    [centre] au centre
    [own] sur sa pile
   *[seat] chez { $source }
} et l’a mise { $goal ->
    [centre] au centre
    [own] sur sa pile
   *[seat] chez { $target }
}.
# $face (string)
screens-told-pass = { $name } a obtenu { $face } : rien n’a bougé.
screens-centre = Au centre
screens-again = Encore une partie ? Commencez sur un téléphone.
screens-again-join = Scannez pour jouer
screens-again-watch = Scannez pour regarder

## The phone as a hand.

screens-sit = Prenez place
screens-starting = Qui commence ? { $name }, lancez le dé.
screens-highest = Le plus haut lancer commence.
screens-one-more = Un autre joueur sur ce téléphone ? Son nom :
screens-add = Ajouter
screens-number = Place { $seat }
screens-begin-soon = On commence quand la table est complète.
screens-all-taken = Toutes les places sont prises. Vous pouvez regarder.
screens-stacks = Toutes les piles
screens-shake = Touchez, ou secouez le téléphone.
screens-others-answer = Aux autres de répondre.
screens-stack-full = pleine
# $origin: centre, own or seat. $source (string): whose stack.
screens-where = Pièce de { $coin } { $origin ->
    [centre] du centre
    [own] de votre pile
   *[seat] prise chez { $source }
} : où la poser ?
screens-yours = Votre pile
screens-stack-of = Chez { $name }
