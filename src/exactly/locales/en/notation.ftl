### Errors in a position, a move, rules or a game record.

# $column (number), $expected (string): one of the phrases below, $found (string): a character.
notation-error = column { $column }: expected { $expected }, found “{ $found }”
notation-error-at-end = column { $column }: expected { $expected }, but the text ends there
notation-error-in-line = line { $line }, { $error }

## What was expected.

expected-coin = a coin (50, 20, 10 or 5)
expected-coin-or-empty = a coin (50, 20, 10 or 5) or “-” for an empty stack
expected-coin-in-order = a coin no higher than the one before
expected-after-coin = “.” and a coin, “/” and the next stack, or a space
expected-after-last-stack = “.” and a coin, or a space (six stacks at most)
expected-second-stack = “/” and the next stack (two stacks at least)
expected-after-stack = “/” and the next stack, or a space
expected-end-of-stacks = a space (six stacks at most)
expected-euros = a number of euros, from 0 to the target
expected-euros-of-next-seat = “/” and the euros of the next seat
expected-end-of-euros = a space (there are no more seats)
expected-active = the number of the player whose turn it is, or “first” during the starting rolls
expected-space = a space
expected-face = a face (0, ?, 50, 20, 10 or 5)
expected-face-or-none = a face (0, ?, 50, 20, 10 or 5) or “-” before the roll
expected-starting-roll = a face, “-” for a seat that is still to roll, or “x” for one that is out
expected-starting-roll-of-next-seat = “/” and the starting roll of the next seat
expected-starting-rolls-in-order = starting rolls in seat order: two or more seats in, one still to roll
expected-end = the end
expected-not-address = “_” for a space and “~” for ?
expected-position-at-start = one 5-cent coin and no euro at each seat during the starting rolls
expected-ten-of-each = at most ten coins of each value in all stacks together
expected-stack-up-to-two = a stack of at most 2.00
expected-stack-not-one = a stack that is not exactly 1.00 (its euro would have been taken)
expected-one-winner = only one seat with enough euros to win
expected-move = a move such as 20:C>1, or “pass”
expected-colon = “:”
expected-arrow = “>”
expected-place = C for the centre, or a seat from 1 to 6
expected-edition = an edition (standard or classic)
expected-switch = an option (wild_may_pass, both_collect, empty_restart or target=)
expected-switch-once = an option that was not named before
expected-target = a target (1, 2 or 3)
expected-next-switch = “+” and an option, or the end
expected-tag-name = the name of a tag
expected-tag-once = a tag that was not named before
expected-tag-value = a space and the tag’s value in quotation marks
expected-tag-end = “]”
expected-escape = a quotation mark or another backslash
expected-plain-character = a printable character
expected-game-tag = the tag [Game "Exactly"] first
expected-players-tag = a tag [Players "…"] before the first roll
expected-players = two to six players with “; ” between them
expected-position-of-players = a position with a stack for each of the players
expected-position-to-play = a position to play from: after the starting rolls, and with no winner yet
expected-result = the winner’s seat, or * if there is none
expected-date = a date such as 2026-11-15
expected-first = the starting rolls: “first” and a face for each seat
expected-next-starting-roll = a face, “|” before the rolls of the tied players, or the end
expected-turn = the number of the next turn and “.”
expected-seat = a seat at this table
expected-euro = “euro” and the seats that took it, or the end
