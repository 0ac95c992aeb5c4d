### A table on a big screen, with phones as controllers.

big-screen-show = Show on a big screen

## Before the game, on the big screen.

big-screen-scan = Scan to take a seat
big-screen-scan-about = Your phone is your controller: roll and move from there.
big-screen-scan-full = The table is full
big-screen-scan-watch = Scan to watch on your phone.
big-screen-or-type = Or open this address:
# $free (number)
big-screen-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
big-screen-begin-anywhere = Everyone is here. Start on any phone.
big-screen-fill = Fill seats with computers

## The controls of the big screen.

big-screen-tools = Screen controls
# $code (string): the code of a table.
big-screen-code = Table { $code }
big-screen-join = Show QR code
big-screen-full = Full screen
big-screen-window = Exit full screen
big-screen-sound = Turn sound on
big-screen-table = Go to table

## The game on the big screen. $name (string): the player. $coin (number or string): the value in cents.

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
big-screen-told-pass = { $name } rolled “{ $face }” and passed.
big-screen-centre = In the centre
big-screen-again = Rematch? Start on any phone.
big-screen-again-join = Scan to join
big-screen-again-watch = Scan to watch

## The phone as a controller.

big-screen-sit = Take a seat
big-screen-starting = Highest roll goes first. { $name }, roll the die.
big-screen-highest = Highest roll goes first.
big-screen-one-more = Name of another player on this phone
big-screen-add = Add
big-screen-number = Seat { $seat }
big-screen-begin-soon = Fill all seats to start.
big-screen-all-taken = All seats are taken. You can watch.
big-screen-stacks = All stacks
big-screen-shake = Tap, or shake your phone.
big-screen-others-answer = Waiting for the others to answer.
big-screen-stack-full = full
# $origin: centre, own or seat. $source (string): whose stack.
big-screen-where = { $coin } from { $origin ->
    [centre] the centre
    [own] your stack
   *[seat] { $source }
}: where to?
big-screen-yours = Your stack
big-screen-stack-of = { $name }’s stack
