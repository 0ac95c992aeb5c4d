### The rule pages. A clause always keeps its number; every text is in our own words.
### .ruling is our answer to a question that the leaflets leave open; .switch is what changes when the option is on.

rules-title = Les règles du jeu
rules-intro = Réunissez exactement un euro en pièces : pas un centime de plus, pas un centime de moins. À chaque tour, une pièce au plus change de pile, et ce n’est pas forcément la vôtre.
rules-notice = Le jeu de société Exactly et son nom appartiennent à leur éditeur. Le livret anglais (2018) nomme i4 d.o.o. comme titulaire des droits et précise que Value Add Games a mis au point les règles. Cette édition numérique est indépendante de l’un et de l’autre et explique les règles avec ses propres mots.
rules-how-to-read = Les règles sont numérotées de 1 à 19 pour être faciles à retrouver. « Notre arbitrage » signale notre réponse là où les livrets imprimés laissent une question ouverte. « Option » signale une règle que vous pouvez changer en créant une table.
# $number (number): the clause, 1 to 19.
rules-label-clause = Règle { $number }
rules-label-ruling = Notre arbitrage
rules-label-switch = Option
# What follows a label or a title, before the text.
rules-colon = { " " }:

## The clauses

rules-clause-1 = Exactly se joue de deux à six joueurs.
    .title = Nombre de joueurs
rules-clause-2 = Il y a 40 pièces, dix de chaque valeur (50, 20, 10 et 5 centimes), et quinze jetons de 1 euro, que nous appelons les euros. Il n’y en a pas d’autres : une valeur peut donc venir à manquer au centre.
    .title = Pièces et euros
rules-clause-3 = Vous jouez avec un seul dé, équilibré. Ses six faces portent 0, « ? », 50, 20, 10 et 5.
    .title = Le dé
rules-clause-4 = Amenez votre pile à exactement un euro : cela vous rapporte un jeton de 1 euro. Le premier joueur qui en a trois gagne la partie.
    .title = Le but
    .switch = Pour une partie plus courte, un ou deux euros suffisent pour gagner.
rules-clause-5 = Toutes les pièces et tous les jetons de 1 euro sont au centre, rangés par valeur. Chaque joueur y prend une pièce de 5 centimes : c’est le début de sa pile.
    .title = Mise en place
rules-clause-6 = Chaque joueur lance le dé une fois, et le plus haut résultat commence. « ? » est le plus haut ; viennent ensuite 50, 20, 10 et 5, et 0 est le plus bas.
    .title = Qui commence
    .ruling = Si plusieurs joueurs sont à égalité en tête, eux seuls relancent le dé, jusqu’à ce que l’un d’eux l’emporte. Ces lancers ne sont pas un tour : le joueur qui commence lance ensuite le dé pour le premier tour.
rules-clause-7 = À votre tour, lancez le dé une fois. Choisissez une pièce de la valeur obtenue et déplacez-la de sa pile vers une autre. Vous ne faites que ce déplacement. Il peut vous aider, ou compliquer la tâche des autres.
    .title = Votre tour
rules-clause-8 = Vous choisissez librement deux piles différentes, dans un sens ou dans l’autre ; le centre compte comme une pile. Ce peut être (a) la vôtre et le centre, (b) la vôtre et celle d’un autre joueur, (c) celle d’un autre joueur et le centre ou (d) celles de deux autres joueurs. Pour (d), il faut au moins trois joueurs.
    .title = Quelles piles
rules-clause-9 = Si vous obtenez 0, aucune pièce n’est déplacée. C’est au joueur suivant.
    .title = Le 0
rules-clause-10 = Si vous obtenez « ? », vous choisissez la valeur : déplacez une pièce de 50, 20, 10 ou 5 centimes.
    .title = Le « ? »
    .ruling = Les jetons de 1 euro ne se déplacent jamais, bien que les livrets les citent avec les autres jetons. Et si un déplacement est possible, vous devez en faire un : « ? » ne permet pas de passer.
    .switch = « ? » peut aussi valoir 0 : vous pouvez alors laisser toutes les pièces en place. Après tout, les livrets disent que « ? » vaut le résultat de votre choix.
rules-clause-11 = Aucune pièce ne peut aller sur la pile d’un joueur qui a déjà plus de 1,50 € ; cela vaut aussi pour votre propre pile. À 1,50 € exactement, une pièce de plus est encore permise. Ainsi, personne n’a jamais plus de 2,00 €. Le centre n’a pas de limite.
    .title = Plus de 1,50 €
    .ruling = Seules les pièces de la pile comptent, pas les euros déjà gagnés.
rules-clause-12 = Si le dé montre une valeur ou « ? », vous devez déplacer une pièce. Vous ne pouvez pas choisir de passer, même si aucun déplacement ne vous plaît.
    .title = Déplacement obligatoire
    .ruling = Si aucune pièce de la valeur obtenue ne peut être déplacée selon les règles, votre tour se termine sans déplacement. Cela n’arrive que si les dix pièces de cette valeur sont au centre et que chaque joueur a plus de 1,50 €.
rules-clause-13 = Le tour passe d’une place à la suivante, dans le sens horaire.
    .title = Sens du jeu
rules-clause-14 = Quand la pile d’un joueur vaut exactement un euro, l’euro est annoncé et ce joueur prend un jeton de 1 euro. Une pile qui vaut plus ne rapporte rien tant qu’elle n’est pas revenue à exactement un euro.
    .title = Exactement un euro
    .ruling = Toutes les piles sont vérifiées après chaque déplacement. Vous pouvez donc aussi gagner un euro pendant le tour d’un autre joueur.
rules-clause-15 = Un seul déplacement peut amener deux joueurs à exactement un euro. Par exemple, une pièce de 20 centimes passe d’une pile de 1,20 € à une pile de 0,80 €.
    .title = Deux à la fois
    .ruling = Un seul euro est versé. Si le joueur dont c’est le tour est l’un des deux, c’est lui qui le prend. Sinon, l’euro revient à celui des deux qui vient le premier après lui dans le sens horaire.
    .switch = À la place, chacun des deux prend un euro. Si tous deux ont alors assez d’euros pour gagner, le même ordre décide qui gagne la partie.
rules-clause-16 = Dès qu’un euro a été pris, toutes les pièces retournent au centre et le joueur suivant commence une nouvelle manche. Chacun garde les euros qu’il a gagnés.
    .title = La manche suivante
    .ruling = Le joueur suivant est celui qui vient, dans le sens horaire, après le joueur dont c’était le tour, peu importe qui a pris l’euro. Chacun commence la nouvelle manche avec une pièce de 5 centimes, comme au début.
    .switch = À la place, toutes les manches après la première commencent avec des piles vides : personne ne prend de pièce de 5 centimes.
rules-clause-17 = La partie s’arrête dès qu’un joueur a trois euros, et ce joueur gagne. Dans une partie plus courte (règle 4), c’est le nombre choisi qui compte.
    .title = La fin
rules-clause-18 = On ne fait jamais la monnaie. Une pièce de 20 vaut autant que deux pièces de 10, mais vous ne pouvez pas les échanger.
    .title = Pas d’échange
rules-clause-19 = Trois joueurs ont chacun une pièce de 20 centimes, et le joueur 1 obtient 20. Avec le centre, cela fait quatre piles, et une pièce de 20 peut aller de chacune à chacune des autres : 12 déplacements possibles.
    .title = Un exemple

## The editions

rules-editions-title = Deux éditions
rules-edition-standard = Les 19 règles s’appliquent toutes. Vous jouez cette édition si vous ne choisissez pas l’autre. C’est vrai aussi en français, bien que le livret français n’ait pas de limite.
    .title = Standard
rules-edition-classic = La règle 11 ne s’applique pas : un joueur peut toujours recevoir une pièce, quel que soit le montant de sa pile. Toutes les autres règles restent les mêmes.
    .title = Classique

## The printed leaflets

rules-leaflets-title = Ce qui change d’un livret à l’autre
rules-leaflets-intro = Les règles imprimées du jeu de société ne disent pas la même chose dans toutes les langues. Nous avons comparé cinq livrets : un en anglais, un en allemand, un en français et deux en espagnol.
rules-leaflets-limit-held = Le livret anglais et l’un des deux livrets espagnols contiennent la règle des 1,50 € (règle 11). Leur phrase est bancale : on pourrait aussi la comprendre à l’envers. Nous la lisons de la seule façon qui permette de jouer. Notre édition Standard suit ces deux livrets.
rules-leaflets-limit-absent = Le livret français et l’autre livret espagnol n’ont pas cette règle. Notre édition Classique les suit.
rules-leaflets-limit-upside-down = Le livret allemand imprime la règle à l’envers : à la lettre, seul un joueur qui a plus de 1,50 € pourrait recevoir une pièce. Personne ne pourrait alors jamais en recevoir, et personne ne pourrait gagner. Nous y voyons une erreur d’impression : en allemand aussi, on joue l’édition Standard.
rules-leaflets-wait = Un joueur qui a plus d’un euro doit attendre : un lancer qui lui permette de rendre une pièce, disent les livrets anglais et allemand ; son tour, disent le français et les deux espagnols. Dans notre édition, n’importe quel déplacement, de n’importe quel joueur, peut ramener une pile à un euro.
rules-leaflets-lettering = Le livret allemand désigne les quatre sortes de déplacement de la règle 8 par (a), (b), (a), (d). La troisième devrait être (c) ; pour le jeu, cela ne change rien.
rules-leaflets-open = Les livrets laissent neuf questions ouvertes. Que faire en cas d’égalité en tête (règle 6) ? « ? » permet-il de déplacer un jeton de 1 euro ou de passer (règle 10) ? Les euros déjà gagnés comptent-ils dans les 1,50 € (règle 11) ? Que se passe-t-il si aucune pièce ne peut être déplacée (règle 12) ? Un joueur est-il payé pendant le tour d’un autre (règle 14) ? Qui est payé quand deux joueurs arrivent ensemble à exactement un euro (règle 15) ? Qui commence la manche suivante, et avec quelles pièces (règle 16) ? Nos arbitrages se trouvent sous ces règles.

## The picture for clause 19

rules-figure-title = Un lancer, douze déplacements
rules-figure-caption = Trois joueurs ont chacun une pièce de 20 centimes, et le joueur 1 a obtenu 20. Les douze flèches sont les douze déplacements possibles ; le joueur 1 en fait un seul.
rules-figure-alt = Quatre piles : le centre au milieu, le joueur 1 en dessous, le joueur 2 en haut à gauche et le joueur 3 en haut à droite. Chaque joueur a une pièce de 20 centimes ; au centre se trouvent des piles de pièces de 50, 20, 10 et 5 centimes. Le dé à côté du joueur 1 montre 20. Douze flèches montrent les déplacements possibles d’une pièce de 20 centimes, de chaque pile à chacune des autres : du joueur 1 au joueur 2, au joueur 3 et au centre ; du joueur 2 au joueur 1, au joueur 3 et au centre ; du joueur 3 au joueur 1, au joueur 2 et au centre ; du centre au joueur 1, au joueur 2 et au joueur 3.
