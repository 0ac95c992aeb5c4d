### A table on a big screen, with phones as controllers.

big-screen-show = Afficher sur grand écran

## The lobby on the big screen.

big-screen-scan = Scannez et prenez place
big-screen-scan-about = Votre téléphone est votre manette : vous y lancez le dé et déplacez les pièces.
big-screen-scan-full = La table est complète
big-screen-scan-watch = Scannez pour regarder sur votre téléphone.
big-screen-or-type = Ou ouvrez cette adresse :
# $free (number)
big-screen-free = { $free ->
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
big-screen-begin-anywhere = Tout le monde est là. Commencez sur n’importe quel téléphone.
big-screen-fill = Compléter avec des ordinateurs

## The controls of the big screen.

big-screen-tools = Commandes de l’écran
# $code (string): the code of a table.
big-screen-code = Table { $code }
big-screen-join = Afficher le QR code
big-screen-full = Plein écran
big-screen-window = Quitter le plein écran
big-screen-sound = Activer le son
big-screen-table = Aller à la table

## The game on the big screen. $name (string): the player. $coin (number or string): the value in cents.

big-screen-turn-move = { $name }, déplacez une pièce de { $coin }.
big-screen-turn-wild = { $name }, déplacez une pièce au choix.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
big-screen-told-move = { $name } a pris une pièce de { $coin } { $origin ->
    [centre] au centre
    [own] sur sa pile
   *[seat] chez { $source }
} et l’a mise { $goal ->
    [centre] au centre
    [own] sur sa pile
   *[seat] chez { $target }
}.
# $face (string)
big-screen-told-pass = { $name } a obtenu « { $face } » et passe.
big-screen-centre = Au centre
big-screen-again = Une revanche ? Lancez-la sur n’importe quel téléphone.
big-screen-again-join = Scannez pour jouer
big-screen-again-watch = Scannez pour regarder

## The phone as a controller.

big-screen-sit = Prenez place
big-screen-starting = Qui commence ? { $name }, lancez le dé.
big-screen-highest = Le plus haut résultat commence.
big-screen-one-more = Un autre joueur sur ce téléphone ? Son nom :
big-screen-add = Ajouter
big-screen-number = Place { $seat }
big-screen-begin-soon = La partie commence quand la table est complète.
big-screen-all-taken = Toutes les places sont prises. Vous pouvez regarder.
big-screen-stacks = Toutes les piles
big-screen-shake = Touchez le dé ou secouez le téléphone.
big-screen-others-answer = Les autres joueurs doivent répondre.
big-screen-stack-full = pleine
# $origin: centre, own or seat. $source (string): whose stack.
big-screen-where = Pièce de { $coin } { $origin ->
    [centre] du centre
    [own] de votre pile
   *[seat] prise chez { $source }
} : où la poser ?
big-screen-yours = Votre pile
big-screen-stack-of = Chez { $name }
