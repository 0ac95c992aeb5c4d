### Positions: laid by hand in the browser, shared by their address.

editor-text = Position as text
editor-share = Share
editor-copied = Link copied
editor-share-failed = That did not work. The address of this page is the link: copy it from there.
editor-prompt = Lay any position: move coins as you like.
# $coin (number): what is in the hand, in cents.
editor-prompt-lay = Put the { $coin } wherever you like.
editor-prompt-unclear = The table cannot show what the text says.

## Whose turn it is, and the die

editor-turn = Whose turn?
editor-die = The die shows
editor-before-roll = no roll yet
# $face (string): 0, ?, 50, 20, 10 or 5.
editor-face = { $face }

## The moves

# $count (number)
editor-moves = { $count ->
    [0] Legal moves
   *[other] Legal moves ({ $count })
}
editor-no-moves-before-roll = Before the roll. Choose what the die shows, and the moves appear here.
editor-no-moves-starting = The die still decides who begins. Choose whose turn it is to go on.
# $count (number)
editor-all = Show all { $count }
editor-fewer = Show fewer
editor-chances-unknown = This server cannot work out chances to win.
editor-over = The game is over

## Why it cannot be played on from here

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
editor-one-more = One more: { $what }, { $name }
editor-one-less = One less: { $what }, { $name }

## The table

editor-table = Table and rules
editor-start = Back to the start position
editor-more-rules = More rules
editor-standard = Use the standard rules
# $name (string): what stands in the address instead of an edition.
editor-edition-unknown = “{ $name }” (unknown)

## What is not right yet. $name (string): at whose stack it shows.

editor-unreadable = This is not a position yet.
editor-example = A position looks like this: the coins of each stack, the euros of each player, whose turn it is, and the die.
editor-example-label = For example
editor-written-label = Your text
# $expected (string): one of the phrases of notation.ftl.
editor-at-mark = What would fit at the mark: { $expected }.
editor-unreadable-rules = The address of this page asks for rules that are not known here.
editor-rules-label = In the address
# $edition (string): what the choice of the edition is called.
editor-rules-choose = Choose one at “{ $edition }”, or take the standard.
editor-flaw-position-at-start = { $name }: while it is rolled for who begins, everybody holds one 5-cent coin and no euro.
editor-flaw-stack-up-to-two = { $name }: more than €2.00 never lies in a stack by the standard rules.
editor-flaw-stack-not-one = { $name }: exactly one euro would have been taken at once. One coin more or less, and it goes on.
editor-flaw-one-winner = { $name }: somebody else has won already.
