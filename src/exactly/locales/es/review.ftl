### The review of a game: luck, the players’ skill, and better moves. .you is for the player who reads it.

# $percent (number): from 0 to 100.
review-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign (string): + or −, or nothing. $points (number): percentage points of the win chance, without a sign.
review-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-title = Análisis: { $players }
review-won = { $turns ->
    [one] { $name } ganó tras un turno.
   *[other] { $name } ganó tras { $turns } turnos.
}
    .you = { $turns ->
        [one] Ganaste tras un turno.
       *[other] Ganaste tras { $turns } turnos.
    }
review-unfinished = { $turns ->
    [one] La partida no ha terminado; se jugó un turno.
   *[other] La partida no ha terminado; se jugaron { $turns } turnos.
}
review-explained = Las probabilidades de ganar suponen que todos juegan a la perfección a partir de ahí.
review-estimated = Las probabilidades de ganar son estimaciones.
review-measured = Suerte: cuánto cambió la tirada la probabilidad de ganar. Habilidad: cuánto costó el movimiento (0 es lo mejor). En puntos porcentuales.
review-curve = Probabilidad de ganar: { $name }
# $label, $text (string): texts of this file, or a list of them.
review-labelled = { $label }: { $text }
review-curve-turns = turno
review-curve-euros = euros
review-turns-that-matter = Turnos clave
review-no-turn-matters = Ningún turno destaca: no hubo errores ni tiradas que cambiaran mucho.
review-all-turns = Todos los turnos
review-all-hint = --all muestra todos los turnos.
review-page-written = El análisis está en { $file }
review-not-its-page = { $file } ya existe y no es un análisis; elige otro nombre

## A turn. $better (string): a move. $face (string): of the die. $luck, $doing (string): points. $grade (string)

review-turn = Turno { $turn }: { $name } saca «{ $face }».
    .you = Turno { $turn }: sacas «{ $face }».
review-turn-changes = Suerte { $luck }, habilidad { $doing } ({ $grade }). Probabilidad de ganar antes de tirar, tras la tirada y tras el movimiento: { $chances }.
review-better = Mejor: { $better }
# The same with a coin. $coin (number). $origin, $goal: centre, you or seat. $source, $target (string): whose stacks.
review-better-coin = Mejor: mover una moneda de { $coin } { $origin ->
    [centre] del centro
    [you] de tu pila
   *[seat] de { $source }
} { $goal ->
    [centre] al centro
    [you] a tu pila
   *[seat] a { $target }
}
review-euro = { $names } { $count ->
    [one] se lleva un euro.
   *[other] se llevan un euro cada uno.
}
    .you = { $count ->
        [one] Te llevas un euro.
       *[other] Un euro para ti y otro para { $names }.
    }
review-starting = Tiradas iniciales
review-starting-roll = { $name } saca «{ $face }»

## Grades

review-grade-forced = sin elección
review-grade-best = óptimo
review-grade-good = bueno
review-grade-inexact = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave

## Why another move was better. $name (string): the player it is about. $coin (number): the value in cents.

review-reason-wins-game = El mejor movimiento gana la partida al momento.
review-reason-takes-euro = El mejor movimiento se lleva el euro al momento.
review-reason-gives-game = El movimiento elegido le da la partida a { $name }.
    .you = El movimiento elegido te da la partida.
review-reason-gives-euro = El movimiento elegido le da un euro a { $name }.
    .you = El movimiento elegido te da un euro.
review-reason-leaves-coin = Tras el movimiento elegido, { $name } consigue un euro con un { $coin } o un «?» (2 caras de 6). Tras el mejor, con ninguna.
    .you = Tras el movimiento elegido, consigues un euro con un { $coin } o un «?» (2 caras de 6). Tras el mejor, con ninguna.
review-reason-keeps-coin = Tras el mejor movimiento, { $name } consigue un euro con un { $coin } o un «?» (2 caras de 6).
    .you = Tras el mejor movimiento, consigues un euro con un { $coin } o un «?» (2 caras de 6).
# $made, $better (string): amounts of money.
review-reason-sends-away = El mejor movimiento deja a { $name } a { $better } de un euro; el elegido, solo a { $made }.
    .you = El mejor movimiento te deja a { $better } de un euro; el elegido, solo a { $made }.
# $points (number): percentage points of the win chance.
review-reason-chance = Con el mejor movimiento, la probabilidad de ganar es { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos porcentuales mayor.

## Summary

review-summary = Resumen
review-summary-start = al principio
review-summary-luck = suerte
review-summary-own = habilidad
review-summary-others = { $seats ->
    [2] movimientos del rival
   *[other] movimientos de los demás
}
review-summary-end = al final
review-summary-loss = pérdida media por movimiento
review-summary-turning-points = Momentos decisivos
# $name (string): the player who rolled or moved. $points (string): with a sign.
review-swing-luck = turno { $turn }, tirada de { $name }: { $points }
    .you = turno { $turn }, tu tirada: { $points }
review-swing-doing = turno { $turn }, movimiento de { $name }: { $points }
    .you = turno { $turn }, tu movimiento: { $points }

## The influence of players on each other, for three and more

review-influence = Quién ayudó o perjudicó a quién
review-influence-about = Cuánto cambió cada probabilidad de ganar por los movimientos del jugador de la izquierda, en puntos porcentuales.
review-influence-of = movimientos de

## The page

review-table-turn = Turno
review-table-who = Jugador
review-table-roll = Tirada
review-table-move = Movimiento
review-table-chance = Probabilidad de ganar
    .you = Tu probabilidad
review-table-luck = Suerte
review-table-skill = Habilidad
review-table-grade = Valoración
review-mark-move = movimientos que más costaron
review-mark-roll = tiradas decisivas
# $seats (string): numbers and names.
review-mark-euro = un euro y quién lo ganó: { $seats }
