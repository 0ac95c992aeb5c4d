### The game in the terminal, line by line.

plain-welcome = Exactly, { $rules }: { $players }
plain-commitment = Commitment for the dice: { $commitment }
plain-help-hint = Type ? for help at any question.
plain-turn = Turn { $turn }: { $name }
plain-ask-roll = { $name }, press Enter to roll the die:
plain-rolled = { $name } rolls “{ $face }”.
plain-begins = { $name } goes first.
plain-moved = { $name }: { $move }
plain-ask-move = { $name }, which move?
plain-not-a-move = Type a number from 1 to { $count }, a move such as 20:C>1, or ? for help.
plain-euro = { $count ->
    [one] Exactly! { $names } takes a euro.
   *[other] Exactly! { $names } take a euro each.
}
plain-won = { $name } wins after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
plain-help = Type the number of a move, or write the move as 20:C>1 (20 cents from the centre to seat 1). r shows the rules, q saves the game and quits, and { $languages } change the language.
