### The course: a few lessons at the table, each with one idea. A child of eight reads it.

course-title = Apprendre Exactly
# $number, $count (number)
course-lesson-of = Leçon { $number } sur { $count }
course-back = Retour
course-skip = Passer la leçon
course-next = Continuer
course-leave = Quitter le cours
course-name-2 = Ana
course-name-3 = Bo
# $face (string): as on the die.
course-rolled = Le dé montre « { $face } ».

## The lessons: the task; .hint comes after another legal move, .done at the end.
## $you, $ana, $bo (string): the value of each stack, an amount of money.

course-turn = Lancez le dé. Prenez ensuite une pièce de cette valeur et posez-la sur votre pile.
    .title = Un tour
    .hint = C’est permis aussi. Cette fois, posez-la sur votre pile.
    .done = Voilà un tour : un lancer, une pièce. Votre anneau a grandi : fermé, il vaut un euro ; rouge, c’est trop. À Ana de jouer.
course-zero = Ana a joué. Relancez le dé et regardez ce qui sort.
    .title = Un zéro
    .done = Avec un 0, on ne déplace rien. Sinon, il faut déplacer une pièce. C’est à Ana.
course-kinds = Une pièce peut aller de n’importe quelle pile à n’importe quelle autre. Lancez le dé, puis trouvez les douze coups !
    .title = D’une pile à l’autre
    .done = Les douze ! Vous pouvez même déplacer une pièce entre Ana et Bo.
course-wild = Avec « ? », toutes les pièces sont permises. Vous avez { $you } : arrivez à exactement un euro !
    .title = Le point d’interrogation
    .hint = C’est permis. Mais que manque-t-il pour un euro ?
    .done = Exactement un euro : il est à vous ! Les pièces retournent au centre, et chacun repart avec une pièce de 5. Avec trois euros, on gagne la partie.
course-limit = Ana a { $ana }. Au-dessus de 1,50 €, on ne reçoit plus rien. Bo, à { $bo } exactement, peut encore recevoir une pièce : donnez une pièce à Bo !
    .title = Pile pleine au-dessus de 1,50 €
    .hint = C’est permis. Cette fois, donnez la pièce à Bo.
    .done = Bo a maintenant { $bo } : sa pile est pleine aussi. La marque sur l’anneau est rouge : au-dessus de 1,50 €, on ne reçoit plus rien.
course-exactly = Vous avez { $you }. Plus d’un euro ne rapporte rien : redescendez à un euro exactement !
    .title = Pas un centime de plus
    .hint = C’est permis. Cette fois, donnez une pièce.
    .done = Exactement un euro, et il est à vous ! Avoir trop n’est pas grave : on peut toujours redescendre.
course-give = Ana a déjà deux euros et joue après vous. Avec { $ana }, un 20 lui suffit pour gagner la partie. Donnez-lui une pièce pour qu’elle ait trop !
    .title = Un cadeau calculé
    .hint = C’est permis aussi. Cette fois, faites un cadeau à Ana.
    .done = Ana a maintenant { $ana } : c’est trop ! Mais donnez avec prudence : un joueur qui arrive à exactement un euro le prend, même pendant votre tour.

## The moves of one roll, by the four kinds of rule 8

# $found, $count (number)
course-found = { $found } sur { $count }
course-found-already = Déjà trouvé ! Cherchez un autre coup.
course-kind-a = Vous et le centre
course-kind-b = Vous et un autre joueur
course-kind-c = Un autre joueur et le centre
course-kind-d = Deux autres joueurs
# $source, $target (string): names of stacks.
course-move = { $source } → { $target }

## After the last lesson

course-end = Un lancer, une pièce, exactement un euro. C’est tout ce qu’il faut savoir pour commencer.
    .title = Vous pouvez jouer !
course-again = Reprendre au début
course-to-table = Aller à ma table
