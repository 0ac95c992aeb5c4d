### What the command line says. $error (string): a phrase of notation.ftl. $file (string): a file's name.

cli-language = la langue doit être l’une de celles-ci : { $languages }
cli-bad-rules = règles, { $error }
cli-bad-position = position, { $error }
cli-bad-move = déplacement, { $error }
cli-bad-line = ligne { $line } : { $error }
# $reason (string): a sentence of refusal-*.
cli-illegal = ce déplacement n’est pas permis. { $reason }
cli-won = { $name } gagne la partie.
cli-cannot-read = impossible de lire { $file } : { $reason }
cli-cannot-write = impossible d’écrire dans { $file } : { $reason }
cli-not-text = { $file } n’est pas un texte en UTF-8 (octet { $byte })
cli-not-a-record = { $file } n’est pas une feuille de partie : { $error }
cli-unknown-player = aucun ordinateur ne s’appelle { $name } ; au choix : { $known }
cli-player-for-two = l’ordinateur { $name } ne joue qu’à deux, pas à { $count }
cli-seats = { $count ->
    [one] on joue à deux au moins et à six au plus, pas en solo
   *[other] on joue à deux au moins et à six au plus, pas à { $count }
}
cli-no-input = il n’y a pas d’entrée standard où lire des positions
cli-file-exists = { $file } existe déjà ; choisissez un autre nom ou reprenez la partie avec --continue
cli-bad-seed = la graine doit être un texte qui tient sur une ligne
cli-continue-alone = --continue reprend la partie telle quelle ; { $option } ne va pas avec
cli-cannot-continue = { $file } ne contient pas de partie inachevée que l’on puisse reprendre ici

## exactly verify

verify-holds = { $turns ->
    [one] La feuille de partie est exacte : { $turns } tour, sans aucun déplacement interdit.
   *[other] La feuille de partie est exacte : { $turns } tours, sans aucun déplacement interdit.
}
verify-dice-fair = Chaque lancer découle de la graine et des octets de chacun, et la graine est bien celle de l’engagement.
verify-dice-hand = Le dé a été lancé à la main et les résultats ont été saisis : on ne peut donc pas vérifier les lancers.
verify-no-trail = La feuille de partie n’a pas de trace de contrôle : un déplacement remplacé par un autre, lui aussi permis, passerait inaperçu.
verify-unfinished = La partie n’est pas terminée.
verify-winner = { $name } (place { $seat }) a gagné.
verify-fails = La feuille de partie n’est pas exacte :
# Stand before a sentence.
verify-at-turn = tour { $turn } : { "" }
verify-at-start = lancers de départ : { "" }

## What is wrong with a record. $expected (string): what should stand there. $seats (number)

problem-starting-rolls = Ces lancers de départ ne correspondent pas à { $seats } places (règle 6).
problem-seat = C’était le tour de la place { $expected } (règle 13).
problem-euro = { $expected ->
    [none] Personne n’a pris d’euro ici (règle 14).
   *[other] Un euro a été pris par la place { $expected } (règle 14).
}
problem-result = { $expected ->
    [none] Personne n’a encore gagné, mais un vainqueur est inscrit.
   *[other] C’est la place { $expected } qui a gagné, mais ce n’est pas ce qui est inscrit.
}
problem-dice-not-named = La feuille de partie ne dit pas comment le dé a été lancé.
problem-dice-unknown = Ce type de lancers ne peut pas être vérifié ici ; le type connu est { $expected }.
problem-dice-contradicted = La feuille dit que le dé a été lancé à la main, mais elle contient une graine ou son engagement.
problem-seed-missing = Il manque la graine des lancers.
problem-commitment-missing = Il manque l’engagement pris avant le premier lancer.
problem-commitment = La graine n’est pas celle de l’engagement ; le sien serait { $expected }.
problem-shares = Il faut des octets de chacune des { $seats } places.
problem-roll = Le dé a dû montrer { $expected }.
problem-trail = Ce n’est pas ce qui a été écrit pendant la partie.
