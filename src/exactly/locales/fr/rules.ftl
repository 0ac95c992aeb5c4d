### The rule pages. A clause keeps its number for good; everything here is told in our own words.
### .ruling is what the leaflets leave open and we decided; .switch is what changes when the switch is on.

rules-title = Les règles du jeu
rules-intro = Réunissez des pièces pour exactement un euro : pas un centime de plus, pas un centime de moins. À chaque tour, une pièce au plus change de place, et ce n’est pas forcément la vôtre.
rules-notice = Le jeu de société Exactly et son nom appartiennent à leur éditeur. Cette version numérique est indépendante de l’éditeur et explique les règles avec ses propres mots.
rules-how-to-read = Les règles sont numérotées de 1 à 19 pour que vous les retrouviez facilement. Là où les livrets imprimés laissent une question ouverte, nous avons tranché : repérez la mention « Notre arbitrage ». Là où vous pouvez aussi jouer autrement, vous lirez « Au choix » : vous en décidez en créant une table.
# $number (number): the clause, 1 to 19.
rules-label-clause = Règle { $number }
rules-label-ruling = Notre arbitrage
rules-label-switch = Au choix
# What follows a label or a title, before the text.
rules-colon = { " " }:

## The clauses

rules-clause-1 = Vous jouez à deux au moins et à six au plus.
    .title = Nombre de joueurs
rules-clause-2 = Il y a 40 pièces, dix de chaque valeur (50, 20, 10 et 5 centimes), et quinze jetons de 1 euro, que nous appelons les euros. Il n’en existe pas d’autres : une valeur peut donc venir à manquer au centre.
    .title = Pièces et euros
rules-clause-3 = Vous jouez avec un seul dé, équilibré. Ses six faces portent 0, « ? », 50, 20, 10 et 5.
    .title = Le dé
rules-clause-4 = Amenez votre pile à exactement un euro : cela vous rapporte un jeton de 1 euro. Le premier qui en possède trois gagne la partie.
    .title = Le but
    .switch = Pour une partie plus courte, un ou deux euros suffisent pour gagner, au lieu de trois.
rules-clause-5 = Toutes les pièces sont au centre, rangées selon leur valeur. Chacun y prend une pièce de 5 centimes : c’est le début de sa pile.
    .title = Mise en place
rules-clause-6 = Chacun lance le dé une fois, et le résultat le plus fort commence. « ? » l’emporte sur tout ; viennent ensuite 50, 20, 10 et 5, et 0 est le plus faible.
    .title = Qui commence
    .ruling = Si plusieurs joueurs sont à égalité en tête, eux seuls relancent le dé, puis ceux d’entre eux qui sont encore à égalité en tête, et ainsi de suite jusqu’à ce qu’un seul l’emporte. Ces lancers ne sont pas un tour : celui qui commence lance maintenant le dé pour le premier tour.
rules-clause-7 = À votre tour, lancez le dé une fois. Choisissez une pièce de la valeur obtenue et faites-la passer de sa pile à une autre. Vous ne faites que ce déplacement.
    .title = Votre tour
rules-clause-8 = Vous choisissez librement deux piles différentes, dans un sens ou dans l’autre ; le centre compte comme une pile. Ce peut être (a) la vôtre et le centre, (b) la vôtre et celle d’un autre joueur, (c) celle d’un autre joueur et le centre ou (d) celles de deux autres joueurs. Pour (d), il faut être au moins trois.
    .title = D’où vers où
rules-clause-9 = Sur un 0, aucune pièce ne bouge. C’est au joueur suivant.
    .title = Le 0
rules-clause-10 = Sur un « ? », vous choisissez la valeur : déplacez une pièce de 50, 20, 10 ou 5 centimes. Les jetons de 1 euro ne se déplacent jamais.
    .title = Le « ? »
    .ruling = Si un déplacement est possible, vous devez quand même en faire un : le « ? » ne permet pas de passer.
    .switch = Le « ? » peut aussi valoir 0 : vous avez donc le droit de laisser toutes les pièces en place. Après tout, d’après les livrets, il vaut le résultat de votre choix.
rules-clause-11 = Aucune pièce ne peut rejoindre la pile d’un joueur qui a déjà plus de 1,50 € ; cela vaut aussi pour la vôtre. À 1,50 € exactement, une pièce de plus est encore permise. Ainsi, personne n’a jamais plus de 2,00 €. Le centre, lui, n’a pas de limite.
    .title = Plus de 1,50 €
    .ruling = Seules comptent les pièces de la pile, pas les euros déjà gagnés.
rules-clause-12 = Si le dé montre une valeur ou « ? », vous devez faire un déplacement. Vous ne pouvez pas choisir de passer, même si aucun déplacement ne vous plaît.
    .title = Déplacement obligatoire
    .ruling = Si aucune pièce de la valeur obtenue ne peut être déplacée selon les règles, votre tour se termine sans déplacement. Cela n’arrive que si les dix pièces de cette valeur sont au centre et que tous les joueurs ont plus de 1,50 €.
rules-clause-13 = Le tour passe d’une place à la suivante, dans le sens horaire.
    .title = Sens du jeu
rules-clause-14 = Après chaque déplacement, regardez toutes les piles : un joueur dont la pile vaut exactement un euro a réussi, que ce soit son tour ou non. L’euro est annoncé, et ce joueur prend un jeton de 1 euro. Plus d’un euro ne rapporte rien : il faut d’abord redescendre à un euro exactement.
    .title = Exactement un euro
    .ruling = Après chaque coup, on regarde toutes les piles. Vous pouvez donc gagner un euro pendant le tour d’un autre joueur.
rules-clause-15 = Un déplacement peut amener deux joueurs à exactement un euro. Par exemple, une pièce de 20 centimes passe d’une pile de 1,20 € à une pile de 0,80 €.
    .title = Deux à la fois
    .ruling = Un seul euro est versé. Si le joueur dont c’est le tour est l’un des deux, c’est lui qui le prend. Sinon, l’euro revient à celui des deux qui vient le premier après lui dans le sens horaire.
    .switch = À la place, chacun des deux prend un euro. Si tous deux ont alors assez d’euros pour gagner, le même ordre décide qui gagne la partie.
rules-clause-16 = Dès qu’un euro a été pris, toutes les pièces retournent au centre. La nouvelle manche est ouverte par le joueur placé juste après celui dont c’était le tour, dans le sens horaire, peu importe qui a pris l’euro. Vous gardez les euros gagnés.
    .title = La manche suivante
    .ruling = Chacun commence la nouvelle manche avec une pièce de 5 centimes, comme au début.
    .switch = À la place, toutes les manches après la première commencent avec des piles vides : personne ne prend de pièce de 5 centimes.
rules-clause-17 = La partie s’arrête dès qu’un joueur a trois euros, et ce joueur gagne. Si vous avez choisi une partie plus courte (règle 4), c’est le nombre choisi qui compte.
    .title = La fin
rules-clause-18 = On ne fait jamais la monnaie. Une pièce de 20 vaut autant que deux pièces de 10, mais on ne peut pas les troquer.
    .title = Pas d’échange
rules-clause-19 = Trois joueurs ont chacun une pièce de 20 centimes, et le joueur 1 obtient 20. Avec le centre, cela fait quatre piles, et une pièce de 20 peut aller de chacune à chacune des autres : 12 déplacements possibles.
    .title = Un exemple

## The editions

rules-editions-title = Deux éditions
rules-edition-standard = Les 19 règles s’appliquent toutes. C’est l’édition que vous jouez si vous ne choisissez pas l’autre.
    .title = Standard
rules-edition-classic = La règle 11 disparaît : tout le monde peut toujours recevoir une pièce, quel que soit le montant de sa pile. Toutes les autres règles restent les mêmes.
    .title = Classique

## The printed leaflets

rules-leaflets-title = Ce qui change d’un livret à l’autre
rules-leaflets-intro = Les règles imprimées du jeu de société ne disent pas la même chose dans toutes les langues. Nous avons comparé cinq livrets : un en anglais, un en allemand, un en français et deux en espagnol. Voici ce que nous avons trouvé.
rules-leaflets-limit-held = Le livret anglais et le plus récent des deux livrets espagnols contiennent la règle des 1,50 € (règle 11). Notre édition « Standard » les suit.
rules-leaflets-limit-absent = Le livret français et le plus ancien des deux livrets espagnols ne la contiennent pas. Notre édition « Classique » les suit.
rules-leaflets-limit-upside-down = Le livret allemand imprime cette règle à l’envers : à le lire, seul un joueur qui a déjà plus de 1,50 € pourrait recevoir une pièce. Personne n’a autant au départ, et aucune partie ne pourrait jamais commencer. Nous y voyons une erreur, et ceux qui jouent en allemand ont l’édition « Standard ».
rules-leaflets-wait = Au-dessus d’un euro, il faut attendre : un lancer qui permet de rendre une pièce, disent les livrets anglais et allemand ; son tour, disent le français et les deux espagnols. Ici, tout coup, de n’importe quel joueur, peut ramener une pile à un euro.
rules-leaflets-lettering = Le livret allemand désigne les quatre sortes de déplacement de la règle 8 par (a), (b), (a), (d). La troisième devrait être (c) ; pour le jeu, cela ne change rien.
rules-leaflets-open = Aucun livret ne précise que faire en cas d’égalité au premier lancer (règle 6), si « ? » permet de passer (règle 10), si les euros gagnés comptent dans les 1,50 € (règle 11), ce qui se passe quand aucune pièce ne peut bouger (règle 12), qui est payé quand deux joueurs arrivent ensemble à exactement un euro (règle 15) ni avec quoi commence une nouvelle manche (règle 16). Vous trouverez nos arbitrages sous ces règles.

## The picture for clause 19

rules-figure-title = Un lancer, douze déplacements
rules-figure-caption = Trois joueurs ont chacun une pièce de 20 centimes, et le joueur 1 a obtenu 20. Les douze flèches sont les douze déplacements possibles ; le joueur 1 en fait un seul.
rules-figure-alt = Quatre piles : le centre au milieu, le joueur 1 en dessous, le joueur 2 en haut à gauche et le joueur 3 en haut à droite. Chaque joueur a une pièce de 20 centimes ; au centre se trouvent des pièces de 50, 20, 10 et 5 centimes. Le dé à côté du joueur 1 montre 20. Douze flèches montrent les déplacements possibles d’une pièce de 20 centimes, de chaque pile à chacune des autres : du joueur 1 au joueur 2, au joueur 3 et au centre ; du joueur 2 au joueur 1, au joueur 3 et au centre ; du joueur 3 au joueur 1, au joueur 2 et au centre ; du centre au joueur 1, au joueur 2 et au joueur 3.
