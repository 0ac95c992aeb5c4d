### The rule pages. A clause keeps its number for good; everything here is told in our own words.
### .ruling is what the leaflets leave open and we decided; .switch is what changes when the switch is on.

rules-title = The rules
rules-intro = Collect coins worth exactly one euro: not a cent more, not a cent less. On each turn at most one coin moves, and it need not be your own.
rules-notice = The board game Exactly and its name belong to their publisher. This digital edition is independent of the publisher and tells the rules in its own words.
rules-how-to-read = The rules are numbered from 1 to 19, so that you can find each one easily. Where the printed leaflets leave a question open, we have decided it: look for “Our ruling”. Where you can also play another way, it says “Can be switched”: you choose that when you set up a table.
# $number (number): the clause, 1 to 19.
rules-label-clause = Rule { $number }
rules-label-ruling = Our ruling
rules-label-switch = Can be switched

## The clauses

rules-clause-1 = Two to six of you can play.
    .title = Players
rules-clause-2 = There are 40 coins, ten each of 50, 20, 10 and 5 cents, and fifteen 1-euro tokens, which we call euros. There are no others, so the centre can run out of a value.
    .title = Coins and euros
rules-clause-3 = You play with one fair die. Its six faces show 0, “?”, 50, 20, 10 and 5.
    .title = The die
rules-clause-4 = Bring your stack to exactly one euro: that earns you a 1-euro token. Be the first to have three of them, and you win the game.
    .title = The goal
    .switch = For a shorter game, one or two euros are enough to win instead of three.
rules-clause-5 = All coins lie in the centre, sorted by value. Each player takes one 5-cent coin from there: this begins their stack.
    .title = Set-up
rules-clause-6 = Everybody throws the die once, and the highest throw begins. “?” beats everything; then come 50, 20, 10 and 5, and 0 is the lowest.
    .title = Who begins
    .ruling = If several players tie for the highest throw, only they throw again, and so on among those still tied for highest, until one of them is ahead. These throws are not a turn: the player who begins then throws for the first turn.
rules-clause-7 = On your turn, throw the die once. Choose one coin of the value thrown and move it from its stack to another. You make no more than this one move.
    .title = Your turn
rules-clause-8 = You may choose any two different stacks, in either direction; the centre counts as a stack. They can be (a) yours and the centre, (b) yours and another player’s, (c) another player’s and the centre, or (d) those of two other players. For (d) there must be at least three of you.
    .title = Which stacks
rules-clause-9 = On a 0 no coin moves. It is the next player’s turn.
    .title = Throwing 0
rules-clause-10 = On a “?” you choose the value: move one coin of 50, 20, 10 or 5 cents. The 1-euro tokens are never moved.
    .title = Throwing “?”
    .ruling = If there is a move, you still have to make one: “?” does not let you pass.
    .switch = “?” may also stand for 0, so you can leave every coin where it is. After all, the leaflets let it be whatever result you like.
rules-clause-11 = No coin may be moved to the stack of a player who already holds more than €1.50; this goes for your own stack too. At exactly €1.50, one more coin is still allowed. So nobody ever holds more than €2.00. The centre has no limit.
    .title = Over €1.50
    .ruling = Only the coins in the stack count, not the euros already won.
rules-clause-12 = When the die shows a value or “?”, you have to make a move. You cannot pass by choice, even if you like none of the moves.
    .title = You must move
    .ruling = If no coin of the value thrown can be moved within the rules, your turn ends without a move. That happens only when all ten coins of that value lie in the centre and every player holds more than €1.50.
rules-clause-13 = Turns go round clockwise, seat by seat.
    .title = Clockwise
rules-clause-14 = After every move, look at all the stacks: a player whose stack is worth exactly one euro has made it, whether it is their turn or not. The euro is called out, and that player takes a 1-euro token. More than one euro earns nothing: you have to get back down to exactly one.
    .title = Exactly one euro
rules-clause-15 = One move can bring two players to exactly one euro. For example, a 20-cent coin goes from a stack of €1.20 to a stack of €0.80.
    .title = Two at once
    .ruling = Only one euro is paid. If one of the two is the player whose turn it is, that player takes it. Otherwise it goes to whichever of the two comes first, going clockwise from the player whose turn it is.
    .switch = Instead, each of the two takes a euro. If both then have enough euros to win, the same order decides who wins the game.
rules-clause-16 = Once a euro has been taken, all coins go back to the centre. The new round is begun by the player who sits next, clockwise, after the one whose turn it just was, no matter who took the euro. You keep the euros you have won.
    .title = The next round
    .ruling = Everybody starts the new round with one 5-cent coin, just as at the beginning.
    .switch = Instead, every round after the first starts with empty stacks: nobody takes a 5-cent coin.
rules-clause-17 = The game ends at once when a player has three euros, and that player wins. If you chose a shorter game (rule 4), the number you chose counts instead.
    .title = The end
rules-clause-18 = Coins are never exchanged. A 20 is worth as much as two 10s, but you cannot swap them.
    .title = No exchange
rules-clause-19 = Three players have a 20-cent coin each, and player 1 throws a 20. With the centre that makes four stacks, and a 20 can go from each of them to each other one: 12 possible moves.
    .title = An example

## The editions

rules-editions-title = Two editions
rules-edition-standard = All 19 rules apply. This is the edition you play unless you choose the other.
    .title = Standard
rules-edition-classic = Rule 11 is left out: everybody may always be given a coin, however much they hold. All the other rules stay the same.
    .title = Classic

## The printed leaflets

rules-leaflets-title = Where the leaflets differ
rules-leaflets-intro = The printed rules of the board game do not say the same in every language. We compared five leaflets: one each in English, German and French, and two in Spanish. This is what we found.
rules-leaflets-limit-held = The English leaflet and the later Spanish one have the €1.50 rule (rule 11). Our Standard edition follows them.
rules-leaflets-limit-absent = The French leaflet and the earlier Spanish one do not have it. Our Classic edition follows them.
rules-leaflets-limit-upside-down = The German leaflet prints the rule upside down: by its words, only somebody with more than €1.50 could be given a coin. Nobody has that much at the start, so no game could ever begin. We take this for a slip, and German players get the Standard edition.
rules-leaflets-lettering = The German leaflet letters the four kinds of move of rule 8 as (a), (b), (a), (d). The third should be (c); in play it makes no difference.
rules-leaflets-open = No leaflet settles what happens when players tie for the first throw (rule 6), whether “?” lets you pass (rule 10), whether euros already won count towards the €1.50 (rule 11), what to do on a turn in which no coin can move (rule 12), who is paid when two players reach exactly one euro together (rule 15) or what you hold when a new round starts (rule 16). You will find our rulings with those rules.

## The picture for clause 19

rules-figure-title = One throw, twelve moves
rules-figure-caption = Three players have a 20-cent coin each, and player 1 has thrown a 20. The twelve arrows are the twelve possible moves; player 1 makes one of them.
rules-figure-alt = Four stacks: the centre in the middle, player 1 below it, player 2 at the upper left and player 3 at the upper right. Each player has a 20-cent coin; in the centre lie piles of 50, 20, 10 and 5 cents. The die next to player 1 shows 20. Twelve arrows show the possible moves of one 20-cent coin, from every stack to every other: from player 1 to player 2, to player 3 and to the centre; from player 2 to player 1, to player 3 and to the centre; from player 3 to player 1, to player 2 and to the centre; from the centre to player 1, to player 2 and to player 3.
