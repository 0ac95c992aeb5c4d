### À une table en ligne : ce que chacun peut dire d’un geste, et pourquoi une demande est refusée.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-thinking = Je réfléchis…
phrase-your-turn = C’est à vous !
phrase-back-soon = Je reviens tout de suite.
phrase-another = Encore une partie ?
phrase-goodbye = Au revoir !

refused-unreadable = Ce message est illisible.
refused-no-hello = La connexion n’a pas encore commencé.
refused-stale = Autre chose s’est passé avant. Regardez à nouveau.
refused-not-your-seat = Ce n’est pas votre place.
refused-seat-not-free = Cette place est déjà prise.
refused-no-such-seat = La table n’a pas cette place.
refused-seats-open = Toutes les places ne sont pas encore prises.
refused-no-such-player = Ce joueur artificiel n’existe pas pour cette table.
refused-not-the-maker = Seule la personne qui a créé la table le peut.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-watching = Vous regardez cette partie.
refused-paused = La partie est en pause.
refused-kept = Un ordinateur joue pour vous en ce moment.
refused-one-moment = Un instant…
refused-no-coin = Aucune pièce de cette valeur ne peut bouger.
# $coin (number): its value in cents.
refused-instead = Le dé montre { $coin } : vous tenez donc une pièce de { $coin }.
refused-missed = Pas de pile à cet endroit : la pièce de { $coin } est revenue à sa place.
refused-illegal-move = Ce déplacement n’est pas permis.
refused-not-away = La personne n’est pas absente.
refused-no-text-here = À cette table, il n’y a que des phrases toutes faites.
refused-muted = On ne vous entend pas à cette table.
refused-too-fast = Pas si vite, s’il vous plaît.
refused-worn-out = On a tant joué à cette table qu’elle est usée. Créez-en une nouvelle, s’il vous plaît.
refused-busy = Le serveur est occupé. Réessayez dans un instant.
refused-no-connection = Pas de connexion pour le moment : rien n’a été envoyé.
