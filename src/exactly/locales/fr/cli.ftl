### The messages of the command line. $error (string): a phrase of notation.ftl. $file (string): a file name.

cli-language = la langue doit être l’une des suivantes : { $languages }
cli-bad-rules = règles non valides, { $error }
cli-bad-position = position non valide, { $error }
cli-bad-move = coup non valide, { $error }
cli-bad-line = ligne { $line } : { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = coup interdit. { $reason }
cli-won = { $name } gagne la partie.
cli-cannot-read = lecture de { $file } impossible : { $reason }
cli-cannot-write = écriture de { $file } impossible : { $reason }
cli-not-text = { $file } n’est pas un texte en UTF-8 (octet { $byte } non valide)
cli-not-a-record = { $file } n’est pas une feuille de partie : { $error }
cli-unknown-player = ordinateur inconnu : { $name } ; choix possibles : { $known }
cli-player-for-two = l’ordinateur { $name } ne joue qu’à deux, pas à { $count }
cli-seats = { $count ->
    [one] une partie se joue de deux à six joueurs, pas seul
   *[other] une partie se joue de deux à six joueurs, pas à { $count }
}
cli-no-input = aucune entrée standard à lire
cli-file-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez la partie avec --continue
cli-bad-seed = la graine doit être un texte non vide, sur une seule ligne
cli-continue-alone = --continue reprend la partie telle quelle ; { $option } n’est pas possible en même temps
cli-cannot-continue = { $file } ne contient pas de partie inachevée que l’on puisse reprendre ici

## exactly verify

verify-holds = { $turns ->
    [one] La feuille de partie est correcte : { $turns } tour, et le coup est permis.
   *[other] La feuille de partie est correcte : { $turns } tours, tous les coups sont permis.
}
verify-dice-fair = Chaque lancer découle de la graine et des octets aléatoires de chaque place, et la graine correspond à l’engagement.
verify-dice-hand = Les joueurs ont lancé un vrai dé et saisi les résultats : on ne peut pas vérifier les lancers.
verify-no-trail = La feuille de partie n’a pas de trace de contrôle : un coup remplacé par un autre coup permis passerait inaperçu.
verify-unfinished = La partie n’est pas terminée.
verify-winner = { $name } (place { $seat }) a gagné.
verify-fails = La feuille de partie est incorrecte :
# Before a sentence.
verify-at-turn = tour { $turn } : { "" }
verify-at-start = lancers de départ : { "" }

## What is wrong with a record. $expected (string): the correct value. $seats (number)

problem-starting-rolls = Ces lancers de départ ne sont pas ceux de { $seats } places (règle 6).
problem-seat = C’était le tour de la place { $expected } (règle 13).
problem-euro = { $expected ->
    [none] Personne n’a pris d’euro ici (règle 14).
   *[other] La place { $expected } a pris un euro (règle 14).
}
problem-result = { $expected ->
    [none] Personne n’a encore gagné, mais un vainqueur est inscrit.
   *[other] La place { $expected } a gagné, mais ce n’est pas ce qui est inscrit.
}
problem-dice-not-named = La feuille de partie n’indique pas comment le dé a été lancé.
problem-dice-unknown = Ce type de dé ne peut pas être vérifié ici ; type connu : { $expected }.
problem-dice-contradicted = La feuille de partie indique un vrai dé, mais contient une graine ou un engagement.
problem-seed-missing = Il manque la graine du dé.
problem-commitment-missing = Il manque l’engagement pris avant le premier lancer.
problem-commitment = La graine ne correspond pas à l’engagement, qui devrait être { $expected }.
problem-shares = Il faut les octets aléatoires de chacune des { $seats } places.
problem-roll = Le dé aurait dû montrer { $expected }.
problem-trail = La trace de contrôle ne correspond pas : la feuille de partie a été modifiée.
