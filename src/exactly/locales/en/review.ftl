### The review of a game: what was luck, what was the players’ doing, what was better. .you is for who reads it.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
# $sign (string): + or −, or nothing. $points (number): hundredths of the chance to win, without a sign.
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
review-explained = Chances to win if everybody plays perfectly from there on.
review-estimated = Chances to win are estimates.
review-measured = Luck is what the roll changed, skill what the move gave away: 0 is best. Both are in points, hundredths of a game.
review-curve = Chance of { $name } to win
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label }: { $text }
review-curve-turns = turn
review-curve-euros = euros
review-turns-that-matter = Turns that mattered
review-no-turn-matters = No turn stands out: no mistake, and no roll that changed a lot.
review-all-turns = All turns
review-all-hint = --all shows every turn.
review-page-written = The review is in { $file }
review-not-its-page = { $file } is there already and is not a review; choose another name

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Turn { $turn }: { $name } rolls “{ $face }”.
    .you = Turn { $turn }: you roll “{ $face }”.
review-turn-changes = Luck { $luck }, skill { $doing } ({ $grade }); before the roll, after it, after the move: { $chances }.
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
review-grade-inexact = so-so
review-grade-mistake = mistake
review-grade-blunder = costly

## Why another move was better. $name (string): who it is about. $coin (number): the value in cents.

review-reason-wins-game = The better move wins the game at once.
review-reason-takes-euro = The better move takes the euro at once.
review-reason-gives-game = The move made hands { $name } the game.
    .you = The move made hands you the game.
review-reason-gives-euro = The move made hands { $name } a euro.
    .you = The move made hands you a euro.
review-reason-leaves-coin = The move made leaves { $name } needing a { $coin }: two faces of six. The better move leaves none.
    .you = The move made leaves you needing a { $coin }: two faces of six. The better move leaves none.
review-reason-keeps-coin = After the better move, { $name } needs just a { $coin } for a euro: two faces of six.
    .you = After the better move, you need just a { $coin } for a euro: two faces of six.
# $made, $better (string): amounts of money.
review-reason-sends-away = The better move leaves { $name } { $better } from one euro, the move made only { $made }.
    .you = The better move leaves you { $better } from one euro, the move made only { $made }.
# $points (number): hundredths of the chance to win.
review-reason-chance = The better move is worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more in the long run.

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
# $name (string): who rolled or moved. $points (string): with a sign.
review-swing-luck = turn { $turn }, { $name }’s roll: { $points }
    .you = turn { $turn }, your roll: { $points }
review-swing-doing = turn { $turn }, { $name }’s move: { $points }
    .you = turn { $turn }, your move: { $points }

## The influence of players on each other, for three and more

review-influence = Who helped or hurt whom
review-influence-about = What the moves of the player on the left changed for everybody, that player included, in points.
review-influence-of = moves of

## The page

review-table-turn = Turn
review-table-who = Who
review-table-roll = Roll
review-table-move = Move
review-table-chance = Mover’s chance
    .you = Your chance
review-table-luck = Luck
review-table-skill = Skill
review-table-grade = Grade
review-mark-move = costliest moves
review-mark-roll = rolls that changed a lot
# $seats (string): numbers and names.
review-mark-euro = a euro, and for whom: { $seats }
