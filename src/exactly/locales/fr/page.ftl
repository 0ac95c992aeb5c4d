### The table in the browser.

page-title = Exactly
# $code (string): the code of a table.
page-table-title = Exactly : table { $code }
page-home = Retour à l’accueil
page-language = Langue
page-close = Fermer

## The start page

page-welcome = Un dé, des pièces, un euro exactement.
page-lead = Lancez le dé, puis déplacez une pièce d’une pile à une autre. Exactement un euro ? Il est à vous. Trois euros, et c’est gagné.
page-now = Jouer tout de suite
page-now-about = Une partie contre des ordinateurs, sans attendre.
page-opponents = Combien d’ordinateurs ?
# $number (number)
page-opponent = Adversaire { $number }
# $names (string): computer players.
page-against = Contre { $names }
page-change = changer
page-now-go = Jouer
page-together = Sur cet appareil
page-together-about = Il passe de main en main ou reste sur la table.
page-players = Nombre de joueurs
page-together-go = Prendre place
page-friends = Une table entre amis
page-friends-about = Chacun sur son téléphone, avec un lien. Sans compte.
page-friends-go = Créer une table
page-code = Ou avec un code
page-join = Rejoindre
page-your-name = Votre nom (facultatif)
page-more = Plus
page-learn = Apprendre en cinq minutes
page-open = Tables ouvertes
page-open-go = Jouer ou regarder
page-games = Mes parties
page-positions = Positions
page-rules = Règles
page-new-here = Première fois ?
page-continue-playing = Parties en cours
page-go-on = Reprendre
page-go-on-at = Reprendre : table { $code }

page-trouble-offline = Pas de connexion pour le moment. Réessayez dans un instant.
page-trouble-failed = Cela n’a pas marché. Veuillez réessayer.
page-trouble-busy = Le serveur est occupé. Réessayez dans un instant.
page-trouble-too-fast = Cela fait beaucoup de tables. Patientez un moment.
page-trouble-no-such-table = Cette table n’existe pas. Un code compte six lettres ou chiffres.
page-trouble-no-such-player = L’un de ces joueurs artificiels n’est pas disponible pour cette table. Choisissez-en un autre.
page-trouble-unreadable = Ce message est illisible.

page-lost-title = Rien ici
page-lost = Cette page ou cette table n’existe pas, ou plus.

## Lists of tables

page-refresh = Actualiser
# $free, $seats (number)
page-open-seats = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
page-open-none = Aucune table ouverte pour le moment. Créez une table, et d’autres pourront la rejoindre.
page-watch = Regarder
page-watch-title = Parties à regarder
# $seats (number)
page-watch-seats = { $seats } places, toutes prises
page-open-table = Y aller
page-remove-from-list = Retirer
page-games-none = Vous n’avez pas encore joué sur cet appareil.
## How a game stands, in a list

page-game-yours = C’est à vous
page-game-turn = C’est à { $name }
page-game-gathering = Pas encore commencée
page-game-goes-on = Partie en cours

## A new table

page-new-about = Vous recevez un lien à partager. Des ordinateurs peuvent prendre les places libres.
page-target = Euros pour gagner
# $count (number)
page-target-count = { $count ->
    [one] { $count } : une partie courte
   *[other] { $count }
}
page-target-wins = { $count ->
    [one] un euro pour gagner
   *[other] { $count } euros pour gagner
}
page-turn-time = Temps par tour
page-turn-time-off = Sans limite
page-turn-time-30s = 30 secondes
page-turn-time-1m = 1 minute
page-turn-time-2m = 2 minutes
page-turn-time-5m = 5 minutes
page-turn-time-3d = 3 jours
page-listed = Montrer dans la liste des tables ouvertes
page-more-options = Plus d’options
page-edition = Édition
page-edition-standard = Standard : limite à 1,50 €
page-edition-classic = Classique : sans limite
page-dice = Dé
page-dice-checkable = Lancé ici, vérifiable ensuite
page-dice-companion = Un vrai dé chez vous
page-rolling = Le dé se lance
page-rolling-hand = À la main
page-rolling-auto = Tout seul
page-chat = Discussion
page-chat-phrases = Phrases toutes faites
page-chat-text = Texte libre aussi
page-hints = Aide pendant la partie : probabilités de gagner
page-switch-wild-may-pass = Sur un « ? », on peut passer
page-switch-both-collect = Si deux arrivent à un euro, chacun en prend un
page-switch-empty-restart = Les manches suivantes commencent sans pièce
page-new-go = Créer la table

## Sitting down

page-gathering = Qui joue ?
page-share = Partager le lien
page-copied = Copié
page-share-failed = Cela ne marche pas ici. Veuillez copier le lien ci-dessus.
# $link (string)
page-qr = QR code pour { $link }
page-seats = Places
page-free = libre
page-you = Vous
page-sit = Prendre place
page-add-player = Une personne de plus
page-stand-up = Se lever
# For the seat of somebody else: of a computer player, or of who shares the device.
page-free-seat = Libérer la place
page-computer = Ordinateur…
# $seat (number)
page-seat-computer = Ordinateur pour la place { $seat }
page-full = Tout le monde est là.
page-not-full = La partie peut commencer quand toutes les places sont prises.
page-start = Commencer
page-names-about = Comment vous appelez-vous ? Vous pouvez laisser le champ vide.
page-invited = { $name } vous invite à jouer
page-invited-by-somebody = On vous invite à jouer
page-invited-about = Un petit jeu pour tout le monde : on lance le dé, on déplace une pièce, et qui a exactement un euro le prend.
page-invited-full = Toutes les places sont prises. Vous pourrez regarder ici dès le début de la partie, ou en regarder une autre en attendant.
# A first name each, the weakest first; then who is wise, who cannot have enough gold, who trusts to luck.
# $name, $about (string): a computer player, and how it plays.
page-player-about = { $name } : { $about }
page-player-pip = Pip
    .about = force 1 sur 6, pour les débuts des enfants, veille sur sa propre pile
page-player-clara = Clara
    .about = force 2 sur 6, aide le plus faible
page-player-bruno = Bruno
    .about = force 3 sur 6, veille sur sa propre pile
page-player-ines = Inès
    .about = force 4 sur 6, gêne qui mène la partie
page-player-otto = Otto
    .about = force 5 sur 6, veille sur ses chances et voit presque tout
page-player-magda = Magda
    .about = force 6 sur 6, la plus forte, prévoit plusieurs tours
page-player-perfect = Sophie
    .about = ne se trompe jamais
page-player-greedy = Midas
    .about = prend ce qui s’offre
page-player-random = Félix
    .about = joue au hasard

## At the table

page-connecting = On met la table…
page-connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
page-connection-back = La connexion est rétablie.
page-roll = Lancer le dé
page-exactly = Exactement !
# $coin (number), $place (string): whose stack.
page-take = Prendre { $coin } : { $place }
page-take-one = Prendre une pièce : { $place }
page-lay = Poser { $coin } : { $place }
page-put-back = Reposer { $coin }
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
page-mark-computer = un ordinateur
page-mark-away = hors ligne
page-limit = { NUMBER(1.5, minimumFractionDigits: 2) }
# $amount (string): an amount of money.
page-limit-why = Une pile de plus de { $amount } est pleine : plus aucune pièce avant qu’elle baisse.
# $days (number)
page-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

page-prompt-bytes = On prépare le dé…
page-prompt-paused = La partie est en pause.
# $name (string)
page-prompt-other = C’est à { $name } de jouer…
page-prompt-away = { $name } n’est pas là pour le moment…
page-prompt-rolling = { $name } lance le dé…
    .you = Vous lancez le dé…
page-prompt-kept = Un ordinateur joue pour vous…
page-prompt-starting = Le plus grand nombre commence : lancez le dé.
    .real = Qui commence ? Lancez le dé, puis touchez ce qu’il montre.
page-prompt-starting-name = Le plus grand nombre commence : { $name }, lancez le dé.
    .real = Qui commence ? { $name }, lancez le dé, puis touchez ce qu’il montre.
page-prompt-starting-other = Le plus grand nombre commence : { $name } lance le dé…
page-prompt-tie = Égalité ! Relancez le dé.
    .real = Égalité ! Relancez le dé, puis touchez ce qu’il montre.
page-prompt-tie-name = Égalité ! { $name }, relancez le dé.
    .real = Égalité ! { $name }, relancez le dé, puis touchez ce qu’il montre.
page-prompt-roll = C’est à vous : lancez le dé.
    .real = Lancez votre dé, puis touchez ce qu’il montre.
page-prompt-roll-name = { $name }, lancez le dé.
    .real = { $name }, lancez votre dé, puis touchez ce qu’il montre.
page-prompt-zero = Un 0 : rien ne bouge.
page-prompt-pass = Aucune pièce de cette valeur ne peut bouger : au suivant.
page-prompt-wild = Une pièce au choix, puis une pile.
# $coin (number or string)
page-prompt-take = Choisissez une pièce de { $coin }, puis une pile.
page-prompt-lay = Posez la pièce de { $coin } là où ça brille.
page-call = C’est à vous.
# $name (string)
page-call-name = C’est à { $name }.
page-companion = Que montre votre dé ?
page-pass = Passer

page-moves-and-chat = Coups et discussion
page-moves = Coups
page-no-moves = Aucun coup pour l’instant.
page-chat-history = Ce qui a été dit
page-chances = Probabilités de gagner
# These two stand beside chances, one chance and moves: no gender, no number.
page-exact = calcul exact
page-estimated = estimation
page-chances-soon = Calcul en cours…
page-chances-begun = Dès qu’on saura qui commence.
page-chances-unknown = Ce serveur ne peut pas les calculer.
page-chances-off = À cette table, les probabilités ne sont pas affichées.
page-best-moves = Meilleurs coups
page-write = Dites quelque chose…
page-question = Une question
page-agree = Oui
page-decline = Non
page-cancel-request = Laisser tomber
page-resume = Continuer
page-take-back = Annuler mon coup
page-take-back-shared = Annuler le coup
page-come-back = Reprendre ma place
page-come-back-name = Reprendre la place : { $name }
page-replace-by-computer = Faire jouer un ordinateur pour { $name }

page-watching = Vous regardez la partie.
page-watching-how = Si quelqu’un propose sa place, vous pourrez la prendre.
# $name (string): whose seat is offered.
page-take-over = Prendre la place de { $name }

page-menu = Réglages
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-set-hints = Montrer les probabilités
page-set-sums = Détailler les sommes
page-set-vibration = Vibration
page-set-turned = Tourner chaque place vers son joueur
page-set-speed = Vitesse
page-set-speed-calm = Calme
page-set-speed-normal = Normale
page-set-speed-quick = Rapide
page-set-theme = Couleurs
page-set-theme-system = Comme l’appareil
page-set-theme-light = Claires
page-set-theme-dark = Sombres
page-pause = Demander une pause
page-computer-plays = Mettre un ordinateur à ma place
page-offer = Proposer ma place
page-leave = Quitter la table

page-keys = Touches
page-key-roll = lancer le dé
    .keys = Entrée ou Espace
page-key-walk = aller d’une pile à l’autre
    .keys = ← ↑ → ↓
page-key-take = prendre une pièce, la poser
    .keys = Entrée
# $seats (number)
page-key-pick = la pile de ce numéro ; 0 est le centre
    .keys = 0 à { $seats }
page-key-back = reposer la pièce
    .keys = Échap

## What happens, told in a sentence. $name (string): who. .you is for the only player of a device.

page-told-seat-taken = { $name } prend place.
    .you = Vous prenez place.
page-told-seat-left = Une place se libère.
    .you = Vous vous levez.
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
page-told-tie = Égalité pour savoir qui commence : on relance le dé.
page-told-begins = { $name } a fait le plus haut et commence.
    .you = Vous avez fait le plus haut : vous commencez.
page-told-round = Les pièces repartent, nouvelle manche : { $name } commence.
    .you = Les pièces repartent, nouvelle manche : vous commencez.
# $face (string)
page-told-rolled = { $name } obtient { $face }.
    .you = Vous obtenez { $face }.
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
page-told-passed = { $name } ne déplace rien.
    .you = Vous ne déplacez rien.
page-told-euro-taken = Exactement ! Un euro pour { $name }.
    .you = Exactement ! Un euro pour vous.
# $other (string): the second of two.
page-told-euros-taken = Exactement ! Un euro chacun pour { $name } et { $other }.
    .you = Exactement ! Un euro chacun pour vous et { $other }.
page-told-game-ended = { $name } gagne la partie.
    .you = Vous gagnez la partie !
page-told-asked-take-back = { $name } voudrait annuler un coup.
    .you = Vous avez demandé à annuler votre coup.
page-told-asked-pause = { $name } voudrait une pause.
    .you = Vous avez demandé une pause.
page-told-agreed = { $name } est d’accord.
    .you = Vous êtes d’accord.
page-told-declined = { $name } préfère continuer.
    .you = Vous préférez continuer.
# $text (string)
page-told-said = { $name } dit : { $text }
    .you = Vous dites : { $text }

## After the game

page-you-won = Vous avez gagné !
page-won = { $name } gagne !
page-rematch = Encore une partie
page-next-begun = La partie suivante a commencé.
page-next-go = Rejoindre la nouvelle partie
page-review = Analyse
page-review-before = Revoir la partie précédente
page-show-final-position = Voir la table
page-final-position = La fin de la partie
page-to-result = Retour au résultat
page-play-on = Continuer à partir d’ici
page-download = Télécharger la feuille de partie
