### Many games at once, and their statistics.

# $part, $example (string): parts of the name of a game.
lab-unknown = reglas no válidas: no se entiende { $part }; ejemplo: { $example }
lab-untrained = { $name } solo se ha entrenado con las reglas impresas, no con { $game }
# $most (number)
lab-impossible-coins = las monedas se indican con cuatro números de 0 a { $most }, para 50, 20, 10 y 5 céntimos
lab-impossible-die = un dado tiene de 1 a { $most } caras
lab-impossible-limit = el límite va de 0 a { $most } céntimos; sin límite es none
lab-impossible-target = una partida se gana con 1 a { $most } euros
lab-impossible-goal = la meta va de 10 a { $most } céntimos
lab-impossible-first-coins = hay menos de { $most } monedas de 5 céntimos, y cada jugador empieza con una
lab-impossible-out-of-reach = en este juego nadie puede llegar a tener exactamente { $most } céntimos
# $game (string), $positions, $most (number)
lab-too-large = { $game } no se puede resolver: tiene { $positions } posiciones y el máximo es { $most }
# $game (string)
simulate-no-records = --records necesita las reglas standard o classic, no { $game }

simulate-playing = Jugando
simulate-nothing = se interrumpió antes de terminar la primera partida
# $games, $seed (number), $rules (string)
simulate-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con las reglas { $rules }, semilla { NUMBER($seed, useGrouping: 0) }.
simulate-title-interrupted = Interrumpido después de { $games ->
    [one] una partida
   *[other] { $games } partidas
} con las reglas { $rules }, semilla { NUMBER($seed, useGrouping: 0) }.
simulate-seat = Asiento { $seat }
# $share, $low, $high (string): with a percent sign.
simulate-share = { $share } ({ $low } a { $high })
# $first, $last (string): shares.
simulate-begins = El primer jugador gana el { $first }; el último, el { $last }.
# $mean (string), $half, $tenth, $hundredth, $longest (number): turns.
simulate-turns = Una partida dura { $mean } turnos de media. La mitad dura { $half } o menos; una de cada diez, { $tenth } o más; una de cada cien, { $hundredth } o más. La más larga duró { $longest }.
simulate-rounds = Una partida tiene { $rounds } rondas de media, de { $turns } turnos cada una.
simulate-handed = El { $share } de los euros se ganó con el movimiento de otro jugador.
simulate-dragging = El { $share } de las partidas duró al menos el triple que la mediana.
# $games (number)
simulate-unfinished = { $games ->
    [one] Una partida se abandonó porque no terminaba.
   *[other] { $games } partidas se abandonaron porque no terminaban.
}
simulate-kinds = Qué se hizo en los turnos:
simulate-kind-take = del centro a la pila propia
simulate-kind-return = de la pila propia al centro
simulate-kind-fetch = de la pila de otro jugador a la propia
simulate-kind-give = de la pila propia a la de otro jugador
simulate-kind-others-centre = entre la pila de otro jugador y el centro
simulate-kind-others = entre las pilas de otros dos jugadores
simulate-kind-zero = sin movimiento: el dado mostraba 0
simulate-kind-forced-pass = sin movimiento: no se podía mover ninguna moneda
simulate-kind-chosen-pass = sin movimiento: el jugador eligió pasar

arena-missing = falta el módulo { $module }; instálalo con: pip install "exactly-game[arena]"
arena-two-players = --players necesita al menos dos jugadores, cada uno indicado una sola vez
arena-one-among = --one y --among indican dos jugadores distintos y no se combinan con --players
arena-network-for-nobody = --network es para los jugadores que usan una red, y no participa ninguno
# $players, $seats (number)
arena-too-few = con --distinct, { $players } jugadores no bastan para { $seats } asientos; indica más jugadores
# $games, $seats, $seed, $lineups, $seatings (number), $rules (string)
arena-title = { $games } partidas con las reglas { $rules } y { $seats } asientos, semilla { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] una composición
   *[other] { $lineups } composiciones
} en las { $seatings } colocaciones posibles.
arena-title-interrupted = Interrumpido después de { $games ->
    [one] una partida
   *[other] { $games } partidas
} con las reglas { $rules } y { $seats } asientos, semilla { NUMBER($seed, useGrouping: 0) }: { $lineups ->
    [one] una composición
   *[other] { $lineups } composiciones
} en { $seatings } colocaciones.
# $one, $others, $share, $fair (string), $count (number)
arena-one-won = { $count ->
    [one] { $one } contra { $others } ganó el { $share }; le correspondería el { $fair }.
   *[other] Un { $one } contra { $count } { $others } ganó el { $share }; le correspondería el { $fair }.
}
arena-player = Jugador
arena-seats-taken = Asientos
# $fair (string): with a percent sign.
arena-won = Ganó (justo: { $fair })
arena-rating = Fuerza
arena-at-least = Mínimo
# $count (number)
arena-count = { $count }
# $small, $large (string): numbers.
arena-ratings-explained = La fuerza se calcula con openskill: media ± desviación típica; el mínimo es la media menos tres desviaciones. Entre dos jugadores, una ventaja de { $small } equivale a ganar el 60 % de las partidas; una de { $large }, el 75 %.
arena-meeting = Enfrentamiento
arena-met = Partidas
arena-ahead = Ganó el primero
arena-of-two-explained = Los intervalos tienen una confianza del 95 %.
arena-meetings-explained = Solo cuentan las partidas que ganó uno de los dos, para cada par de asientos. Los intervalos tienen una confianza del 95 %.
# $games, $seats (number)
arena-plot-ratings = Fuerza tras { $games } partidas con { $seats } asientos, con dos desviaciones típicas a cada lado
# $one, $others (string)
arena-plot-shares = Victorias de un { $one } contra { $others } (línea discontinua: la parte justa)
arena-all-seats = Todos los asientos
