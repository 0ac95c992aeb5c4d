### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly : table { $code }
page-home = Retour à l’accueil
page-language = Langue
page-close = Fermer

## The start page

page-welcome = Réunissez exactement un euro.
page-lead = Lancez le dé et déplacez une pièce d’une pile à une autre. Une pile à 1 € exactement rapporte un euro. Le premier à trois euros gagne.
page-now = Contre l’ordinateur
page-now-about = Commencez tout de suite.
page-opponents = Nombre d’adversaires
# $number (number)
page-opponent = Adversaire { $number }
# $names (string): computer players.
page-against = Contre { $names }
page-change = modifier
page-now-go = Jouer
page-together = Sur un seul appareil
page-together-about = Faites-le passer ou posez-le sur la table.
page-players = Nombre de joueurs
page-together-go = Prendre place
page-friends = Jouer entre amis
page-friends-about = Partagez un lien, sans compte.
page-friends-go = Créer une table
page-code = Vous avez un code ?
page-join = Rejoindre
page-your-name = Votre nom (facultatif)
page-more = Autres pages
page-learn = Apprendre en 5 minutes
page-open = Tables ouvertes
page-open-go = Jouer ou regarder
page-games = Mes parties
page-positions = Positions
page-rules = Règles
page-new-here = Première partie ?
page-continue-playing = Parties en cours
page-go-on = Reprendre
page-go-on-at = Reprendre : table { $code }

page-trouble-offline = Pas de connexion. Réessayez dans un instant.
page-trouble-failed = Une erreur s’est produite. Réessayez.
page-trouble-busy = Le serveur est surchargé. Réessayez dans un instant.
page-trouble-too-fast = Trop de tables créées. Réessayez dans quelques minutes.
page-trouble-no-such-table = Cette table n’existe pas. Un code compte six lettres ou chiffres.
page-trouble-no-such-player = Cet ordinateur n’est pas disponible à cette table. Choisissez-en un autre.
page-trouble-unreadable = Saisie non valide.

page-lost-title = Page introuvable
page-lost = Cette page ou cette table n’existe pas, ou n’existe plus.

## Lists of tables

page-refresh = Actualiser
# $free, $seats (number)
page-open-seats = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
page-open-none = Aucune table ouverte pour le moment. Créez-en une : d’autres joueurs pourront la rejoindre.
page-watch = Regarder
page-watch-title = Parties à regarder
# $seats (number)
page-watch-seats = { $seats } places, toutes prises
page-open-table = Ouvrir
page-remove-from-list = Retirer de la liste
page-games-none = Vous n’avez pas encore joué sur cet appareil.
## How a game stands, in a list

page-game-yours = À vous de jouer
page-game-turn = C’est à { $name }
page-game-gathering = Pas encore commencée
page-game-goes-on = Partie en cours

## A new table

page-new-about = Vous recevrez un lien à partager. Des ordinateurs peuvent prendre les places libres.
page-target = Euros pour gagner
# $count (number)
page-target-count = { $count ->
    [one] { $count } (partie courte)
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] un euro pour gagner
   *[other] { $count } euros pour gagner
}
page-turn-time = Temps par tour
page-turn-time-off = Sans limite
page-turn-time-30s = 30 secondes
page-turn-time-1m = 1 minute
page-turn-time-2m = 2 minutes
page-turn-time-5m = 5 minutes
page-turn-time-3d = 3 jours
page-listed = Afficher dans la liste des tables ouvertes
page-more-options = Plus d’options
page-edition = Édition
page-edition-standard = Standard : limite de 1,50 €
page-edition-classic = Classique : sans limite
page-dice = Dé
page-dice-checkable = Dé virtuel (vérifiable)
page-dice-companion = Vrai dé
page-rolling = Lancer du dé
page-rolling-hand = Manuel
page-rolling-auto = Automatique
page-chat = Chat
page-chat-phrases = Messages prédéfinis seulement
page-chat-text = Texte libre aussi
page-hints = Probabilités de victoire pendant la partie
page-switch-wild-may-pass = Avec « ? », on peut passer
page-switch-both-collect = Si deux joueurs arrivent à un euro, chacun en prend un
page-switch-empty-restart = Les manches suivantes commencent avec des piles vides
page-new-go = Créer une table

## Sitting down

page-gathering = En attente de joueurs
page-share = Partager le lien d’invitation
page-copied = Lien copié
page-share-failed = Le partage ne fonctionne pas ici. Copiez le lien ci-dessus.
# $link (string)
page-qr = QR code pour { $link }
page-seats = Places
page-free = libre
page-you = Vous
page-sit = Prendre place
page-add-player = Ajouter un joueur sur cet appareil
page-stand-up = Quitter ma place
# For the seat of another player: a computer player, or a person on the same device.
page-free-seat = Retirer
page-computer = Ajouter un ordinateur…
# $seat (number)
page-seat-computer = Ordinateur pour la place { $seat }
page-full = Tout le monde est là.
page-not-full = La partie commence quand la table est complète.
page-start = Commencer la partie
page-names-about = Entrez les noms des joueurs (facultatif).
page-invited = { $name } vous invite à jouer
page-invited-by-somebody = On vous invite à jouer
page-invited-about = Lancez le dé et déplacez une pièce. Une pile à 1 € exactement rapporte un euro.
page-invited-full = Toutes les places sont prises. Vous pourrez regarder la partie ici dès son début, ou en regarder une autre en attendant.
# A first name each, the weakest first; then the names of a wise woman, a king who loved gold, a lucky man.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name } : { $about }
page-player-pip = Pip
    .about = force 1 sur 6, idéal pour un enfant qui débute, joue pour sa pile
page-player-clara = Clara
    .about = force 2 sur 6, aide le plus faible
page-player-bruno = Bruno
    .about = force 3 sur 6, joue pour sa pile
page-player-ines = Inès
    .about = force 4 sur 6, gêne le joueur en tête
page-player-otto = Otto
    .about = force 5 sur 6, joue pour gagner et voit presque tout
page-player-magda = Magda
    .about = force 6 sur 6, la plus forte, prévoit plusieurs tours
page-player-perfect = Sophie
    .about = ne se trompe jamais
page-player-greedy = Midas
    .about = prend tout ce qu’il peut
page-player-random = Félix
    .about = joue au hasard

## At the table

page-connecting = Connexion…
page-connection-lost = Connexion perdue. Reconnexion…
page-connection-back = Connexion rétablie.
page-roll = Lancer le dé
page-exactly = Exactement !
# $coin (number), $place (string): whose stack.
page-take = Prendre une pièce de { $coin } : { $place }
page-take-one = Prendre une pièce : { $place }
page-lay = Poser la pièce de { $coin } : { $place }
page-put-back = Reposer la pièce de { $coin }
# $count, $coin (number)
page-pile = Centre : { $count ->
    [one] { $count } pièce de { $coin }
   *[other] { $count } pièces de { $coin }
}
# $place, $amount, $coins (string)
page-stack = { $place } : { $amount } ({ $coins })
page-which = Quelle pièce ?
# $count, $target (number)
page-euros-won = { $count ->
    [one] { $count } euro sur { $target }
   *[other] { $count } euros sur { $target }
}
page-mark-computer = ordinateur
page-mark-away = hors ligne
page-limit = { NUMBER(1.5, minimumFractionDigits: 2) }
# $amount (string): an amount of money.
page-limit-why = Une pile de plus de { $amount } est pleine : elle ne reçoit plus de pièce tant qu’elle n’a pas baissé.
# $days (number)
page-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

page-prompt-bytes = Préparation du dé…
page-prompt-paused = Partie en pause.
# $name (string)
page-prompt-other = { $name } joue…
page-prompt-away = { $name } n’est pas là…
page-prompt-rolling = { $name } lance le dé…
    .you = Vous lancez le dé…
page-prompt-kept = Un ordinateur joue pour vous…
page-prompt-starting = Le plus haut résultat commence. Lancez le dé.
    .real = Qui commence ? Lancez votre dé, puis touchez le résultat.
page-prompt-starting-name = Le plus haut résultat commence. { $name }, lancez le dé.
    .real = Qui commence ? { $name }, lancez votre dé, puis touchez le résultat.
page-prompt-starting-other = Le plus haut résultat commence. { $name } lance le dé…
page-prompt-tie = Égalité ! Relancez le dé.
    .real = Égalité ! Relancez votre dé, puis touchez le résultat.
page-prompt-tie-name = Égalité ! { $name }, relancez le dé.
    .real = Égalité ! { $name }, relancez votre dé, puis touchez le résultat.
page-prompt-roll = À vous ! Lancez le dé.
    .real = À vous ! Lancez votre dé, puis touchez le résultat.
page-prompt-roll-name = { $name }, lancez le dé.
    .real = { $name }, lancez votre dé, puis touchez le résultat.
page-prompt-zero = 0 : rien à déplacer.
page-prompt-pass = Aucune pièce de cette valeur ne peut être déplacée : au joueur suivant.
page-prompt-wild = Prenez une pièce au choix, puis choisissez une pile.
# $coin (number or string)
page-prompt-take = Prenez une pièce de { $coin }, puis choisissez une pile.
page-prompt-lay = Posez la pièce de { $coin } sur une pile en surbrillance.
page-call = À vous !
# $name (string)
page-call-name = C’est à { $name } !
page-companion = Que montre votre dé ?
page-pass = Passer

page-moves-and-chat = Coups et chat
page-moves = Coups
page-no-moves = Aucun coup pour l’instant.
page-chat-history = Messages du chat
page-chances = Probabilités de victoire
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = calcul exact
page-estimated = estimation
page-chances-soon = Calcul en cours…
page-chances-begun = Affichées dès qu’on sait qui commence.
page-chances-unknown = Ce serveur ne peut pas les calculer.
page-chances-off = À cette table, les probabilités ne sont pas affichées.
page-best-moves = Meilleurs coups
page-write = Écrire un message…
page-question = Demande
page-agree = Oui
page-decline = Non
page-cancel-request = Annuler la demande
page-resume = Reprendre
page-take-back = Annuler mon coup
page-take-back-shared = Annuler le coup
page-come-back = Reprendre ma place
page-come-back-name = Reprendre la place : { $name }
page-replace-by-computer = Remplacer { $name } par un ordinateur

page-watching = Vous regardez la partie.
page-watching-how = Si un joueur propose sa place, vous pourrez la prendre.
# $name (string): whose seat is offered.
page-take-over = Remplacer { $name }

page-menu = Réglages
page-sound-on = Son activé
page-sound-off = Son coupé
page-set-hints = Afficher les probabilités
page-set-sums = Afficher les totaux
page-set-vibration = Vibrations
page-set-turned = Tourner les places vers les joueurs
page-set-speed = Vitesse
page-set-speed-calm = Lente
page-set-speed-normal = Normale
page-set-speed-quick = Rapide
page-set-theme = Thème
page-set-theme-system = Comme l’appareil
page-set-theme-light = Clair
page-set-theme-dark = Sombre
page-pause = Demander une pause
page-computer-plays = Me remplacer par un ordinateur
page-offer = Proposer ma place
page-leave = Quitter la table

page-keys = Raccourcis clavier
page-key-roll = lancer le dé
    .keys = Entrée ou Espace
page-key-walk = passer d’une pile à l’autre
    .keys = ← ↑ → ↓
page-key-take = prendre une pièce, la poser
    .keys = Entrée
# $seats (number)
page-key-pick = choisir la pile qui porte ce numéro ; 0 est le centre
    .keys = 0 à { $seats }
page-key-back = reposer la pièce
    .keys = Échap

## What happens, told in a sentence. $name (string): the player. .you is for the only player of a device.

page-told-seat-taken = { $name } prend place.
    .you = Vous prenez place.
page-told-seat-left = Une place se libère.
    .you = Vous quittez votre place.
page-told-seat-offered = { $name } propose sa place.
    .you = Vous proposez votre place.
page-told-seat-kept = Un ordinateur joue pour { $name }.
    .you = Un ordinateur joue pour vous.
page-told-seat-returned = { $name } est de retour.
    .you = Vous êtes de retour.
page-told-computer-seated = { $name } prend place.
page-told-taken-back = { $name } annule son coup.
    .you = Vous annulez votre coup.
page-told-resumed = La partie reprend.
page-told-paused = La partie est en pause.
page-told-game-started = La partie commence.
page-told-tie = Égalité ! Les joueurs en tête relancent le dé.
page-told-begins = { $name } a le plus haut résultat et commence.
    .you = Vous avez le plus haut résultat : vous commencez.
page-told-round = Nouvelle manche : les pièces retournent au centre, { $name } commence.
    .you = Nouvelle manche : les pièces retournent au centre, vous commencez.
# $face (string)
page-told-rolled = { $name } obtient « { $face } ».
    .you = Vous obtenez « { $face } ».
# $coin (number). $origin, $goal: centre, own, you or seat. $source, $target (string): whose stacks.
page-told-moved = { $name } prend une pièce de { $coin } { $origin ->
    [centre] au centre
    [own] sur sa pile
    [you] chez vous
   *[seat] chez { $source }
} et la met { $goal ->
    [centre] au centre
    [own] sur sa pile
    [you] chez vous
   *[seat] chez { $target }
}.
    .you = Vous prenez une pièce de { $coin } { $origin ->
        [centre] au centre
        [own] sur votre pile
       *[seat] chez { $source }
    } et la mettez { $goal ->
        [centre] au centre
        [own] sur votre pile
       *[seat] chez { $target }
    }.
page-told-passed = { $name } passe.
    .you = Vous passez.
page-told-euro-taken = Exactement ! Un euro pour { $name }.
    .you = Exactement ! Un euro pour vous.
# $other (string): the second of two.
page-told-euros-taken = Exactement ! Un euro pour { $name } et un pour { $other }.
    .you = Exactement ! Un euro pour vous et un pour { $other }.
page-told-game-ended = { $name } gagne la partie.
    .you = Vous gagnez la partie !
page-told-asked-take-back = { $name } voudrait annuler son coup.
    .you = Vous avez demandé à annuler votre coup.
page-told-asked-pause = { $name } voudrait une pause.
    .you = Vous avez demandé une pause.
page-told-agreed = { $name } accepte.
    .you = Vous acceptez.
page-told-declined = { $name } refuse.
    .you = Vous refusez.
# $text (string)
page-told-said = { $name } dit : { $text }
    .you = Vous dites : { $text }

## After the game

page-you-won = Vous avez gagné !
page-won = { $name } gagne !
page-rematch = Revanche
page-next-begun = La partie suivante a commencé.
page-next-go = Rejoindre la partie suivante
page-review = Analyser la partie
page-review-before = Analyser la partie précédente
page-show-final-position = Voir la position finale
page-final-position = Position finale
page-to-result = Retour au résultat
page-play-on = Jouer à partir d’ici
page-download = Télécharger la feuille de partie
