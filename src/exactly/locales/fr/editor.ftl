### Positions : composées à la main dans le navigateur, partagées par leur adresse.

editor-text = Position en texte
editor-share = Partager
editor-copied = Lien copié
editor-share-failed = Cela n’a pas marché. L’adresse de cette page est le lien : copiez-la.
editor-prompt = Composez une position : déplacez les pièces à votre gré.
# $coin (number): what is in the hand, in cents.
editor-prompt-lay = Posez la pièce de { $coin } où vous voulez.
editor-prompt-unclear = La table ne peut pas montrer ce que dit le texte.

## À qui de jouer, et le dé

editor-turn = À qui de jouer ?
editor-die = Le dé montre
editor-before-roll = pas encore lancé
# $face (string) : 0, ?, 50, 20, 10 ou 5.
editor-face = { $face }

## Les déplacements

# $count (number)
editor-moves = { $count ->
    [0] Déplacements possibles
   *[other] Déplacements possibles ({ $count })
}
editor-no-moves-before-roll = Avant le lancer. Choisissez ce que montre le dé, et les déplacements apparaissent ici.
editor-no-moves-starting = On lance encore le dé pour savoir qui commence. Choisissez à qui de jouer pour continuer.
# $count (number)
editor-all = Montrer les { $count }
editor-fewer = En montrer moins
editor-chances-unknown = Ce serveur ne peut pas calculer les probabilités de gagner.
editor-over = La partie est terminée

## Why it cannot be played on from here

editor-play-on-over = La partie est terminée.
editor-play-on-starting = Choisissez d’abord à qui de jouer.
# $name (string): the seat whose turn it is.
editor-play-as = Vous êtes { $name }

## Les piles

editor-stacks = Pièces et euros
editor-stack-of = À qui est la pile ?
# $coin (number) : la valeur en centimes.
editor-coin = { $coin } centimes
editor-euro = 1 euro
# $what (string) : une pièce ou un euro. $name (string) : chez qui.
editor-one-more = Un de plus : { $what }, { $name }
editor-one-less = Un de moins : { $what }, { $name }

## La table

editor-table = Table et règles
editor-start = Revenir à la position de départ
editor-more-rules = Autres règles
editor-standard = Utiliser les règles standard
# $name (string): what stands in the address instead of an edition.
editor-edition-unknown = « { $name } » (inconnue)

## Ce qui ne va pas encore. $name (string) : chez qui cela se voit.

editor-unreadable = Ce n’est pas encore une position.
editor-example = Une position s’écrit ainsi : les pièces de chaque pile, les euros de chacun, à qui le tour, puis le dé.
editor-example-label = Par exemple
editor-written-label = Votre texte
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = Ce qui irait à l’endroit marqué : { $expected }.
editor-unreadable-rules = L’adresse de cette page demande des règles inconnues ici.
editor-rules-label = Dans l’adresse
# $edition (string): what the choice of the edition is called.
editor-rules-choose = Choisissez-en une à « { $edition } », ou prenez la standard.
editor-flaw-position-at-start = { $name } : tant qu’on lance le dé pour savoir qui commence, chaque place a une pièce de 5 centimes et aucun euro.
editor-flaw-stack-up-to-two = { $name } : avec les règles standard, une pile ne dépasse jamais 2,00 €.
editor-flaw-stack-not-one = { $name } : un euro exact aurait été pris aussitôt. Une pièce de plus ou de moins, et la partie continue.
editor-flaw-one-winner = { $name } : quelqu’un d’autre a déjà gagné.
