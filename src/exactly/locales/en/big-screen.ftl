### A table on a big screen, with phones as hands.

big-screen-show = Show on a big screen

## People gather before the big screen.

big-screen-scan = Scan, and take a seat
big-screen-scan-about = Your phone is your hand: throw the die and move the coins from there.
big-screen-scan-full = The table is full
big-screen-scan-watch = Scan to watch on your phone.
big-screen-or-type = Or open this address:
# $free (number)
big-screen-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
big-screen-begin-anywhere = Everybody is there. Begin on any phone.
big-screen-fill = Fill the free seats with computers

## What the big screen can do.

big-screen-tools = Screen
# $code (string): the code of a table.
big-screen-code = Table { $code }
big-screen-join = Show the QR code
big-screen-full = Full screen
big-screen-window = Leave full screen
big-screen-sound = Turn sound on
big-screen-table = To the table

## The game on the big screen. $name (string): who. $coin (number or string): the value in cents.

big-screen-turn-move = { $name }, move a { $coin }.
big-screen-turn-wild = { $name }, move any coin.
# $origin, $goal: centre, own or seat. $source, $target (string): whose stacks.
big-screen-told-move = { $name } moved a { $coin } from { $origin ->
    [centre] the centre
    [own] their own stack
   *[seat] { $source }
} to { $goal ->
    [centre] the centre
    [own] their own stack
   *[seat] { $target }
}.
# $face (string)
big-screen-told-pass = { $name } rolled { $face }: nothing moved.
big-screen-centre = In the centre
big-screen-again = Another game? Begin on any phone.
big-screen-again-join = Scan to join in
big-screen-again-watch = Scan to watch

## The phone as a hand.

big-screen-sit = Take a seat
big-screen-starting = Who begins? { $name }, throw the die.
big-screen-highest = The highest roll begins.
big-screen-one-more = Another player on this phone? Name:
big-screen-add = Add
big-screen-number = Seat { $seat }
big-screen-begin-soon = It begins when every seat is taken.
big-screen-all-taken = All seats are taken. You can watch.
big-screen-stacks = All stacks
big-screen-shake = Tap, or shake your phone.
big-screen-others-answer = Now the others answer.
big-screen-stack-full = full
# $origin: centre, own or seat. $source (string): whose stack.
big-screen-where = { $coin } from { $origin ->
    [centre] the centre
    [own] your stack
   *[seat] { $source }
}: where to?
big-screen-yours = Your stack
big-screen-stack-of = { $name }’s stack
