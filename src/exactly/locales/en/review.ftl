### The review of a game: luck, skill and better moves. .you is for the reader.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $sign (string): +, − or empty. $points (number): percentage points of the win chance, without a sign.
review-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Review: { $players }
review-won = { $turns ->
    [one] { $name } won after one turn.
   *[other] { $name } won after { $turns } turns.
}
    .you = { $turns ->
        [one] You won after one turn.
       *[other] You won after { $turns } turns.
    }
review-unfinished = { $turns ->
    [one] The game is not finished; one turn was played.
   *[other] The game is not finished; { $turns } turns were played.
}
review-explained = Win chances assume that everyone plays perfectly from then on.
review-estimated = Win chances are estimates.
review-measured = Luck: how the roll changed the win chance. Skill: what the move cost (0 is best). Both in percentage points.
review-curve = Win chance of { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label }: { $text }
review-curve-turns = turn
review-curve-euros = euros
review-turns-that-matter = Key turns
review-no-turn-matters = No key turns: no mistakes and no decisive rolls.
review-all-turns = All turns
review-all-hint = --all shows every turn.
review-page-written = Review written to { $file }
review-not-its-page = { $file } already exists and is not a review. Choose another name.

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): percentage points. $grade (string)

review-turn = Turn { $turn }: { $name } rolls “{ $face }”.
    .you = Turn { $turn }: you roll “{ $face }”.
review-turn-changes = Luck { $luck }, skill { $doing } ({ $grade }). Win chance before the roll, after it and after the move: { $chances }.
review-better = Better: { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Better: a { $coin } from { $origin ->
    [centre] the centre
    [you] you
   *[seat] { $source }
} to { $goal ->
    [centre] the centre
    [you] you
   *[seat] { $target }
}
review-euro = { $names } { $count ->
    [one] takes a euro.
   *[other] take a euro each.
}
    .you = { $count ->
        [one] You take a euro.
       *[other] You and { $names } take a euro each.
    }
review-starting = Starting rolls
review-starting-roll = { $name } rolls “{ $face }”

## Grades

review-grade-forced = no choice
review-grade-best = best
review-grade-good = good
review-grade-inexact = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

## Why another move was better. $name (string): the player concerned. $coin (number): the value in cents.

review-reason-wins-game = The better move wins the game at once.
review-reason-takes-euro = The better move takes the euro at once.
review-reason-gives-game = The move played gives { $name } the game.
    .you = The move played gives you the game.
review-reason-gives-euro = The move played gives { $name } a euro.
    .you = The move played gives you a euro.
review-reason-leaves-coin = After the move played, { $name } can make a euro with a { $coin } or a ? (2 in 6). After the better move, no roll does.
    .you = After the move played, you can make a euro with a { $coin } or a ? (2 in 6). After the better move, no roll does.
review-reason-keeps-coin = After the better move, { $name } can make a euro with a { $coin } or a ? (2 in 6).
    .you = After the better move, you can make a euro with a { $coin } or a ? (2 in 6).
# $made, $better (string): amounts of money.
review-reason-sends-away = The better move leaves { $name } { $better } away from one euro, the move played only { $made }.
    .you = The better move leaves you { $better } away from one euro, the move played only { $made }.
# $points (number): percentage points of the win chance.
review-reason-chance = The better move has a win chance { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points higher.

## Summary

review-summary = Summary
review-summary-start = at the start
review-summary-luck = luck
review-summary-own = skill
review-summary-others = { $seats ->
    [2] the other’s moves
   *[other] the others’ moves
}
review-summary-end = at the end
review-summary-loss = average loss per move
review-summary-turning-points = Turning points
# $name (string): the player who rolled or moved. $points (string): with a sign.
review-swing-luck = turn { $turn }, { $name }’s roll: { $points }
    .you = turn { $turn }, your roll: { $points }
review-swing-doing = turn { $turn }, { $name }’s move: { $points }
    .you = turn { $turn }, your move: { $points }

## The influence of players on each other, for three or more

review-influence = Who helped or hurt whom
review-influence-about = How the moves of the player on the left changed each player’s win chance, in percentage points.
review-influence-of = moves of

## The page

review-table-turn = Turn
review-table-who = Player
review-table-roll = Roll
review-table-move = Move
review-table-chance = Win chance
    .you = Your win chance
review-table-luck = Luck
review-table-skill = Skill
review-table-grade = Grade
review-mark-move = costliest moves
review-mark-roll = decisive rolls
# $seats (string): numbers and names.
review-mark-euro = a euro and its winner: { $seats }
