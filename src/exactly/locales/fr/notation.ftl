### Errors in notation.

# $column (number), $expected (string): one of the phrases below, $found (string): a character.
notation-error = colonne { $column } : on attend { $expected }, mais on trouve « { $found } »
notation-error-at-end = colonne { $column } : on attend { $expected }, mais le texte s’arrête là
notation-error-in-line = ligne { $line }, { $error }

## What was expected.

expected-coin = une pièce (50, 20, 10 ou 5)
expected-coin-or-empty = une pièce (50, 20, 10 ou 5) ou « - » pour une pile vide
expected-coin-in-order = une pièce qui ne dépasse pas la précédente
expected-after-coin = « . » et une pièce, « / » et la pile suivante, ou un espace
expected-after-last-stack = « . » et une pièce, ou un espace (il y a six piles au plus)
expected-second-stack = « / » et la pile suivante (il y a deux piles au moins)
expected-after-stack = « / » et la pile suivante, ou un espace
expected-end-of-stacks = un espace (il y a six piles au plus)
expected-euros = un nombre d’euros, de 0 jusqu’au nombre qui gagne
expected-euros-of-next-seat = « / » et les euros de la place suivante
expected-end-of-euros = un espace (il n’y a pas d’autre place)
expected-active = le numéro du joueur dont c’est le tour, ou « first » pendant les lancers de départ
expected-space = un espace
expected-face = une face du dé (0, ?, 50, 20, 10 ou 5)
expected-face-or-none = une face du dé (0, ?, 50, 20, 10 ou 5) ou « - » avant le lancer
expected-starting-roll = une face du dé, « - » pour une place qui doit encore lancer, ou « x » pour une place éliminée
expected-starting-roll-of-next-seat = « / » et le lancer de départ de la place suivante
expected-starting-rolls-in-order = des lancers de départ dans l’ordre des places, avec au moins deux places encore en jeu, dont une qui doit encore lancer
expected-end = la fin
expected-not-address = « _ » pour un espace et « ~ » pour « ? »
expected-position-at-start = une seule pièce de 5 centimes et aucun euro à chaque place pendant les lancers de départ
expected-ten-of-each = au plus dix pièces de chaque valeur, toutes piles confondues
expected-stack-up-to-two = une pile de 2,00 € au plus
expected-stack-not-one = une pile d’une autre valeur que 1,00 € (cet euro aurait été pris)
expected-one-winner = une seule place avec assez d’euros pour gagner
expected-move = un coup comme 20:C>1, ou « pass »
expected-colon = « : »
expected-arrow = « > »
expected-place = C pour le centre, ou une place de 1 à 6
expected-edition = une édition (standard ou classic)
expected-switch = une option (wild_may_pass, both_collect, empty_restart ou target=)
expected-switch-once = une option qui n’est pas déjà indiquée
expected-target = un nombre d’euros pour gagner (1, 2 ou 3)
expected-next-switch = « + » et une option, ou la fin
expected-tag-name = le nom d’une balise
expected-tag-once = une balise qui n’est pas déjà présente
expected-tag-value = un espace et la valeur de la balise entre guillemets droits
expected-tag-end = « ] »
expected-escape = un guillemet droit ou une seconde barre oblique inverse
expected-plain-character = un caractère affichable
expected-game-tag = d’abord la balise [Game "Exactly"]
expected-players-tag = une balise [Players "…"] avant le premier lancer
expected-players = deux à six joueurs, séparés par un point-virgule et un espace
expected-position-of-players = une position avec une pile pour chaque joueur
expected-position-to-play = une position jouable : après les lancers de départ, et sans vainqueur
expected-result = la place du vainqueur, ou * s’il n’y en a pas
expected-date = une date comme 2026-11-15
expected-first = les lancers de départ (« first » et une face du dé pour chaque place)
expected-next-starting-roll = une face du dé, « | » avant les lancers des joueurs à égalité, ou la fin
expected-turn = le numéro du tour suivant et « . »
expected-seat = une place de cette table
expected-euro = « euro » et la ou les places qui l’ont pris, ou la fin
