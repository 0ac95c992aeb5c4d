### The analysis of a game: luck, skill and better moves. .you addresses the reader.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign (string): + or −, or nothing. $points (number): percentage points, without a sign.
review-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Analyse: { $players }
review-won = { $turns ->
    [one] { $name } hat nach einem Zug gewonnen.
   *[other] { $name } hat nach { $turns } Zügen gewonnen.
}
    .you = { $turns ->
        [one] Du hast nach einem Zug gewonnen.
       *[other] Du hast nach { $turns } Zügen gewonnen.
    }
review-unfinished = { $turns ->
    [one] Die Partie ist nicht zu Ende; gespielt wurde ein Zug.
   *[other] Die Partie ist nicht zu Ende; gespielt wurden { $turns } Züge.
}
review-explained = Gewinnchancen bei perfektem Spiel aller Spieler.
review-estimated = Die Gewinnchancen sind geschätzt.
review-measured = Glück: wie der Wurf die Gewinnchance geändert hat. Können: was der Zug gekostet hat (0 ist optimal). Beides in Prozentpunkten.
review-curve = Gewinnchance: { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label }: { $text }
review-curve-turns = Zug
review-curve-euros = Euros
review-turns-that-matter = Wichtige Züge
review-no-turn-matters = Kein Zug sticht heraus: kein Fehler und kein Wurf, der viel geändert hat.
review-all-turns = Alle Züge
review-all-hint = --all zeigt jeden Zug.
review-page-written = Die Analyse steht in { $file }
review-not-its-page = { $file } existiert schon und ist keine Analyse; wähle einen anderen Namen

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Zug { $turn }: { $name } würfelt „{ $face }“.
    .you = Zug { $turn }: Du würfelst „{ $face }“.
review-turn-changes = Glück { $luck }, Können { $doing } ({ $grade }). Gewinnchance vor dem Wurf, nach dem Wurf und nach dem Zug: { $chances }.
review-better = Besser: { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Besser: eine { $coin } { $origin ->
    [centre] aus der Mitte
    [you] von dir
   *[seat] von { $source }
} { $goal ->
    [centre] in die Mitte
    [you] zu dir
   *[seat] zu { $target }
}
review-euro = { $names } { $count ->
    [one] bekommt einen Euro.
   *[other] bekommen je einen Euro.
}
    .you = { $count ->
        [one] Du bekommst einen Euro.
       *[other] Du und { $names } bekommt je einen Euro.
    }
review-starting = Startwürfe
review-starting-roll = { $name } würfelt „{ $face }“

## Grades

review-grade-forced = keine Wahl
review-grade-best = optimal
review-grade-good = gut
review-grade-inexact = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Patzer

## Why another move was better. $name (string): the player it is about. $coin (number): the value in cents.

review-reason-wins-game = Der bessere Zug gewinnt die Partie sofort.
review-reason-takes-euro = Der bessere Zug holt den Euro sofort.
review-reason-gives-game = Der gespielte Zug schenkt { $name } die Partie.
    .you = Der gespielte Zug schenkt dir die Partie.
review-reason-gives-euro = Der gespielte Zug schenkt { $name } einen Euro.
    .you = Der gespielte Zug schenkt dir einen Euro.
review-reason-leaves-coin = Nach dem gespielten Zug bekommt { $name } mit einer { $coin } oder einem „?“ einen Euro (2 von 6 Seiten), nach dem besseren mit keinem Wurf.
    .you = Nach dem gespielten Zug bekommst du mit einer { $coin } oder einem „?“ einen Euro (2 von 6 Seiten), nach dem besseren mit keinem Wurf.
review-reason-keeps-coin = Nach dem besseren Zug bekommt { $name } mit einer { $coin } oder einem „?“ einen Euro (2 von 6 Seiten).
    .you = Nach dem besseren Zug bekommst du mit einer { $coin } oder einem „?“ einen Euro (2 von 6 Seiten).
# $made, $better (string): amounts of money.
review-reason-sends-away = Nach dem besseren Zug ist { $name } { $better } von einem Euro entfernt, nach dem gespielten nur { $made }.
    .you = Nach dem besseren Zug bist du { $better } von einem Euro entfernt, nach dem gespielten nur { $made }.
# $points (number): percentage points.
review-reason-chance = Der bessere Zug bringt auf lange Sicht { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte mehr.

## Summary

review-summary = Zusammenfassung
review-summary-start = am Anfang
review-summary-luck = Glück
review-summary-own = Können
review-summary-others = { $seats ->
    [2] Züge des Gegners
   *[other] Züge der anderen
}
review-summary-end = am Ende
review-summary-loss = Verlust pro Zug im Schnitt
review-summary-turning-points = Wendepunkte
# $name (string): the player who rolled or moved. $points (string): with a sign.
review-swing-luck = Zug { $turn }, Wurf von { $name }: { $points }
    .you = Zug { $turn }, dein Wurf: { $points }
review-swing-doing = Zug { $turn } ({ $name }): { $points }
    .you = Zug { $turn } (du): { $points }

## The influence of players on each other, from three players on

review-influence = Wer wem geholfen oder geschadet hat
review-influence-about = Wie die Züge des Spielers links die Gewinnchance jedes Spielers verändert haben, in Prozentpunkten.
review-influence-of = Züge von

## The page

review-table-turn = Nr.
review-table-who = Spieler
review-table-roll = Wurf
review-table-move = Zug
review-table-chance = Gewinnchance
    .you = Deine Gewinnchance
review-table-luck = Glück
review-table-skill = Können
review-table-grade = Bewertung
review-mark-move = größte Fehler
review-mark-roll = folgenreiche Würfe
# $seats (string): numbers and names.
review-mark-euro = ein Euro, und für wen: { $seats }
