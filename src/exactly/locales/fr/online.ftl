### At a table online: the ready-made messages of the chat, and why a command was refused.

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-thinking = Je réfléchis…
phrase-your-turn = À toi !
phrase-back-soon = Je reviens tout de suite.
phrase-another = Une revanche ?
phrase-goodbye = À plus !

refused-unreadable = Saisie non valide.
refused-no-hello = La connexion n’est pas encore établie.
refused-stale = La table a changé. Réessayez.
refused-not-your-seat = Ce n’est pas votre place.
refused-seat-not-free = Cette place est déjà prise.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-seats-open = Il reste des places libres.
refused-no-such-player = Cet ordinateur n’est pas disponible à cette table.
refused-not-the-maker = Seul l’hôte peut le faire.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-watching = Vous regardez cette partie.
refused-paused = La partie est en pause.
refused-kept = Un ordinateur joue pour vous en ce moment.
refused-one-moment = Un instant…
refused-no-coin = Aucune pièce de cette valeur ne peut être déplacée.
# $coin (number): its value in cents.
refused-instead = Le dé montre { $coin } : vous avez donc pris une pièce de { $coin }.
refused-missed = Il n’y a pas de pile ici : la pièce de { $coin } est revenue à sa place.
refused-illegal-move = Ce coup n’est pas permis.
refused-not-away = Ce joueur est toujours là.
refused-no-text-here = À cette table, seuls les messages prédéfinis sont permis.
refused-muted = Vous êtes en sourdine à cette table.
refused-too-fast = Pas si vite, s’il vous plaît.
refused-worn-out = Cette table a atteint sa limite. Créez-en une nouvelle.
refused-busy = Le serveur est surchargé. Réessayez dans un instant.
refused-no-connection = Pas de connexion : rien n’a été envoyé.
