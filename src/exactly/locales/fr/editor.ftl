### Positions: set up by hand in the browser, shared by their address.

editor-text = Texte de la position
editor-share = Partager
editor-copied = Lien copié
editor-share-failed = Le partage n’a pas fonctionné. Le lien est l’adresse de cette page : copiez-la.
editor-prompt = Composez une position : déplacez les pièces à votre gré.
# $coin (number): the coin in the hand, in cents.
editor-prompt-lay = Posez la pièce de { $coin } où vous voulez.
editor-prompt-unclear = La table ne peut pas afficher cette position.

## Whose turn it is, and the die

editor-turn = À qui de jouer ?
editor-die = Dé
editor-before-roll = pas encore lancé
# $face (string): a face of the die.
editor-face = { $face }

## The moves

# $count (number)
editor-moves = { $count ->
    [0] Coups possibles
   *[other] Coups possibles ({ $count })
}
editor-no-moves-before-roll = Le dé n’est pas encore lancé. Choisissez ce qu’il montre pour voir les coups.
editor-no-moves-starting = Les joueurs lancent encore le dé pour savoir qui commence. Choisissez à qui de jouer pour continuer.
# $count (number)
editor-all = Afficher les { $count } coups
editor-fewer = Afficher moins de coups
editor-chances-unknown = Ce serveur ne peut pas calculer les probabilités de victoire.
editor-over = La partie est terminée

## Why it cannot be played on from here

editor-play-on-over = La partie est terminée.
editor-play-on-starting = Choisissez d’abord à qui de jouer.
# $name (string): the seat whose turn it is.
editor-play-as = Votre place : { $name }

## The stacks

editor-stacks = Pièces et euros
editor-stack-of = Quelle pile ?
# $coin (number): the value in cents.
editor-coin = { $coin } centimes
editor-euro = 1 euro
# $what (string): a coin or a euro. $name (string): the seat.
editor-one-more = Ajouter : { $what }, { $name }
editor-one-less = Retirer : { $what }, { $name }

## The table

editor-table = Table et règles
editor-start = Revenir à la position de départ
editor-more-rules = Autres règles
editor-standard = Utiliser les règles standard
# $name (string): the unknown name in the address, instead of an edition.
editor-edition-unknown = « { $name } » (inconnue)

## Errors in a position. $name (string): the seat of the stack.

editor-unreadable = Position non valide.
editor-example = Une position indique les pièces de chaque pile, les euros de chaque joueur, à qui de jouer, puis le dé.
editor-example-label = Par exemple
editor-written-label = Votre texte
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = Attendu à l’endroit marqué : { $expected }.
editor-unreadable-rules = L’adresse de cette page demande des règles inconnues.
editor-rules-label = Dans l’adresse
# $edition (string): the label of the choice of the edition.
editor-rules-choose = Faites un choix sous « { $edition } », ou utilisez les règles standard.
editor-flaw-position-at-start = { $name } : pendant les lancers de départ, chaque joueur a une pièce de 5 centimes et aucun euro.
editor-flaw-stack-up-to-two = { $name } : selon les règles standard, une pile ne dépasse jamais 2,00 €.
editor-flaw-stack-not-one = { $name } : une pile de 1,00 € exactement ne peut pas rester sur la table. Ajoutez ou retirez une pièce.
editor-flaw-one-winner = { $name } : un autre joueur a déjà gagné.
