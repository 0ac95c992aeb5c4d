### The table told line by line.

plain-welcome = Exactly, { $rules }: { $players }
plain-commitment = Promise for the dice: { $commitment }
plain-help-hint = Type ? for help at any question.
plain-turn = Turn { $turn }: { $name }
plain-ask-roll = { $name }, press Enter to throw the die:
plain-rolled = { $name } rolls “{ $face }”.
plain-begins = { $name } begins.
plain-moved = { $name }: { $move }
plain-ask-move = { $name }, which move?
plain-not-a-move = Please type a number from 1 to { $count }, a move such as 20:C>1, or ? for help.
plain-euro = { $count ->
    [one] Exactly! { $names } takes a euro.
   *[other] Exactly! { $names } take a euro each.
}
plain-won = { $name } wins after { $turns } turns.
plain-help = A move is chosen by its number or written as 20:C>1 (20 cents from the centre to seat 1). r shows the rules, q keeps the game for later, and { $languages } change the language.
