### The position editor in the browser. A position is shared by the address of its page.

editor-text = Position as text
editor-share = Share
editor-copied = Link copied
editor-share-failed = Sharing is not available here. Copy the address of this page instead.
editor-prompt = Move the coins as you like.
# $coin (number): the coin picked up, in cents.
editor-prompt-lay = Put the { $coin } on any stack.
editor-prompt-unclear = The table cannot show this text yet.

## Whose turn it is, and the die

editor-turn = Whose turn?
editor-die = Roll
editor-before-roll = no roll yet
# $face (string): 0, ?, 50, 20, 10 or 5.
editor-face = { $face }

## The moves

# $count (number)
editor-moves = { $count ->
    [0] Legal moves
   *[other] Legal moves ({ $count })
}
editor-no-moves-before-roll = Choose a roll to see the moves.
editor-no-moves-starting = The starting rolls are not over. Choose whose turn it is.
# $count (number)
editor-all = Show all { $count }
editor-fewer = Show fewer
editor-chances-unknown = This server cannot calculate win chances.
editor-over = The game is over

## Why a game cannot start from this position

editor-play-on-over = The game is over.
editor-play-on-starting = First choose whose turn it is.
# $name (string): the seat whose turn it is.
editor-play-as = You play as { $name }

## The stacks

editor-stacks = Coins and euros
editor-stack-of = Whose stack?
# $coin (number): the value in cents.
editor-coin = { $coin } cents
editor-euro = 1 euro
# $what (string): a coin or a euro. $name (string): whose.
editor-one-more = Add { $what }: { $name }
editor-one-less = Remove { $what }: { $name }

## The table

editor-table = Table and rules
editor-start = Back to start position
editor-more-rules = More rules
editor-standard = Use the standard rules
# $name (string): the text in the address instead of an edition.
editor-edition-unknown = “{ $name }” (unknown)

## What is not right yet. $name (string): the player whose stack shows it.

editor-unreadable = Invalid position.
editor-example = A position has four parts: the coins of each stack, the euros of each player, whose turn it is, and the roll.
editor-example-label = Example
editor-written-label = Your text
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = Expected at the mark: { $expected }.
editor-unreadable-rules = The address of this page has invalid rules.
editor-rules-label = In the address
# $edition (string): the label of the choice of the edition.
editor-rules-choose = Choose an option under “{ $edition }”, or use the standard rules.
editor-flaw-position-at-start = { $name }: before the first turn, everyone has one 5-cent coin and no euro.
editor-flaw-stack-up-to-two = { $name }: with the standard rules, a stack never holds more than €2.00.
editor-flaw-stack-not-one = { $name }: a stack of exactly €1.00 can’t stay on the table. Add or remove a coin.
editor-flaw-one-winner = { $name }: another player has already won.
