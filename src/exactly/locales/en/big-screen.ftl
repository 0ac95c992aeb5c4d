### A table on a big screen, with phones as hands.

screens-show = Show on a big screen

## People gather before the big screen.

screens-scan = Scan, and take a seat
screens-scan-about = Your phone is your hand: throw the die and move the coins from there.
screens-scan-full = The table is full
screens-scan-watch = Scan to watch on your phone.
screens-or-type = Or open this address:
# $free (number)
screens-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
screens-begin-anywhere = Everybody is there. Begin on any phone.
screens-fill = Fill the free seats with computers

## What the big screen can do.

screens-tools = Screen
# $code (string): the code of a table.
screens-code = Table { $code }
screens-join = Show the QR code
screens-full = Full screen
screens-window = Leave full screen
screens-sound = Turn sound on
screens-table = To the table

## The game on the big screen. $name (string): who. $coin (number or string): the value in cents.

screens-turn-move = { $name }, move a { $coin }.
screens-turn-wild = { $name }, move any coin.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
screens-told-move = { $name } moved a { $coin } from { $origin ->
    [centre] the centre
    [own] their own stack
   *[seat] { $source }
} to { $goal ->
    [centre] the centre
    [own] their own stack
   *[seat] { $target }
}.
# $face (string)
screens-told-pass = { $name } rolled { $face }: nothing moved.
screens-centre = In the centre
screens-again = Another game? Begin on any phone.
screens-again-join = Scan to join in
screens-again-watch = Scan to watch

## The phone as a hand.

screens-sit = Take a seat
screens-starting = Who begins? { $name }, throw the die.
screens-highest = The highest roll begins.
screens-one-more = Another player on this phone? Name:
screens-add = Add
screens-number = Seat { $seat }
screens-begin-soon = It begins when every seat is taken.
screens-all-taken = All seats are taken. You can watch.
screens-stacks = All stacks
screens-shake = Tap, or shake your phone.
screens-others-answer = Now the others answer.
screens-stack-full = full
# $origin: centre, own or seat. $source (string): whose stack.
screens-where = { $coin } from { $origin ->
    [centre] the centre
    [own] your stack
   *[seat] { $source }
}: where to?
screens-yours = Your stack
screens-stack-of = { $name }’s stack
