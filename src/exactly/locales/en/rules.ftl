### The rule pages. A clause always keeps its number; every text is in our own words.
### .ruling is our answer to a question that the leaflets leave open; .switch is what changes when the option is on.

rules-title = Rules
rules-intro = Collect coins worth exactly one euro: not a cent more, not a cent less. On each turn at most one coin moves, and it need not be your own.
rules-notice = The board game Exactly and its name belong to their publisher. The English leaflet (2018) names i4 d.o.o. as the rights holder and says that Value Add Games developed the rules. This digital edition is independent of both and tells the rules in its own words.
rules-how-to-read = The rules are numbered from 1 to 19, so that each one is easy to find. “Our ruling” marks our answer where the printed leaflets leave a question open. “Option” marks a rule that you can change when you create a table.
# $number (number): the clause, 1 to 19.
rules-label-clause = Rule { $number }
rules-label-ruling = Our ruling
rules-label-switch = Option
# What follows a label or a title, before the text.
rules-colon = :

## The clauses

rules-clause-1 = Two to six people can play.
    .title = Players
rules-clause-2 = There are 40 coins, ten each of 50, 20, 10 and 5 cents, and fifteen 1-euro tokens, which we call euros. There are no others, so the centre can run out of a value.
    .title = Coins and euros
rules-clause-3 = You play with one fair die. Its six faces show 0, “?”, 50, 20, 10 and 5.
    .title = The die
rules-clause-4 = Bring your stack to exactly one euro to earn a 1-euro token. The first player with three of them wins the game.
    .title = The goal
    .switch = For a shorter game, one or two euros are enough to win.
rules-clause-5 = All coins and all 1-euro tokens lie in the centre, sorted by value. Each player takes one 5-cent coin from there to start their stack.
    .title = Set-up
rules-clause-6 = Each player rolls the die once, and the highest roll goes first. “?” is the highest; then come 50, 20, 10 and 5, and 0 is the lowest.
    .title = Who goes first
    .ruling = If several players tie for the highest roll, they roll again among themselves until one of them is ahead. These rolls are not a turn: the player who goes first then rolls for the first turn.
rules-clause-7 = On your turn, roll the die once. Choose one coin of the value you rolled and move it from its stack to another. You make only this one move. It may help you, or it may make things harder for the others.
    .title = Your turn
rules-clause-8 = You may choose any two different stacks, in either direction; the centre counts as a stack. They can be (a) yours and the centre, (b) yours and another player’s, (c) another player’s and the centre, or (d) those of two other players. For (d) there must be at least three players.
    .title = Which stacks
rules-clause-9 = If you roll a 0, no coin moves. It is the next player’s turn.
    .title = Rolling 0
rules-clause-10 = If you roll “?”, you choose the value: move one coin of 50, 20, 10 or 5 cents.
    .title = Rolling “?”
    .ruling = The 1-euro tokens are never moved, although the leaflets list them among the tokens. And if there is a move, you have to make one: “?” does not let you pass.
    .switch = “?” may also stand for 0, so you can leave every coin where it is. After all, the leaflets say that “?” stands for any result you like.
rules-clause-11 = No coin may be moved to the stack of a player who already holds more than €1.50; this also applies to your own stack. At exactly €1.50, one more coin is still allowed. So nobody ever holds more than €2.00. The centre has no limit.
    .title = Over €1.50
    .ruling = Only the coins in the stack count, not the euros already won.
rules-clause-12 = When the die shows a value or “?”, you have to make a move. You cannot choose to pass, even if you like none of the moves.
    .title = You must move
    .ruling = If no coin of the value you rolled can be moved within the rules, your turn ends without a move. That happens only when all ten coins of that value lie in the centre and every player holds more than €1.50.
rules-clause-13 = Turns go clockwise, seat by seat.
    .title = Clockwise
rules-clause-14 = When a player’s stack is worth exactly one euro, the euro is called out, and that player takes a 1-euro token. A stack worth more earns nothing until it is back at exactly one euro.
    .title = Exactly one euro
    .ruling = All stacks are checked after every move. So you can earn a euro on another player’s turn, too.
rules-clause-15 = One move can bring two players to exactly one euro. For example, a 20-cent coin goes from a stack of €1.20 to a stack of €0.80.
    .title = Two at once
    .ruling = Only one euro is paid. If it is the turn of one of the two, that player takes it. Otherwise it goes to the first of the two, clockwise from the player whose turn it is.
    .switch = Instead, each of the two takes a euro. If both then have enough euros to win, the same order decides who wins the game.
rules-clause-16 = After a euro has been taken, all coins go back to the centre, and the next player begins a new round. Everyone keeps the euros they have won.
    .title = The next round
    .ruling = The next player is the one clockwise after the player whose turn it just was, no matter who took the euro. Everyone starts the new round with one 5-cent coin, as at the beginning.
    .switch = Instead, every round after the first starts with empty stacks: nobody takes a 5-cent coin.
rules-clause-17 = The game ends at once when a player has three euros, and that player wins. In a shorter game (rule 4), the number you chose applies.
    .title = The end
rules-clause-18 = Coins are never exchanged. A 20 is worth as much as two 10s, but you cannot swap them.
    .title = No exchange
rules-clause-19 = Each of three players has a 20-cent coin, and player 1 rolls a 20. With the centre that makes four stacks, and a 20 can go from each of them to any other: 12 possible moves.
    .title = An example

## The editions

rules-editions-title = Two editions
rules-edition-standard = All 19 rules apply. You play this edition unless you choose the other one.
    .title = Standard
rules-edition-classic = Rule 11 is left out: a player may always be given a coin, however much they hold. All the other rules stay the same.
    .title = Classic

## The printed leaflets

rules-leaflets-title = Where the leaflets differ
rules-leaflets-intro = The printed rules of the board game are not the same in every language. We compared five leaflets: one each in English, German and French, and two in Spanish.
rules-leaflets-limit-held = The English leaflet and one of the Spanish ones have the €1.50 rule (rule 11). Their sentence is garbled: it could also be read the other way round. We read it in the only way that makes the game playable. Our Standard edition follows these two.
rules-leaflets-limit-absent = The French leaflet and the other Spanish one do not have that rule. Our Classic edition follows them.
rules-leaflets-limit-upside-down = The German leaflet prints the rule the wrong way round: as worded, only a player with more than €1.50 could be given a coin. Then nobody could ever receive one, and nobody could win. We take this to be a slip, and German players get the Standard edition.
rules-leaflets-wait = A player with more than one euro must wait: for a roll that lets them give a coin back, say the English and German leaflets; for their turn, say the French and both Spanish ones. In our edition, every move by any player can bring a stack back to one euro.
rules-leaflets-lettering = The German leaflet letters the four kinds of move of rule 8 as (a), (b), (a), (d). The third should be (c); in play it makes no difference.
rules-leaflets-open = The leaflets leave nine questions open. What happens when players tie for the highest roll (rule 6)? Can “?” move a 1-euro token, and does it let you pass (rule 10)? Do euros already won count towards the €1.50 (rule 11)? What if no coin can move (rule 12)? Is a player paid on another player’s turn (rule 14)? Who is paid when two players reach exactly one euro together (rule 15)? Who begins the next round, and with which coins (rule 16)? Our rulings are with those rules.

## The picture for clause 19

rules-figure-title = One roll, twelve moves
rules-figure-caption = Each of three players has a 20-cent coin, and player 1 has rolled a 20. The twelve arrows are the twelve possible moves; player 1 makes one of them.
rules-figure-alt = Four stacks: the centre in the middle, player 1 below it, player 2 at the upper left and player 3 at the upper right. Each player has a 20-cent coin; in the centre lie piles of 50, 20, 10 and 5 cents. The die next to player 1 shows 20. Twelve arrows show the possible moves of one 20-cent coin, from every stack to every other: from player 1 to player 2, to player 3 and to the centre; from player 2 to player 1, to player 3 and to the centre; from player 3 to player 1, to player 2 and to the centre; from the centre to player 1, to player 2 and to player 3.
